import { billingAddressOf } from '@vitrine/rules/shop/checkout/billing-address.ts'
import { addressOf } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import type { KeptMethod } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { isDoneAtOnce, type FrozenOrder } from '@vitrine/rules/shop/checkout/frozen-order.ts'
import { editorAddress } from '@vitrine/rules/site/sites/editor-address.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { subscriptionPage } from '../subscriptions/subscription-token.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'
import { keepSiteMails } from '../../site/mail-words/keep-site-mails.ts'
import { mailLook, type MailDress } from '../../site/mail-words/mail-look.ts'
import { writeGrants } from '../downloads/write-grants.ts'
import { newOrderMails, orderConfirmation } from '../orders/order-mails.ts'
import { orderToken } from '../orders/order-token.ts'
import { cycleOfOrder, settlePaidCycle } from '../subscriptions/settle-cycle.ts'
import { soldOutMails } from '../products/sold-out-mails.ts'
import { makeGiftCards } from '../gift-cards/make-gift-cards.ts'
import { inviteBuyer, openPages } from '../paywall/access-of-mail.ts'
import type { HeldPayment } from './hold-order.ts'
import { insertOrder, type OrderToPlace } from './place-store.ts'

/** What mails about an order show of its shop, and where that stands. */
export type ShopOfMails = {
  readonly dress: MailDress
  readonly origin: string
  readonly siteName: string
}

export type Turn = { readonly now: number; readonly random: Random }

/**
 * Writes the order of a payment that is there, with its mails, in one transaction.
 * @returns false where the payment has its outcome already: nothing is written
 */
export async function writeOrder(
  context: Pick<Context, 'config' | 'templates' | 'signingKey'>,
  site: SiteDatabase,
  payment: HeldPayment,
  shop: ShopOfMails,
  turn: Turn,
  method?: KeptMethod,
): Promise<boolean> {
  const { frozen_order: order, order_id: orderId } = payment
  const token = orderToken(context, site.siteId, orderId)
  const orderNumber = await insertOrder(site, {
    ...sumsOf(order),
    ...cycleOfOrder(order, orderId),
    id: orderId,
    cartId: payment.cart_id,
    paymentId: payment.id,
    memberId: order.memberId ?? null,
    idempotencyKey: payment.idempotency_key,
    accessTokenHash: hashToken(token),
    items: itemsOf(order),
    now: turn.now,
  })
  if (orderNumber === undefined) return false
  const downloads = await writeGrants(context, site, { ...order, id: orderId }, turn)
  const { dress, origin, siteName } = shop
  const { settings } = dress
  const access = await openPages(site, { order, orderId }, { ...turn, timeZone: settings.timeZone })
  const look = mailLook(dress, origin)
  const ofGifts = { settings, look, origin, ...turn }
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
  const inEditor = editorAddress(context.config.editorOrigin, siteName, `orders/${orderId}`)
  const mails = [
    orderConfirmation(context.templates, written, `${origin}/checkout/order-confirmed/${token}`),
    ...newOrderMails(context.templates, written, inEditor),
    ...soldOutMails(context, { settings, siteName, origin, look, now: turn.now }, goneOf(order)),
  ]
  const { config } = context
  const about = { config, settings, ...turn, orderId }
  await keepSiteMails(site, mails, about)
  await inviteBuyer(context, site, { order, access }, shop, turn)
  const gifts = await makeGiftCards(context, site, { order, orderId }, ofGifts)
  // by a test anybody could have the shop write to anybody
  await keepSiteMails(site, gifts, { ...about, staysHere: order.testMode })
  const paid = { order, orderId, orderNumber, payment, method }
  const providerAccount = payment.provider_account
  await settlePaidCycle(context, site, { ...paid, providerAccount }, turn)
  return true
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
