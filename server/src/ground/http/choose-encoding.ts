import Negotiator from 'negotiator'

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
