import { randomUUID } from 'node:crypto'
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  findProcess,
  isSameProcess,
  ownIdentity,
  type ProcessIdentity,
} from './process-identity.ts'
import { databaseStartError } from './start-errors.ts'

export type OwnerLock = {
  release(): Promise<void>
  /** False once the lock's file is gone or another's: the folder was removed under its owner. */
  isHeld(): Promise<boolean>
}

type LockFile = { readonly number: number; readonly holder: ProcessIdentity | undefined }

const namePattern = /^owner-(\d+)\.lock$/
let drafts = 0

/**
 * Makes this process the only owner of a data folder. The lock is a file `owner-<number>.lock` with
 * the pid and start time of its process; the highest number counts. A later owner never removes or
 * overwrites a lock that counts: it adds the next number, which only one process can (a hard link
 * is made or refused as a whole), and only when the process of the highest one is dead. Time plays
 * no part: a living owner is never pushed aside, however long it is silent.
 *
 * @throws DatabaseStartError `folder-in-use`
 */
export async function takeOwnerLock(folder: string): Promise<OwnerLock> {
  const self = ownIdentity()
  drafts += 1
  const draft = join(folder, `owner-draft-${self.pid}-${drafts}`)
  // the mark tells this lock from another of the same process
  const text = JSON.stringify({ ...self, mark: randomUUID() })
  await writeFile(draft, text, { mode: 0o644 })
  try {
    for (;;) {
      const number = await tryNext(folder, draft)
      if (number !== undefined) {
        return {
          release: () => release(folder, number),
          isHeld: () => isHeld(lockPath(folder, number), text),
        }
      }
    }
  } finally {
    await rm(draft, { force: true })
  }
}

/** The process that owns the folder now. */
export async function findOwner(folder: string): Promise<ProcessIdentity | undefined> {
  return (await readHighest(folder))?.holder
}

/** One try; undefined when another process moved at the same moment and all must be read again. */
async function tryNext(folder: string, draft: string): Promise<number | undefined> {
  const highest = await readHighest(folder)
  if (highest?.holder !== undefined) {
    throw databaseStartError('folder-in-use', { folder, pid: highest.holder.pid })
  }
  const number = (highest?.number ?? 0) + 1
  try {
    await link(draft, lockPath(folder, number))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined
    throw error
  }
  // a slower process may have linked a number that had been used and cleared away meanwhile
  if ((await listNumbers(folder)).some((other) => other > number)) {
    await rm(lockPath(folder, number), { force: true })
    return undefined
  }
  await clearRemains(folder, number)
  return number
}

async function isHeld(path: string, text: string): Promise<boolean> {
  return (await readFile(path, 'utf8').catch(() => '')) === text
}

/** The file stays, without a holder, so that the numbers never begin again under a slow reader. */
async function release(folder: string, number: number): Promise<void> {
  const empty = join(folder, `owner-draft-${process.pid}-released-${number}`)
  try {
    await writeFile(empty, '{}', { mode: 0o644 })
    await rename(empty, lockPath(folder, number))
  } catch (error) {
    // a folder that was removed under the server needs no release
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

async function readHighest(folder: string): Promise<LockFile | undefined> {
  const highest = (await listNumbers(folder)).at(-1)
  if (highest === undefined) return undefined
  return { number: highest, holder: livingHolder(await readText(lockPath(folder, highest))) }
}

function livingHolder(text: string): ProcessIdentity | undefined {
  const { pid, startedAt } = parseHolder(text)
  if (pid === undefined) return undefined
  const running = findProcess(pid)
  if (running === undefined || !isSameProcess(running, { pid, startedAt })) return undefined
  return running
}

function parseHolder(text: string): { pid: number | undefined; startedAt: string | null } {
  try {
    const { pid, startedAt } = JSON.parse(text) as { pid?: unknown; startedAt?: unknown }
    return {
      pid: typeof pid === 'number' ? pid : undefined,
      startedAt: typeof startedAt === 'string' ? startedAt : null,
    }
  } catch {
    return { pid: undefined, startedAt: null }
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

async function listNumbers(folder: string): Promise<readonly number[]> {
  return (await readdir(folder))
    .flatMap((name) => namePattern.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => one - other)
}

/** Removes older numbers, and the drafts of processes that died while they took the lock. */
async function clearRemains(folder: string, number: number): Promise<void> {
  const remains = (await readdir(folder)).filter((name) => {
    const older = namePattern.exec(name)?.[1]
    if (older !== undefined) return Number(older) < number
    const drafter = /^owner-draft-(\d+)-/.exec(name)?.[1]
    return drafter !== undefined && findProcess(Number(drafter)) === undefined
  })
  await Promise.all(remains.map((name) => rm(join(folder, name), { force: true })))
}

function lockPath(folder: string, number: number): string {
  return join(folder, `owner-${number}.lock`)
}
