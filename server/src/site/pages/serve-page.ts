import {
  findViewMode,
  pageNonce,
  pagePolicy,
  showsDrafts,
  viewerOf,
  welcomeViewer,
  type PageJob,
  type PageRequest,
} from '../views/view-mode.ts'
import type { LoadedPage, Target } from '../render/loaded-page.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Refused } from '@vitrine/rules/ground/refusals/result.ts'
import { withoutEmptyAmounts } from '@vitrine/rules/site/listings/list-choice.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import type { Context } from '../../ground/context.ts'
import { isUnavailable } from '../../ground/http/error-border.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { encodePath } from '../../ground/http/request-environment.ts'
import { pageCacheKey, wayOf, type CachedPage } from '../views/page-cache.ts'
import { utf8Bytes } from '../../ground/http/utf8-bytes.ts'
import { renderPage, type RenderedPage } from '../render/render-page.ts'
import { dressForEditing } from './dress-for-editing.ts'
import { findTarget } from './find-target.ts'
import { formatPage } from './format-page.ts'
import { loadLiked } from '../likes/load-likes.ts'
import { calendarFile } from './calendar-file.ts'
import { showsWhatIsToCome } from './load-events.ts'
import { pageInput } from './page-input.ts'
import { withPopup } from './page-popup.ts'
import { loadTarget } from './load-target.ts'
import { findLock } from './find-lock.ts'
import { beforeLock } from './before-lock.ts'
import { mappedPage } from './mapped-page.ts'
import { movedAddress } from './moved-address.ts'
import { movedWords } from './moved-words.ts'
import { PageData } from '../views/page-data.ts'
import { readPageQuery, type PageQuery } from '../views/page-query.ts'
import { serveSiteFile } from './serve-site-file.ts'
import { showProblems } from './show-problems.ts'
import { missingCrumb, systemPage } from './system-page.ts'
import { openedView } from '../views/visitor-view.ts'

/**
 * Answers every GET and HEAD on a site that no route answers: pages, items, the template's static
 * pages and files, and the site's own not-found page for the rest.
 */
export async function servePage(
  context: Context,
  request: PageRequest,
): Promise<PageReply | Refused> {
  const requestSite = request.site
  const welcomed = welcomeViewer(context, request, requestSite.siteId)
  if (welcomed !== undefined) return welcomed
  const mode = await findViewMode(context, request, requestSite.siteId)
  const { live } = context.views
  // whoever edits sees the last change at once
  if (mode.kind !== 'visitor') live.forget(requestSite.siteId)
  const found = await live.find(requestSite.siteId, request, viewerOf(mode))
  if (found === undefined) return { ok: false, refusal: requestRefusal('not-found') }
  const view = mode.kind === 'visitor' ? await openedView(context, request, found) : found
  const nonce = pageNonce(request, requestSite, mode)
  const job: PageJob = { context, request, requestSite, view, mode, nonce }
  const file = await serveSiteFile(job)
  if (file !== undefined) return file
  return answerPage(job)
}

async function answerPage(job: PageJob): Promise<PageReply> {
  const { request, view, requestSite, context, mode } = job
  const target = findTarget(view, request.path, showsDrafts(mode))
  const lock = findLock(view, target)
  if (lock !== undefined) return beforeLock(job, lock)
  if (target.kind === 'redirect') {
    return { redirect: target.to + withQuestionMark(request), status: target.status }
  }
  const moved = await movedWords(job, target)
  if (moved !== undefined) {
    return { redirect: `${encodePath(request.path)}?${moved}`, status: 301 }
  }
  const said = withoutEmptyAmounts(request.search)
  if (said !== undefined) {
    const search = said === '' ? '' : `?${said}`
    return { redirect: encodePath(request.path) + search, status: 302 }
  }
  const { cache, underway } = context.views
  const key = pageCacheKey(requestSite.origin, encodePath(request.path), request.search)
  const isPublic = mode.kind === 'visitor' && view.unlocked.size === 0
  // what is told of one visitor is nobody else's page
  const isForAll = readPageQuery(request.search).liked === ''
  const isAnonymous = isPublic && isForAll && job.nonce === null && context.config.pageCache
  const kept = isAnonymous ? cache.find(key, request.uptime) : undefined
  if (kept !== undefined) return cachedReply(kept, request)
  if (!isAnonymous) return withCrumb(await orErrorPage(job, () => replyWith(job, target)), request)
  const shared = await underway.do(key, view, () =>
    orErrorPage(job, () => makeAndKeep(job, target, key)),
  )
  // another visitor's query is not this one's
  if ('redirect' in shared) return orErrorPage(job, () => replyWith(job, target))
  return 'etag' in shared ? cachedReply(shared, request) : withCrumb(shared, request)
}

/** The query of a request as it stands behind a path. */
function withQuestionMark({ search }: PageRequest): string {
  return search === '' ? '' : `?${search}`
}

type PageTarget = Exclude<Target, { kind: 'redirect' }>
type Redirect = Extract<PageReply, { redirect: string }>

async function replyWith(job: PageJob, target: PageTarget): Promise<PageReply> {
  const made = await makePage(job, target, readPageQuery(job.request.search))
  return 'redirect' in made ? made : pageReply(made)
}

/** A page for whoever asks for it now, kept for those who come later where they may. */
async function makeAndKeep(
  job: PageJob,
  target: PageTarget,
  key: string,
): Promise<PageReply | CachedPage> {
  const { context, request, view } = job
  const made = await makePage(job, target, readPageQuery(request.search))
  if ('redirect' in made) return made
  if (!made.keep) return pageReply(made)
  return context.views.cache.store(key, {
    view,
    bytes: made.bytes,
    contentType: made.contentType,
    policy: made.policy,
    validUntil: made.readsClock ? request.uptime + clockHoldsMs : null,
    marks: made.marks,
  })
}

/** What passes by itself, such as a database that is away, is for the border of all errors. */
async function orErrorPage<Made>(
  job: PageJob,
  make: () => Promise<Made>,
): Promise<Made | PageReply> {
  try {
    return await make()
  } catch (error) {
    if (isUnavailable(error)) throw error
    const { logger } = job.context
    logger.error({ err: error, path: job.request.path }, 'a page could not be rendered')
    return answerError(job)
  }
}

/** A page ready to send. */
type MadePage = SentPage & {
  readonly status: number
  readonly policy: string
  /** Whether other visitors will ask for the same: not for words that somebody thought up. */
  readonly keep: boolean
  /** What it stands on. */
  readonly marks: readonly string[]
}

async function makePage(
  job: PageJob,
  target: PageTarget,
  query: PageQuery,
): Promise<MadePage | Redirect> {
  const { request, view } = job
  const data = new PageData(view)
  const { site } = view.documents
  const { now } = request
  const loaded =
    target.kind === 'not-found'
      ? undefined
      : await loadTarget(target, { site, view, data, query, now })
  const moved = loaded === undefined ? await movedAddress(job, target) : undefined
  if (moved !== undefined) return { redirect: moved + withQuestionMark(request), status: 301 }
  const mapped = loaded === undefined ? mappedPage(job) : undefined
  if (mapped !== undefined) return mapped
  const page = loaded ?? systemPage(PageType.notFound)
  const status = loaded === undefined ? 404 : 200
  const sent = await writePage(job, data, page, await withOwnLike(job, page, query))
  const keep = loaded !== undefined && target.kind !== 'search' && !isEmptyFilter(loaded, query)
  return { status, keep, marks: data.marks, policy: pagePolicy(job), ...sent }
}

/** An address says of its visitor only what is so: anybody may open it. */
async function withOwnLike(
  { view, request }: PageJob,
  { item }: LoadedPage,
  query: PageQuery,
): Promise<PageQuery> {
  if (query.liked === '') return query
  const { liker } = request.cookies
  if (item === null || liker === undefined) return { ...query, liked: '' }
  const { liked } = await loadLiked(view.documents.site, liker, [item.id])
  return liked.includes(item.id) ? query : { ...query, liked: '' }
}

/** What is left of a rendering: bytes, and whether they hold for a short time only. */
type SentPage = {
  readonly bytes: Buffer
  readonly contentType: string
  readonly readsClock: boolean
}

/**
 * Renders a page and turns it to bytes. A function of its own, because whatever waited for the
 * database has grown old by now: a long text that it got to see would live until the next full
 * collection, instead of being gone with the next quick one.
 */
async function writePage(
  job: PageJob,
  data: PageData,
  page: LoadedPage,
  query: PageQuery,
): Promise<SentPage> {
  const readsTime = showsWhatIsToCome(page.target)
  const file = query.format === 'ical' ? calendarFile(page, fileSurroundings(job)) : undefined
  if (file !== undefined) {
    return { bytes: utf8Bytes(file), contentType: calendarType, readsClock: readsTime }
  }
  const input = pageInput(job, data, page, query)
  const whole = await withPopup(input, await renderPage(input))
  const made = dressForEditing(job, whole, page.pageType)
  const rendered = await showProblems(job, made)
  const format = input.isPart === true ? 'main-content' : query.format
  const { body, contentType } = formatPage(rendered, format)
  return { bytes: utf8Bytes(body), contentType, readsClock: readsTime || rendered.readsClock }
}

const calendarType = 'text/calendar; charset=utf-8'

function fileSurroundings({ requestSite, request }: PageJob) {
  return { origin: requestSite.origin, now: request.now }
}

function isEmptyFilter(page: LoadedPage, query: PageQuery): boolean {
  const { category, tag, month, offset, commentsBefore, reviewsBefore } = query
  // anybody can think up a place
  if (`${commentsBefore}${reviewsBefore}` !== '') return true
  const isFiltered = `${category}${tag}${month}` !== '' || offset !== null
  return isFiltered && page.items.length === 0
}

/** Renders a loaded page in the site's template. */
export function renderSitePage(
  job: PageJob,
  data: PageData,
  page: LoadedPage,
  query: PageQuery,
): Promise<RenderedPage> {
  return renderPage(pageInput(job, data, page, query))
}

/** How long a page that shows the time may be kept. */
const clockHoldsMs = 60_000

function pageReply(made: MadePage): PageReply {
  return {
    status: made.status,
    bytes: made.bytes,
    contentType: made.contentType,
    headers: { 'content-security-policy': made.policy },
  }
}

function cachedReply(page: CachedPage, request: PageRequest): PageReply {
  return withCrumb(wayOf(page, request.headers).reply, request)
}

function withCrumb(reply: PageReply, request: PageRequest): PageReply {
  const cookies = missingCrumb(request)
  return cookies.length === 0 ? reply : { cookies, ...reply }
}

/** The site's own error page; where even that fails, one line of ours. Neither tells details. */
async function answerError(job: PageJob): Promise<PageReply> {
  const headers = { 'content-security-policy': pagePolicy(job) }
  try {
    const data = new PageData(job.view)
    const query = readPageQuery('')
    const rendered = await renderSitePage(job, data, systemPage(PageType.error), query)
    const { format } = readPageQuery(job.request.search)
    const { body, contentType } = formatPage(rendered, format)
    return { status: 500, bytes: utf8Bytes(body), contentType, headers }
  } catch (error) {
    job.context.logger.error({ err: error }, 'the error page could not be rendered')
    return {
      status: 500,
      html: '<!doctype html><title>Something went wrong</title><p>Something went wrong</p>',
      headers,
    }
  }
}
