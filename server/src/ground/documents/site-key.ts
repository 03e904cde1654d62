/**
 * With what each word of a site begins in the indexes: the part of its id that chance made, short,
 * as it stands in front of every word. Where two sites share one, each reads past the other's.
 */
export function siteKey(siteId: string): string {
  return siteId.slice(-6).padStart(6, '0')
}
