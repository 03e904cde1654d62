import { billingAddressOf } from '@vitrine/rules/shop/checkout/billing-address.ts'
import { addressOf } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import type { KeptMethod } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { confirmedPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import {
  isDonation,
  isDoneAtOnce,
  type FrozenOrder,
} from '@vitrine/rules/shop/checkout/frozen-order.ts'
import { editorAddress } from '@vitrine/rules/site/sites/editor-address.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { subscriptionPage } from '../subscriptions/subscription-token.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'
import { keepSiteMails, type AddressedMail } from '../../site/mail-words/keep-site-mails.ts'
import { mailLook, type MailDress } from '../../site/mail-words/mail-look.ts'
import { findSitePlace, sitePlace, type SitePlace } from '../../site/sites/find-site-place.ts'
import { writeGrants } from '../downloads/write-grants.ts'
import { donationMails } from '../orders/donation-mails.ts'
import { noteArrival } from '../orders/note-payment.ts'
import { mailOfOrder, newOrderMails, type OrderOfMail } from '../orders/order-mails.ts'
import { orderToken } from '../orders/order-token.ts'
import { cycleOfOrder, settlePaidCycle } from '../subscriptions/settle-cycle.ts'
import { keepCard, noteCardPaid } from '../payments/keep-card.ts'
import { soldOutMails } from '../products/sold-out-mails.ts'
import { makeGiftCards } from '../gift-cards/make-gift-cards.ts'
import { inviteBuyer, openPages } from '../paywall/access-of-mail.ts'
import type { HeldPayment } from './hold-order.ts'
import { settleUnderWay } from './payment-store.ts'
import { insertOrder, type OrderToPlace } from './place-store.ts'

/** What mails about an order show of its shop, and where that stands. */
type ShopOfMails = SitePlace & { readonly dress: MailDress }

export type Turn = { readonly now: number; readonly random: Random }

type OrderContext = Pick<Context, 'config' | 'templates' | 'signingKey'>

/**
 * Writes the order of a payment that is there, with its mails, in one transaction.
 * @returns false where the payment has its outcome already: nothing is written
 */
export async function writeOrder(
  context: OrderContext,
  site: SiteDatabase,
  payment: HeldPayment,
  dress: MailDress,
  turn: Turn,
  method?: KeptMethod,
): Promise<boolean> {
  const toBePlaced = toPlace(context, site, payment, turn)
  const placed = await insertOrder(site, { ...toBePlaced, lookAt: null })
  if (placed === undefined) return false
  const { number: orderNumber } = placed
  const shop = { dress, ...sitePlace(context, placed.place) }
  const sold = soldOutMailsOf(context, payment.frozen_order, shop, turn)
  await deliver(context, site, { payment, orderNumber, shop, method }, sold, turn)
  return true
}

/** So long after its shopper has paid is asked for the first time whether the money is there. */
const firstLookAfterMs = 3_600_000

/**
 * Writes the order of a payment whose money is under way: it has its number and keeps what it holds,
 * and nothing is delivered.
 * @returns false where the payment has its outcome already, or the order stands
 */
export async function writeReceivedOrder(
  context: OrderContext,
  site: SiteDatabase,
  payment: HeldPayment,
  dress: MailDress,
  turn: Turn,
): Promise<boolean> {
  const { frozen_order: order, order_id: orderId } = payment
  const toBePlaced = toPlace(context, site, payment, turn)
  const lookAt = turn.now + firstLookAfterMs
  const placed = await insertOrder(site, { ...toBePlaced, status: 'received', lookAt })
  if (placed === undefined) return false
  const { number: orderNumber } = placed
  const { config, templates } = context
  const shop = { dress, ...sitePlace(context, placed.place) }
  const { origin } = shop
  const { settings } = dress
  const look = mailLook(dress, origin)
  const written = { order, settings, orderNumber, look, origin, downloads: [], now: turn.now }
  const page = origin + confirmedPath(orderToken(context, site.siteId, orderId))
  const mails = [
    mailOfOrder(templates, 'order-received', written, page),
    ...soldOutMailsOf(context, order, shop, turn),
  ]
  await keepSiteMails(site, mails, { config, settings, ...turn, orderId })
  return true
}

/**
 * Takes note that the money of an order is there that was under way, and delivers what waits for it.
 * @returns false where the payment was not under way
 */
export async function writeArrival(
  context: OrderContext,
  site: SiteDatabase,
  payment: HeldPayment,
  dress: MailDress,
  turn: Turn,
  method?: KeptMethod,
): Promise<boolean> {
  const { frozen_order: order, order_id: orderId } = payment
  const status = isDoneAtOnce(order.entries) ? 'fulfilled' : 'paid'
  const orderNumber = await settleUnderWay(site, payment, { status, now: turn.now })
  if (orderNumber === undefined) return false
  await noteArrival(site, orderId, turn)
  const place = await findSitePlace(context, site)
  if (place === undefined) throw new Error(`the site of a payment is gone: ${site.siteId}`)
  const shop = { dress, ...place }
  await deliver(context, site, { payment, orderNumber, shop, method }, [], turn)
  return true
}

function toPlace(
  context: Pick<Context, 'signingKey'>,
  site: SiteDatabase,
  { frozen_order: order, order_id: orderId, ...payment }: HeldPayment,
  { now }: Turn,
): Omit<OrderToPlace, 'lookAt'> {
  return {
    ...sumsOf(order),
    ...cycleOfOrder(order, orderId),
    id: orderId,
    cartId: payment.cart_id,
    paymentId: payment.id,
    memberId: order.memberId ?? null,
    idempotencyKey: payment.idempotency_key,
    accessTokenHash: hashToken(orderToken(context, site.siteId, orderId)),
    items: itemsOf(order),
    now,
  }
}

function soldOutMailsOf(
  context: OrderContext,
  order: FrozenOrder,
  { dress, origin, siteName }: ShopOfMails,
  { now }: Turn,
): readonly AddressedMail[] {
  const { settings } = dress
  const look = mailLook(dress, origin)
  return soldOutMails(context, { settings, siteName, origin, look, now }, goneOf(order))
}

type PaidOrder = {
  readonly payment: HeldPayment
  readonly orderNumber: number
  readonly shop: ShopOfMails
  readonly method: KeptMethod | undefined
}

/**
 * What comes of money that is there: downloads, gift cards, access, a subscription, and the mails of an
 * order.
 * @param beside mails that go with those
 */
async function deliver(
  context: OrderContext,
  site: SiteDatabase,
  { payment, orderNumber, shop, method: reported }: PaidOrder,
  beside: readonly AddressedMail[],
  turn: Turn,
): Promise<void> {
  const { frozen_order: order, order_id: orderId } = payment
  const downloads = await writeGrants(context, site, { ...order, id: orderId }, turn)
  const { dress, origin, siteName } = shop
  const { settings } = dress
  const access = await openPages(site, { order, orderId }, { ...turn, timeZone: settings.timeZone })
  const look = mailLook(dress, origin)
  const { subscriptionId } = cycleOfOrder(order, orderId)
  const written = {
    order,
    settings,
    orderNumber,
    look,
    origin,
    downloads,
    ...(access !== undefined && { access }),
    now: turn.now,
    ...(subscriptionId !== null && {
      subscriptionAddress: origin + subscriptionPage(context, site.siteId, subscriptionId),
    }),
  }
  const { config } = context
  const inEditor = editorAddress(config.editorOrigin, siteName, `orders/${orderId}`)
  const page = origin + confirmedPath(orderToken(context, site.siteId, orderId))
  const mails = [...mailsOf(context, written, { page, inEditor }), ...beside]
  const about = { config, settings, ...turn, orderId }
  await keepSiteMails(site, mails, about)
  await inviteBuyer(context, site, { order, access }, shop, turn)
  const gifts = await makeGiftCards(
    context,
    site,
    { order, orderId },
    { settings, look, origin, ...turn },
  )
  // by a test anybody could have the shop write to anybody
  await keepSiteMails(site, gifts, { ...about, staysHere: order.testMode })
  const { keepsCard, memberId, paidBy } = order
  // by what pays a provider tells nothing of a card that it keeps already
  const method = paidBy ?? reported
  const paid = { order, orderId, orderNumber, payment, method }
  const providerAccount = payment.provider_account
  await settlePaidCycle(context, site, { ...paid, providerAccount }, turn)
  if (memberId === undefined || method === undefined) return
  if (keepsCard === true) await keepCard(site, { memberId, by: payment, method }, turn)
  else if (paidBy !== undefined)
    await noteCardPaid(site, { memberId, by: payment, method }, turn.now)
}

/** What tells whoever has paid, and the owner. */
function mailsOf(
  { templates }: Pick<Context, 'templates'>,
  written: OrderOfMail,
  where: { readonly page: string; readonly inEditor: string },
): readonly AddressedMail[] {
  if (isDonation(written.order)) return donationMails(templates, written, where)
  return [
    mailOfOrder(templates, 'order-confirmation', written, where.page),
    ...newOrderMails(templates, written, where.inEditor),
  ]
}

type SumsOfOrder = Omit<
  OrderToPlace,
  | 'id'
  | 'cartId'
  | 'paymentId'
  | 'memberId'
  | 'idempotencyKey'
  | 'accessTokenHash'
  | 'items'
  | 'now'
  | 'lookAt'
  | 'subscriptionId'
  | 'subscriptionCycle'
>

function sumsOf({ totals, buyer, ...order }: FrozenOrder): SumsOfOrder {
  const { email } = buyer
  const address = addressOf(buyer)
  return {
    email,
    shippingAddress:
      order.pickup === undefined ? address : { ...address, pickup: order.pickup.note },
    billingAddress: billingAddressOf(buyer),
    currency: order.currency,
    shippingName: order.shippingName,
    // what is said of the first order of a subscription is not said again with each, nor was it before
    customerNote: order.subscription?.kind === 'cycle' ? '' : (buyer.note ?? ''),
    deliveryDays: order.deliveryDays ?? null,
    // nothing of it is left to do
    status: isDoneAtOnce(order.entries) ? 'fulfilled' : 'paid',
    taxNumber: order.taxNumber,
    reverseCharge: order.reverseCharge === true,
    testMode: order.testMode,
    agreesToTerms: order.agreesToTerms,
    downloadConsent: order.downloadConsent ?? '',
    subtotalCents: totals.subtotalCents,
    shippingCents: totals.shippingCostCents,
    taxCents: totals.taxCents,
    taxIncluded: totals.taxIncluded,
    taxes: totals.taxes,
    discountCents: totals.discountCents,
    grandTotalCents: totals.grandTotalCents,
    giftCardCents: (order.giftCards ?? []).reduce((sum, { cents }) => sum + cents, 0),
    adjustments: totals.adjustments,
  }
}

function itemsOf({ entries }: FrozenOrder) {
  return entries.map((entry, index) => ({
    line: index + 1,
    entry_id: entry.id,
    item_id: entry.itemId,
    variant_id: entry.variantId,
    sku: entry.sku,
    title: entry.title,
    attributes: JSON.stringify(entry.attributes),
    additional_fields:
      entry.additionalFields === null ? null : JSON.stringify(entry.additionalFields),
    quantity: entry.quantity,
    unit_price_cents: entry.purchasePriceCents,
    is_donation: entry.isDonation === true,
    no_withdrawal: entry.noWithdrawal ?? null,
  }))
}

/** The variants of which it took the last: one with other answers is another line of the same order. */
function goneOf({ entries, soldOut }: FrozenOrder) {
  const gone = entries.filter(({ variantId }) => soldOut.includes(variantId))
  const byVariant = new Map(
    gone.map(({ itemId, variantId, title, attributes }) => {
      const variant = Object.values(attributes).join(' / ')
      return [variantId, { itemId, title, variant }] as const
    }),
  )
  return [...byVariant.values()]
}
