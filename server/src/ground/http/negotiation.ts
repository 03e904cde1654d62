import Negotiator from 'negotiator'
import fresh from 'fresh'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What we compress to, the smallest first; a browser that takes both gets that. */
const compressed = ['br', 'gzip'] as const

/** What nearly all browsers and tools send, so that it need not be read each time. */
const commonHeaders: ReadonlyMap<string, Encoding> = new Map([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br, gzip, deflate', 'br'],
  ['gzip,deflate,br', 'br'],
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip,deflate', 'gzip'],
  ['gzip', 'gzip'],
  ['identity', 'identity'],
])

/** The smallest encoding that an `Accept-Encoding` header allows (RFC 9110 §12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const common = commonHeaders.get(accepted)
  if (common !== undefined) return common
  const headers = { 'accept-encoding': accepted }
  const allowed = new Negotiator({ headers }).encodings(compressed)
  return compressed.find((encoding) => allowed.includes(encoding)) ?? 'identity'
}

/**
 * Whether the visitor has the content already: `If-None-Match` with its ETag alone, in a list, or as
 * the weak one that a proxy made of it, or `*`, which matches all that is there (RFC 9110 §13.1.2).
 */
export function matchesEtag(header: string | readonly string[] | undefined, etag: string): boolean {
  if (header === undefined) return false
  return fresh({ 'if-none-match': String(header).trim() }, { etag })
}
