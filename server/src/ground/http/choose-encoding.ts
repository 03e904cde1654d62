import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What we compress to, the smallest first; a browser that takes both gets that. */
const compressed = ['br', 'gzip'] as const

/** Browsers send a handful of headers, so each is read once. */
const known = new Map<string, Encoding>()
const maxKnown = 100

/** The smallest encoding that an `Accept-Encoding` header allows (RFC 9110 §12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const kept = known.get(accepted)
  if (kept !== undefined) return kept
  const headers = { 'accept-encoding': accepted }
  const allowed = new Negotiator({ headers }).encodings(compressed)
  const chosen = compressed.find((encoding) => allowed.includes(encoding)) ?? 'identity'
  if (known.size >= maxKnown) known.clear()
  known.set(accepted, chosen)
  return chosen
}
