import type { IncomingMessage, ServerResponse } from 'node:http'
import { stringifySetCookie } from 'cookie'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import {
  cookieKinds,
  cookieLines,
  readCookies,
  type CookiePlace,
  type Cookies,
  type RequestCookie,
  cookiesOn,
  hasCopy,
  type CookieReading,
  crumbFromCookies,
} from './cookies.ts'
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

/** Before the prefix: the secret that the readable crumb was derived from. */
const formerName = '_crumb'

/** Bytes of cookies from which on those of unknown names go as well. */
const excessBytes = 8192
/** Lines in one answer: proxies take a few kilobytes of headers and no more. */
const maxLines = 40

/** What may stand in a request to a place, and what of ours may not. */
type Names = {
  readonly expected: ReadonlySet<string>
  /** Known to us, but not from here. */
  readonly strays: readonly string[]
  /** Strays that this very host may have set once. */
  readonly ours: ReadonlySet<string>
}

/** Of each place, made once: nearly all requests are looked at by these and have nothing to mend. */
const names = {
  editor: { secure: namesIn('editor', true), plain: namesIn('editor', false) },
  site: { secure: namesIn('site', true), plain: namesIn('site', false) },
}

function namesIn(on: CookiePlace['on'], secure: boolean): Names {
  const here = cookiesOn({ on, secure })
  const expected = new Set<string>(here.map(({ wire }) => wire))
  if (hasCopy('crumb', { secure })) expected.add(cookieKinds.crumb.name)
  const known = [formerName, ...Object.values(cookieKinds).map(({ name }) => name)]
  return {
    expected,
    strays: known.filter((name) => !expected.has(name)),
    ours: new Set<string>([formerName, ...here.map(({ kind }) => kind.name)]),
  }
}

/**
 * The `Set-Cookie` lines that remove what does not belong, and put right what scripts read; none for
 * nearly every request. Cookies of unknown names go only where all are too many, and only those that
 * another host can have set: an owner's scripts may keep their own, and so may a neighbouring port.
 */
export function mendCookies(reading: CookieReading, place: CookiePlace): string[] {
  const { sent, repeated, cookies } = reading
  if (sent.size === 0) return []
  const { expected, ours, ...known } = names[place.on][place.secure ? 'secure' : 'plain']
  const strays = known.strays.filter((name) => sent.has(name))
  const crumbs = sent.get(cookieKinds.crumb.name) ?? []
  const isCopyWrong = hasCopy('crumb', place) && crumbs.some((value) => value !== cookies.crumb)
  const hints: string[] = isCopyWrong ? [cookieKinds.crumb.name] : []
  if (hasSeveralValues(sent.get(cookieKinds.hasCart.name))) hints.push(cookieKinds.hasCart.name)
  const unknown = isTooMuch(sent) ? unknownNames(sent, expected) : []
  return [
    ...copyOfCrumb(crumbs, reading, place),
    ...[...repeated, ...strays.filter((name) => ours.has(name))].map((name) => expiry({ name })),
    ...tossedExpiries([...repeated, ...strays, ...hints, ...unknown], place),
  ].slice(0, maxLines)
}

/** The copy for scripts, where it is missing or not the only one. */
function copyOfCrumb(
  copies: readonly string[],
  { cookies }: CookieReading,
  place: CookiePlace,
): string[] {
  const crumb = crumbFromCookies(cookies)
  if (crumb === undefined || !hasCopy('crumb', place)) return []
  if (copies.length === 1 && copies[0] === crumb) return []
  return cookieLines({ cookie: 'crumb', value: crumb }, place).slice(1)
}

function hasSeveralValues(values: readonly string[] = []): boolean {
  return values.some((value) => value !== values[0])
}

function isTooMuch(sent: CookieReading['sent']): boolean {
  let bytes = 0
  for (const one of sent) bytes += bytesOf(one)
  return bytes > excessBytes
}

function bytesOf([name, values]: readonly [string, readonly string[]]): number {
  return values.reduce((sum, value) => sum + name.length + value.length + 3, 0)
}

/** The longest first. */
function unknownNames(sent: CookieReading['sent'], expected: ReadonlySet<string>): string[] {
  return [...sent]
    .filter(([name]) => !expected.has(name))
    .toSorted((a, b) => bytesOf(b) - bytesOf(a))
    .map(([name]) => name)
}

/** What a header can name. */
const nameOfCookie = /^[\x21-\x3a\x3c\x3e-\x7e]+$/

/**
 * Expires cookies wherever a script of another host may have put them: over this host's own domain
 * and those above it, on every path that leads to the one asked for.
 */
function tossedExpiries(names: readonly string[], { host, path }: CookiePlace): string[] {
  // cut here, or a header of many thousand names would make many more lines to be thrown away
  const able = names
    .filter((name) => nameOfCookie.test(name) && !name.startsWith('__Host-'))
    .slice(0, maxLines)
  if (able.length === 0) return []
  const domains = domainsOf(host)
  return pathsTo(path).flatMap((at) =>
    able.flatMap((name) => domains.map((domain) => expiry({ name, path: at, domain }))),
  )
}

const maxDomains = 5
const maxPaths = 8
const nameOfHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** `shop.example.com` and `example.com`; none for an address of digits or a single word. */
function domainsOf(host: string): string[] {
  const name = host.toLowerCase().replace(/:\d*$/, '')
  if (!nameOfHost.test(name) || /^[\d.]+$/.test(name)) return []
  const labels = name.split('.')
  if (labels.some((label) => label.startsWith('-') || label.endsWith('-'))) return []
  return labels
    .slice(0, -1)
    .map((_label, at) => labels.slice(at).join('.'))
    .slice(-maxDomains)
}

/** `/`, `/a`, `/a/` and `/a/b`: the paths of cookies that a request to `/a/b` carries. */
function pathsTo(path: string): string[] {
  const paths = new Set(['/'])
  if (!/^\/[\x21-\x3a\x3c-\x7e]*$/.test(path)) return [...paths]
  for (let at = path.indexOf('/', 1); at > 0; at = path.indexOf('/', at + 1)) {
    paths.add(path.slice(0, at)).add(path.slice(0, at + 1))
    if (paths.size >= maxPaths) break
  }
  return [...paths.add(path)]
}

function expiry(cookie: { name: string; path?: string; domain?: string }): string {
  const secure = cookie.name.startsWith('__Host-')
  return stringifySetCookie({ path: '/', ...cookie, secure, value: '', maxAge: 0 })
}
