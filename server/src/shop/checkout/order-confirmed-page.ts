import { normaliseEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import { membersPaths } from '@vitrine/rules/people/members/members-paths.ts'
import {
  paymentPath,
  receiptPath,
  withdrawalPath,
} from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { writeReviewsPath } from '@vitrine/rules/shop/reviews/reviews-paths.ts'
import { daysToWithdraw } from '@vitrine/rules/site/sites/withdrawal-days.ts'
import { findWithdrawable } from '@vitrine/rules/shop/orders/withdrawal.ts'
import { giftDetailsOf } from '@vitrine/rules/shop/gift-cards/gift-details.ts'
import { orderMailSentence } from '@vitrine/rules/shop/checkout/order-mail-sentence.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { accessWords } from '@vitrine/rules/shop/paywall/access-words.ts'
import type { SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { noteLines } from '@vitrine/rules/shop/checkout/order-note.ts'
import { billingLines } from '@vitrine/rules/shop/checkout/address-lines.ts'
import { orderPlaceLines } from '@vitrine/rules/shop/checkout/pickup-lines.ts'
import { wayInWords } from '@vitrine/rules/shop/shipping/delivery-time.ts'
import { lostWithdrawalPhrases } from '@vitrine/rules/shop/products/no-withdrawal.ts'
import { shippingPrice } from '@vitrine/rules/shop/shipping/shipping-price.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'
import type { SignedInMember } from '../../people/members/member-session.ts'
import { signedInMember } from '../cart/signed-in-member.ts'
import { shownDiscountName } from '../cart/shown-discount-name.ts'
import { readSettings } from '../cart/load-cart.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { orderMails } from '../../ground/mails/list-mails.ts'
import { shownAnswers } from '../../site/forms/shown-answers.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import { readDownloads } from '../downloads/read-downloads.ts'
import { listBoughtAccess, type BoughtAccess } from '../paywall/list-access.ts'
import { subscriptionPage } from '../subscriptions/subscription-token.ts'
import { readOrder } from '../orders/read-order.ts'
import { reviewToken } from '../reviews/review-token.ts'
import { linesToReview } from '../reviews/reviewed-order.ts'
import { notFoundPage } from '../../site/pages/not-found-page.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { donationConfirmedPage } from './donation-confirmed-page.ts'
import { paidOtherwise } from './paid-otherwise.ts'
import { findPaymentOfOrder } from './payment-store.ts'
import { paymentToken } from './payment-token.ts'
import { shownDownloads } from './shown-downloads.ts'
import { writtenDate } from './written-date.ts'
import { shownParcels } from './shown-parcels.ts'
import confirmedMarkup from './order-confirmed-page.block?raw'
import styles from './checkout.css?raw'

/** The page of an order (page types 202, 206, 207 and 208), for whoever holds its address. */
export async function orderConfirmedPage(
  context: Context,
  request: RouteRequest<{ token: string }, unknown, unknown> & OnSite,
): Promise<PageReply> {
  const view = await visitorView(context, request)
  const { site } = view.documents
  const order = await readOrder(site, { tokenHash: hashToken(request.params.token) })
  if (order === undefined) return notFoundPage(context, request)
  if (order.isDonation) return donationConfirmedPage(context, request, view, order)
  const settings = await readSettings(view)
  const say = sayIn(view.locale)
  const written = [order.createdAt, ...(order.paidAt === null ? [] : [order.paidAt])]
  const mails = await orderMails(context, site, order, written)
  const isUnderWay = order.status === 'received'
  const told = isUnderWay ? 'order-received' : 'order-confirmation'
  const mail = mails.find(({ kind }) => kind === told)
  const downloads = order.hasDownloads ? await readDownloads(context, site, order.id) : []
  const member = await signedInMember(view, request)
  const membership = membershipOf(order, view, member)
  const lasting = membership === null ? [] : await listBoughtAccess(site, order.id)
  return renderSystemPage(context, request, {
    pageType: pageTypeOf(order),
    title: say('Order {orderNumber}', { orderNumber: order.orderNumber }),
    main: { name: 'order-confirmed-page', markup: confirmedMarkup },
    frame: 'platform',
    data: {
      orderPage: {
        ...orderFields(order, settings, view.locale),
        isPickup: order.pickup !== null,
        subscription:
          order.subscription === null || isUnderWay
            ? null
            : subscriptionPage(context, view.siteId, order.subscription.id),
        isUnderWay,
        testBank: isUnderWay ? await testBankOf(context, view, order) : null,
        receipt: order.paidAt === null ? null : escapeHtml(receiptPath(request.params.token)),
        ...shownWithdrawal(order, view, settings, request),
        ...shownParcels(order, { settings, locale: view.locale }),
        downloads: shownDownloads(downloads, {
          settings,
          locale: view.locale,
          now: request.now,
        }),
        // a membership says it first, and above
        signUp: membership === null ? signUpOf(view, member) : null,
        membership: membership && { ...membership, lasts: shownLasting(order, lasting, say) },
        review: await reviewOf(context, view, order, request.now),
        mailSentence: orderMailSentence(mail?.status, `<bdi>${escapeHtml(order.email)}</bdi>`, say),
      },
    },
  })
}

/** Where whoever tries it out decides what becomes of the payment; null: it is none of the test bank's. */
async function testBankOf(
  context: Context,
  { siteId, documents }: SiteView,
  order: OrderReply,
): Promise<string | null> {
  if (order.payment.provider !== 'test') return null
  const payment = await findPaymentOfOrder(documents.site, order.id)
  if (payment === undefined) return null
  return escapeHtml(paymentPath('testBank', paymentToken(context, siteId, payment.id)))
}

/**
 * 207 as long as its money is under way. 208 of nothing but memberships, before 206 of a payment of a subscription; all others are 202 (design,
 * orders and payments §4).
 */
function pageTypeOf({ status, items, subscription }: OrderReply): PageType {
  if (status === 'received') return PageType.orderReceived
  if (items.length > 0 && items.every(({ opensPages }) => opensPages)) {
    return PageType.membershipConfirmed
  }
  return subscription === null ? PageType.orderConfirmed : PageType.subscriptionConfirmed
}

type ShownMembership = {
  readonly account: string
  /** Whoever is signed in has proved the address of the order. */
  readonly isTheirs: boolean
  /** Null: somebody is signed in. Whether the address has an account, its mail alone says. */
  readonly makeAccount: string | null
}

/** Where whoever bought a membership sees what it opens; null: they did not, or all of it is back. */
function membershipOf(
  order: OrderReply,
  view: SiteView,
  member: SignedInMember | undefined,
): ShownMembership | null {
  const stands = order.items.some(
    ({ opensPages, quantity, refundedQuantity }) => opensPages && refundedQuantity < quantity,
  )
  const isOver = order.status === 'cancelled' || order.isAllBack
  if (!stands || isOver || view.settings.store.memberAccounts !== true) return null
  return {
    account: membersPaths.account,
    isTheirs: member?.email === normaliseEmailAddress(order.email),
    makeAccount: signUpOf(view, member),
  }
}

/** How long each membership lasts, by the line that it is. */
function shownLasting(
  { items }: OrderReply,
  lasting: readonly BoughtAccess[],
  say: SayPhrase,
): readonly Record<string, string>[] {
  return lasting.flatMap(({ line, months }) => {
    const item = items[line - 1]
    const words = accessWords({ access: { months } }, say)
    if (item === undefined || words === null) return []
    return [{ title: escapeHtml(item.productName), words: escapeHtml(words) }]
  })
}

/** Where whoever is not signed in makes an account for the address of an order; null: nowhere. */
function signUpOf(view: SiteView, member: SignedInMember | undefined): string | null {
  const hasAccounts = view.settings.store.memberAccounts === true
  return hasAccounts && member === undefined ? membersPaths.signUp : null
}

/** Where whoever bought says how they like it; null: there is nothing to say yet. */
async function reviewOf(
  context: Context,
  { settings, documents, siteId }: SiteView,
  order: OrderReply,
  now: number,
): Promise<string | null> {
  if (settings.store.reviews?.isOn !== true) return null
  const lines = await linesToReview(documents.site, order, now)
  return lines.length === 0 ? null : writeReviewsPath(reviewToken(context, siteId, order.id))
}

/** Whether it can be withdrawn from, until when, and what was. */
function shownWithdrawal(
  order: OrderReply,
  { locale }: SiteView,
  settings: SiteSettings,
  { now, params }: RouteRequest<{ token: string }, unknown, unknown>,
): Record<string, unknown> {
  const found = findWithdrawable(order, daysToWithdraw(settings), now)
  const isOpen = found.kind === 'open'
  const until = isOpen && found.until !== null ? writtenDate(found.until, settings, locale) : ''
  const when = writtenDate(order.withdrawals.at(-1)?.at ?? 0, settings, locale)
  return {
    when: order.withdrawals.length === 0 ? null : escapeHtml(when),
    withdrawal: isOpen || order.withdrawals.length > 0 ? withdrawalPath(params.token) : null,
    canWithdraw: isOpen,
    day: escapeHtml(until),
  }
}

function stateFields({ status, isAllBack, fulfilments }: OrderReply): Record<string, boolean> {
  const isCancelled = status === 'cancelled'
  const stands = !isCancelled
  return { isCancelled, isAllBack: stands && isAllBack, wasSent: stands && fulfilments.length > 0 }
}

function wayOfOrder({ shippingName: name, ...order }: OrderReply, locale: string): string {
  const { deliveryDays, pickup } = order
  return wayInWords({ name, deliveryDays }, pickup !== null, { say: sayIn(locale), locale })
}

function shownTaxes(
  { taxes }: OrderReply,
  money: (amount: OrderReply['grandTotal']) => string,
): Record<string, string>[] {
  return taxes.map(({ label, amount }) => ({ label: escapeHtml(label), amount: money(amount) }))
}

function shownItems(
  { items }: OrderReply,
  money: (amount: OrderReply['grandTotal']) => string,
  locale: string,
): Record<string, unknown>[] {
  const say = sayIn(locale)
  return items.map((item) => ({
    title: escapeHtml(item.productName),
    variant: escapeHtml(Object.values(item.attributes).join(' / ')),
    goesTo: escapeHtml(giftDetailsOf(item.additionalFields)?.recipientEmail ?? ''),
    answers: shownAnswers(item.additionalFields),
    quantity: item.quantity,
    refundedQuantity: item.refundedQuantity,
    noWithdrawal: item.noWithdrawal === null ? null : say(lostWithdrawalPhrases[item.noWithdrawal]),
    sum: money(item.lineTotal),
  }))
}

function orderFields(
  order: OrderReply,
  settings: SiteSettings,
  locale: string,
): Record<string, unknown> {
  // an order keeps the currency that it was paid in
  const write = siteMoney({ ...settings, currency: order.grandTotal.currency }, locale)
  const money = ({ value }: OrderReply['grandTotal']): string => write(Number(value))
  const address = order.shippingAddress
  const isSent = order.shippingName !== ''
  const freedBy = order.discounts.find((one) => one.freesShipping)
  return {
    styles,
    orderNumber: order.orderNumber,
    downloadConsent: escapeHtml(order.downloadConsent),
    firstName: escapeHtml(address.firstName),
    name: escapeHtml(`${address.firstName} ${address.lastName}`),
    email: escapeHtml(order.email),
    contact: settings.contactEmail === '' ? null : escapeHtml(settings.contactEmail),
    testMode: order.testMode,
    isUnpaid: order.paidAt === null,
    ...stateFields(order),
    lines: shownItems(order, money, locale),
    subtotal: money(order.subtotal),
    discounts: order.discounts
      .filter(({ amount }) => amount.value !== '0')
      .map(({ amount, ...discount }) => ({
        code: shownDiscountName(discount),
        amount: write(-Number(amount.value)),
      })),
    shippingName: isSent ? escapeHtml(wayOfOrder(order, locale)) : null,
    freedBy: freedBy === undefined ? '' : shownDiscountName(freedBy),
    shipping: shippingPrice(Number(order.shippingTotal.value), write, sayIn(locale)('Free')),
    taxes: shownTaxes(order, money),
    reverseCharge: order.reverseCharge,
    taxIncluded: order.taxIncluded,
    taxNumber: escapeHtml(order.taxNumber),
    total: money(order.grandTotal),
    paid:
      order.giftCards.length === 0 || order.paidAt === null ? null : write(paidOtherwise(order)),
    giftCards: order.giftCards.map(({ lastFour, amount }) => {
      return { lastFour, amount: write(-Number(amount.value)) }
    }),
    refunded: order.refundedTotal.value === '0' ? null : write(-Number(order.refundedTotal.value)),
    goesToAddress: isSent && order.status !== 'cancelled' && !order.isAllBack,
    addressLines: isSent ? orderPlaceLines(order, locale).map(escapeHtml) : [],
    noteLines: noteLines(order.customerNote).map(escapeHtml),
    billingLines:
      order.billingAddress === null
        ? null
        : billingLines(order.billingAddress, locale).map(escapeHtml),
  }
}
