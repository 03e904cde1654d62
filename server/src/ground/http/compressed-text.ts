import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { KeepMade } from '../keep.ts'
import { chooseEncoding } from './negotiation.ts'

const compressBr = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Encoded = { readonly bytes: Buffer; readonly headers: Readonly<Record<string, string>> }

/** Smaller texts gain nothing over their headers. */
const worthwhileBytes = 1000

/**
 * A text file as the browser takes it. The compressed bytes are made once.
 * @param etag names the content
 */
export async function compressedText(
  kept: KeepMade<Buffer>,
  etag: string,
  bytes: Buffer,
  acceptEncoding: string | string[] | undefined,
): Promise<Encoded> {
  const vary = { vary: 'accept-encoding' }
  const encoding = chooseEncoding(typeof acceptEncoding === 'string' ? acceptEncoding : undefined)
  if (encoding === 'identity' || bytes.length < worthwhileBytes) return { bytes, headers: vary }
  const made = await kept.make(`${encoding} ${etag}`, () => compress(bytes, encoding))
  return { bytes: made, headers: { ...vary, 'content-encoding': encoding } }
}

/** The bytes in one encoding; a few milliseconds are worth a smaller answer, but not many. */
export function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: 6 })
  return compressBr(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
    },
  })
}

/** The smallest window, as a power of two, that spans the text: a larger one costs memory only. */
function windowFor(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16))
  return Math.min(Math.max(bits, 16), constants.BROTLI_DEFAULT_WINDOW)
}
