import { readFile } from 'node:fs/promises'
import { brotliDecompress } from 'node:zlib'
import { promisify } from 'node:util'
import { mediaRefusal } from '@vitrine/rules/site/media/media-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'

/** What a font may be unpacked: six times the largest file, and no more than a moment's work. */
const maxUnpackedBytes = 30_000_000
const headerBytes = 48
const flavours = ['\x00\x01\x00\x00', 'OTTO', 'true']

const unpack = promisify(brotliDecompress)

/**
 * Whether a file that begins like a WOFF2 font is one: its header tells its own size and that of its
 * tables, and these can be unpacked. What stands in them browsers look at for themselves.
 */
export async function checkFont(path: string): Promise<Result<undefined>> {
  const bytes = await readFile(path)
  return (await isFont(bytes)) ? ok(undefined) : refuse(mediaRefusal('not-a-font'))
}

async function isFont(bytes: Buffer): Promise<boolean> {
  if (bytes.length < headerBytes) return false
  const packed = bytes.readUInt32BE(20)
  const isOfSize = bytes.readUInt32BE(8) === bytes.length && packed < bytes.length
  const isWhole = isOfSize && flavours.includes(bytes.toString('latin1', 4, 8))
  const tables = bytes.readUInt16BE(12)
  const start = isWhole && tables > 0 ? endOfDirectory(bytes, tables) : undefined
  if (start === undefined || start + packed > bytes.length) return false
  try {
    const limits = { maxOutputLength: maxUnpackedBytes }
    return (await unpack(bytes.subarray(start, start + packed), limits)).length > 0
  } catch {
    return false
  }
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
