import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import type { Clock } from '../context.ts'
import type { Random } from '@vitrine/rules/ids/ids.ts'
import { crumbCookies, crumbFromCookies } from '../http/crumb.ts'
import { matchesEtag } from '../http/matches-etag.ts'
import { parseCookies } from '../http/request-environment.ts'
import { alwaysHeaders } from '../http/security-headers.ts'
import { formatCookie } from '../http/send-reply.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { compress } from './compressed-text.ts'
import { viewerCookieName } from '../sites/viewer-token.ts'
import { cacheableQuery } from '../pages/page-query.ts'
import type { SiteSnapshots, SiteSnapshot } from '../pages/site-snapshot.ts'

/** A finished page for anonymous visitors, in each encoding it is sent in. */
export type CachedPage = {
  readonly snapshot: SiteSnapshot
  readonly etag: string
  readonly contentType: string
  readonly policy: string
  /** Epoch milliseconds after which the page no longer holds; null: as long as the revision. */
  readonly validUntil: number | null
  readonly identity: Buffer
  readonly gzip: Buffer
  readonly br: Buffer
}

export type PageToCache = {
  readonly snapshot: SiteSnapshot
  readonly bytes: Buffer
  readonly contentType: string
  readonly policy: string
  readonly validUntil: number | null
}

/**
 * Pages by host, path and relevant query. A page is valid while its site's snapshot is: that
 * changes with the site revision, the catalogue revision and the next scheduled instant.
 */
export type PageCache = {
  /** Answers at once where the page is known and its site was checked within the last second. */
  answer(request: IncomingMessage, response: ServerResponse, environment: CacheEnvironment): boolean
  find(key: string, snapshot: SiteSnapshot, now: number): CachedPage | undefined
  store(key: string, page: PageToCache): Promise<CachedPage>
}

export type CacheEnvironment = {
  readonly clock: Clock
  readonly random: Random
  readonly trustsProxy: boolean
}

/** Bytes that all kept pages may take together. */
const defaultMaxBytes = 48 * 1024 * 1024

export function createPageCache(snapshots: SiteSnapshots, maxBytes = defaultMaxBytes): PageCache {
  const pages = new Map<string, CachedPage>()
  let bytes = 0

  const remove = (key: string): void => {
    const page = pages.get(key)
    if (page === undefined) return
    bytes -= sizeOf(page)
    pages.delete(key)
  }
  const find: PageCache['find'] = (key, snapshot, now) => {
    const page = pages.get(key)
    if (page === undefined) return undefined
    if (page.snapshot !== snapshot || (page.validUntil !== null && now >= page.validUntil)) {
      return undefined
    }
    return page
  }
  return {
    find,
    async store(key, page) {
      const made = await compressPage(page)
      remove(key)
      if (sizeOf(made) > maxBytes / 4) return made
      pages.set(key, made)
      bytes += sizeOf(made)
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
      return made
    },
    answer(request, response, environment) {
      const key = cacheKeyOf(request, environment.trustsProxy)
      const page = key === undefined ? undefined : pages.get(key)
      if (key === undefined || page === undefined) return false
      const now = environment.clock()
      const snapshot = snapshots.peek(page.snapshot.siteId, now)
      if (snapshot === undefined || find(key, snapshot, now) === undefined) return false
      // the page used last stands last, so that the first ones are those to let go
      pages.delete(key)
      pages.set(key, page)
      send(request, response, page, environment)
      return true
    },
  }
}

function sizeOf(page: CachedPage): number {
  return page.identity.length + page.gzip.length + page.br.length + 1000
}

async function compressPage(page: PageToCache): Promise<CachedPage> {
  const identity = page.bytes
  const [br, gzipped] = await Promise.all([compress(identity, 'br'), compress(identity, 'gzip')])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const { snapshot, contentType, policy, validUntil } = page
  return { snapshot, contentType, policy, validUntil, etag, identity, br, gzip: gzipped }
}

/** The key of a request that a kept page may answer; undefined for all others. */
function cacheKeyOf(request: IncomingMessage, trustsProxy: boolean): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const { host, cookie } = request.headers
  if (host === undefined || (cookie !== undefined && carriesViewer(cookie))) return undefined
  const url = request.url ?? '/'
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 ? '' : url.slice(mark + 1)
  if (search !== '' && /(?:^|&)(?:edit|viewer)=/.test(search)) return undefined
  const secure = trustsProxy && request.headers['x-forwarded-proto'] === 'https'
  return pageCacheKey(`${secure ? 'https' : 'http'}://${host.toLowerCase()}`, path, search)
}

/** @param path as it stands in the address, percent signs and all */
export function pageCacheKey(origin: string, path: string, search: string): string {
  const query = cacheableQuery(search)
  return query === '' ? `${origin} ${path}` : `${origin} ${path}?${query}`
}

/** Pages for a signed-in viewer of a site are never kept. */
function carriesViewer(cookieHeader: string): boolean {
  return cookieHeader.includes(`${viewerCookieName}=`)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  environment: CacheEnvironment,
): void {
  const { cookie } = request.headers
  const headers: Record<string, string | string[] | number> = {
    ...alwaysHeaders,
    ...cachedPageHeaders(page),
    'content-type': page.contentType,
  }
  if (cookie === undefined || !hasCrumb(cookie)) {
    const isTls = environment.trustsProxy && request.headers['x-forwarded-proto'] === 'https'
    const { cookies } = crumbCookies(environment.random)
    headers['set-cookie'] = cookies.map((one) => formatCookie(one, false, isTls))
  }
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = page[encoding]
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

const knownCrumbs = new Set<string>()
const maxKnownCrumbs = 1000

/**
 * Whether a visitor's crumb is there and valid; one that is not would make every write fail until
 * the browser is closed. Pairs that were valid lately are not worked out again.
 */
function hasCrumb(cookieHeader: string): boolean {
  if (!cookieHeader.includes('crumb=')) return false
  const cookies = parseCookies(cookieHeader)
  const pair = `${cookies['_crumb']} ${cookies['crumb']}`
  if (knownCrumbs.has(pair)) return true
  if (crumbFromCookies(cookies) === undefined) return false
  if (knownCrumbs.size >= maxKnownCrumbs) knownCrumbs.clear()
  knownCrumbs.add(pair)
  return true
}

/** Browsers keep such a page, but ask each time whether it still stands. */
export function cachedPageHeaders(
  page: Pick<CachedPage, 'etag' | 'policy'>,
): Record<string, string> {
  return {
    'cache-control': 'private, no-cache',
    'content-security-policy': page.policy,
    etag: page.etag,
    vary: 'accept-encoding',
  }
}
