import type { CartReply, CartReplyEntry } from '@vitrine/rules/shop/cart/cart-api.ts'
import { problemOfCode } from '@vitrine/rules/shop/coupons/held-code.ts'
import { discountsOf, type PricedEntry } from '@vitrine/rules/shop/cart/cart.ts'
import { taxSums } from '@vitrine/rules/shop/taxes/tax-sums.ts'
import { fieldsForShopper } from '@vitrine/rules/site/forms/form-answers.ts'
import { toMoney } from '@vitrine/rules/ground/money/money.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { LoadedCart } from './load-cart.ts'

/** A cart as it travels (spec §3). */
export function cartReply(siteId: SiteId, loaded: LoadedCart): CartReply {
  const { cart, entries, settings, codes } = loaded
  const { adjustments, invalidCoupons, taxes, taxIncluded, ...sums } = loaded.totals
  // what gift cards pay is the checkout's
  const { tenders: _tenders, dueCents: _due, ...totals } = sums
  const discounts = discountsOf(adjustments)
  const { currency } = settings
  const { shipping } = loaded
  const cents = totals.shippingCostCents
  const ways = loaded.ways.length > 0 ? loaded.ways : [{ ...shipping, cents }]
  return {
    id: cart.id,
    websiteId: siteId,
    orderId: cart.purchasedOrderId ?? '',
    created: cart.createdAt,
    isPurchased: cart.purchasedOrderId !== null,
    entries: entries.map((entry) => cartReplyEntry(entry, currency)),
    shippingOptions: totals.requiresShipping
      ? ways.map(({ id, name, cents: cost }) => ({ id, name, cost: toMoney(cost, currency) }))
      : [],
    selectedShippingOption: totals.requiresShipping ? shipping.id : null,
    shippingLocation: null,
    applicableTaxRules: taxSums(taxes).map(({ name, ppm, cents }) => ({
      name,
      ratePpm: ppm,
      amount: toMoney(cents, currency),
      isIncluded: taxIncluded,
    })),
    // those that were typed, and those that apply by themselves and take something off
    coupons: [
      ...codes.map(({ code }) => ({ code })),
      ...discounts.flatMap(({ code, title }) => (title === undefined ? [] : [{ code, title }])),
    ],
    validCoupons: discounts.map(({ cents, ...discount }) => ({
      ...discount,
      amount: toMoney(cents, currency),
    })),
    invalidCoupons: codes.flatMap((held) => {
      const reason = problemOfCode(held, invalidCoupons)
      return reason === undefined ? [] : [{ code: held.code, reason }]
    }),
    subtotalAmount: toMoney(totals.subtotalCents, currency),
    ...totals,
    // what prices hold is no part of the sum (spec §3: total = subtotal - discount + tax + shipping)
    taxCents: taxIncluded ? 0 : totals.taxCents,
  }
}

export function cartReplyEntry(entry: PricedEntry, currency: string): CartReplyEntry {
  return {
    id: entry.id,
    itemId: entry.itemId,
    quantity: entry.quantity,
    chosenVariant: { sku: entry.sku, attributes: { ...entry.attributes } },
    title: entry.title,
    fullUrl: entry.fullUrl,
    imageUrl: entry.imageUrl,
    productType: entry.productType,
    subTotal: toMoney(entry.purchasePriceCents * entry.quantity, currency),
    purchasePriceCents: entry.purchasePriceCents,
    additionalFields: fieldsForShopper(entry.additionalFields),
  }
}

/** For `calculateSubtotal=false` (spec §7): the subtotal is left at nothing. */
export function withoutSubtotal(cart: CartReply): CartReply {
  const subtotalAmount = toMoney(0, cart.subtotalAmount.currency)
  return { ...cart, subtotalCents: 0, subtotalAmount }
}

/** What a visitor without a cart gets: the same shape, with nothing in it. */
export function emptyCartReply(siteId: SiteId, currency: string, now: number): CartReply {
  return {
    id: '',
    websiteId: siteId,
    orderId: '',
    created: now,
    isPurchased: false,
    entries: [],
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalAmount: toMoney(0, currency),
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    totalQuantity: 0,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
  }
}
