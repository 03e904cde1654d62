import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  lchown,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DataHome, RunAs } from './data-home.ts'
import { databaseStartError } from './start-errors.ts'

export const databaseUser = 'vitrine'

/**
 * Whether there is a database, and one of the major version that is brought.
 *
 * @throws DatabaseStartError `other-major-version`, `folder-is-not-a-database`
 */
export async function findDatabase(home: DataHome, major: number): Promise<boolean> {
  const folder = home.databaseFolder
  if (!existsSync(folder) || (await readdir(folder)).length === 0) return false
  await refuseOtherVersion(folder, major)
  return true
}

/**
 * Makes the database folder if there is none, and sees that PostgreSQL will accept it: 0700 and
 * owned by the user it runs as.
 *
 * @throws DatabaseStartError `creation-failed`, `disk-full`
 */
export async function prepareDatabaseFolder(
  home: DataHome,
  binariesFolder: string,
  hasDatabase: boolean,
): Promise<void> {
  const folder = home.databaseFolder
  if (hasDatabase) return giveTo(folder, home)
  await removeDrafts(home.home)
  const draft = await mkdtemp(`${folder}.draft-`)
  if (home.switchesUser) await chown(draft, home.runAs.uid, home.runAs.gid)
  await createDatabase(draft, folder, home, binariesFolder)
  await rm(folder, { recursive: true, force: true })
  // only a whole database gets the name
  await rename(draft, folder)
}

/** An initdb that outlived its Node may still write to its draft; then the next start removes it. */
async function removeDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith('database.draft-'))
  await Promise.allSettled(
    drafts.map((name) => rm(join(home, name), { recursive: true, force: true })),
  )
}

async function refuseOtherVersion(folder: string, brought: number): Promise<void> {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file)) throw databaseStartError('folder-is-not-a-database', { folder })
  const found = (await readFile(file, 'utf8')).trim()
  if (found !== String(brought)) {
    throw databaseStartError('other-major-version', { folder, found, brought })
  }
}

/** Mends what a copy by hand leaves: root as owner, or a folder that others may read. */
async function giveTo(folder: string, home: DataHome): Promise<void> {
  const { uid, mode } = await stat(folder)
  if (home.switchesUser && uid === 0) await chownTree(folder, home.runAs)
  if ((mode & 0o777) !== 0o700) await chmod(folder, 0o700)
}

async function chownTree(folder: string, user: RunAs): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await chownTree(path, user)
    else await lchown(path, user.uid, user.gid)
  }
  await chown(folder, user.uid, user.gid)
}

async function createDatabase(
  draft: string,
  folder: string,
  home: DataHome,
  binariesFolder: string,
): Promise<void> {
  const program = join(binariesFolder, 'bin', 'initdb')
  const options = { cwd: draft, env: serverEnvironment(), ...identityFor(home) }
  try {
    await promisify(execFile)(program, [...initdbArguments(), '-D', draft], options)
  } catch (error) {
    const reason = lastLine(error instanceof Error && 'stderr' in error ? String(error.stderr) : '')
    await rm(draft, { recursive: true, force: true })
    if (reason.includes('No space left')) throw databaseStartError('disk-full', { folder }, error)
    throw databaseStartError(
      'creation-failed',
      { folder, reason: reason || (error instanceof Error ? error.message : String(error)) },
      error,
    )
  }
}

/**
 * Code point order of the built-in provider: the same on every system and version, so indexes
 * survive an upgrade of the C library. Only the socket's owner can connect, hence `trust`.
 */
function initdbArguments(): readonly string[] {
  const isLinux = process.platform === 'linux'
  return [
    `--username=${databaseUser}`,
    '--auth=trust',
    '--encoding=UTF8',
    `--locale=${isLinux ? 'C.UTF-8' : 'C'}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    // one call for the programs and the database, instead of one for each of a thousand files
    `--sync-method=${isLinux ? 'syncfs' : 'fsync'}`,
  ]
}

/** The user a child runs as; Node takes ids above 2^31 as negative numbers. */
export function identityFor(home: DataHome): { uid?: number; gid?: number } {
  return home.switchesUser ? { uid: home.runAs.uid | 0, gid: home.runAs.gid | 0 } : {}
}

/** Nothing of ours but what a program needs: PG* variables of the caller would change the server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'TMPDIR', 'LD_LIBRARY_PATH'] as const
  const own = kept.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(own), LC_ALL: 'C' }
}

function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.includes('error') || line.includes('FATAL'))
  return (lines.at(-1) ?? text.trim().split('\n').at(-1) ?? '').trim()
}
