import { readFile, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DataHome } from './data-home.ts'
import { commandOf, findProcess, isSameProcess, workingFolderOf } from './process-identity.ts'
import { databaseStartError } from './start-errors.ts'

const cleanStopMs = 10_000
const immediateStopMs = 5_000

/**
 * Clears what an earlier server left in a folder whose owner lock is ours: a PostgreSQL of ours that
 * outlived its Node is stopped cleanly; the pid file of one that is gone is removed where PostgreSQL
 * would mistake it (its pid is a zombie's, or some other program's by now). PostgreSQL itself makes
 * sure by its shared memory that no child of the earlier server still works on the folder.
 *
 * @throws DatabaseStartError `folder-held-by-other-postgres`, `leftovers-stay`
 */
export async function clearLeftovers(home: DataHome, log: (line: string) => void): Promise<void> {
  const pidFile = join(home.databaseFolder, 'postmaster.pid')
  const pid = await readPid(pidFile)
  if (pid === undefined) return
  const holder = holderKind(pid, home)
  if (holder === 'foreign') {
    throw databaseStartError('folder-held-by-other-postgres', { folder: home.databaseFolder, pid })
  }
  if (holder === 'ours') {
    log(`stopping the database (process ${pid}) that an earlier Vitrine left running`)
    await stopLeftover(pid, home.databaseFolder)
  }
  // after a clean stop it is gone already
  if ((await readPid(pidFile)) === pid) await rm(pidFile, { force: true })
}

async function readPid(pidFile: string): Promise<number | undefined> {
  try {
    const pid = Number.parseInt(await readFile(pidFile, 'utf8'), 10)
    return Number.isNaN(pid) ? undefined : Math.abs(pid)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** A pid comes back for other programs, so only a PostgreSQL that works in this folder holds it. */
function holderKind(pid: number, home: DataHome): 'gone' | 'ours' | 'foreign' {
  if (findProcess(pid) === undefined) return 'gone'
  const command = commandOf(pid)
  const workingFolder = workingFolderOf(pid)
  const isHere =
    workingFolder === undefined
      ? command.includes(home.databaseFolder)
      : workingFolder === home.databaseFolder
  const isPostgres = /(^|\/)(postgres|postmaster)\b/.test(command)
  if (!isHere || !isPostgres) return 'gone'
  return command.startsWith(join(home.home, 'postgres-')) && command.includes(`${sep}bin${sep}`)
    ? 'ours'
    : 'foreign'
}

async function stopLeftover(pid: number, folder: string): Promise<void> {
  const running = findProcess(pid)
  if (running === undefined) return
  const isGone = (): boolean => {
    const now = findProcess(pid)
    return now === undefined || !isSameProcess(now, running)
  }
  const steps = [
    { signal: 'SIGINT', waitMs: cleanStopMs },
    { signal: 'SIGQUIT', waitMs: immediateStopMs },
  ] as const
  for (const { signal, waitMs } of steps) {
    send(pid, signal)
    for (let waited = 0; waited < waitMs; waited += 10) {
      if (isGone()) return
      await sleep(10)
    }
  }
  throw databaseStartError('leftovers-stay', { folder, reason: `process ${pid} does not stop` })
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
