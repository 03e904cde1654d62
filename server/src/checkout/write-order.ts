import type { LoadedCart } from '../cart/load-cart.ts'
import { cartRefusal } from '@vitrine/rules/cart/cart-messages.ts'
import { checkoutRefusal } from '@vitrine/rules/checkout/checkout-messages.ts'
import { makeId } from '@vitrine/rules/ids/ids.ts'
import type { PaymentProvider } from '@vitrine/rules/payments/payment-provider.ts'
import { isCounted } from '@vitrine/rules/products/availability.ts'
import { loadCartOf } from '../cart/load-cart.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import { hashToken } from '../accounts/secret-token.ts'
import { keepMail } from '../mails/keep-mail.ts'
import { orderConfirmation } from '../mails/order-confirmation.ts'
import { takeStock } from '../stock/take-stock.ts'
import { insertOrder, lockCart, settlePayment } from './checkout-store.ts'
import { OrderGivenUp } from './order-given-up.ts'
import { orderToken } from './order-token.ts'
import type { Attempt, Claim } from './place-order.ts'

/**
 * Writes a paid order with all that belongs to it; to be called in one transaction. What others
 * wait for comes last: the stock, then the number, for which all orders of the site wait.
 * @throws OrderGivenUp when the cart is not any more what was paid for, or stock is missing
 */
export async function writeOrder(
  context: Context,
  site: SiteDatabase,
  attempt: Attempt,
  claim: Claim,
  provider: PaymentProvider,
): Promise<string> {
  const { now, random, tokenHash = '' } = attempt
  const cart = await lockCart(site, tokenHash)
  if (cart === undefined || cart.purchasedOrderId !== null) {
    throw new OrderGivenUp(checkoutRefusal('cart-empty'))
  }
  const loaded = await loadCartOf(site, cart)
  if (!loaded.ok) throw new OrderGivenUp(loaded.refusal)
  checkAgainstClaim(loaded.value, claim)
  const succeeded = { status: 'succeeded', refusal: null, now } as const
  if (!(await settlePayment(site, claim.paymentId, succeeded))) {
    throw new OrderGivenUp(checkoutRefusal('payment-timed-out'))
  }
  const orderId = makeId(now, random)
  const token = orderToken(context, attempt.siteId, orderId)
  const counted = loaded.value.entries.filter((entry) => isCounted(entry.productType))
  if (!(await takeStock(site, counted, { orderId, now, random }))) {
    throw new OrderGivenUp(cartRefusal({ code: 'not-enough-stock' }))
  }
  const orderNumber = await storeOrder(site, loaded.value, claim, {
    orderId,
    accessTokenHash: hashToken(token),
    idempotencyKey: attempt.body.key,
    testMode: provider.isTest,
    now,
  })
  const mail = orderConfirmation({
    loaded: loaded.value,
    entries: claim.entries,
    orderNumber,
    testMode: provider.isTest,
    address: `${attempt.origin}/checkout/order-confirmed/${token}`,
    now,
  })
  await keepMail(site, { ...mail, orderId }, { config: context.config, now, random })
  return orderId
}

/** What was charged must be what is sold: the catalogue may have moved since. */
function checkAgainstClaim({ entries, totals, settings }: LoadedCart, claim: Claim): void {
  if (entries.length === 0) throw new OrderGivenUp(checkoutRefusal('cart-empty'))
  if (!entries.every((entry) => entry.isAvailable)) {
    throw new OrderGivenUp(cartRefusal({ code: 'not-enough-stock' }))
  }
  if (totals.grandTotalCents !== claim.amountCents || settings.currency !== claim.currency) {
    throw new OrderGivenUp(checkoutRefusal('prices-changed'))
  }
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
  { cart, entries, totals, settings }: LoadedCart,
  claim: Claim,
  facts: OrderFacts,
): Promise<number> {
  const { email, ...address } = claim.entries
  return insertOrder(
    site,
    {
      id: facts.orderId,
      cart_id: cart.id,
      idempotency_key: facts.idempotencyKey,
      access_token_hash: facts.accessTokenHash,
      email,
      status: 'paid',
      currency: claim.currency,
      subtotal_cents: totals.subtotalCents,
      shipping_cents: totals.shippingCostCents,
      tax_cents: totals.taxCents,
      discount_cents: totals.discountCents,
      grand_total_cents: totals.grandTotalCents,
      test_mode: facts.testMode,
      shipping_address: JSON.stringify(address),
      shipping_name: totals.requiresShipping ? settings.store.shipping.name : '',
      payment_id: claim.paymentId,
      created_at: facts.now,
    },
    entries.map((entry, index) => ({
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
  )
}
