import { z } from 'zod'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import {
  readReviews,
  reviewBody,
  type ReviewBody,
} from '@vitrine/rules/shop/reviews/review-form.ts'
import {
  reviewsPaths,
  stopReviewMailsPath,
  writeReviewsPath,
} from '@vitrine/rules/shop/reviews/reviews-paths.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { isOneClick, oneClickRoute } from '../../ground/http/one-click.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import { servePage } from '../../site/pages/serve-page.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { readSettings } from '../cart/load-cart.ts'
import { stopReviewMails } from '../reviews/review-mail-stops.ts'
import {
  readGivenReviews,
  readReviewedOrder,
  type ReviewedOrder,
} from '../reviews/reviewed-order.ts'
import { writeReviews } from '../reviews/write-reviews.ts'
import { reviewPage } from './review-page.ts'

const params = z.object({ reviewToken: z.string().max(300) })
const query = z.object({ sent: z.enum(['waiting', 'shown']).optional().catch(undefined) })
const shopper = { on: 'site', access: { kind: 'public' } } as const

type Request<Body = unknown> = RouteRequest<z.output<typeof params>, unknown, Body> & OnSite

/** The page on which whoever bought reviews an order, for whoever holds its address. */
export const reviewPageRoutes: readonly Route[] = [
  route({
    ...shopper,
    method: 'GET',
    path: reviewsPaths.write,
    params,
    query,
    async handle(context, request): Promise<PageReply | Refused> {
      const found = await findReviewed(context, request)
      // an owner may have a page of this name, with entries below it
      if (found === undefined) return servePage(context, request)
      return reviewPage(context, request, found.view, found, { sent: request.query.sent })
    },
  }),
  route({
    ...shopper,
    method: 'POST',
    path: reviewsPaths.write,
    limit: 'checkout',
    params,
    body: reviewBody,
    handle: (context, request) => takeReviews(context, request),
  }),
  // opened from a mail: what follows there is a button, as programs that look at mails open links, too
  route({
    ...shopper,
    method: 'GET',
    path: reviewsPaths.stop,
    whileLocked: true,
    params,
    async handle(context, request): Promise<PageReply | Refused> {
      const found = await findReviewed(context, request)
      if (found === undefined) return servePage(context, request)
      return reviewPage(context, request, found.view, { ...found, lines: [] }, { isToStop: true })
    },
  }),
  route({
    ...shopper,
    ...oneClickRoute,
    method: 'POST',
    path: reviewsPaths.stop,
    whileLocked: true,
    limit: 'checkout',
    params,
    async handle(context, request): Promise<PageReply | Refused> {
      const found = await findReviewed(context, request)
      if (found === undefined) return refuse(requestRefusal('not-found'))
      const { view, order, token } = found
      await stopReviewMails(view.documents.site, order.email, request.now)
      if (isOneClick(request.body)) {
        const shown = { ...found, lines: [], isStopped: true }
        return reviewPage(context, request, view, shown, { isToStop: true })
      }
      return { redirect: stopReviewMailsPath(token), status: 303 }
    },
  }),
]

type Found = ReviewedOrder & { readonly view: SiteView }

/** The order of a link, with what of it can be reviewed; undefined where the link is none of ours. */
async function findReviewed(context: Context, request: Request): Promise<Found | undefined> {
  const { reviewToken: token } = request.params
  const view = await visitorView(context, request)
  const { reviews } = (await readSettings(view)).store
  const found = await readReviewedOrder(
    context,
    view.documents.site,
    { token, reviews },
    request.now,
  )
  return found && { ...found, view }
}

async function takeReviews(
  context: Context,
  request: Request<ReviewBody>,
): Promise<PageReply | Refused> {
  const found = await findReviewed(context, request)
  if (found === undefined) return refuse(requestRefusal('not-found'))
  const { view, order, token, lines } = found
  const { body, now, random } = request
  const again = async (problem: Refused['refusal']): Promise<PageReply> => {
    // what was decided meanwhile stands there, and is no field any more
    const before = await readGivenReviews(view.documents.site, order.id)
    const tried = { body, problem }
    return reviewPage(context, request, view, { ...found, before }, { tried })
  }
  const numbers = lines.map(({ line }) => line)
  const read = readReviews(body, numbers)
  if (!read.ok) return again(read.refusal)
  const { needsApproval } = found
  const written = { ...read.value, order, lines, needsApproval, now, random }
  const done = await writeReviews(context.database, view.siteId, written)
  if (!done.ok) return again(done.refusal)
  if (done.value === 'shown') context.views.live.forget(view.siteId)
  return { redirect: `${writeReviewsPath(token)}?sent=${done.value}`, status: 303 }
}
