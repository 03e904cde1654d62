/**
 * Whether a link leads somewhere instead of running something: a path, a fragment, or an address
 * whose scheme is http, https, mailto or tel. Tabs and line breaks are refused, as browsers drop
 * them from schemes.
 */
export function isSafeLink(link: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(link)) return false
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme)
}
