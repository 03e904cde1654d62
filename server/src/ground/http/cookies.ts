import { timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie, type SetCookie } from 'cookie'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'

export type CookieKind = {
  /** Its name where browsers keep no `__Host-` cookie, and behind that prefix where they do. */
  readonly name: string
  /** On whose answers it is set; a request to another origin has it from a neighbour only. */
  readonly on: 'editor' | 'site' | 'any'
  /** What whoever sends it gets. A `hint` is for scripts to read, and the server never believes it. */
  readonly grants: 'writes' | 'account' | 'drafts' | 'pages' | 'cart' | 'likes' | 'member' | 'hint'
  /** Whether scripts read it. */
  readonly readable: boolean
  readonly sameSite: 'lax' | 'strict'
  /** Absent: until the browser closes. */
  readonly lifetimeSeconds?: number
  /**
   * One for each thing that it grants, which its name ends with: what two tabs are given at once is
   * given for good. Those that are sent are read as one text, with blanks between.
   */
  readonly oneForEach?: true
}

/**
 * Every cookie of the product; there is no other, and nobody else reads or writes one. What grants
 * something has the prefix `__Host-` wherever browsers keep it, so that a script of a neighbouring
 * host cannot set one (docs/decisions/0028-cookies-of-one-host.md).
 */
export const cookieKinds = {
  /** Spec §3, §7. Beside the prefixed one stands a copy under the bare name, for owners' scripts. */
  crumb: { name: 'crumb', on: 'any', grants: 'writes', readable: true, sameSite: 'lax' },
  session: {
    name: 'vitrine_session',
    on: 'editor',
    grants: 'account',
    readable: false,
    sameSite: 'strict',
    lifetimeSeconds: 30 * 24 * 3600,
  },
  /** By which an editor is recognised on a site. It allows looking, never changing. */
  viewer: {
    name: 'vitrine-viewer',
    on: 'site',
    grants: 'drafts',
    readable: false,
    sameSite: 'lax',
    lifetimeSeconds: 8 * 3600,
  },
  /** Which locked pages somebody has opened with their passwords. */
  unlocked: {
    name: 'vitrine-unlocked',
    on: 'site',
    grants: 'pages',
    readable: false,
    sameSite: 'lax',
    lifetimeSeconds: 14 * 24 * 3600,
    oneForEach: true,
  },
  /** Spec §4: the cart, beside `hasCart`, which scripts read. */
  cart: {
    name: 'cart',
    on: 'site',
    grants: 'cart',
    readable: false,
    sameSite: 'lax',
    lifetimeSeconds: 14 * 24 * 3600,
  },
  /** A discount code that a link gave its visitor, until a cart holds it. It grants what typing it does. */
  discount: {
    name: 'vitrine-discount',
    on: 'site',
    grants: 'cart',
    readable: false,
    sameSite: 'lax',
    lifetimeSeconds: 30 * 24 * 3600,
  },
  /** Whom likes are of, beside `hasLikes`, which scripts read. */
  liker: {
    name: 'vitrine-liker',
    on: 'site',
    grants: 'likes',
    readable: false,
    sameSite: 'lax',
    lifetimeSeconds: 365 * 24 * 3600,
  },
  hasLikes: {
    name: 'hasLikes',
    on: 'site',
    grants: 'hint',
    readable: true,
    sameSite: 'lax',
    lifetimeSeconds: 365 * 24 * 3600,
  },
  /** By which a member is recognised; how long it lives, they say when they sign in. */
  member: {
    name: 'vitrine-member',
    on: 'site',
    grants: 'member',
    readable: false,
    sameSite: 'lax',
  },
  /** Spec §7: what a member's writes by script carry in a header, beside the cookie that grants. */
  memberXsrf: {
    name: 'siteUserXsrf',
    on: 'site',
    grants: 'hint',
    readable: true,
    sameSite: 'lax',
  },
  hasCart: {
    name: 'hasCart',
    on: 'site',
    grants: 'hint',
    readable: true,
    sameSite: 'lax',
    lifetimeSeconds: 14 * 24 * 3600,
  },
} as const satisfies Record<string, CookieKind>

export type CookieName = keyof typeof cookieKinds

/** The cookies of a request, each under its name here, whatever it is called on the wire. */
export type Cookies = Readonly<Partial<Record<CookieName, string>>>

/** A cookie to set; null expires it. */
export type RequestCookie = {
  readonly cookie: CookieName
  readonly value: string | null
  /** What it is for, of a kind of which there is one for each. */
  readonly of?: string
  /** In the place of its kind's own. */
  readonly lifetimeSeconds?: number
}

/** What decides how cookies are called: the origin, and whether browsers keep `Secure` ones from it. */
export type CookiePlace = {
  readonly on: 'editor' | 'site'
  /** True over TLS, and on localhost and its subdomains. */
  readonly secure: boolean
  /** True over TLS, where no cookie has to travel without it. */
  readonly tls: boolean
  /** As the Host header has it. */
  readonly host: string
  /** Of the request, as it came, without the query. */
  readonly path: string
}

export type CookieReading = {
  readonly cookies: Cookies
  /** All values by the name on the wire, of whomever they are. */
  readonly sent: ReadonlyMap<string, readonly string[]>
  /** Names of cookies that grant something and came more than once: nobody knows whose is whose. */
  readonly repeated: readonly string[]
}

/** A cookie as it is called in one place. */
type PlacedCookie = { readonly name: CookieName; readonly kind: CookieKind; readonly wire: string }

/** Of each place, made once: cookies are read at every request. */
const placed = {
  editor: { secure: placedIn('editor', true), plain: placedIn('editor', false) },
  site: { secure: placedIn('site', true), plain: placedIn('site', false) },
}

function placedIn(on: CookiePlace['on'], secure: boolean): readonly PlacedCookie[] {
  const kinds: readonly (readonly [string, CookieKind])[] = Object.entries(cookieKinds)
  return kinds
    .filter(([, kind]) => kind.on === 'any' || kind.on === on)
    .map(([name, kind]) => ({
      name: name as CookieName,
      kind,
      wire: wireName(kind, { secure }),
    }))
}

/** The cookies that an origin sets. */
export function cookiesOn({
  on,
  secure,
}: Pick<CookiePlace, 'on' | 'secure'>): readonly PlacedCookie[] {
  return secure ? placed[on].secure : placed[on].plain
}

/** No browser keeps nearly as many for a domain. */
const mostCookies = 1000

/** Reads a `Cookie` header. Of one that is there twice the first value is read. */
export function readCookies(
  header: string | undefined,
  place: Pick<CookiePlace, 'on' | 'secure'>,
): CookieReading {
  const sent = valuesByName(header ?? '')
  const cookies: Partial<Record<CookieName, string>> = {}
  const repeated: string[] = []
  for (const placedCookie of cookiesOn(place)) {
    const { name, kind } = placedCookie
    const found: string[] = []
    for (const wire of wiresSent(placedCookie, sent)) {
      const values = sent.get(wire) ?? []
      const [value = ''] = values
      if (value !== '') found.push(value)
      if (kind.grants !== 'hint' && values.length > 1) repeated.push(wire)
    }
    if (found.length > 0) cookies[name] = found.join(' ')
  }
  return { cookies, sent, repeated }
}

/** Under which names a cookie may have been sent. */
function wiresSent({ kind, wire }: PlacedCookie, sent: CookieReading['sent']): readonly string[] {
  if (kind.oneForEach !== true) return [wire]
  return [...sent.keys()].filter((name) => name.startsWith(`${wire}-`))
}

/** Pair by pair, since the library keeps one value of a name. */
function valuesByName(header: string): Map<string, string[]> {
  const sent = new Map<string, string[]>()
  for (const pair of header.split(';', mostCookies)) {
    const one = parseCookie(pair)
    for (const name of Object.keys(one)) {
      const value = one[name] ?? ''
      const values = sent.get(name)
      if (values === undefined) sent.set(name, [value])
      else values.push(value)
    }
  }
  return sent
}

/** The `Set-Cookie` lines of a cookie; of the crumb there may be two. */
export function cookieLines(
  { cookie, value, of, ...own }: RequestCookie,
  place: Pick<CookiePlace, 'secure' | 'tls'>,
): string[] {
  const kind: CookieKind = cookieKinds[cookie]
  const { lifetimeSeconds = kind.lifetimeSeconds } = own
  const each = of === undefined ? '' : `-${of}`
  const line = (name: string, secure: boolean): string =>
    stringifySetCookie({
      name,
      value: value ?? '',
      path: '/',
      sameSite: kind.sameSite,
      httpOnly: !kind.readable,
      secure,
      ...(value === null ? { maxAge: 0 } : {}),
      ...(value !== null && lifetimeSeconds !== undefined ? { maxAge: lifetimeSeconds } : {}),
    } satisfies SetCookie)
  const name = wireName(kind, place)
  const lines = [line(name + each, place.tls || name !== kind.name)]
  if (hasCopy(cookie, place)) lines.push(line(kind.name, place.tls))
  return lines
}

/** What a cookie is called on the wire. */
export function wireName(kind: CookieKind, { secure }: Pick<CookiePlace, 'secure'>): string {
  return secure && kind.grants !== 'hint' ? `__Host-${kind.name}` : kind.name
}

/** Whether a copy for scripts stands beside a cookie. */
export function hasCopy(name: CookieName, { secure }: Pick<CookiePlace, 'secure'>): boolean {
  return secure && name === 'crumb'
}

/**
 * A crumb for a visitor who has none: 144 random bits, in a cookie that scripts read and send back
 * (spec §3, §7). No script of another host can read it, nor set it where the cookie has its prefix.
 */
export function makeCrumb(random: Random): string {
  return Buffer.from(random(18)).toString('base64url')
}

/** The cookie that keeps a crumb. */
export function crumbCookie(crumb: string): RequestCookie {
  return { cookie: 'crumb', value: crumb }
}

/** The visitor's crumb; undefined where there is none that we could have made. */
export function crumbFromCookies({ crumb }: Cookies): string | undefined {
  return crumb !== undefined && /^[\w-]{24}$/.test(crumb) ? crumb : undefined
}

/** Whether a write carries the visitor's own crumb in its header, query or field. */
export function hasValidCrumb(cookies: Cookies, sent: unknown): boolean {
  const crumb = crumbFromCookies(cookies)
  return crumb !== undefined && typeof sent === 'string' && sameText(crumb, sent)
}

function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
