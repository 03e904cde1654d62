import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { databaseStartError } from './start-errors.ts'

/** Whom PostgreSQL runs as: an unprivileged user when Vitrine was started by root. */
export type RunAs = { readonly uid: number; readonly gid: number; readonly name: string }

export type DataHome = {
  /** Holds the binaries, the lock, the log and the database folder. */
  readonly home: string
  readonly databaseFolder: string
  readonly runAs: RunAs
  /** True when Node is root and PostgreSQL must be another user. */
  readonly switchesUser: boolean
  /** For the person who starts the server: where the data went, when not where they said. */
  readonly note?: string
}

/** Where root's data goes when the unprivileged user cannot reach the folder that was named. */
const sharedHome = '/var/lib/vitrine'

/**
 * Decides where the database lies and whom it runs as, and makes the folder. As root, a folder that
 * the unprivileged user cannot enter (a project under a 0700 home) is replaced by a folder of its
 * own under `/var/lib/vitrine`; but a database that exists stays where it is.
 *
 * @throws DatabaseStartError `no-passwd-entry`, `no-unprivileged-user`, `folder-not-reachable`,
 *   `folder-is-not-a-folder`
 */
export async function prepareDataHome(dataFolder: string): Promise<DataHome> {
  const wanted = resolve(dataFolder)
  if (existsSync(wanted) && !statSync(wanted).isDirectory()) {
    throw databaseStartError('folder-is-not-a-folder', { folder: wanted })
  }
  const uid = process.getuid?.() ?? 0
  if (uid !== 0) return ownHome(wanted, uid)

  const existing = findDatabaseFolder(wanted)
  const runAs = ownerOf(existing) ?? findUnprivilegedUser()
  if (existing === join(wanted, 'database')) {
    const barrier = findBarrier(wanted, runAs)
    if (barrier === undefined) return homeFor(wanted, runAs, true)
    throw databaseStartError('folder-not-reachable', {
      folder: existing,
      user: runAs.name,
      barrier,
    })
  }
  const barrier =
    findBarrier(wanted, runAs) ?? (await makeFolder(wanted, 0o711), findBarrier(wanted, runAs))
  if (existing === undefined && barrier === undefined) return homeFor(wanted, runAs, true)
  const fallback = fallbackFor(wanted)
  await makeFolder(fallback, 0o711)
  return {
    ...homeFor(fallback, runAs, true),
    note: `The database lies in ${fallback}, because it runs as user ${runAs.name}, who may not enter ${barrier ?? wanted}.`,
  }
}

async function ownHome(wanted: string, uid: number): Promise<DataHome> {
  const runAs = { uid, gid: process.getgid?.() ?? uid, name: ownName(uid) }
  await makeFolder(wanted, 0o700)
  return homeFor(wanted, runAs, false)
}

/** For sentences only. */
export function ownUserName(): string {
  const uid = process.getuid?.() ?? 0
  try {
    return ownName(uid)
  } catch {
    return `with id ${uid}`
  }
}

function ownName(uid: number): string {
  try {
    return userInfo().username
  } catch (error) {
    throw databaseStartError('no-passwd-entry', { uid }, error)
  }
}

function homeFor(folder: string, runAs: RunAs, switchesUser: boolean): DataHome {
  const home = realpathSync(folder)
  return { home, databaseFolder: join(home, 'database'), runAs, switchesUser }
}

function fallbackFor(wanted: string): string {
  const mark = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  const project = basename(dirname(wanted)).replace(/[^A-Za-z0-9._-]/g, '') || 'data'
  return join(sharedHome, `${project}-${mark}`)
}

/** The database folder of an earlier start, at either place. */
export function findDatabaseFolder(wanted: string): string | undefined {
  return [wanted, fallbackFor(wanted)]
    .map((home) => join(home, 'database'))
    .find((folder) => existsSync(join(folder, 'PG_VERSION')))
}

/** A database keeps its user, also when a user "postgres" is added to the machine later. */
function ownerOf(databaseFolder: string | undefined): RunAs | undefined {
  if (databaseFolder === undefined) return undefined
  const { uid, gid } = statSync(databaseFolder)
  if (uid === 0) return undefined
  const name = readUsers().find((user) => user.uid === uid)?.name ?? String(uid)
  return { uid, gid, name }
}

function findUnprivilegedUser(): RunAs {
  const users = readUsers()
  const found = ['postgres', 'nobody']
    .map((name) => users.find((user) => user.name === name))
    .find((user) => user !== undefined)
  if (found === undefined) throw databaseStartError('no-unprivileged-user', {})
  return found
}

/** Negative ids (macOS writes nobody as -2) come as the unsigned numbers the system uses. */
export function readUsers(passwd = readFileSync('/etc/passwd', 'utf8')): readonly RunAs[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    if (name === undefined || name.startsWith('#') || uid === undefined || gid === undefined)
      return []
    return [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }]
  })
}

/**
 * The first folder on the way down to `path` that the user may not enter; parts that do not exist
 * yet are no barrier, since they will be made enterable.
 */
export function findBarrier(path: string, user: RunAs): string | undefined {
  const real = realOrMissing(path)
  const parents = ancestorsOf(real)
  return parents.find((folder) => existsSync(folder) && !mayEnter(folder, user))
}

function realOrMissing(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const parent = dirname(path)
  return parent === path ? path : join(realOrMissing(parent), basename(path))
}

function ancestorsOf(path: string): readonly string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...ancestorsOf(parent), path]
}

function mayEnter(folder: string, user: RunAs): boolean {
  const { uid, gid, mode } = statSync(folder)
  if (uid === user.uid) return (mode & 0o100) !== 0
  if (gid === user.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}

/**
 * Makes missing folders with this mode whatever the umask; those that exist stay as they are. One by
 * one, because Node's recursive `mkdir` never ends where the system refuses a folder as missing, such
 * as in `/proc`.
 */
async function makeFolder(path: string, mode: number): Promise<void> {
  if (existsSync(path)) return
  await makeFolder(dirname(path), mode)
  const isMade = await mkdir(path).then(() => true, notIfThere)
  if (isMade) await chmod(path, mode)
}

/** Another process may have been quicker. */
function notIfThere(error: NodeJS.ErrnoException): boolean {
  if (error.code !== 'EEXIST') throw error
  return false
}
