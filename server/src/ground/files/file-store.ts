import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'
import { openIncomingFiles, type IncomingFiles, type ReceivedFile } from './incoming-files.ts'

/** Bytes by their SHA-256 (64 hex digits); written once, never changed, shared by all sites. */
export type FileStore = {
  /** The data folder. */
  readonly folder: string
  /** Where derivatives and other files that can be made again are kept. */
  readonly cacheFolder: string
  /** Files that are not kept yet. */
  readonly incoming: IncomingFiles
  /** Keeps a file that came in, which is then no longer where it was. */
  keep(received: ReceivedFile): Promise<string>
  put(bytes: Uint8Array): Promise<string>
  /** @throws when no file has that hash. */
  read(hash: string): Promise<Buffer>
  /** The same; undefined where no file has that hash, such as one that was lost with its disk. */
  find(hash: string): Promise<Buffer | undefined>
  /** @param range the first and the last byte; null: all of them */
  stream(hash: string, range?: ByteRange | null): Readable
  size(hash: string): Promise<number | undefined>
}

/** A file store in a folder. A file is complete or absent: it is renamed into place after fsync. */
export function openFileStore(folder: string): FileStore {
  const pathOf = (hash: string): string => {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('not a file hash')
    return join(folder, 'files', hash.slice(0, 2), hash)
  }
  const incoming = openIncomingFiles(join(folder, 'incoming'))
  const keep = async ({ path, hash, byteSize }: ReceivedFile): Promise<string> => {
    const kept = pathOf(hash)
    if ((await sizeOf(kept)) === byteSize) {
      await incoming.discard(path)
      return hash
    }
    await mkdir(dirname(kept), { recursive: true })
    await rename(path, kept)
    return hash
  }
  return {
    folder,
    cacheFolder: join(folder, 'cache'),
    incoming,
    keep,
    put: async (bytes) => keep(await incoming.receive(Readable.from([bytes]))),
    read: (hash) => readFile(pathOf(hash)),
    find: (hash) => findFile(pathOf(hash)),
    stream: (hash, range) => createReadStream(pathOf(hash), range ?? {}),
    size: (hash) => sizeOf(pathOf(hash)),
  }
}

async function findFile(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch {
    return undefined
  }
}
