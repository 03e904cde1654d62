import { z } from 'zod'
import {
  keptEntries,
  readCheckout,
  type CheckoutEntries,
} from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { donationsRefusal } from '@vitrine/rules/shop/donations/donations-messages.ts'
import { readOwnAmount } from '@vitrine/rules/shop/donations/read-donation.ts'
import { checkoutRefusal } from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import { paymentPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import { offeredTestPayments } from '@vitrine/rules/shop/payments/test-payments.ts'
import { countriesSentTo } from '@vitrine/rules/shop/shipping/shipping-ways.ts'
import { subscriptionsRefusal } from '@vitrine/rules/shop/subscriptions/subscriptions-messages.ts'
import {
  cardPath,
  subscriptionPath,
  subscriptionsPaths,
} from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import { paysElsewhere } from '@vitrine/rules/site/sites/stripe-settings.ts'
import { ok, refuse, type Refusal, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Phrase } from '@vitrine/rules/site/phrases/phrases.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import { notFoundPage } from '../../site/pages/not-found-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { readSettings } from '../cart/load-cart.ts'
import { findProvider } from '../payments/find-provider.ts'
import {
  changeSubscription,
  keepAddress,
  keepAmount,
} from '../subscriptions/change-subscription.ts'
import {
  findSubscription,
  findSubscriptionByOrder,
  type SubscriptionRow,
} from '../subscriptions/subscription-rows.ts'
import { subscriptionOfToken } from '../subscriptions/subscription-token.ts'
import { askForOtherCard } from './card-setup.ts'
import { withinDeclines } from './limit-declines.ts'
import { amountTerms } from './amount-of-subscription.ts'
import { beginCycleOfShopper } from './begin-cycle.ts'
import { cancelSubscriptionPage } from './cancel-subscription-page.ts'
import { toldAtCheckout, toOrder } from './after-payment.ts'
import { CatalogueChanged } from './hold-order.ts'
import { pay, type Paying } from './place-order.ts'
import {
  changeableFields,
  goesToAddress,
  subscriberPage,
  type ToldOnPage,
} from './subscription-page.ts'

const params = z.object({ subscriptionToken: z.string().max(1000) })
const shopper = { on: 'site', access: { kind: 'public' } } as const

type Request<Body = unknown> = RouteRequest<z.output<typeof params>, unknown, Body> & OnSite

const done = {
  cancel: 'Your subscription is canceled.',
  keep: 'Your subscription goes on.',
  pause: 'Your subscription is paused.',
  resume: 'Your subscription goes on.',
  address: 'The address is saved.',
  card: 'Your card is changed. The next payments are made with it.',
  amount: 'The amount is saved.',
} as const satisfies Record<string, Phrase>

const doneWithDonation = {
  ...done,
  cancel: 'Your recurring donation is canceled.',
  keep: 'Your recurring donation goes on.',
  pause: 'Your recurring donation is paused.',
  resume: 'Your recurring donation goes on.',
} as const satisfies Record<keyof typeof done, Phrase>

const pageQuery = z.object({
  payment: z.enum(toldAtCheckout).optional().catch(undefined),
  done: z
    .enum(['cancel', 'keep', 'pause', 'resume', 'address', 'card', 'amount'])
    .optional()
    .catch(undefined),
  /** Whoever was asked for another card has given none. */
  card: z.literal('none').optional().catch(undefined),
})
const wishBody = z.object({ wish: z.enum(['cancel', 'keep', 'pause', 'resume']) })
const text = z.string().max(20_000).default('')
const addressBody = z.object(Object.fromEntries(changeableFields.map((name) => [name, text])))
const amountBody = z.object({ amount: text })
const payBody = z.object({ payment: z.string().max(100).default('') })
const cancelBody = z.object({ orderNumber: text, email: text })

/** The pages of whoever subscribes. */
export const subscriptionRoutes: readonly Route[] = [
  route({
    ...shopper,
    method: 'GET',
    path: subscriptionsPaths.page,
    whileLocked: true,
    params,
    query: pageQuery,
    handle: (context, request) =>
      ofSubscription(context, request, (view, row) => {
        const { payment, done: what, card } = request.query
        const problem =
          payment === undefined
            ? card === 'none'
              ? subscriptionsRefusal('card-not-kept')
              : undefined
            : checkoutRefusal(payment)
        return subscriberPage(context, request, view, row, {
          ...(problem !== undefined && { problem: { ...problem, status: 200 } }),
          ...(what !== undefined && { news: (row.is_donation ? doneWithDonation : done)[what] }),
        })
      }),
  }),
  route({
    ...shopper,
    method: 'POST',
    path: subscriptionsPaths.page,
    whileLocked: true,
    limit: 'cart',
    params,
    body: wishBody,
    handle: (context, request) =>
      ofSubscription(context, request, async (view, row) => {
        const { wish } = request.body
        const { now, random } = request
        const changed = await changeSubscription(context, view.siteId, row.id, wish, {
          now,
          random,
        })
        if (!changed.ok) return again(context, request, view, row, { problem: changed.refusal })
        return {
          redirect: `${subscriptionPath(request.params.subscriptionToken)}?done=${wish}`,
          status: 303,
        }
      }),
  }),
  route({
    ...shopper,
    method: 'POST',
    path: subscriptionsPaths.address,
    whileLocked: true,
    limit: 'cart',
    params,
    body: addressBody,
    handle: (context, request) =>
      ofSubscription(context, request, (view, row) => changeAddress(context, request, view, row)),
  }),
  route({
    ...shopper,
    method: 'POST',
    path: subscriptionsPaths.amount,
    whileLocked: true,
    limit: 'cart',
    params,
    body: amountBody,
    handle: (context, request) =>
      ofSubscription(context, request, (view, row) => changeAmount(context, request, view, row)),
  }),
  route({
    ...shopper,
    method: 'POST',
    path: subscriptionsPaths.pay,
    whileLocked: true,
    limit: 'checkout',
    params,
    body: payBody,
    handle: (context, request) =>
      ofSubscription(context, request, (view, row) => payNow(context, request, view, row)),
  }),
  route({
    ...shopper,
    method: 'POST',
    path: subscriptionsPaths.card,
    whileLocked: true,
    limit: 'checkout',
    params,
    handle: (context, request) =>
      ofSubscription(context, request, (view, row) => askForCard(context, request, view, row)),
  }),
  route({
    ...shopper,
    method: 'GET',
    path: subscriptionsPaths.cancel,
    whileLocked: true,
    query: z.object({ done: z.literal('1').optional().catch(undefined) }),
    handle: (context, request) =>
      cancelSubscriptionPage(context, request, { isDone: request.query.done === '1' }),
  }),
  route({
    ...shopper,
    method: 'POST',
    path: subscriptionsPaths.cancel,
    whileLocked: true,
    limit: 'checkout',
    body: cancelBody,
    handle: (context, request) => cancelByNumber(context, request),
  }),
]

async function ofSubscription(
  context: Context,
  request: Request,
  answer: (view: SiteView, row: SubscriptionRow) => Promise<PageReply>,
): Promise<PageReply> {
  const view = await visitorView(context, request)
  const id = subscriptionOfToken(context, view.siteId, request.params.subscriptionToken)
  const row = id === undefined ? undefined : await findSubscription(view.documents.site, id)
  return row === undefined ? notFoundPage(context, request) : answer(view, row)
}

/** The page as it is by now, with why something was not done. */
async function again(
  context: Context,
  request: Request,
  view: SiteView,
  row: SubscriptionRow,
  told: ToldOnPage,
): Promise<PageReply> {
  const newest = (await findSubscription(view.documents.site, row.id)) ?? row
  return subscriberPage(context, request, view, newest, told)
}

async function changeAddress(
  context: Context,
  request: Request<Readonly<Record<string, string>>>,
  view: SiteView,
  row: SubscriptionRow,
): Promise<PageReply> {
  const typed: CheckoutEntries = keptEntries({ ...row.buyer, ...request.body })
  if (row.state === 'ended' || !goesToAddress(row)) {
    const problem = subscriptionsRefusal('subscription-ended')
    return again(context, request, view, row, { problem })
  }
  const { store } = await readSettings(view)
  const read = readCheckout(
    { ...typed, payment: '', cardToken: '', terms: '', download: '' },
    {
      shipping: true,
      taxPlace: false,
      taxPlaces: store.taxes?.places ?? [],
      payment: 'none',
      isKept: true,
      paysByKept: false,
      cardFields: false,
      takesDays: false,
      terms: false,
      note: false,
      download: false,
      countries: countriesSentTo(store),
    },
  )
  if (!read.ok) return again(context, request, view, row, { problem: read.refusal, typed })
  await keepAddress(view.documents.site, row.id, read.value.entries)
  return {
    redirect: `${subscriptionPath(request.params.subscriptionToken)}?done=address`,
    status: 303,
  }
}

/** Leads to where another card is given, which is charged from then on. */
async function askForCard(
  context: Context,
  request: Request,
  view: SiteView,
  row: SubscriptionRow,
): Promise<PageReply> {
  const { now, random, site } = request
  const asked = await askForOtherCard(context, view, row, { now, random, origin: site.origin })
  if (!asked.ok) return again(context, request, view, row, { problem: asked.refusal })
  return { redirect: cardPath('toCard', asked.value), status: 303 }
}

async function changeAmount(
  context: Context,
  request: Request<z.output<typeof amountBody>>,
  view: SiteView,
  row: SubscriptionRow,
): Promise<PageReply> {
  const { amount: typedAmount } = request.body
  const refused = (problem: Refusal) => again(context, request, view, row, { problem, typedAmount })
  const terms = amountTerms(await readSettings(view), view.locale, row)
  if (terms === undefined) return refused(donationsRefusal('donations-off'))
  const cents = readOwnAmount(typedAmount, terms)
  if (typeof cents === 'string') {
    return refused(donationsRefusal('fields-not-valid', { fields: { amount: cents } }))
  }
  const kept = await keepAmount(context, view.siteId, row.id, cents)
  if (!kept.ok) return refused(kept.refusal)
  return {
    redirect: `${subscriptionPath(request.params.subscriptionToken)}?done=amount`,
    status: 303,
  }
}

/** Pays a cycle that could not be charged, in whichever way; that way is charged from then on. */
async function payNow(
  context: Context,
  request: Request<z.output<typeof payBody>>,
  view: SiteView,
  row: SubscriptionRow,
): Promise<PageReply> {
  const paid = await withinDeclines(context, request, () =>
    beginAndPay(context, request, view, row),
  )
  if (!paid.ok) return again(context, request, view, row, { problem: paid.refusal })
  if (paid.value.kind === 'placed') return toOrder(context, request, paid.value.orderId, true)
  return { redirect: paymentPath('pay', paid.value.token), status: 303 }
}

const tries = 5

async function beginAndPay(
  context: Context,
  request: Request<z.output<typeof payBody>>,
  view: SiteView,
  row: SubscriptionRow,
): Promise<Result<Paying>> {
  const { now, random, body } = request
  const { origin } = request.site
  const { store } = await readSettings(view)
  const provider = await findProvider(context, view.documents.site, store)
  if (provider === undefined) return refuse(checkoutRefusal('payments-not-set-up'))
  const isHere = !paysElsewhere(store)
  const offered = offeredTestPayments({ isKept: true, takesDays: false })
  if (isHere && !offered.some(({ token }) => token === body.payment)) {
    return refuse(checkoutRefusal('fields-not-valid'))
  }
  const begin = async () => {
    for (let attempt = 1; ; attempt++) {
      try {
        const newest = await context.views.live.get(view.siteId, request)
        return await context.database.transact(view.siteId, (site) =>
          beginCycleOfShopper(context, site, newest, provider, row.id, { now, random }),
        )
      } catch (error) {
        if (!(error instanceof CatalogueChanged) || attempt >= tries) throw error
      }
    }
  }
  const held = await begin()
  if (!held.ok) return held
  const means = isHere ? body.payment : null
  const payer = { view, origin, now }
  return pay(context, payer, provider, { kind: 'held', payment: held.value, means })
}

/** For whoever has no link: by the number of the order that it began with, and its e-mail address. */
async function cancelByNumber(
  context: Context,
  request: RouteRequest<unknown, unknown, z.output<typeof cancelBody>> & OnSite,
): Promise<PageReply> {
  const { body, now, random } = request
  const view = await visitorView(context, request)
  const refused = (problem: Refusal): Promise<PageReply> =>
    cancelSubscriptionPage(context, request, { ...body, problem })
  const canceled = await cancelIt()
  if (!canceled.ok) return refused(canceled.refusal)
  return { redirect: `${subscriptionsPaths.cancel}?done=1`, status: 303 }

  async function cancelIt(): Promise<Result<void>> {
    const typed = /^\D{0,12}(\d{1,9})\D{0,3}$/.exec(body.orderNumber)?.[1]
    const found =
      typed === undefined
        ? undefined
        : await findSubscriptionByOrder(view.documents.site, {
            orderNumber: Number(typed),
            email: body.email.trim(),
          })
    if (found === undefined) return refuse(subscriptionsRefusal('subscription-unknown'))
    // asked once more, it is as they wanted it
    if (found.state === 'cancelling' || found.state === 'ended') return ok(undefined)
    return changeSubscription(context, view.siteId, found.id, 'cancel', { now, random })
  }
}
