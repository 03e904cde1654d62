import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createBrotliDecompress } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import { mediaRefusal } from '@vitrine/rules/site/media/media-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'

/** What a font may be unpacked: six times the largest file, and no more than a moment's work. */
const maxUnpackedBytes = 30_000_000
const headerBytes = 48
/** The header and the list of tables: several times what one with hundreds of them has. */
const maxHeadBytes = 16_384
const flavours = ['\x00\x01\x00\x00', 'OTTO', 'true']

/**
 * Whether a file that begins like a WOFF2 font is one: its header tells its own size and that of its
 * tables, and these can be unpacked. What stands in them browsers look at for themselves. However
 * many are sent at once, no more of each is in memory than is looked at.
 */
export async function checkFont(path: string): Promise<Result<undefined>> {
  const { size } = await stat(path)
  const tables = findTables(await readHead(path), size)
  const isFont = tables !== undefined && (await unpacks(path, tables))
  return isFont ? ok(undefined) : refuse(mediaRefusal('not-a-font'))
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(maxHeadBytes)
    const { bytesRead } = await file.read(head, 0, maxHeadBytes, 0)
    return head.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Places in a file: the first byte, and the one after the last. */
type Range = { readonly start: number; readonly end: number }

/** Where the packed tables stand; undefined where there are none. */
function findTables(head: Buffer, size: number): Range | undefined {
  if (head.length < headerBytes) return undefined
  const packed = head.readUInt32BE(20)
  const isOfSize = head.readUInt32BE(8) === size && packed > 0 && packed < size
  const tables = head.readUInt16BE(12)
  if (!isOfSize || tables === 0 || !flavours.includes(head.toString('latin1', 4, 8))) {
    return undefined
  }
  const start = endOfDirectory(head, tables)
  return start === undefined || start + packed > size ? undefined : { start, end: start + packed }
}

/** Whether tables unpack to something, and to no more than they may; none of it is kept. */
async function unpacks(path: string, { start, end }: Range): Promise<boolean> {
  let unpackedBytes = 0
  try {
    await pipeline(
      createReadStream(path, { start, end: end - 1 }),
      createBrotliDecompress(),
      async (parts: AsyncIterable<Buffer>) => {
        for await (const part of parts) {
          unpackedBytes += part.byteLength
          if (unpackedBytes > maxUnpackedBytes) throw new RangeError('too large a font')
        }
      },
    )
  } catch {
    return false
  }
  return unpackedBytes > 0
}

/** Where the list of tables ends and what they hold begins; undefined where it has no end. */
function endOfDirectory(bytes: Buffer, tables: number): number | undefined {
  let at = headerBytes
  for (let table = 0; table < tables; table++) {
    const flags = bytes[at++]
    if (flags === undefined) return undefined
    const [number, version] = [flags & 0x3f, flags >> 6]
    if (number === 0x3f) at += 4
    // glyphs and their places are transformed unless the flags say otherwise, all else the other way
    const isTransformed = number === 10 || number === 11 ? version === 0 : version !== 0
    at = endOfFigure(bytes, at)
    if (isTransformed) at = endOfFigure(bytes, at)
  }
  return at <= bytes.length ? at : undefined
}

function endOfFigure(bytes: Buffer, start: number): number {
  let at = start
  while (at < start + 4 && (bytes[at] ?? 0) >= 0x80) at++
  return at + 1
}
