import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { DataHome } from './data-home.ts'
import { databaseUser, identityFor, serverEnvironment } from './database-folder.ts'
import { endWithServer } from './end-with-server.ts'
import { clearLeftovers } from './leftovers.ts'
import { clearSocketFolder, databasePort } from './socket-folder.ts'
import { databaseStartError } from './start-errors.ts'

export type LaunchPlan = {
  readonly home: DataHome
  readonly binariesFolder: string
  readonly socketFolder: string
  readonly maxConnections: number
  /** Whether what reached a commit is on the disk by then, not with the system alone. */
  readonly outlivesMachine: boolean
  readonly log: (line: string) => void
}

export const databaseName = 'vitrine'

const longestLogBytes = 4 * 1024 * 1024
const leftoverRetries = 20
const leftoverWaitMs = 250
const pollMs = 5

/**
 * Starts PostgreSQL and resolves when it takes connections. Children of a PostgreSQL that was
 * killed may hold its shared memory for a moment: such a start is tried again, 20 times at most.
 *
 * @throws DatabaseStartError `folder-held-by-other-postgres`, `leftovers-stay`, `disk-full`, `start-failed`
 */
export async function launchPostgres(
  plan: LaunchPlan,
  onSpawn: (child: ChildProcess) => void,
): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    // each time: a server that was just starting when its Node was killed shows itself late
    await clearLeftovers(plan.home, plan.log)
    await clearSocketFolder(plan.socketFolder)
    const started = await launchOnce(plan, onSpawn)
    if ('child' in started) return started.child
    const { reason } = started
    const isLeftover = isHeldByLeftover(reason)
    if (isLeftover && attempt <= leftoverRetries) {
      await sleep(Math.min(leftoverWaitMs, 20 * 2 ** attempt))
      continue
    }
    const folder = plan.home.databaseFolder
    if (isLeftover) throw databaseStartError('leftovers-stay', { folder, reason })
    if (/No space left|Disk quota/.test(reason)) throw databaseStartError('disk-full', { folder })
    throw databaseStartError('start-failed', { logFile: logFileOf(plan.home), reason })
  }
}

/** Whether PostgreSQL refuses to start because of what a killed one has left behind. */
function isHeldByLeftover(reason: string): boolean {
  if (reason.includes('pre-existing shared memory block')) return true
  return reason.includes('lock file ') && reason.includes(' already exists')
}

async function launchOnce(
  plan: LaunchPlan,
  onSpawn: (child: ChildProcess) => void,
): Promise<{ child: ChildProcess } | { reason: string }> {
  const logFile = logFileOf(plan.home)
  const logDescriptor = openLog(logFile)
  const logStart = fstatSync(logDescriptor).size
  const child = spawn(
    join(plan.binariesFolder, 'bin', 'postgres'),
    ['-D', plan.home.databaseFolder, '-k', plan.socketFolder, ...settings(plan)],
    {
      ...identityFor(plan.home),
      // a session of its own: Ctrl-C in the terminal must reach Node first, which then drains
      detached: true,
      cwd: plan.home.databaseFolder,
      env: serverEnvironment(),
      // a file, not a pipe: a busy or dead Node must never hold up the database
      stdio: ['ignore', logDescriptor, logDescriptor],
    },
  )
  closeSync(logDescriptor)
  endWithServer(child, plan.home)
  onSpawn(child)
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', () => resolve(readReason(logFile, logStart)))
  })
  try {
    const reason = await readyOr(child, ended, plan)
    return reason === undefined ? { child } : { reason }
  } catch (error) {
    child.kill('SIGQUIT')
    await ended
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Sized for a small machine that also runs Node and image work. What reached a commit is on the
 * disk (`fsync`, `synchronous_commit`). The log holds no statement and no detail, for these carry
 * what shoppers typed.
 */
function settings({ maxConnections, outlivesMachine }: LaunchPlan): readonly string[] {
  const safety = outlivesMachine ? 'on' : 'off'
  const values: Readonly<Record<string, string>> = {
    listen_addresses: '',
    port: String(databasePort),
    unix_socket_permissions: '0700',
    max_connections: String(maxConnections),
    shared_buffers: '32MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    huge_pages: 'off',
    jit: 'off',
    // no reader processes of its own: the page cache of the system serves a database of this size
    io_method: 'sync',
    max_parallel_workers_per_gather: '0',
    fsync: safety,
    synchronous_commit: safety,
    full_page_writes: safety,
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    max_wal_size: '256MB',
    min_wal_size: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    logging_collector: 'off',
    log_destination: 'stderr',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function logFileOf(home: DataHome): string {
  return join(home.home, 'database.log')
}

/** One older log is kept, so that the folder cannot fill the disk with it. */
function openLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > longestLogBytes) renameSync(logFile, `${logFile}.old`)
  return openSync(logFile, 'a', 0o600)
}

function readReason(logFile: string, from: number): string {
  const lines = readFileSync(logFile).subarray(from).toString('utf8').trim().split('\n')
  const telling = lines.find((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? ''
  return telling.replace(/^.*?(FATAL|PANIC|ERROR|LOG):\s*/, '').trim() || 'it ended without a word'
}

/** Undefined when the server takes connections; the reason when it ended first. */
async function readyOr(
  child: ChildProcess,
  ended: Promise<string>,
  plan: LaunchPlan,
): Promise<string | undefined> {
  let reason: string | undefined
  void ended.then((text) => (reason = text))
  for (let tries = 1; ; tries++) {
    if (saysReady(plan.home, child.pid)) {
      const state = await Promise.race([ended, tryConnection(plan.socketFolder)])
      if (state === 'ready' && reason === undefined) return undefined
    }
    if (tries % 2_000 === 0) plan.log('the database is still recovering from the last stop')
    await Promise.race([ended, sleep(pollMs)])
    if (reason !== undefined) return reason
  }
}

/** PostgreSQL writes its state to the last line of its pid file; asking there costs it nothing. */
function saysReady(home: DataHome, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(home.databaseFolder, 'postmaster.pid'), 'utf8').split('\n')
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

async function tryConnection(socketFolder: string): Promise<'ready' | 'not-yet'> {
  const state = await connectTo(databaseName, socketFolder)
  if (state !== 'no-such-database') return state
  const client = clientFor('postgres', socketFolder)
  try {
    await client.connect()
    await client.query(`create database ${databaseName}`)
    return 'ready'
  } finally {
    await client.end()
  }
}

async function connectTo(
  database: string,
  socketFolder: string,
): Promise<'ready' | 'not-yet' | 'no-such-database'> {
  const client = clientFor(database, socketFolder)
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === '3D000' ? 'no-such-database' : 'not-yet'
  } finally {
    await client.end().catch(() => undefined)
  }
}

function clientFor(database: string, socketFolder: string): pg.Client {
  const client = new pg.Client({
    host: socketFolder,
    port: databasePort,
    user: databaseUser,
    database,
    connectionTimeoutMillis: 5_000,
  })
  // a server that dies meanwhile is told of by its exit
  client.on('error', () => undefined)
  return client
}
