import fresh from 'fresh'

/**
 * Whether the visitor has the content already: `If-None-Match` with its ETag alone, in a list, or as
 * the weak one that a proxy made of it, or `*`, which matches all that is there (RFC 9110 §13.1.2).
 */
export function matchesEtag(header: string | readonly string[] | undefined, etag: string): boolean {
  if (header === undefined) return false
  return fresh({ 'if-none-match': String(header).trim() }, { etag })
}
