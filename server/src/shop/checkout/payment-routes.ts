import { z } from 'zod'
import { checkoutPaths, paymentPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import { paymentsPaths } from '@vitrine/rules/shop/payments/payments-paths.ts'
import type { Context } from '../../ground/context.ts'
import { bodyBytes } from '../../ground/http/body-bytes.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import { notFoundPage } from '../../site/pages/not-found-page.ts'
import { cartTokenHash } from '../cart/cart-token.ts'
import { holdsGoods } from './checkout-store.ts'
import { backToCheckout, toOrder } from './after-payment.ts'
import { backToDonation } from './back-to-donation.ts'
import { backToSubscription } from './back-to-subscription.ts'
import { hearStripe } from './hear-stripe.ts'
import { isWithoutCart } from './hold-order.ts'
import { payingPage } from './paying-page.ts'
import { findPayment, findPaymentOfOrder, type PaymentRow } from './payment-store.ts'
import { paymentOfToken } from './payment-token.ts'
import { outcomeOf, type Settled } from './settle-payment.ts'
import { lookAtPayment, stopPayment } from './stop-payment.ts'
import { answerTestBank, testBankAnswer } from '../payments/answer-test-bank.ts'
import { testBankPage } from './test-bank-page.ts'

const params = z.object({ paymentToken: z.string().max(1000) })
const shopper = { on: 'site', access: { kind: 'public' }, limit: 'cart', params } as const

type Request = RouteRequest<z.output<typeof params>, unknown, unknown> & OnSite

/** The way to where a payment is made, and back. Its token opens it on any device, without a cookie. */
export const paymentRoutes: readonly Route[] = [
  route({
    on: 'site',
    access: { kind: 'public' },
    method: 'POST',
    path: paymentsPaths.stripeWebhook,
    // what is posted there is proved by its signature
    guard: 'none',
    takesBytes: true,
    whileLocked: true,
    body: bodyBytes,
    handle: (context, request) => hearStripe(context, request),
  }),
  route({
    ...shopper,
    method: 'GET',
    path: checkoutPaths.pay,
    whileLocked: true,
    handle: (context, request) =>
      withPayment(context, request, (payment) =>
        after(context, request, payment, outcomeOf(payment), 'on-the-way'),
      ),
  }),
  route({
    ...shopper,
    method: 'GET',
    path: checkoutPaths.paid,
    whileLocked: true,
    query: z.object({ back: z.string().max(1).optional().catch(undefined) }),
    handle: (context, request) =>
      withPayment(context, request, async (payment) => {
        // who only looks ahead at where a link leads stops nothing
        const goes = request.method === 'GET' && request.headers['sec-purpose'] === undefined
        const stops = goes && request.query.back === '1' && payment.status === 'pending'
        const settle = stops ? stopPayment : lookAtPayment
        const settled = await settle(context, request.site.siteId, payment)
        return after(context, request, payment, settled, 'waiting')
      }),
  }),
  route({
    ...shopper,
    method: 'GET',
    path: checkoutPaths.testBank,
    whileLocked: true,
    handle: (context, request) =>
      withPayment(context, request, (payment) =>
        isOpen(payment) && payment.provider === 'test'
          ? testBankPage(context, request, payment)
          : after(context, request, payment, outcomeOf(payment), 'waiting'),
      ),
  }),
  route({
    ...shopper,
    method: 'POST',
    path: checkoutPaths.testBank,
    whileLocked: true,
    body: z.object({ answer: testBankAnswer }),
    handle: (context, request) =>
      withPayment(context, request, async (payment) => {
        const { siteId } = request.site
        const { answer } = request.body
        await answerTestBank(context.database.dbFor(siteId), payment, { answer, now: request.now })
        const returned = paymentPath('paid', request.params.paymentToken)
        return { redirect: returned, status: 303 }
      }),
  }),
]

const isOpen = ({ status }: PaymentRow) => status === 'pending' || status === 'under-way'

async function withPayment(
  context: Context,
  request: Request,
  answer: (payment: PaymentRow) => PageReply | Promise<PageReply>,
): Promise<PageReply> {
  const { siteId } = request.site
  const id = paymentOfToken(context, siteId, request.params.paymentToken)
  const payment =
    id === undefined ? undefined : await findPayment(context.database.dbFor(siteId), { id })
  return payment === undefined ? notFoundPage(context, request) : answer(payment)
}

/** Where whoever pays goes on, by what has become of the payment. */
async function after(
  context: Context,
  request: Request,
  payment: PaymentRow,
  settled: Settled,
  state: 'on-the-way' | 'waiting',
): Promise<PageReply> {
  const { go_to: goTo } = payment
  if (settled.kind === 'open') {
    const isDonation = isWithoutCart(payment)
    const shown = goTo === null ? 'waiting' : state
    return payingPage(context, request, { state: shown, goTo, isDonation })
  }
  const site = context.database.dbFor(request.site.siteId)
  const ofSubscription = await backToSubscription(context, request, payment, settled)
  if (ofSubscription !== undefined) return ofSubscription
  const ofDonation = await backToDonation(context, request, payment, settled)
  if (ofDonation !== undefined) return ofDonation
  const hasGoods = await holdsGoods(site, cartTokenHash(request))
  if (settled.kind === 'placed') return toOrder(context, request, settled.orderId, hasGoods)
  // an order whose money did not come says so itself
  const { order_id: orderId } = payment
  if (orderId !== null && (await findPaymentOfOrder(site, orderId)) !== undefined) {
    return toOrder(context, request, orderId, hasGoods)
  }
  // the cart may be on another device, which is told there
  if (hasGoods) return backToCheckout(settled.code)
  return payingPage(context, request, { state: 'over', goTo: null, isDonation: false })
}
