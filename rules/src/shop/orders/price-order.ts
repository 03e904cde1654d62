import { sumCents } from '../../ground/money/money.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { applyCoupons, type Coupon, type Discount, type Discounts } from './apply-coupons.ts'
import { ordersRefusal } from './orders-messages.ts'
import { payByGiftCards, type GiftCardToUse, type Tender } from './pay-by-gift-cards.ts'
import {
  netOfHome,
  shippingBases,
  taxBases,
  type TaxBase,
  type TaxPlan,
  type TaxShare,
} from './tax-lines.ts'

/** A line of what is bought, at the price of today; minor units. */
export type LineToPrice = {
  readonly kind: 'goods' | 'gift-card' | 'donation'
  readonly itemId: string
  readonly categoryIds: readonly string[]
  /** Of one: the sale price where it is on sale. */
  readonly unitCents: number
  readonly quantity: number
  /** Null: never taxed, as gift cards and donations are. */
  readonly taxClass: string | null
}

/** How it is sent. */
export type ShippingToPrice = {
  readonly priceCents: number
  /** Nothing is taken from this sum of discounted goods on, without gift cards; null: always the price. */
  readonly freeFromCents: number | null
}

export type OrderToPrice = {
  readonly lines: readonly LineToPrice[]
  /** Null where nothing has to be sent. */
  readonly shipping: ShippingToPrice | null
  readonly coupons: readonly Coupon[]
  /** Null where the shop takes no tax, or the place is not known yet. */
  readonly taxes: TaxPlan | null
  /** In the order in which they were typed; of the order's own currency. */
  readonly giftCards: readonly GiftCardToUse[]
  /** What the payment provider takes at least and at most. */
  readonly limits: { readonly leastCents: number; readonly mostCents: number }
}

type Priced = {
  readonly subtotalCents: number
  readonly discountCents: number
  readonly taxes: readonly TaxShare[]
  readonly taxCents: number
  /** Subtotal - discount, and the tax where that is added. */
  readonly totalCents: number
}
export type PricedLine = Priced & { readonly discounts: readonly Discount[] }
export type PricedShipping = Priced & { readonly freedBy: string | null }

/** What an order costs, and how it is paid; minor units. */
export type PricedOrder = {
  readonly lines: readonly PricedLine[]
  readonly shipping: PricedShipping | null
  readonly subtotalCents: number
  readonly discountCents: number
  /** After its discount. */
  readonly shippingCents: number
  readonly taxCents: number
  readonly taxIncluded: boolean
  readonly totalCents: number
  readonly tenders: readonly Tender[]
  /** What is left for the payment provider. */
  readonly dueCents: number
  readonly invalidCoupons: Discounts['invalid']
}

const noTaxes: TaxPlan = {
  prices: 'added',
  rounding: 'per-line',
  rates: {},
  shipping: { kind: 'class', taxClass: null },
}

/**
 * The one arithmetic of cart, checkout, receipt and renewal: lines, coupons, shipping, taxes, sums, gift
 * cards, in this order. Whole minor units throughout, each figure rounded once, halves upwards.
 */
export function priceOrder(order: OrderToPrice): Result<PricedOrder> {
  const taxes = order.taxes ?? noTaxes
  const subtotals = order.lines.map(({ unitCents, quantity, taxClass }) => {
    const unit = taxes.prices === 'net' ? netOfHome(unitCents, taxes, taxClass) : unitCents
    return unit * quantity
  })
  const subtotal = sumCents(subtotals)
  if (!subtotal.ok) return subtotal
  const discounts = discountsOf(order, subtotals)
  const bases = order.lines.map(({ taxClass }, at): TaxBase => {
    const off = sumOf(discounts.ofLines[at] ?? [])
    return { taxClass, baseCents: (subtotals[at] ?? 0) - off }
  })
  const goods = bases.filter((_base, at) => order.lines[at]?.kind === 'goods')
  const shipping = priceShipping(order.shipping, goods, discounts.freeShipping, taxes)
  const shares = taxBases([...bases, ...(shipping?.bases ?? [])], taxes)
  const isAdded = taxes.prices === 'added'
  const lines = bases.map((base, at): PricedLine => {
    const off = discounts.ofLines[at] ?? []
    const priced = withTaxes(subtotals[at] ?? 0, base.baseCents, shares[at] ?? [], isAdded)
    return { ...priced, discounts: off }
  })
  const sent =
    shipping === null
      ? null
      : {
          ...withTaxes(
            shipping.subtotalCents,
            shipping.cents,
            shares.slice(bases.length).flat(),
            isAdded,
          ),
          freedBy: shipping.freedBy,
        }
  return sumUp(order, lines, sent, discounts.invalid, taxes.prices === 'included')
}

function discountsOf({ lines, coupons, shipping }: OrderToPrice, subtotals: readonly number[]) {
  if (coupons.length === 0) return { ofLines: [], freeShipping: null, invalid: [] }
  const discountable = lines.map(({ kind, itemId, categoryIds, quantity }, at) => {
    return { kind, itemId, categoryIds, quantity, subtotalCents: subtotals[at] ?? 0 }
  })
  return applyCoupons(discountable, coupons, shipping !== null)
}

type ShippingBases = {
  readonly subtotalCents: number
  readonly cents: number
  readonly bases: readonly TaxBase[]
  readonly freedBy: string | null
}

function priceShipping(
  shipping: ShippingToPrice | null,
  goods: readonly TaxBase[],
  freedBy: string | null,
  taxes: TaxPlan,
): ShippingBases | null {
  if (shipping === null) return null
  const sum = goods.reduce((all, { baseCents }) => all + baseCents, 0)
  const isFree = shipping.freeFromCents !== null && sum >= shipping.freeFromCents
  const subtotalCents = isFree ? 0 : shipping.priceCents
  const cents = freedBy === null ? subtotalCents : 0
  return { subtotalCents, cents, bases: shippingBases(cents, goods, taxes), freedBy }
}

function withTaxes(
  subtotalCents: number,
  base: number,
  taxes: readonly TaxShare[],
  isAdded: boolean,
): Priced {
  const taxCents = sumOf(taxes)
  return {
    subtotalCents,
    discountCents: subtotalCents - base,
    taxes,
    taxCents,
    totalCents: isAdded ? base + taxCents : base,
  }
}

function sumUp(
  { lines: asked, giftCards, limits }: OrderToPrice,
  lines: readonly PricedLine[],
  shipping: PricedShipping | null,
  invalidCoupons: Discounts['invalid'],
  taxIncluded: boolean,
): Result<PricedOrder> {
  const all = shipping === null ? lines : [...lines, shipping]
  const total = sumCents(all.map((one) => one.totalCents))
  if (!total.ok) return total
  const totalCents = total.value
  const forCards = lines.reduce(
    (sum, line, at) => sum + (asked[at]?.kind === 'gift-card' ? line.totalCents : 0),
    0,
  )
  const tenders = payByGiftCards(giftCards, totalCents, forCards, limits.leastCents)
  const dueCents = totalCents - sumOf(tenders)
  if (dueCents > limits.mostCents) return refuse(ordersRefusal('payment-too-large'))
  return ok({
    lines,
    shipping,
    subtotalCents: lines.reduce((sum, line) => sum + line.subtotalCents, 0),
    discountCents: lines.reduce((sum, line) => sum + line.discountCents, 0),
    shippingCents: shipping === null ? 0 : shipping.subtotalCents - shipping.discountCents,
    taxCents: all.reduce((sum, one) => sum + one.taxCents, 0),
    taxIncluded,
    totalCents,
    tenders,
    dueCents,
    invalidCoupons,
  })
}

function sumOf(parts: readonly { readonly cents: number }[]): number {
  return parts.reduce((sum, { cents }) => sum + cents, 0)
}
