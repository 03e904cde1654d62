import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import {
  cookieKinds,
  cookieLines,
  readCookies,
  type CookiePlace,
  type Cookies,
  type RequestCookie,
} from './cookies.ts'
import { mendCookies } from './mend-cookies.ts'
import type { RequestHost } from './request-host.ts'

/** Brings a cart that one of these tokens named by the former cookie under another token. */
export type CartMover = (
  siteId: SiteId,
  tokens: readonly string[],
) => Promise<RequestCookie | undefined>

type Exchange = {
  readonly request: Pick<IncomingMessage, 'headers'>
  readonly response: ServerResponse
  readonly moveCart?: CartMover
}

/**
 * The cookies of a request as handlers may believe them. Whatever the answer will be, it removes
 * those that do not belong, and moves a cart from before the `__Host-` cookie.
 * @returns undefined where one that grants something is there twice: the request is to be refused
 */
export async function takeCookies(
  host: Extract<RequestHost, { kind: 'editor' | 'site' }>,
  place: CookiePlace,
  { request, response, moveCart }: Exchange,
): Promise<Cookies | undefined> {
  const reading = readCookies(request.headers.cookie, place)
  const mending = mendCookies(reading, place)
  const mend = (): void => {
    if (mending.length > 0) response.setHeader('set-cookie', mending)
  }
  if (reading.repeated.length > 0) {
    mend()
    return undefined
  }
  const { cookies, sent } = reading
  const former = sent.get(cookieKinds.cart.name)
  const mayMove = host.kind === 'site' && place.secure && cookies.cart === undefined
  if (!mayMove || former === undefined || moveCart === undefined) {
    mend()
    return cookies
  }
  // the former cookie is taken away only once its cart has moved: a database that is away keeps both
  const moved = await moveCart(host.site.siteId, former)
  mend()
  if (moved === undefined || moved.value === null) return cookies
  response.appendHeader('set-cookie', cookieLines(moved, place))
  return { ...cookies, cart: moved.value }
}
