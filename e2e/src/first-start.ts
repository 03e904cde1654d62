import { chmod, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  dropDataFolder,
  firstStartVariable,
  makeDataFolder,
} from '@vitrine/server/testing/first-start.ts'
import { startOn } from '@vitrine/server/testing/start-product.ts'

/**
 * One first start for all journeys that begin with nothing of their own; it ends with the run. Each
 * project of the run asks for it, and so does the run itself: the first of them makes it.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[firstStartVariable] !== undefined) return undefined
  const first = await makeFirstStart()
  process.env[firstStartVariable] = first.folder
  return async () => {
    delete process.env[firstStartVariable]
    await first.remove()
  }
}

export type FirstStart = { readonly folder: string; readonly remove: () => Promise<void> }

/** @param domain on which editor and sites are, where that is not `localhost` */
export async function makeFirstStart(domain?: string): Promise<FirstStart> {
  const folder = await makeDataFolder()
  await (await startOn(folder, {}, domain)).stop()
  const pictures = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  await shareCopies(folder, pictures)
  const programs = await mkdtemp(join(tmpdir(), 'vitrine-programs-'))
  await sharePrograms(folder, programs)
  const remove = async (): Promise<void> => {
    for (const made of [folder, pictures, programs]) await dropDataFolder(made)
  }
  return { folder, remove }
}

/** The database's programs, which are half of what a copy of the folder would copy, stand once. */
async function sharePrograms(dataFolder: string, programs: string): Promise<void> {
  // under root, PostgreSQL is another user, who must get in
  await chmod(programs, 0o711)
  for (const name of await readdir(dataFolder)) {
    if (!name.startsWith('postgres-')) continue
    await rename(join(dataFolder, name), join(programs, name))
    await symlink(join(programs, name), join(dataFolder, name))
  }
}

/**
 * Copies of pictures, which lie under the hash of what they were made of, are made once for all
 * journeys: each of them took a fifth of its time to make the same ones.
 */
async function shareCopies(dataFolder: string, pictures: string): Promise<void> {
  const cache = join(dataFolder, 'cache')
  await mkdir(cache, { recursive: true })
  await rm(join(cache, 'pictures'), { recursive: true, force: true })
  await symlink(pictures, join(cache, 'pictures'))
}
