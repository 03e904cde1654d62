import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The name of the variable that holds the folder of a first start which others may begin from. */
export const firstStartVariable = 'VITRINE_TEST_FIRST_START'

/** An empty folder that an embedded PostgreSQL can keep its data in. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-journey-'))
  // under root, PostgreSQL is another user, who must get in
  await chmod(folder, 0o711)
  return folder
}

/**
 * A folder as the first start leaves it: a copy of the one that was made for all journeys, as making
 * a database and a site takes ten times as long as copying them; an empty one where there is none.
 */
export async function makeStartedFolder(): Promise<string> {
  const folder = await makeDataFolder()
  const first = process.env[firstStartVariable]
  // with owners, as PostgreSQL does not begin on files of somebody else
  if (first !== undefined) await promisify(execFile)('cp', ['-a', `${first}/.`, folder])
  return folder
}

export function dropDataFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}
