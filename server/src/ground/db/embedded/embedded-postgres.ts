import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  findPackagedBinaries,
  placeBinaries,
  readPackage,
  removeOtherBinaries,
} from './binaries.ts'
import { ownUserName, prepareDataHome } from './data-home.ts'
import { databaseUser, findDatabase, prepareDatabaseFolder } from './database-folder.ts'
import { takeOwnerLock, type OwnerLock } from './owner-lock.ts'
import { databaseName, launchPostgres, type LaunchPlan } from './postgres-process.ts'
import { databasePort, makeSocketFolder, removeSocketFolder } from './socket-folder.ts'
import { explainingFolderErrors } from './start-errors.ts'

/** Told when PostgreSQL ended without being asked to; it is being started again at that moment. */
export type ExitListener = (exit: {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}) => void

export type EmbeddedPostgres = {
  /** `host` is the folder of the socket. */
  readonly connection: {
    readonly host: string
    readonly port: number
    readonly user: string
    readonly database: string
  }
  /** The folder with everything the database needs; not the one asked for when `note` says so. */
  readonly dataFolder: string
  /** One sentence for the person who starts the server. */
  readonly note?: string
  /** Lets running statements end with an error, writes everything out and waits for the end. */
  stop(): Promise<void>
  onExit(listener: ExitListener): void
}

export type EmbeddedPostgresOptions = {
  readonly dataFolder: string
  readonly log?: (line: string) => void
  readonly maxConnections?: number
  /** False: what is written need not outlive the machine, as in tests; true unless told. */
  readonly outlivesMachine?: boolean
  /** The npm package with the binaries, when it is not the platform's own one in node_modules. */
  readonly packageFolder?: string
}

/**
 * Starts the PostgreSQL that npm brought, on a folder of its own, as a child of this process, and
 * keeps it running until `stop`: when it dies, it is started again on the same socket. The caller's
 * pools need an `error` listener to live through that.
 *
 * @throws DatabaseStartError with one sentence for the person who starts the server
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined)
  const packaged =
    options.packageFolder === undefined
      ? findPackagedBinaries()
      : readPackage(options.packageFolder)
  return explainingFolderErrors(options.dataFolder, ownUserName(), async () => {
    const home = await prepareDataHome(options.dataFolder)
    const lock = await takeOwnerLock(home.home)
    try {
      const hasDatabase = await findDatabase(home, packaged.major)
      const binariesFolder = await placeBinaries(home.home, packaged, hasDatabase)
      await prepareDatabaseFolder(home, binariesFolder, hasDatabase)
      const socketFolder = await makeSocketFolder(home)
      const plan = {
        home,
        binariesFolder,
        socketFolder,
        maxConnections: options.maxConnections ?? 60,
        outlivesMachine: options.outlivesMachine ?? true,
        log,
      }
      const supervisor = await superviseFrom(plan, lock)
      // what cannot be removed costs only room
      await removeOtherBinaries(home.home, packaged).catch(() => undefined)
      return {
        connection: {
          host: socketFolder,
          port: databasePort,
          user: databaseUser,
          database: databaseName,
        },
        dataFolder: home.home,
        ...(home.note === undefined ? {} : { note: home.note }),
        ...supervisor,
      }
    } catch (error) {
      await lock.release()
      throw error
    }
  })
}

// what a drained server has left of the 10 s it may take to end; an abrupt stop loses nothing
const longestStopMs = 1_500
const longestRestartWaitMs = 5_000

async function superviseFrom(
  plan: LaunchPlan,
  lock: OwnerLock,
): Promise<Pick<EmbeddedPostgres, 'stop' | 'onExit'>> {
  const listeners: ExitListener[] = []
  let child: ChildProcess | undefined
  let restarting: Promise<void> = Promise.resolve()
  const stopping = new AbortController()
  let stopped: Promise<void> | undefined

  const launch = async (): Promise<void> => {
    const running = await launchPostgres(plan, (spawned) => {
      child = spawned
      spawned.unref()
      if (stopping.signal.aborted) spawned.kill('SIGINT')
    })
    if (hasEnded(running)) handleEnd(running.exitCode, running.signalCode)
    else running.once('exit', handleEnd)
  }
  const handleEnd = (code: number | null, signal: NodeJS.Signals | null): void => {
    if (stopping.signal.aborted) return
    plan.log(`the database ended (${signal ?? `code ${code}`}); starting it again`)
    for (const listener of listeners) listener({ code, signal })
    restarting = relaunch(plan, lock, stopping.signal, launch)
  }
  // without a stop, an exit of Node still asks the database to end cleanly on its own
  const interrupt = (): void => void child?.kill('SIGINT')

  try {
    await launch()
  } catch (error) {
    await removeSocketFolder(plan.socketFolder)
    throw error
  }
  process.once('exit', interrupt)
  const stop = async (): Promise<void> => {
    stopping.abort()
    process.removeListener('exit', interrupt)
    // in a folder that is another's by now, the last checkpoint would spoil the other's database
    if (child !== undefined) await end(child, (await lock.isHeld()) ? 'SIGINT' : 'SIGKILL')
    await restarting
    await removeSocketFolder(plan.socketFolder)
    await lock.release()
  }
  return {
    stop: () => (stopped ??= stop()),
    onExit: (listener) => void listeners.push(listener),
  }
}

/** Starts the database again and again until it runs, the server stops, or the folder is another's. */
async function relaunch(
  plan: LaunchPlan,
  lock: OwnerLock,
  stopping: AbortSignal,
  launch: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; !stopping.aborted; attempt++) {
    if (!(await lock.isHeld())) {
      plan.log('the data folder was removed or is another server’s now; the database stays off')
      return
    }
    try {
      await launch()
      plan.log('the database runs again')
      return
    } catch (error) {
      if (stopping.aborted) return
      // a full disk or a slow leftover may pass: the site comes back by itself when it does
      plan.log(error instanceof Error ? error.message : String(error))
      const waitMs = Math.min(longestRestartWaitMs, 250 * attempt)
      await sleep(waitMs, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
}

async function end(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return
  child.ref()
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGQUIT'), longestStopMs)
  await ended
  clearTimeout(timer)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined
}
