import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Context, Moment } from '../context.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import type { CookiePlace, Cookies } from './cookies.ts'
import { parseQuery, RequestRefused } from './request-input.ts'
import type { Viewer } from './viewer.ts'
import type { AnyRequest, RequestSite, Upload } from './route.ts'

/** The request as a value: the clock is read here, once, and then passed on. */
export function toRouteRequest(
  context: Context,
  request: FastifyRequest,
  who: { viewer: Viewer; site: RequestSite | null; cookies: Cookies } & Moment,
): AnyRequest {
  const [path = '/', rawSearch = ''] = splitOnce(request.raw.url ?? '/', '?')
  const search = rawSearch.replaceAll('%00', '')
  // apart from the object: see docs/decisions/0018-what-a-request-leaves-behind.md
  const upload = () => readUpload(request)
  return {
    params: request.params,
    query: parseQuery(search),
    body: request.body,
    path: decodePath(path),
    search,
    method: request.method,
    headers: request.headers,
    cookies: who.cookies,
    keepsCookies: request.headers.cookie !== undefined,
    address: addressOf(context, request),
    now: who.now,
    uptime: who.uptime,
    random: context.random,
    viewer: who.viewer,
    site: who.site,
    readUpload: upload,
    secureCookies: canBeSecure(request),
  }
}

/** Whom limits count. */
export function addressOf(
  context: Pick<Context, 'config'>,
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
): string {
  const forwarded = request.headers['x-forwarded-for']
  return clientAddress(request.socket.remoteAddress, forwarded, context.config.trustedProxies)
}

/** `http`, or what the trusted proxy in front says. */
export function schemeOf(
  context: Pick<Context, 'config'>,
  request: Pick<IncomingMessage, 'headers'>,
): 'http' | 'https' {
  const forwarded = request.headers['x-forwarded-proto']
  return context.config.trustedProxies > 0 && forwarded === 'https' ? 'https' : 'http'
}

/** Browsers keep `Secure` cookies over TLS and, without it, on localhost and its subdomains. */
function canBeSecure(request: Pick<IncomingMessage, 'headers'>): boolean {
  if (request.headers['x-forwarded-proto'] === 'https') return true
  return /^(?:[a-z0-9-]+\.)*localhost(?::\d+)?$/.test(request.headers.host ?? '')
}

/** Where a request's cookies come from, which says how they are called. */
export function cookiePlaceOf(
  request: Pick<IncomingMessage, 'headers' | 'url'>,
  on: CookiePlace['on'],
  tls: boolean,
): CookiePlace {
  const [path = '/'] = splitOnce(request.url ?? '/', '?')
  return { on, tls, secure: canBeSecure(request), host: request.headers.host ?? '', path }
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)]
}

/**
 * What does not decode, or to a NUL, stays as it is: such a path simply names nothing. So does one
 * with a slash inside of a name, which would be a second address of another page.
 */
export function decodePath(path: string): string {
  if (/%2f/i.test(path)) return path
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? path : decoded
  } catch {
    return path
  }
}

/** The address of a path that was decoded: a question mark in it must not look like a query. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

async function readUpload(request: FastifyRequest): Promise<Upload | null> {
  // routes that take no file have no reader of them
  if (!('isMultipart' in request) || !request.isMultipart()) return null
  const { raw } = request
  try {
    // the reader of the file says how large it may be, and stops by itself
    const limits = { fileSize: Number.MAX_SAFE_INTEGER }
    const file = await request.file({ limits })
    if (file === undefined) return null
    return {
      filename: file.filename,
      content: file.file,
      isGone: () => raw.socket.destroyed,
    }
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'statusCode' in error) throw error
    // a form that is cut off, or without its boundary: the reader's own errors carry no status
    throw new RequestRefused(requestRefusal('bad-request'))
  }
}
/**
 * The address that rate limits count: the socket's, or, behind `trustedProxies` proxies, the one
 * that the outermost of them saw. A forged `X-Forwarded-For` changes nothing without a proxy.
 * IPv6 is cut to its /64, which is what one visitor gets.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  let address = socketAddress ?? ''
  if (trustedProxies > 0 && forwardedFor !== undefined) {
    const hops = (Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor)
      .split(',')
      .map((hop) => hop.trim())
    address = hops[Math.max(0, hops.length - trustedProxies)] ?? address
  }
  if (address.startsWith('::ffff:')) return address.slice(7)
  return isIPv6(address) ? firstHalf(address) : address
}

function firstHalf(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  if (tail !== undefined) {
    const after = tail.split(':').filter((group) => group !== '')
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
