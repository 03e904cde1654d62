import { stringifySetCookie } from 'cookie'
import {
  cookieKinds,
  cookieLines,
  hasCopy,
  kindsOn,
  wireName,
  type CookiePlace,
  type CookieReading,
} from './cookies.ts'
import { crumbFromCookies } from './crumb.ts'

/** Before the prefix: the secret that the readable crumb was derived from. */
const formerName = '_crumb'

/** Bytes of cookies from which on those of unknown names go as well. */
const excessBytes = 8192
/** Lines in one answer: proxies take a few kilobytes of headers and no more. */
const maxLines = 40

/**
 * The `Set-Cookie` lines that remove what does not belong, and put right what scripts read; none for
 * nearly every request. Cookies of unknown names go only where all are too many, and only those that
 * another host can have set: an owner's scripts may keep their own, and so may a neighbouring port.
 */
export function mendCookies(reading: CookieReading, place: CookiePlace): string[] {
  const { sent, repeated, cookies } = reading
  if (sent.size === 0) return []
  const expected = new Set<string>(kindsOn(place).map(([, kind]) => wireName(kind, place)))
  if (hasCopy('crumb', place)) expected.add(cookieKinds.crumb.name)
  const known = [formerName, ...Object.values(cookieKinds).map(({ name }) => name)]
  const strays = known.filter((name) => sent.has(name) && !expected.has(name))
  const ours = new Set<string>([formerName, ...kindsOn(place).map(([, { name }]) => name)])
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

function hasSeveralValues(values: readonly string[] | undefined): boolean {
  return new Set(values).size > 1
}

function isTooMuch(sent: CookieReading['sent']): boolean {
  return [...sent].reduce((sum, one) => sum + bytesOf(one), 0) > excessBytes
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
