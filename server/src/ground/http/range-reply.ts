import type { Readable } from 'node:stream'
import parseRange from 'range-parser'
import type { ByteRange } from '../files/byte-range.ts'
import type { PageReply } from './reply.ts'
import type { RouteRequest } from './route.ts'

/** A file as it is sent: unpacked, of a known size, under an ETag that changes with its bytes. */
export type RangedFile = {
  readonly size: number
  readonly etag: string
  readonly contentType: string
  readonly headers: Readonly<Record<string, string>>
  /** The bytes of a range, or all of them. */
  readonly read: (range: ByteRange | null) => Readable | Uint8Array
}

type Request = Pick<RouteRequest<unknown, unknown, unknown>, 'method' | 'headers'>

/**
 * A file, or the part of it that a `Range` header asks for (RFC 9110 §14): 206 for one range, 416
 * where it lies behind the end. What cannot be read as a range of bytes, several ranges, and a range
 * of other bytes than there are now (`If-Range`) get the whole file.
 */
export function rangeReply(request: Request, file: RangedFile): PageReply {
  const { size, contentType } = file
  const headers = { ...file.headers, etag: file.etag, 'accept-ranges': 'bytes' }
  const asked = request.method === 'GET' ? rangeAsked(request, file) : null
  if (asked === 'unsatisfiable') {
    const unkept = { 'cache-control': 'no-store', 'content-range': `bytes */${size}` }
    return { status: 416, headers: { ...headers, ...unkept }, empty: true }
  }
  const length = asked === null ? size : asked.end - asked.start + 1
  const sized = { ...headers, 'content-length': String(length) }
  if (request.method === 'HEAD') {
    return { headers: { ...sized, 'content-type': contentType }, empty: true }
  }
  const body = file.read(asked)
  const part = asked && { 'content-range': `bytes ${asked.start}-${asked.end}/${size}` }
  const reply = { status: asked === null ? 200 : 206, headers: { ...sized, ...part }, contentType }
  return body instanceof Uint8Array ? { ...reply, bytes: body } : { ...reply, stream: body }
}

/** The part of a file that a `Range` header asks for; null: all of it. */
export function rangeAsked(
  { headers }: Request,
  { size, etag }: Pick<RangedFile, 'size' | 'etag'>,
): ByteRange | 'unsatisfiable' | null {
  const { range, 'if-range': ifRange } = headers
  if (typeof range !== 'string' || !/^bytes=/i.test(range)) return null
  // only the strong tag of these very bytes will do; a date is never one of ours
  if (ifRange !== undefined && ifRange !== etag) return null
  // more of the end than there is, is all of it, which the parser takes for none
  if (/^bytes=\s*-0*[1-9]\d*\s*$/i.test(range) && size > 0) {
    const wanted = Number(/\d+/.exec(range)?.[0])
    return { start: Math.max(0, size - wanted), end: size - 1 }
  }
  const [, first, last] = /^bytes=\s*(\d+)\s*-\s*(\d+)\s*$/i.exec(range) ?? []
  // backwards is no range at all, which is another answer than none that is there
  if (first !== undefined && Number(first) > Number(last)) return null
  const found = parseRange(size, range)
  if (found === -1) return 'unsatisfiable'
  if (found === -2 || found.length !== 1) return null
  return found[0] ?? null
}
