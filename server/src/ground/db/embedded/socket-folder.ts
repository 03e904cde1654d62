import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBarrier, type DataHome } from './data-home.ts'
import { databaseStartError } from './start-errors.ts'

export const databasePort = 5432

/** The shortest limit of the supported systems (macOS), without the closing zero byte. */
const longestSocketPath = 103

/**
 * Makes the folder of the database's socket: under the temporary folder, since socket paths may not
 * be long, and named by a hash of the data path. Who may enter it may do everything in the database,
 * so it is 0700 and nobody else's.
 *
 * @throws DatabaseStartError `socket-folder-not-ours`
 */
export async function makeSocketFolder(home: DataHome): Promise<string> {
  const folder = socketFolderFor(home)
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const { uid } = home.runAs
  const found = await lstat(folder)
  if (found.isDirectory() && (found.mode & 0o077) === 0) {
    if (found.uid === uid) return folder
    if (home.switchesUser && found.uid === 0) {
      await chown(folder, uid, home.runAs.gid)
      return folder
    }
  }
  throw databaseStartError('socket-folder-not-ours', { folder })
}

/**
 * Removes what an earlier server left, when none runs any more: PostgreSQL would take a dead process
 * that nobody has waited for yet to be the holder of the socket.
 */
export async function clearSocketFolder(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith('.s.PGSQL.'))
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })))
}

export async function removeSocketFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

function socketFolderFor(home: DataHome): string {
  const mark = createHash('sha256').update(home.databaseFolder).digest('hex').slice(0, 16)
  const name = `vitrine-${mark}`
  const preferred = join(tmpdir(), name)
  const fits = join(preferred, `.s.PGSQL.${databasePort}`).length <= longestSocketPath
  const reachable = findBarrier(tmpdir(), home.runAs) === undefined
  return fits && reachable ? preferred : join('/tmp', name)
}
