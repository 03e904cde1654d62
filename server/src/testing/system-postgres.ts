import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { prepareDataHome, type DataHome } from '../ground/db/embedded/data-home.ts'
import { identityFor, serverEnvironment } from '../ground/db/embedded/database-folder.ts'

export type SystemPostgres = {
  /** As an owner would give it in DATABASE_URL; its user may create databases. */
  readonly url: string
  readonly majorVersion: number
  stop(): Promise<void>
}

/** The folder with `postgres` and `initdb` of the newest PostgreSQL of this machine, if any. */
function findSystemPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).map(Number).filter(Number.isInteger)
    : []
  const installed = versions
    .toSorted((one, other) => other - one)
    .map((version) => join(debian, String(version), 'bin'))
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'postgres'))
    .filter((program) => existsSync(program))
    .map((program) => dirname(realpathSync(program)))
  return [...installed, ...inPath].find(
    (folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')),
  )
}

/**
 * Starts the machine's own PostgreSQL on a free port with an empty database; undefined when the
 * machine has none. What the tests prove on the built-in database they prove on this one as well.
 */
export async function startSystemPostgres(): Promise<SystemPostgres | undefined> {
  const programs = findSystemPostgres()
  if (programs === undefined) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-system-postgres-'))
  // under root, PostgreSQL is another user, who must get in
  await chmod(folder, 0o711)
  const home = await prepareDataHome(join(folder, 'data')).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true })
    throw error
  })
  return start(programs, folder, home)
}

async function start(programs: string, folder: string, home: DataHome): Promise<SystemPostgres> {
  const as = { ...identityFor(home), env: serverEnvironment(), cwd: '/' }
  const data = home.databaseFolder
  await makeOwnFolder(home)
  const initdb = ['-D', data, '-U', 'vitrine', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8']
  await promisify(execFile)(join(programs, 'initdb'), [...initdb, '--no-sync'], as)
  const port = await findFreePort()
  const options = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...options, '-c', 'max_connections=200'],
    { ...as, stdio: 'ignore', detached: true },
  )
  const url = `postgres://vitrine@127.0.0.1:${port}/postgres`
  const stop = async (): Promise<void> => {
    await end(child)
    await rm(home.home, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { url, majorVersion: await waitUntilReady(url, child), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function makeOwnFolder(home: DataHome): Promise<void> {
  await mkdir(home.databaseFolder, { mode: 0o700 })
  if (home.switchesUser) await chown(home.databaseFolder, home.runAs.uid, home.runAs.gid)
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<number> {
  for (;;) {
    if (hasEnded(child)) throw new Error('the PostgreSQL of this machine did not start')
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ number: string }>(
        `select current_setting('server_version_num') as number`,
      )
      return Math.floor(Number(rows[0]?.number) / 10_000)
    } catch {
      await sleep(10)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await ended
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
