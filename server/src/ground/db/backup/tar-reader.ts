import { headerSum } from './tar-writer.ts'

/** One file of an archive. Its bytes must be read to the end before the next entry is asked for. */
export type TarEntry = {
  readonly path: string
  readonly size: number
  readonly bytes: AsyncGenerator<Buffer, void, undefined>
}

/** The archive is no archive, ends too early or cannot be unpacked. */
export class TarError extends Error {}

const blockBytes = 512

/**
 * Reads what `tar-writer.ts` writes, in one pass and to its last byte.
 *
 * @throws TarError
 */
export async function* readTar(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<TarEntry, void, undefined> {
  const reader = new ByteReader(source)
  let extended: ReadonlyMap<string, string> = new Map()
  for (;;) {
    const block = await reader.read(blockBytes)
    if (isZero(block)) {
      if (!isZero(await reader.read(blockBytes)) || !(await reader.isAtEnd())) {
        throw new TarError('something follows the end of the archive')
      }
      return
    }
    const header = parseHeader(block)
    if (header.type === 'x') {
      extended = parsePax(await reader.read(header.size))
      await reader.read(paddingOf(header.size))
      continue
    }
    const size = Number(extended.get('size') ?? header.size)
    const path = extended.get('path') ?? header.path
    extended = new Map()
    yield { path, size, bytes: reader.stream(size) }
    await reader.finishStream()
    await reader.read(paddingOf(size))
  }
}

function isZero(block: Buffer): boolean {
  return block.every((byte) => byte === 0)
}

function parseHeader(block: Buffer): { path: string; size: number; type: string } {
  const sum = Number.parseInt(block.toString('latin1', 148, 154), 8)
  if (block.toString('latin1', 257, 262) !== 'ustar' || sum !== headerSum(block)) {
    throw new TarError('not an archive')
  }
  const name = block.subarray(0, 100)
  const end = name.indexOf(0)
  return {
    path: name.toString('utf8', 0, end === -1 ? 100 : end),
    size: Number.parseInt(block.toString('latin1', 124, 135), 8),
    type: block.toString('latin1', 156, 157),
  }
}

function parsePax(text: Buffer): ReadonlyMap<string, string> {
  const records = new Map<string, string>()
  for (let start = 0; start < text.length;) {
    const length = Number.parseInt(text.toString('latin1', start, start + 20), 10)
    if (!(length > 0)) throw new TarError('not an archive')
    const record = text.toString('utf8', start, start + length - 1)
    const [, key = '', value = ''] = /^\d+ ([^=]+)=(.*)$/s.exec(record) ?? []
    records.set(key, value)
    start += length
  }
  return records
}

function paddingOf(size: number): number {
  return (blockBytes - (size % blockBytes)) % blockBytes
}

/** Takes exact numbers of bytes from a stream of chunks of any size. */
class ByteReader {
  private readonly source: AsyncIterator<Uint8Array>
  private rest: Buffer = Buffer.alloc(0)
  private left = 0

  constructor(source: AsyncIterable<Uint8Array>) {
    this.source = source[Symbol.asyncIterator]()
  }

  async read(count: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let missing = count; missing > 0;) {
      const part = await this.take(missing)
      parts.push(part)
      missing -= part.length
    }
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts)
  }

  async *stream(count: number): AsyncGenerator<Buffer, void, undefined> {
    this.left = count
    while (this.left > 0) {
      const part = await this.take(this.left)
      this.left -= part.length
      yield part
    }
  }

  async finishStream(): Promise<void> {
    await this.read(this.left)
    this.left = 0
  }

  /** Whether no byte is left; reads on until there is one. */
  async isAtEnd(): Promise<boolean> {
    while (this.rest.length === 0) {
      const next = await this.source.next().catch((cause: unknown) => {
        throw new TarError('the archive cannot be read', { cause })
      })
      if (next.done === true) return true
      this.rest = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength)
    }
    return false
  }

  private async take(most: number): Promise<Buffer> {
    if (await this.isAtEnd()) throw new TarError('the archive ends too early')
    const part = this.rest.subarray(0, most)
    this.rest = this.rest.subarray(part.length)
    return part
  }
}
