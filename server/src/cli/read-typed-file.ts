import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { CommandError, type Terminal } from './terminal.ts'

/** The text of a file that a person named at the terminal. */
export async function readTypedFile({ workingFolder }: Terminal, path: string): Promise<string> {
  try {
    return await readFile(resolve(workingFolder, path), 'utf8')
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${reasonOf(error)}.`)
  }
}

/** Why a file or folder cannot be used, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'there is nothing of that name'
  if (code === 'EACCES' || code === 'EPERM') return 'access is refused'
  if (code === 'EISDIR') return 'it is a folder'
  return error instanceof Error ? error.message : String(error)
}
