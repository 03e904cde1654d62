import { z } from 'zod'
import {
  checkoutBody,
  keptEntries,
  typedEntries,
  type CheckoutBody,
} from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { isEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import {
  checkoutFieldMessages,
  checkoutRefusal,
} from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import { checkoutPaths, paymentPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import { offerChanges } from '@vitrine/rules/shop/checkout/offer-changes.ts'
import {
  makeOffer,
  offerLineId,
  withDiscountsOf,
  withPlaceOf,
  withTaxesOf,
  withLineOf,
  type Offer,
} from '@vitrine/rules/shop/checkout/offer.ts'
import { testPayments } from '@vitrine/rules/shop/payments/test-payments.ts'
import { readStep, type CheckoutStep } from '@vitrine/rules/shop/checkout/checkout-step.ts'
import { subscriptionsPaths } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import { linkedCodes } from '@vitrine/rules/shop/coupons/discount-link.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import {
  ok,
  refuse,
  type Refusal,
  type Refused,
  type Result,
} from '@vitrine/rules/ground/refusals/result.ts'
import type { RequestCookie } from '../../ground/http/cookies.ts'
import { withLinkedCode } from './with-linked-code.ts'
import { inMemberCart } from '../cart/member-cart.ts'
import { signedInMember } from '../cart/signed-in-member.ts'
import { letGoOfCodes } from '../cart/let-go-of-codes.ts'
import { keepReminder, offeredReminder } from '../reminders/keep-reminder.ts'
import { changeQuantity, removeEntry } from '../cart/change-cart.ts'
import { isTaxPlaceKnown, loadCart, loadCartLines, type LoadedCart } from '../cart/load-cart.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { route, type OnSite, type Route, type RouteRequest } from '../../ground/http/route.ts'
import { atCheckout } from './at-checkout.ts'
import { dueOfCart, offeredCards } from './card-choice.ts'
import { checkoutPage } from './checkout-page.ts'
import { ownCheckout, subscribeCheckout, type CheckoutWhere } from './checkout-where.ts'
import { keepTyped } from './checkout-store.ts'
import { withinDeclines } from './limit-declines.ts'
import { openOffer, type OfferPlace } from './offer-token.ts'
import { orderConfirmedPage } from './order-confirmed-page.ts'
import { askBuyerForNews } from './news-at-checkout.ts'
import {
  entriesOfMember,
  keepMembersAddress,
  memberAtCheckout,
  withMembersAddress,
} from './member-at-checkout.ts'
import { toldAtCheckout, toOrder } from './after-payment.ts'
import { hasTyped, signedEntries, typistOf } from './typist.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { findViewMode } from '../../site/views/view-mode.ts'
import { receiptPage } from './receipt-page.ts'
import { placeOrder } from './place-order.ts'
import { sampleCart } from './sample-cart.ts'
import { dropCode, dropGiftCard, takeCode } from './take-code.ts'
import type { SiteView } from '../../site/views/site-view.ts'

const tokenParams = z.object({ token: z.string().max(300) })

const shopper = { on: 'site', access: { kind: 'public' } } as const

const toldQuery = z.object({ payment: z.enum(toldAtCheckout).optional().catch(undefined) })
const cartTokenQuery = z.object({ cartToken: z.string().max(100).catch('') })

/** It is the page that was asked for, with what became of a payment before it. */
function toldOf({ payment }: z.output<typeof toldQuery>): Refusal | undefined {
  return payment && { ...checkoutRefusal(payment), status: 200 }
}

export const checkoutRoutes: readonly Route[] = [
  route({
    ...shopper,
    method: 'GET',
    path: checkoutPaths.checkout,
    query: toldQuery,
    async handle(context, request) {
      const mode = await findViewMode(context, request, request.site.siteId)
      if (mode.kind === 'edit') return showSample(context, request)
      const view = await visitorView(context, request)
      const { request: asked, cookies } = await inMemberCart(context, view, request)
      const told = toldOf(request.query)
      const page = await showCheckout(context, asked, ownCheckout(asked), undefined, told)
      if ('refusal' in page) return page
      return { ...page, cookies: [...(page.cookies ?? []), ...cookies] }
    },
  }),
  route({
    ...shopper,
    method: 'POST',
    path: checkoutPaths.checkout,
    limit: 'checkout',
    body: checkoutBody,
    handle: (context, request) =>
      withLinkedCode(context, request, () => answerForm(context, request, ownCheckout(request))),
  }),
  route({
    ...shopper,
    method: 'POST',
    path: checkoutPaths.place,
    // apart from paying: who looks at what each country and way makes must still be able to pay
    limit: 'cart',
    body: checkoutBody,
    handle: (context, request) =>
      withLinkedCode(context, request, () => changePlace(context, request, ownCheckout(request))),
  }),
  route({
    ...shopper,
    method: 'GET',
    path: subscriptionsPaths.checkout,
    query: cartTokenQuery.extend(toldQuery.shape),
    handle: (context, request) => {
      const where = subscribeCheckout(request.query.cartToken)
      return showCheckout(context, request, where, undefined, toldOf(request.query))
    },
  }),
  route({
    ...shopper,
    method: 'POST',
    path: subscriptionsPaths.checkout,
    limit: 'checkout',
    query: cartTokenQuery,
    body: checkoutBody,
    handle: (context, request) =>
      answerForm(context, request, subscribeCheckout(request.query.cartToken)),
  }),
  route({
    ...shopper,
    method: 'POST',
    path: subscriptionsPaths.place,
    limit: 'cart',
    query: cartTokenQuery,
    body: checkoutBody,
    handle: (context, request) =>
      changePlace(context, request, subscribeCheckout(request.query.cartToken)),
  }),
  route({
    ...shopper,
    method: 'GET',
    path: checkoutPaths.confirmed,
    whileLocked: true,
    params: tokenParams,
    handle: (context, request) => orderConfirmedPage(context, request),
  }),
  route({
    ...shopper,
    method: 'GET',
    path: checkoutPaths.receipt,
    whileLocked: true,
    params: tokenParams,
    handle: (context, request) => receiptPage(context, request),
  }),
]

type Request = RouteRequest<unknown, unknown, unknown> & OnSite

/** Does what the form's button says. */
async function answerForm(
  context: Context,
  request: RouteRequest<unknown, unknown, CheckoutBody> & OnSite,
  where: CheckoutWhere,
): Promise<PageReply | Refused> {
  const { body, now, random } = request
  const step = readStep(body.step)
  if (step === undefined) return refuse(requestRefusal('bad-request'))
  const { tokenHash } = where
  // whoever typed a code and pressed Enter wants to see what it does before they pay
  if (step.kind === 'code' || (step.kind === 'pay' && body.code.trim() !== '')) {
    return changeCodes(context, request, where, (view, loaded) =>
      takeCode(view, loaded, body.code, now),
    )
  }
  if (step.kind === 'drop-code') {
    return changeCodes(context, request, where, async (view, loaded) =>
      ok(await dropCode(view, loaded, step.code)),
    )
  }
  if (step.kind === 'drop-gift-card') {
    return changeCodes(context, request, where, async (view, loaded) =>
      ok(await dropGiftCard(view, loaded, step.id)),
    )
  }
  if (step.kind === 'place') return changePlace(context, request, where)
  if (step.kind === 'address') {
    const view = await visitorView(context, request)
    const there = await withMembersAddress(view, request, step.id)
    return changePlace(context, { ...request, body: there }, where)
  }
  if (step.kind === 'remind') return keepWish(context, request, where)
  if (step.kind !== 'pay') return changeLine(context, request, where, step)
  const view = await visitorView(context, request)
  const { origin } = request.site
  const memberId = (await signedInMember(view, request))?.id
  const typist = typistOf(request.cookies)
  const attempt = { view, origin, tokenHash, typist, memberId, body, now, random }
  await keepReminder(view, where, request)
  const placed = await withinDeclines(context, request, () => placeOrder(context, attempt))
  if (!placed.ok) return showCheckout(context, request, where, { body, problem: placed.refusal })
  await keepMembersAddress(context, view, request)
  await askBuyerForNews(context, view, request)
  if (placed.value.kind === 'placed') {
    return toOrder(context, request, placed.value.orderId, where.isSubscription)
  }
  return { redirect: paymentPath('pay', placed.value.token), status: 303 }
}

const paymentRequired = 402

/** What the editor's frame shows, whose owner has nothing in the cart: the look of it. */
async function showSample(context: Context, request: Request): Promise<PageReply> {
  const loaded = sampleCart(await visitorView(context, request))
  const typed = typedEntries({})
  const opened = {
    payment: '',
    terms: '',
    download: '',
    code: '',
    shown: undefined,
    problem: undefined,
  }
  return checkoutPage(context, request, { where: ownCheckout(request), loaded, typed, ...opened })
}

/** A form that was sent, and was not agreed to or changed a line of the cart. */
type Sent = { readonly body: CheckoutBody } & (
  | { readonly problem: Refusal }
  | { readonly problem?: undefined; readonly changedLine: string | undefined }
  | { readonly problem?: undefined; readonly changedCodes: true }
  | { readonly problem?: undefined; readonly changedPlace: true }
)

/** The form; a cart that became an order leads to the order, an empty one to the cart's page. */
async function showCheckout(
  context: Context,
  request: Request,
  where: CheckoutWhere,
  sent?: Sent,
  /** Why a payment of before came to nothing. */
  told?: Refusal,
): Promise<PageReply | Refused> {
  const { siteId } = request.site
  const view = await visitorView(context, request)
  // a form that was sent has put it into the cart already
  const isOpened = sent === undefined && !where.isSubscription
  const linked = isOpened ? linkedCodes(request.cookies.discount) : []
  const loaded = await loadCart(view, where.tokenHash, request.now, linked)
  // the cart's page shows the lines, and what is wrong with their total
  if (loaded?.ok === false) return { redirect: where.back, status: 303 }
  const problem = sent?.problem ?? told
  const bought = loaded?.value.cart.purchasedOrderId ?? null
  const isTheirs = hasTyped(loaded?.value.cart.checkout ?? null, typistOf(request.cookies))
  const isAnotherForm = problem?.code === checkoutRefusal('key-used-differently').code
  if (bought !== null && isTheirs && !isAnotherForm)
    return toOrder(context, request, bought, where.isSubscription)
  if (loaded === undefined || bought !== null || loaded.value.entries.length === 0) {
    return isAnotherForm ? refuse(problem) : { redirect: where.back, status: 303 }
  }
  const { cart } = loaded.value
  const member = await signedInMember(view, request)
  const kept = isTheirs ? cart.checkout : null
  const typed = typedEntries(sent?.body ?? kept ?? entriesOfMember(member))
  const placed = await atCheckout(view.documents.site, loaded.value, typed)
  if (!placed.ok) return { redirect: where.back, status: 303 }
  const offer = makeOffer(placed.value)
  const known = shownBy(context, { siteId, cartId: cart.id }, sent, offer)
  // taxes are not gone where only their place is not known
  const hasPlace = isTaxPlaceKnown(placed.value, typed)
  const shown = known === undefined || hasPlace ? known : withTaxesOf(known, offer)
  const hasNews = shown !== undefined && offerChanges(shown, offer).length > 0
  if (sent !== undefined && problem === undefined && !hasNews && !holdsMore(sent)) {
    const place = 'changedCodes' in sent ? '#checkout-code' : ''
    return { redirect: where.page + place, status: 303 }
  }
  const page = await checkoutPage(context, request, {
    where,
    loaded: placed.value,
    typed,
    // after a refused payment another one is wanted
    payment: problem?.status === paymentRequired ? '' : (sent?.body.payment ?? ''),
    terms: sent?.body.terms ?? '',
    download: sent?.body.download ?? '',
    news: sent?.body.news ?? '',
    code: sent?.body.code ?? '',
    shown,
    problem,
    reminder: await offeredReminder(view, where, { id: cart.id, isTheirs }, sent?.body),
    cards: await cardsAt(view, placed.value, member?.id, request.now),
    card: sent?.body.card ?? '',
    keepCard: sent?.body.keepCard ?? '',
    member: memberAtCheckout(view, member, typed, sent?.body.keepAddress),
  })
  const opened = isOpened ? placed.value : undefined
  const letGo = await letGoOfCodes(view.documents.site, request, opened)
  return { ...page, cookies: [...(page.cookies ?? []), ...echoOf(request), ...letGo] }
}

/** The kept cards that a checkout can be paid by. @see offeredCards */
function cardsAt(
  { documents }: SiteView,
  loaded: LoadedCart,
  memberId: string | undefined,
  now: number,
) {
  return offeredCards(documents.site, dueOfCart(loaded), memberId, now)
}

/**
 * Whether a form holds what no cart keeps, which would be lost on the way: a code that was not tried
 * yet, what is ticked, and how it is to be paid.
 */
function holdsMore({ body }: Sent): boolean {
  const { code, card, keepCard, keepAddress, terms, download, news, payment } = body
  // the first of the test payments stands chosen anyway
  const isChosen = card !== '' || (payment !== '' && payment !== testPayments[0]?.token)
  const ticks = [keepCard, keepAddress, terms, download, news]
  return code.trim() !== '' || isChosen || ticks.includes('yes')
}

/** What the shopper knows: the offer that was shown, and what they did to it themselves. */
function shownBy(
  context: Context,
  place: OfferPlace,
  sent: Sent | undefined,
  now: Offer,
): Offer | undefined {
  if (sent === undefined) return undefined
  const shown = openOffer(context, place, sent.body.offer)
  if (!('offer' in shown)) return undefined
  if (sent.problem !== undefined) return shown.offer
  if ('changedCodes' in sent) return withDiscountsOf(shown.offer, now)
  if ('changedPlace' in sent) return withPlaceOf(shown.offer, now)
  if (sent.changedLine === undefined) return shown.offer
  return withLineOf(shown.offer, now, sent.changedLine)
}

/**
 * Where a neighbour can set our cookies, those that came are set again before anybody types: of one
 * that was a neighbour's there are then two, and the next request is refused for it.
 */
function echoOf({ cookies, secureCookies }: Request): RequestCookie[] {
  if (secureCookies) return []
  return (['cart', 'crumb'] as const).flatMap((cookie) => {
    const value = cookies[cookie]
    return value === undefined ? [] : [{ cookie, value }]
  })
}

/**
 * Does what a button beside a line says, and shows the checkout again with all that was typed. Where
 * something else has changed since it was shown, that is said by the answer itself.
 */
async function changeLine(
  context: Context,
  request: RouteRequest<unknown, unknown, CheckoutBody> & OnSite,
  where: CheckoutWhere,
  step: Extract<CheckoutStep, { entryId: string }>,
): Promise<PageReply | Refused> {
  const { body } = request
  const view = await visitorView(context, request)
  const { site } = view.documents
  const { tokenHash } = where
  await keepSent(view, request, where)
  const before = await loadCartLines(view, tokenHash, request.now)
  const changed = before?.entries.find(({ id }) => id === step.entryId)
  const changedLine = changed === undefined ? undefined : offerLineId(changed)
  const done =
    step.kind === 'remove'
      ? await removeEntry(site, tokenHash, step.entryId)
      : await changeQuantity(view, tokenHash, { ...step, now: request.now })
  if (!done.ok) return showCheckout(context, request, where, { body, problem: done.refusal })
  return showCheckout(context, request, where, { body, changedLine })
}

/** Keeps all that was typed with the cart, and whether its shopper wishes to be reminded of it. */
async function keepSent(
  view: SiteView,
  request: RouteRequest<unknown, unknown, CheckoutBody> & OnSite,
  where: CheckoutWhere,
): Promise<void> {
  const typed = signedEntries(keptEntries(request.body), typistOf(request.cookies))
  await keepTyped(view.documents.site, where.tokenHash, typed, request.now)
  await keepReminder(view, where, request)
}

/** Keeps that a mail is wanted if nothing comes of it, which needs an address. */
async function keepWish(
  context: Context,
  request: RouteRequest<unknown, unknown, CheckoutBody> & OnSite,
  where: CheckoutWhere,
): Promise<PageReply | Refused> {
  const { body } = request
  if (body.remind !== 'yes' || isEmailAddress(body.email.trim())) {
    return changePlace(context, request, where)
  }
  const problem = checkoutRefusal('fields-not-valid', { email: checkoutFieldMessages.email })
  return showCheckout(context, request, where, { body, problem })
}

/** Keeps where it goes with all that was typed, and shows the checkout at what it costs there. */
async function changePlace(
  context: Context,
  request: RouteRequest<unknown, unknown, CheckoutBody> & OnSite,
  where: CheckoutWhere,
): Promise<PageReply | Refused> {
  const { body } = request
  const view = await visitorView(context, request)
  await keepSent(view, request, where)
  return showCheckout(context, request, where, { body, changedPlace: true })
}

/** Takes a code into the cart or out of it, and shows the checkout again with all that was typed. */
async function changeCodes(
  context: Context,
  request: RouteRequest<unknown, unknown, CheckoutBody> & OnSite,
  where: CheckoutWhere,
  change: (view: SiteView, loaded: LoadedCart) => Promise<Result<void>>,
): Promise<PageReply | Refused> {
  const { body } = request
  const view = await visitorView(context, request)
  const { tokenHash } = where
  await keepSent(view, request, where)
  const loaded = await loadCart(view, tokenHash, request.now)
  if (loaded?.ok !== true) return showCheckout(context, request, where)
  const placed = await atCheckout(view.documents.site, loaded.value, keptEntries(body))
  if (!placed.ok) return showCheckout(context, request, where)
  const changed = await change(view, placed.value)
  if (!changed.ok) return showCheckout(context, request, where, { body, problem: changed.refusal })
  return showCheckout(context, request, where, { body: { ...body, code: '' }, changedCodes: true })
}
