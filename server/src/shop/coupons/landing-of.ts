/**
 * Where a link leads to: a path of its own site, with what stands behind it; the front page where that
 * is no such path, since a link that anybody writes must lead nowhere else.
 * @param to as it came in the address
 */
export function landingOf(to: string | undefined): string {
  const site = 'https://site.invalid'
  if (to === undefined || !/^\/(?![/\\])/.test(to) || !URL.canParse(to, site)) return '/'
  const { origin, pathname, search, hash } = new URL(to, site)
  // a browser reads `/.//host` as it reads `//host`
  return origin === site && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
