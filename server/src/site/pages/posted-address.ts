import { decodePath } from '../../ground/http/request-environment.ts'

/** What a form says of the page that it stood on: an address of this site, whatever was sent. */
export function postedAddress(sent: string, origin: string): { path: string; search: string } {
  const url = URL.parse(sent, origin)
  if (url === null || url.origin !== origin) return { path: '/', search: '' }
  // two slashes at its start would lead to another host
  return { path: decodePath(url.pathname.replace(/^\/+/, '/')), search: url.search.slice(1) }
}
