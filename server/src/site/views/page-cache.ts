import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import type { Clock, Uptime } from '../../ground/context.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import {
  cookieKinds,
  cookieLines,
  readCookies,
  type CookiePlace,
  crumbCookie,
  crumbFromCookies,
  makeCrumb,
} from '../../ground/http/cookies.ts'
import { matchesEtag, chooseEncoding, type Encoding } from '../../ground/http/negotiation.ts'
import { mendCookies } from '../../ground/http/take-cookies.ts'
import { cookiePlaceOf } from '../../ground/http/request-environment.ts'
import { answerOf, withCookies, type Answer, writeAnswer } from '../../ground/http/answer.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { compress } from '../../ground/http/compressed-text.ts'
import { cacheableQuery } from './page-query.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { markOf } from '@vitrine/rules/ground/documents/touched.ts'
import { Kept } from './kept.ts'
import type { LiveViews } from './live-views.ts'
import { hasAudiences } from './site-core.ts'
import type { SiteView } from './site-view.ts'

/** A finished page for anonymous visitors, in each encoding it is sent in. */
export type CachedPage = {
  readonly view: SiteView
  readonly etag: string
  readonly contentType: string
  readonly policy: string
  /** Uptime at which the page no longer holds; null: until what it stands on is touched. */
  readonly validUntil: number | null
  readonly identity: Buffer
  readonly gzip: Buffer
  readonly br: Buffer
  readonly ways: Readonly<Record<Encoding | 'unchanged', KeptAnswer>>
}

/** A kept page on its way out: for whoever goes on to set cookies, and ready as it is. */
type KeptAnswer = { readonly reply: PageReply; readonly answer: Answer }

export type PageToCache = {
  readonly view: SiteView
  readonly bytes: Buffer
  readonly contentType: string
  readonly policy: string
  readonly validUntil: number | null
  /** What it stands on beside what all pages of its site do (`markOf`). */
  readonly marks: readonly string[]
}

/**
 * Pages by host, path and relevant query. A page is kept until something that it stands on is
 * touched: the site's views tell of it when they find that the site has moved (`dropPages`).
 */
export type PageCache = {
  /** Answers at once where the page is known and its site was checked within the last second. */
  answer(request: IncomingMessage, response: ServerResponse, environment: CacheEnvironment): boolean
  /** Of a site whose views were just looked up, so that what it stood on has been let go of. */
  find(key: string, uptime: number): CachedPage | undefined
  /** Makes the page ready; one whose site has moved meanwhile is kept for nobody else. */
  store(key: string, page: PageToCache): Promise<CachedPage>
}

export type CacheEnvironment = {
  readonly clock: Clock
  readonly uptime: Uptime
  readonly random: Random
  readonly trustsProxy: boolean
}

/** Where pages are kept, and which headers of visitors were found sound lately. */
export type PageCaches = {
  readonly pages: Kept<CachedPage>
  readonly soundCookies: { readonly secure: Kept<true>; readonly plain: Kept<true> }
}

/** How many headers may be kept. */
const maxSoundHeaders = 1000

/** @param maxBytes that all kept pages may take together */
export function openPageCaches(maxBytes: number): PageCaches {
  return {
    pages: new Kept({ maxWeight: maxBytes, weigh: sizeOf }),
    soundCookies: {
      secure: new Kept({ maxEntries: maxSoundHeaders }),
      plain: new Kept({ maxEntries: maxSoundHeaders }),
    },
  }
}

export function createPageCache(live: LiveViews, { pages, soundCookies }: PageCaches): PageCache {
  const find: PageCache['find'] = (key, uptime) => {
    const page = pages.get(key)
    if (page === undefined) return undefined
    return page.validUntil !== null && uptime >= page.validUntil ? undefined : page
  }
  return {
    find,
    async store(key, page) {
      const made = await compressPage(page)
      const { siteId } = page.view
      const marks = page.marks.map((mark) => inSite(siteId, mark))
      if (live.isNewest(page.view)) pages.set(key, made, siteId, ...marks)
      return made
    },
    answer(request, response, environment) {
      const key = cacheKeyOf(request, environment.trustsProxy)
      const page = key === undefined ? undefined : pages.peek(key)
      if (key === undefined || page === undefined) return false
      const moment = { now: environment.clock(), uptime: environment.uptime() }
      const view = live.peek(page.view.siteId, moment)
      if (view === undefined || find(key, moment.uptime) === undefined) return false
      if (isForMember(request.headers.cookie, view)) return false
      const place = cookiePlaceOf(request, 'site', isTls(request, environment.trustsProxy))
      const sound = place.secure ? soundCookies.secure : soundCookies.plain
      const look = lookAtCookies(request.headers.cookie, place, sound)
      if (look === 'odd') return false
      const { answer } = wayOf(page, request.headers)
      if (look === 'sound') writeAnswer(request, response, answer)
      else {
        const crumb = crumbCookie(makeCrumb(environment.random))
        writeAnswer(request, response, withCookies(answer, cookieLines(crumb, place)))
      }
      return true
    },
  }
}

/**
 * Lets go of the pages that stand on what was touched.
 * @param touched marks; undefined: all that is of the site
 */
export function dropPages(
  { pages }: PageCaches,
  siteId: SiteId,
  touched: readonly string[] | undefined,
): void {
  if (touched === undefined || touched.includes(markOf.site)) {
    pages.drop(siteId)
    return
  }
  for (const mark of touched) pages.drop(inSite(siteId, mark))
}

function inSite(siteId: SiteId, mark: string): string {
  return `${siteId} ${mark}`
}

function sizeOf(page: CachedPage): number {
  return page.identity.length + page.gzip.length + page.br.length + 1000
}

async function compressPage(page: PageToCache): Promise<CachedPage> {
  const identity = page.bytes
  const [br, gzipped] = await Promise.all([compress(identity, 'br'), compress(identity, 'gzip')])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const { view, contentType, policy, validUntil } = page
  const made = { view, contentType, policy, validUntil, etag, identity, br, gzip: gzipped }
  return { ...made, ways: waysOf(made) }
}

/**
 * All that a kept page can answer, made once: a visitor whose page is found before any routing gets
 * the same as one whose request came too early for that.
 */
function waysOf(page: Omit<CachedPage, 'ways'>): CachedPage['ways'] {
  const { contentType } = page
  const headers = keptHeaders(page)
  const inEncoding = (encoding: 'br' | 'gzip'): PageReply => {
    return {
      bytes: page[encoding],
      contentType,
      headers: { ...headers, 'content-encoding': encoding },
    }
  }
  return {
    identity: keptAnswer({ bytes: page.identity, contentType, headers }),
    gzip: keptAnswer(inEncoding('gzip')),
    br: keptAnswer(inEncoding('br')),
    unchanged: keptAnswer({ status: 304, headers, empty: true }),
  }
}

function keptAnswer(reply: PageReply): KeptAnswer {
  return { reply, answer: answerOf(reply) }
}

/** What a visitor gets of a kept page, by what their browser has and takes. */
export function wayOf(page: CachedPage, headers: AskedHeaders): KeptAnswer {
  if (matchesEtag(headers['if-none-match'], page.etag)) return page.ways.unchanged
  return page.ways[chooseEncoding(headers['accept-encoding'])]
}

type AskedHeaders = Pick<IncomingMessage['headers'], 'if-none-match' | 'accept-encoding'>

/** The key of a request that a kept page may answer; undefined for all others. */
function cacheKeyOf(request: IncomingMessage, trustsProxy: boolean): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const { host, cookie } = request.headers
  if (host === undefined || (cookie !== undefined && carriesRights(cookie))) return undefined
  const url = request.url ?? '/'
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 ? '' : url.slice(mark + 1)
  if (search !== '' && /(?:^|&)(?:edit|viewer)=/.test(search)) return undefined
  return pageCacheKey(
    `${isTls(request, trustsProxy) ? 'https' : 'http'}://${host.toLowerCase()}`,
    path,
    search,
  )
}

function isTls({ headers }: IncomingMessage, trustsProxy: boolean): boolean {
  return trustsProxy && headers['x-forwarded-proto'] === 'https'
}

/** @param path as it stands in the address, percent signs and all */
export function pageCacheKey(origin: string, path: string, search: string): string {
  const query = cacheableQuery(search)
  return query === '' ? `${origin} ${path}` : `${origin} ${path}?${query}`
}

/** Pages for a signed-in viewer of a site, or for who has opened a lock of it, are never kept. */
function carriesRights(cookieHeader: string): boolean {
  return (
    cookieHeader.includes(`${cookieKinds.viewer.name}=`) ||
    cookieHeader.includes(`${cookieKinds.unlocked.name}-`)
  )
}

/** Whether somebody is signed in where some pages are for members, so that what they see is theirs. */
function isForMember(cookieHeader: string | undefined, view: SiteView): boolean {
  return cookieHeader?.includes(`${cookieKinds.member.name}=`) === true && hasAudiences(view)
}

/** Headers of what length are kept. */
const maxSoundLength = 2000

/**
 * What the cookies of a visitor ask for: nothing, a crumb, without which every write would fail, or
 * a closer look, where some do not belong. Headers that were sound lately are not read again.
 */
function lookAtCookies(
  header: string | undefined,
  place: CookiePlace,
  known: Kept<true>,
): 'sound' | 'no-crumb' | 'odd' {
  if (header === undefined) return 'no-crumb'
  if (known.get(header) === true) return 'sound'
  const reading = readCookies(header, place)
  if (reading.repeated.length > 0 || mendCookies(reading, place).length > 0) return 'odd'
  if (crumbFromCookies(reading.cookies) === undefined) return 'no-crumb'
  if (header.length <= maxSoundLength) known.set(header, true)
  return 'sound'
}

/** Browsers keep such a page, but ask each time whether it still stands. */
function keptHeaders(page: Pick<CachedPage, 'etag' | 'policy'>): Readonly<Record<string, string>> {
  return {
    'cache-control': 'private, no-cache',
    'content-security-policy': page.policy,
    etag: page.etag,
    vary: 'accept-encoding',
  }
}
