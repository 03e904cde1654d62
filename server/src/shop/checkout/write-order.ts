import type { LoadedCart } from '../cart/load-cart.ts'
import { checkoutRefusal } from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import { decideCharge } from '@vitrine/rules/shop/checkout/decide-charge.ts'
import { taxNumberOf } from '@vitrine/rules/shop/taxes/tax-sums.ts'
import { editorAddress } from '@vitrine/rules/site/sites/editor-address.ts'
import { makeId } from '@vitrine/rules/ground/ids/ids.ts'
import type { PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { ok, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { isCounted } from '@vitrine/rules/shop/products/availability.ts'
import { atPlace, loadCartOf } from '../cart/load-cart.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'
import { newOrderMails, orderConfirmation, type OrderOfMail } from '../orders/order-mails.ts'
import { keepSiteMails } from '../../site/mail-words/keep-site-mails.ts'
import { mailLook } from '../../site/mail-words/mail-look.ts'
import { soldOutMails } from '../products/sold-out-mails.ts'
import { countCodes } from './code-uses.ts'
import { takeStock } from '../../site/stock/take-stock.ts'
import { holdSite, insertOrder, lockCart } from './checkout-store.ts'
import { OrderGivenUp, OrderOutdated } from './order-given-up.ts'
import { orderToken } from '../orders/order-token.ts'
import type { Attempt, Claim, OrderTurn } from './order-attempt.ts'

/**
 * Writes a paid order with all that belongs to it; to be called in one transaction. What others
 * wait for comes last: the stock, then the number, for which all orders of the site wait.
 * @throws OrderGivenUp when the cart is not any more what was paid for, or stock is missing
 * @throws OrderOutdated when the owner changed something meanwhile
 */
export async function writeOrder(
  context: Context,
  site: SiteDatabase,
  attempt: Attempt & { readonly turn: OrderTurn },
  claim: Claim,
  provider: PaymentProvider,
): Promise<string> {
  const { now, random, tokenHash = '' } = attempt
  const cart = await lockCart(site, tokenHash)
  if (attempt.turn === 'before-changes') await holdSite(site)
  if (cart === undefined || cart.purchasedOrderId !== null) {
    throw new OrderGivenUp(checkoutRefusal('cart-empty'))
  }
  const loaded =
    attempt.turn === 'as-claimed' ? ok(claim.loaded) : await loadAgain(attempt, site, cart, claim)
  if (!loaded.ok) throw new OrderGivenUp(loaded.refusal)
  const agreed = decideCharge({ kind: 'of-this-cart', offer: claim.offer }, loaded.value)
  if (!agreed.ok) throw new OrderGivenUp(agreed.refusal)
  const orderId = makeId(now, random)
  const token = orderToken(context, attempt.view.siteId, orderId)
  const used = { offer: claim.offer, codes: loaded.value.codes, email: claim.entries.email }
  const refused = await countCodes(site, used, orderId)
  if (refused !== undefined) throw new OrderGivenUp(refused)
  const counted = loaded.value.entries.filter((entry) => isCounted(entry.productType))
  const soldOut = await takeStock(site, counted, { orderId, now, random })
  if (soldOut === undefined) {
    throw new OrderGivenUp(checkoutRefusal('not-all-available'))
  }
  const orderNumber = await storeOrder(site, loaded.value, claim, {
    orderId,
    accessTokenHash: hashToken(token),
    idempotencyKey: attempt.body.key,
    testMode: provider.isTest,
    now,
  })
  await keepMailsOf(context, site, attempt, {
    loaded: loaded.value,
    entries: claim.entries,
    orderId,
    orderNumber,
    testMode: provider.isTest,
    soldOut,
    ownPage: `${attempt.origin}/checkout/order-confirmed/${token}`,
  })
  return orderId
}

/** The cart as it is by now, at the prices of where it goes. */
async function loadAgain(
  { view, now }: Attempt,
  site: SiteDatabase,
  cart: Pick<LoadedCart['cart'], 'id'>,
  { entries }: Claim,
): Promise<Result<LoadedCart>> {
  const loaded = await loadCartOf(view, site, cart, now)
  return loaded.ok ? atPlace(loaded.value, entries) : loaded
}

type WrittenOrder = Omit<OrderOfMail, 'look' | 'origin' | 'now'> & {
  readonly orderId: string
  /** Variants of which it took the last. */
  readonly soldOut: ReadonlySet<string>
  readonly ownPage: string
}

/** The mail to the shopper and those to the owner, by one statement. */
async function keepMailsOf(
  { config, templates }: Pick<Context, 'config' | 'templates'>,
  site: SiteDatabase,
  { view, origin, siteName, now, random }: Attempt,
  { orderId, soldOut, ownPage, ...written }: WrittenOrder,
): Promise<void> {
  const look = mailLook(view, origin)
  const order = { ...written, look, origin, now }
  const inEditor = editorAddress(config.editorOrigin, siteName, `orders/${orderId}`)
  const gone = written.loaded.entries
    .filter(({ variantId }) => soldOut.has(variantId))
    .map(({ itemId, variantId, title, attributes }) => {
      const variant = Object.values(attributes).join(' / ')
      return [variantId, { itemId, title, variant }] as const
    })
  const { settings } = written.loaded
  const shop = { settings, siteName, origin, look, now }
  const mails = [
    orderConfirmation(templates, order, ownPage),
    ...newOrderMails(templates, order, inEditor),
    // a variant with other answers is another line of the same order
    ...soldOutMails({ config, templates }, shop, [...new Map(gone).values()]),
  ]
  await keepSiteMails(site, mails, { config, settings, now, random, orderId })
}

type OrderFacts = {
  readonly orderId: string
  readonly accessTokenHash: string
  readonly idempotencyKey: string
  readonly testMode: boolean
  readonly now: number
}

async function storeOrder(
  site: SiteDatabase,
  { cart, siteRevision, entries, totals, settings, shipping }: LoadedCart,
  { entries: { email, shipping: _choice, ...shippingAddress }, ...claim }: Claim,
  { orderId, ...facts }: OrderFacts,
): Promise<number> {
  const { offer, paymentId, agreesToTerms } = claim
  const placing = await insertOrder(site, {
    ...facts,
    id: orderId,
    cartId: cart.id,
    email,
    currency: offer.currency,
    subtotalCents: totals.subtotalCents,
    shippingCents: totals.shippingCostCents,
    taxCents: totals.taxCents,
    taxIncluded: totals.taxIncluded,
    taxNumber: taxNumberOf(settings, totals.taxes),
    taxes: totals.taxes,
    discountCents: totals.discountCents,
    grandTotalCents: offer.totalCents,
    shippingAddress,
    shippingName: totals.requiresShipping ? shipping.name : '',
    paymentId,
    agreesToTerms,
    siteRevision,
    adjustments: totals.adjustments,
    items: entries.map((entry, index) => ({
      line: index + 1,
      item_id: entry.itemId,
      variant_id: entry.variantId,
      sku: entry.sku,
      title: entry.title,
      attributes: JSON.stringify(entry.attributes),
      additional_fields:
        entry.additionalFields === null ? null : JSON.stringify(entry.additionalFields),
      quantity: entry.quantity,
      unit_price_cents: entry.purchasePriceCents,
    })),
  })
  if (placing.kind === 'stale') throw new OrderOutdated()
  if (placing.kind === 'not-payable') {
    throw new OrderGivenUp(checkoutRefusal('payment-timed-out'))
  }
  return placing.orderNumber
}
