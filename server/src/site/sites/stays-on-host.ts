import type { IncomingMessage } from 'node:http'
import type { Context } from '../../ground/context.ts'
import type { RequestSite } from '../../ground/http/route.ts'
import { verifyEditToken } from './edit-token.ts'

/** What a page is made of, and the way to the editor: the same on each name, and nobody's address. */
const besidePages =
  /^\/(?:_vitrine|static|assets|scripts|universal|config|settings)\/|^\/(?:site\.css|favicon\.ico|config|settings)$/

/**
 * Whether a name of a site answers a request although it leads to another: the editor's frame stands
 * on the name that the site began with, with all that its page brings in. A page that was open while
 * the name in front changed is served to its end: the other name would take nothing that is sent
 * from it, and a shopper in the checkout would type it all again.
 * @param now epoch milliseconds
 */
export function staysOnHost(
  { signingKey }: Pick<Context, 'signingKey'>,
  { siteId }: Pick<RequestSite, 'siteId'>,
  { url = '/', method = 'GET', headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  now: number,
): boolean {
  const mark = url.indexOf('?')
  if (besidePages.test(mark < 0 ? url : url.slice(0, mark))) return true
  const isOpenPage = headers['sec-fetch-site'] === 'same-origin'
  const isReading = method === 'GET' || method === 'HEAD'
  if (isOpenPage && (!isReading || headers['sec-fetch-dest'] === 'empty')) return true
  const token = mark < 0 ? null : new URLSearchParams(url.slice(mark + 1)).get('edit')
  return token !== null && verifyEditToken(signingKey, token, siteId, now) !== undefined
}
