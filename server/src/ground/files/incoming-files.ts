import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { freeBytes } from './free-bytes.ts'

/** A file that is complete and known by its hash, and not yet among those that are kept. */
export type ReceivedFile = {
  readonly path: string
  /** SHA-256 of its bytes, 64 hex digits. */
  readonly hash: string
  readonly byteSize: number
}

/** The disk takes no more. */
export class NoRoomError extends Error {}

/** What stays free for the database and its log. */
const sparedBytes = 64 * 1024 * 1024
/** Asked again after so many, so that several large files at once do not fill the disk. */
const askedEvery = 16 * 1024 * 1024

/** Files on their way in lie here, on the same disk as those that are kept. */
export type IncomingFiles = {
  /**
   * Writes bytes as they come, hashing them on their way, so that never more than a piece is in
   * memory. What the source throws is thrown, and nothing stays.
   * @throws NoRoomError
   */
  receive(source: AsyncIterable<Uint8Array>): Promise<ReceivedFile>
  /** A path for a program that writes a file itself; `take` or `discard` it. */
  reserve(): Promise<string>
  take(path: string): Promise<ReceivedFile>
  discard(path: string): Promise<void>
  /** Removes what processes that have ended left behind. */
  sweep(): Promise<void>
}

/** Of the process, so that two stores of one folder never write the same file. */
let count = 0

/** @param folder made when it is needed */
export function openIncomingFiles(folder: string): IncomingFiles {
  const reserve = async (): Promise<string> => {
    await mkdir(folder, { recursive: true })
    return join(folder, `${ownName}.${++count}.part`)
  }
  const discard = (path: string): Promise<void> => rm(path, { force: true })
  return {
    reserve,
    discard,
    async receive(source) {
      const path = await reserve()
      try {
        return { path, ...(await write(source, path, folder)) }
      } catch (error) {
        await discard(path)
        throw isFull(error) ? new NoRoomError() : error
      }
    },
    async take(path) {
      const hash = createHash('sha256')
      let byteSize = 0
      for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
        hash.update(piece)
        byteSize += piece.byteLength
      }
      await syncFile(path)
      return { path, hash: hash.digest('hex'), byteSize }
    },
    async sweep() {
      const names = await readdir(folder).catch(() => [])
      for (const name of names) {
        if (await isAbandoned(folder, name)) await discard(join(folder, name))
      }
    },
  }
}

async function write(
  source: AsyncIterable<Uint8Array>,
  path: string,
  folder: string,
): Promise<Omit<ReceivedFile, 'path'>> {
  const hash = createHash('sha256')
  const handle = await open(path, 'wx')
  let byteSize = 0
  let askedAt = Number.NEGATIVE_INFINITY
  try {
    for await (const piece of source) {
      if (byteSize - askedAt >= askedEvery) {
        askedAt = byteSize
        if ((await freeBytes(folder)) < sparedBytes) throw new NoRoomError()
      }
      hash.update(piece)
      byteSize += piece.byteLength
      await handle.writeFile(piece)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { hash: hash.digest('hex'), byteSize }
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:ENOSPC|EDQUOT)$/.test(String(error.code))
}

/** Which process a file belongs to; several servers may share the folder. */
const ownName = `${hostname()}.${process.pid}`
const longestUploadMs = 24 * 60 * 60 * 1000

async function isAbandoned(folder: string, name: string): Promise<boolean> {
  const [, host, pid] = /^(.*)\.(\d+)\.\d+\.part$/.exec(name) ?? []
  if (host === hostname() && !isRunning(Number(pid))) return true
  const found = await stat(join(folder, name)).catch(() => undefined)
  // by the disk's own clock, beside which a file was written
  return found !== undefined && (await diskTime(folder)) - found.mtimeMs > longestUploadMs
}

function isRunning(pid: number): boolean {
  // as a process begins it has received nothing, whoever had its number before
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function diskTime(folder: string): Promise<number> {
  const path = join(folder, `${ownName}.now`)
  const handle = await open(path, 'w')
  try {
    await handle.writeFile('.')
    return (await handle.stat()).mtimeMs
  } finally {
    await handle.close()
    await rm(path, { force: true })
  }
}
