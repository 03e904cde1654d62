import { z } from 'zod'
import { checkoutPaths, withdrawalPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { daysToWithdraw } from '@vitrine/rules/site/sites/withdrawal-days.ts'
import { findWithdrawable } from '@vitrine/rules/shop/orders/withdrawal.ts'
import {
  foundWithdrawalBody,
  readFoundWithdrawal,
  readWithdrawal,
  typedPieces,
  typedWithdrawer,
  withdrawalBody,
  type FoundWithdrawalBody,
  type WithdrawalBody,
} from '@vitrine/rules/shop/orders/withdrawal-form.ts'
import { withdrawalRefusal } from '@vitrine/rules/shop/orders/withdrawal-messages.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import { notFoundPage } from '../../site/pages/not-found-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { readSettings } from '../cart/load-cart.ts'
import { readOrder } from '../orders/read-order.ts'
import { findOrderByNumber, wasWithdrawnBy, withdrawOrder } from '../orders/withdraw-order.ts'
import { foundWithdrawalPage, withdrawalPage, type TypedWithdrawal } from './withdrawal-page.ts'

const params = z.object({ token: z.string().max(300) })
const query = z.object({ received: z.literal('1').optional().catch(undefined) })
const shopper = { on: 'site', access: { kind: 'public' } } as const

type Request<Body = unknown> = RouteRequest<z.output<typeof params>, unknown, Body> & OnSite

export const withdrawalRoutes: readonly Route[] = [
  route({
    ...shopper,
    method: 'GET',
    path: checkoutPaths.withdrawal,
    whileLocked: true,
    params,
    query,
    handle: (context, request) =>
      ofOrder(context, request, (shown) => {
        const typed = { who: buyerOf(shown.order) }
        return shown.page(typed, request.query.received === '1')
      }),
  }),
  route({
    ...shopper,
    method: 'POST',
    path: checkoutPaths.withdrawal,
    whileLocked: true,
    limit: 'checkout',
    params,
    body: withdrawalBody,
    handle: (context, request) =>
      ofOrder(context, request, (shown) => withdraw(context, request, shown)),
  }),
  route({
    ...shopper,
    method: 'GET',
    path: checkoutPaths.foundWithdrawal,
    whileLocked: true,
    query,
    async handle(context, request) {
      const view = await visitorView(context, request)
      if (daysToWithdraw(await readSettings(view)) === 0) return notFoundPage(context, request)
      const who = { name: '', email: '', note: '' }
      const isReceived = request.query.received === '1'
      return foundWithdrawalPage(context, request, view, { typed: { who }, isReceived })
    },
  }),
  route({
    ...shopper,
    method: 'POST',
    path: checkoutPaths.foundWithdrawal,
    whileLocked: true,
    limit: 'checkout',
    body: foundWithdrawalBody,
    handle: (context, request) => withdrawByNumber(context, request),
  }),
]

type ShownOrder = {
  readonly view: SiteView
  readonly order: OrderReply
  readonly days: number
  readonly page: (typed: TypedWithdrawal, isReceived?: boolean) => Promise<PageReply>
}

/** Finds the order of a link, and what of it can be withdrawn from. */
async function ofOrder(
  context: Context,
  request: Request,
  answer: (shown: ShownOrder) => Promise<PageReply>,
): Promise<PageReply> {
  const view = await visitorView(context, request)
  const { token } = request.params
  const order = await readOrder(view.documents.site, { tokenHash: hashToken(token) })
  const days = daysToWithdraw(await readSettings(view))
  if (order === undefined || (days === 0 && order.withdrawals.length === 0)) {
    return notFoundPage(context, request)
  }
  const page = (typed: TypedWithdrawal, isReceived = false): Promise<PageReply> =>
    withdrawalPage(context, request, view, order, { token, days, typed, isReceived })
  return answer({ view, order, days, page })
}

function buyerOf({ shippingAddress: { firstName, lastName }, email }: OrderReply) {
  return { name: `${firstName} ${lastName}`.trim(), email, note: '' }
}

async function withdraw(
  context: Context,
  request: Request<WithdrawalBody>,
  { view, order, days, page }: ShownOrder,
): Promise<PageReply> {
  const { body, now, random } = request
  const received = `${withdrawalPath(request.params.token)}?received=1`
  if (await wasWithdrawnBy(view.documents.site, order.id, body.key)) {
    return { redirect: received, status: 303 }
  }
  const again = (problem: Refusal): Promise<PageReply> =>
    page({ who: typedWithdrawer(body), pieces: (line) => typedPieces(body, line), problem })
  const found = findWithdrawable(order, days, now)
  const left = found.kind === 'open' ? found.lines : []
  const read = readWithdrawal(body, left, sayIn(view.locale))
  if (!read.ok) return again(read.refusal)
  const settings = await readSettings(view)
  const withdrawal = { ...read.value, formKey: body.key, settings, now, random }
  const done = await withdrawOrder(context, view.siteId, order.id, withdrawal)
  if (!done.ok) return again(done.refusal)
  return { redirect: received, status: 303 }
}

/** For whoever has no link: all that is left of the order that has this number and this e-mail address. */
async function withdrawByNumber(
  context: Context,
  request: RouteRequest<unknown, unknown, FoundWithdrawalBody> & OnSite,
): Promise<PageReply> {
  const { body, now, random } = request
  const view = await visitorView(context, request)
  const settings = await readSettings(view)
  if (daysToWithdraw(settings) === 0) return notFoundPage(context, request)
  const again = (problem: Refusal): Promise<PageReply> => {
    const typed = { who: typedWithdrawer(body), orderNumber: body.orderNumber, problem }
    return foundWithdrawalPage(context, request, view, { typed, isReceived: false })
  }
  if (!request.keepsCookies) return again(requestRefusal('cookies-disabled'))
  const read = readFoundWithdrawal(body)
  if (!read.ok) return again(read.refusal)
  const { orderNumber, ...who } = read.value
  const orderId = await findOrderByNumber(view.documents.site, { orderNumber, email: who.email })
  if (orderId === undefined) return again(withdrawalRefusal('withdrawn-order-unknown'))
  const withdrawal = { ...who, formKey: body.key, settings, now, random }
  const done = await withdrawOrder(context, view.siteId, orderId, withdrawal)
  if (!done.ok) return again(done.refusal)
  return { redirect: `${checkoutPaths.foundWithdrawal}?received=1`, status: 303 }
}
