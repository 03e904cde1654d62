import { z } from 'zod'
import { formatCursor, parseCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import { writeCsv } from '@vitrine/rules/ground/files/write-csv.ts'
import { done } from '@vitrine/rules/ground/http/contract.ts'
import { refuse, type Refused, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import {
  mailingListApi,
  type Subscriber,
} from '@vitrine/rules/site/mailing-lists/mailing-list-api.ts'
import { mailingListRefusal } from '@vitrine/rules/site/mailing-lists/mailing-list-messages.ts'
import {
  mailingListPaths,
  ownListPath,
} from '@vitrine/rules/site/mailing-lists/mailing-list-paths.ts'
import { signUpAnchor, signUpStateOf } from '@vitrine/rules/site/mailing-lists/sign-up-state.ts'
import { afterWish, readListAddress } from '@vitrine/rules/site/mailing-lists/subscriber.ts'
import { captchaField } from '@vitrine/rules/site/captcha/captcha-markup.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import { provedId, readProvedId } from '../../ground/secrets/proved-id.ts'
import { notFoundPage } from '../pages/not-found-page.ts'
import { findSitePlace } from '../sites/find-site-place.ts'
import { visitorView } from '../views/visitor-view.ts'
import type { SiteView } from '../views/site-view.ts'
import { checkCaptcha } from '../captcha/check-captcha.ts'
import { askToJoin } from './ask-to-join.ts'
import { findSignUpBlock } from './find-sign-up-block.ts'
import { listPage } from './list-page.ts'
import {
  countSubscribers,
  findSubscriber,
  forgetSubscriber,
  listSubscriberRows,
  removeSubscriber,
  setSubscriberState,
} from './subscriber-store.ts'

const visitor = { on: 'site', access: { kind: 'public' } } as const
const owner = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-mailing-lists' },
} as const

const ownParams = z.object({ listToken: z.string().max(300) })
type OwnRequest<Body = unknown> = RouteRequest<z.output<typeof ownParams>, unknown, Body> & OnSite

const wishBody = z.object({ wish: z.enum(['join', 'leave']).catch('leave') })

const signUpBody = z.object({
  email: z.string().max(2000).default(''),
  /** The block that asks; empty: the page of the site. */
  block: z.string().max(64).default(''),
  /** What the captcha said; empty: nobody was asked, or has no script. */
  [captchaField]: z.string().max(20_000).default(''),
})
type SignUpRequest = RouteRequest<unknown, unknown, z.output<typeof signUpBody>> & OnSite

/**
 * Notes who asks for news, and mails them. Whoever has no script solves no captcha: their address is
 * proved by that mail all the same.
 * @param said what the block says that asks; undefined: the page of the site does
 */
async function ask(
  context: Context,
  { body, address, now, uptime, random }: SignUpRequest,
  view: SiteView,
  said: readonly string[] | undefined,
): Promise<Result<true>> {
  const typed = readListAddress(body.email)
  if (!typed.ok) return typed
  const { captcha = null } = view.settings
  const answer = body[captchaField]
  if (said !== undefined && captcha !== null && answer !== '') {
    const tried = { answer, address, now, uptime }
    const checked = await checkCaptcha(context, view.documents.site, captcha, tried)
    if (!checked.ok) return checked
  }
  const usual = sayIn(view.locale)('Send me news by e-mail')
  const consent = said === undefined || said.length === 0 ? usual : said.join(' / ')
  const asking = { siteId: view.siteId, source: 'page', consent, email: body.email } as const
  return askToJoin(context, { ...asking, address, now, uptime, random })
}

/** Where a block stands that asks, with what it says of that; undefined where no browser tells it. */
function backToBlock(
  { headers, site }: SignUpRequest,
  block: string,
  asked: Result<true>,
): string | undefined {
  const from = headers['referer']
  const url = typeof from === 'string' && URL.canParse(from) ? new URL(from) : undefined
  if (url?.origin !== site.origin || url.pathname === mailingListPaths.page) return undefined
  const state = asked.ok ? 'sent' : signUpStateOf(asked.refusal.code)
  return `${site.origin}${url.pathname}${url.search}#${signUpAnchor(block, state)}`
}

const visitorsRoutes: readonly Route[] = [
  route({
    ...visitor,
    method: 'GET',
    path: mailingListPaths.page,
    query: z.object({ sent: z.string().max(10).catch('') }),
    async handle(context, request): Promise<PageReply> {
      const view = await visitorView(context, request)
      if (view.settings.mailingList?.hasPage !== true) return notFoundPage(context, request)
      const isSent = request.query.sent === 'true'
      return listPage(
        context,
        request,
        view,
        isSent ? { kind: 'sent' } : { kind: 'form', typed: '' },
      )
    },
  }),
  route({
    ...visitor,
    method: 'POST',
    path: mailingListPaths.page,
    limit: 'checkout',
    body: signUpBody,
    async handle(context, request): Promise<PageReply> {
      const view = await visitorView(context, request)
      const { block } = request.body
      const said = block === '' ? undefined : await findSignUpBlock(view.documents.site, block)
      if (said === undefined && view.settings.mailingList?.hasPage !== true) {
        return notFoundPage(context, request)
      }
      const asked = await ask(context, request, view, said)
      const led = said && backToBlock(request, block, asked)
      if (led !== undefined) return { redirect: led, status: 303 }
      // a site whose blocks ask need not have the page
      if (asked.ok && said !== undefined) {
        return listPage(context, request, view, { kind: 'sent' })
      }
      if (asked.ok) return { redirect: `${mailingListPaths.page}?sent=true`, status: 303 }
      const typed = request.body.email
      const tried = { kind: 'form', typed, block, problem: asked.refusal } as const
      return listPage(context, request, view, tried)
    },
  }),
  route({
    ...visitor,
    method: 'GET',
    path: mailingListPaths.own,
    whileLocked: true,
    params: ownParams,
    async handle(context, request): Promise<PageReply> {
      const view = await visitorView(context, request)
      const own = await findOwn(context, request)
      if (own === undefined) return notFoundPage(context, request)
      // a link of ours whose address is gone: a mailing service may still send it
      const isForgotten = !('email' in own)
      return listPage(
        context,
        request,
        view,
        isForgotten ? { kind: 'forgotten' } : { kind: 'own', ...own },
      )
    },
  }),
  route({
    ...visitor,
    method: 'POST',
    path: mailingListPaths.own,
    whileLocked: true,
    limit: 'checkout',
    params: ownParams,
    body: wishBody,
    handle: (context, request) => takeWish(context, request),
  }),
]

/** Whom a link is of, its path alone where they are forgotten; undefined where it is none of ours. */
async function findOwn(context: Context, { params, site: { siteId } }: OwnRequest) {
  const id = readProvedId(context, 'mailing list', siteId, params.listToken)
  if (id === undefined) return undefined
  const path = ownListPath(params.listToken)
  const found = await findSubscriber(context.database.dbFor(siteId), id)
  return found === undefined ? { path } : { ...found, id, path }
}

async function takeWish(
  context: Context,
  request: OwnRequest<z.output<typeof wishBody>>,
): Promise<PageReply | Refused> {
  const own = await findOwn(context, request)
  if (own === undefined) return notFoundPage(context, request)
  if (!('email' in own)) return { redirect: own.path, status: 303 }
  const site = context.database.dbFor(request.site.siteId)
  const state = afterWish(own.state, request.body.wish)
  if (state === null) {
    await forgetSubscriber(site, own.id)
  } else {
    await setSubscriberState(site, own.id, { state, now: request.now })
  }
  return { redirect: own.path, status: 303 }
}

const ownersRoutes: readonly Route[] = [
  route({
    ...owner,
    ...mailingListApi.list,
    async handle({ database }, { siteId, query }) {
      const { search, state, limit, cursor } = query
      const site = database.dbFor(siteId)
      const wish = { search, state, limit, after: parseCursor(cursor) }
      const [rows, counts] = await Promise.all([
        listSubscriberRows(site, wish),
        countSubscribers(site),
      ])
      const subscribers = rows.slice(0, limit)
      const last = subscribers.at(-1)
      const hasNextPage = rows.length > limit && last !== undefined
      const nextPageCursor = hasNextPage ? cursorOf(last) : null
      return { json: { subscribers, counts, hasNextPage, nextPageCursor } }
    },
  }),
  route({
    ...owner,
    ...mailingListApi.remove,
    async handle({ database }, { siteId, params, now }) {
      const isGone = await removeSubscriber(database.dbFor(siteId), params.subscriberId, now)
      return isGone ? { json: done } : refuse(mailingListRefusal('no-such-subscriber'))
    },
  }),
  route({
    ...owner,
    ...mailingListApi.putBack,
    async handle({ database }, { siteId, params }) {
      const isBack = await removeSubscriber(database.dbFor(siteId), params.subscriberId, null)
      return isBack ? { json: done } : refuse(mailingListRefusal('no-such-subscriber'))
    },
  }),
  route({
    ...owner,
    ...mailingListApi.file,
    async handle(context, { siteId }) {
      const headers = { 'content-disposition': 'attachment; filename="mailing-list.csv"' }
      // the mark by which spreadsheets know UTF-8
      const bytes = Buffer.from(`\uFEFF${writeCsv(await joinedTable(context, siteId))}`)
      return { bytes, contentType: 'text/csv; charset=utf-8', headers }
    },
  }),
]

function cursorOf({ askedOn, id }: Subscriber): string {
  return formatCursor({ at: askedOn, id })
}

/** So many are read at once. */
const batch = 1000

/** Those who have joined, with the link by which each leaves: whoever mails them has to print it. */
async function joinedTable(context: Context, siteId: OnSite['site']['siteId']) {
  const site = context.database.dbFor(siteId)
  const origin = (await findSitePlace(context, site))?.origin ?? ''
  const table = [['E-mail', 'Joined', 'Asked', 'Where', 'Agreed to', 'Link to leave']]
  let cursor: string | undefined
  do {
    const wish = { state: 'joined', after: parseCursor(cursor), limit: batch } as const
    const rows = await listSubscriberRows(site, wish)
    const shown = rows.slice(0, batch)
    for (const { id, email, askedOn, decidedOn, source, consent } of shown) {
      const link = origin + ownListPath(provedId(context, 'mailing list', siteId, id))
      table.push([email, isoTime(decidedOn), isoTime(askedOn), source, consent, link])
    }
    const last = shown.at(-1)
    cursor = rows.length > batch && last !== undefined ? cursorOf(last) : undefined
  } while (cursor !== undefined)
  return table
}

function isoTime(instant: number | null): string {
  return instant === null ? '' : new Date(instant).toISOString()
}

/** News of a site by e-mail: who wants them proves the address, and leaves by a link. */
export const mailingListRoutes: readonly Route[] = [...visitorsRoutes, ...ownersRoutes]
