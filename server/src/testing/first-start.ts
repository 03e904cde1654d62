import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The name of the variable that holds the folder of a first start which others may begin from. */
export const firstStartVariable = 'VITRINE_TEST_FIRST_START'

/**
 * A folder that an embedded PostgreSQL can keep its data in.
 * @param first the folder of a first start, to begin with a copy of it, which takes a tenth of its time
 */
export async function makeDataFolder(first?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-journey-'))
  // under root, PostgreSQL is another user, who must get in
  await chmod(folder, 0o711)
  // with owners, as PostgreSQL does not begin on files of somebody else
  if (first !== undefined) await promisify(execFile)('cp', ['-a', `${first}/.`, folder])
  return folder
}

export function dropDataFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}
