import { ProductType } from '../products/product.ts'
import type { NoWithdrawal } from '../products/no-withdrawal.ts'
import type { SoldAccess } from '../products/access-months.ts'
import type { SoldFile } from '../products/sold-file.ts'
import type { SubscriptionPlan } from '../products/subscription-plan.ts'
import { ok, type Result } from '../../ground/refusals/result.ts'
import type { ShippingOption } from '../../site/sites/site-settings.ts'
import type { TaxClass } from '../../site/sites/tax-settings.ts'
import type { Coupon } from '../orders/apply-coupons.ts'
import { priceAtBest, type OrderAtBest } from '../orders/choose-coupons.ts'
import type { LineToPrice } from '../orders/price-order.ts'
import type { TaxPlan } from '../orders/tax-lines.ts'
import type { GiftCardToUse, Tender } from '../orders/pay-by-gift-cards.ts'
import { taxesOfLines, type TaxOfLine } from '../taxes/tax-sums.ts'

/** A line of a cart with its price from the catalogue; minor units of the site's currency. */
export type PricedEntry = {
  readonly id: string
  readonly itemId: string
  /** By which coupons know it, each as `wordKey` writes it. */
  readonly categoryIds: readonly string[]
  readonly variantId: string
  readonly sku: string
  readonly attributes: Readonly<Record<string, string>>
  readonly title: string
  readonly fullUrl: string
  readonly imageUrl: string | null
  readonly productType: ProductType
  readonly taxClass: TaxClass
  readonly quantity: number
  readonly purchasePriceCents: number
  /** Of one, packed, in units of weight of the site; 0: not known. */
  readonly weight: number
  readonly additionalFields: unknown
  /** Of a download: what is bought; absent of all else. */
  readonly files?: readonly SoldFile[]
  /** Of a membership: for how long it is; absent of all else. */
  readonly access?: SoldAccess
  /** What is subscribed to: how often it is paid, and what the shop asks for it each time. */
  readonly subscription?: SubscribedLine
  /** So many days it takes longer, as it is made to order; absent: none. */
  readonly extraDays?: number
  /** Why nobody can withdraw from it; absent: they can. */
  readonly noWithdrawal?: NoWithdrawal
  /** Its product asks for answers by now that the line does not have; absent: for none. */
  readonly lacksAnswers?: true
  /** What one cost when it was added; absent: what it costs now, or that is not known. */
  readonly addedCents?: number
  /** Its product is not sold in the way that was chosen any more, once or by a plan; absent: it is. */
  readonly isNotSoldSo?: true
  /** How many there are; null where it does not end, 0 where it is hidden or deleted. */
  readonly inStock: number | null
  /** False when there are fewer than the line holds. */
  readonly isAvailable: boolean
}

export type SubscribedLine = {
  readonly plan: SubscriptionPlan
  /** Without taxes that come on top; of an export it costs less. */
  readonly priceCents: number
}

export type CartTotals = {
  readonly subtotalCents: number
  readonly shippingCostCents: number
  /** All of it, whether it comes on top or is in the prices. */
  readonly taxCents: number
  /** Whether prices hold it, so that the total does not grow by it. */
  readonly taxIncluded: boolean
  readonly taxes: readonly TaxOfLine[]
  readonly discountCents: number
  readonly grandTotalCents: number
  /** What of that gift cards pay. */
  readonly tenders: readonly Tender[]
  /** What is left to be paid otherwise. */
  readonly dueCents: number
  readonly totalQuantity: number
  readonly hasDigital: boolean
  readonly purelyDigital: boolean
  readonly requiresShipping: boolean
  /** What coupons take off, part by part. */
  readonly adjustments: readonly Adjustment[]
  /** Coupons that were typed and take nothing off. */
  readonly invalidCoupons: OrderAtBest['invalidCoupons']
}

/** What a coupon takes off a line, or off the shipping; minor units. */
export type Adjustment = {
  /** The line's place among those that were summed, from 1; null: the shipping. */
  readonly line: number | null
  readonly code: string
  /** Of one that applies by itself; absent: it was typed. */
  readonly title?: string | undefined
  readonly cents: number
}

/**
 * Sums a cart (spec §3). Shipping is the site's one flat price, only where something has to be sent
 * and below the sum from which on it is free. Total = subtotal - discount + shipping, and the tax
 * where prices do not hold it. Of the coupons those count by which it costs least.
 * @param taxes null: none is taken, or nobody knows yet where it goes
 * @param purse gift cards of its currency, in the order in which they were typed
 */
export function sumCart(
  entries: readonly PricedEntry[],
  shipping: Pick<ShippingOption, 'priceCents' | 'freeFromCents'>,
  coupons: readonly Coupon[] = [],
  taxes: TaxPlan | null = null,
  purse: Purse = emptyPurse,
): Result<CartTotals> {
  const requiresShipping = entries.some((entry) => needsShipping(entry.productType))
  const priced = priceAtBest({
    lines: entries.map(lineToPrice),
    shipping: requiresShipping
      ? { priceCents: shipping.priceCents, freeFromCents: shipping.freeFromCents ?? null }
      : null,
    coupons,
    taxes,
    giftCards: purse.giftCards,
    limits: { leastCents: purse.leastCents, mostCents: Number.MAX_SAFE_INTEGER },
  })
  if (!priced.ok) return priced
  const { subtotalCents, shippingCents, taxCents, discountCents, totalCents } = priced.value
  return ok({
    subtotalCents,
    shippingCostCents: shippingCents,
    taxCents,
    taxIncluded: priced.value.taxIncluded,
    taxes: taxesOfLines(priced.value),
    discountCents,
    grandTotalCents: totalCents,
    tenders: priced.value.tenders,
    dueCents: priced.value.dueCents,
    totalQuantity: entries.reduce((sum, entry) => sum + entry.quantity, 0),
    hasDigital: entries.some((entry) => entry.productType === ProductType.digital),
    purelyDigital:
      entries.length > 0 && entries.every((entry) => entry.productType === ProductType.digital),
    requiresShipping,
    adjustments: adjustmentsOf(priced.value, coupons),
    invalidCoupons: priced.value.invalidCoupons,
  })
}

function adjustmentsOf({ lines, shipping }: OrderAtBest, coupons: readonly Coupon[]): Adjustment[] {
  const named = (code: string): Pick<Adjustment, 'code' | 'title'> => {
    const title = coupons.find(({ id }) => id === code)?.title
    return title === undefined ? { code } : { code, title }
  }
  const ofLines = lines.flatMap(({ discounts }, at) =>
    discounts.map(({ couponId, cents }) => ({ line: at + 1, ...named(couponId), cents })),
  )
  // what costs nothing is freed by nobody
  if (shipping === null || shipping.freedBy === null || shipping.discountCents === 0) return ofLines
  return [...ofLines, { line: null, ...named(shipping.freedBy), cents: shipping.discountCents }]
}

/** What a coupon takes off the goods, in minor units, and whether it makes shipping free. */
export type CodeDiscount = {
  readonly code: string
  /** Of one that applies by itself; absent: it was typed. */
  readonly title?: string
  readonly cents: number
  readonly freesShipping: boolean
}

/** What each code takes off the goods altogether, in the order in which they count. */
export function discountsOf(adjustments: readonly Adjustment[]): CodeDiscount[] {
  const found = new Map<string, CodeDiscount>()
  for (const { code, title, line, cents: off } of adjustments) {
    const named = title === undefined ? { code } : { code, title }
    const before = found.get(code) ?? { ...named, cents: 0, freesShipping: false }
    const freesShipping = before.freesShipping || line === null
    const sum = line === null ? before.cents : before.cents + off
    found.set(code, { ...before, cents: sum, freesShipping })
  }
  return [...found.values()]
}

/** Gift cards that may pay, and the least that may be left for another way of paying. */
export type Purse = { readonly giftCards: readonly GiftCardToUse[]; readonly leastCents: number }

export const emptyPurse: Purse = { giftCards: [], leastCents: 0 }

function lineToPrice(entry: PricedEntry): LineToPrice {
  return {
    kind: entry.productType === ProductType.giftCard ? 'gift-card' : 'goods',
    itemId: entry.itemId,
    categoryIds: entry.categoryIds,
    unitCents: entry.purchasePriceCents,
    quantity: entry.quantity,
    taxClass: taxClassOf(entry),
  }
}

/** The class whose rates are due; null: no tax is taken of it. Gift cards are money, which has none. */
export function taxClassOf({
  productType,
  taxClass,
}: Pick<PricedEntry, 'productType' | 'taxClass'>): string | null {
  return productType === ProductType.giftCard || taxClass === 'none' ? null : taxClass
}

/** Whether it is sent by post. */
export function needsShipping(type: ProductType): boolean {
  return type === ProductType.physical
}
