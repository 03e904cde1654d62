import fc from 'fast-check'
import type { Coupon } from '../apply-coupons.ts'
import type { LineToPrice, OrderToPrice } from '../price-order.ts'
import type { TaxPlan } from '../tax-lines.ts'

/** Goods of one product. */
export const line = (unitCents: number, quantity = 1, taxClass = 'standard'): LineToPrice => ({
  kind: 'goods',
  itemId: `item-${unitCents}`,
  categoryIds: [],
  unitCents,
  quantity,
  taxClass,
})
export const coupon = (reduces: Coupon['reduces'], more: Partial<Coupon> = {}): Coupon => ({
  id: 'coupon',
  scope: { kind: 'order' },
  reduces,
  combines: false,
  minimumCents: 0,
  createdAt: 0,
  ...more,
})
/** @param rates parts per million, by class */
export const taxes = (
  rates: Record<string, readonly number[]>,
  more: Partial<TaxPlan> = {},
): TaxPlan => ({
  prices: 'added',
  rounding: 'per-line',
  rates: Object.fromEntries(
    Object.entries(rates).map(([taxClass, all]) => [
      taxClass,
      all.map((ppm, at) => ({ id: `${taxClass}-${at}`, name: taxClass, ppm })),
    ]),
  ),
  shipping: { kind: 'class', taxClass: null },
  ...more,
})
/** Nothing, which a test fills. */
export const plain: OrderToPrice = {
  lines: [],
  shipping: null,
  coupons: [],
  taxes: null,
  giftCards: [],
  limits: { leastCents: 0, mostCents: Number.MAX_SAFE_INTEGER },
}

/** Up to 50,000.00 of a currency with cents. */
export const cents = fc.integer({ min: 0, max: 5_000_000 })
const ppm = fc.integer({ min: 0, max: 300_000 })
const anyLine = fc.record<LineToPrice>({
  kind: fc.constantFrom('goods', 'goods', 'gift-card', 'donation'),
  itemId: fc.constantFrom('a', 'b', 'c'),
  categoryIds: fc.subarray(['x', 'y']),
  unitCents: cents,
  quantity: fc.integer({ min: 1, max: 40 }),
  taxClass: fc.constantFrom('standard', 'reduced', null),
})
export const anyCoupon = fc.record<Coupon>({
  id: fc.uuid(),
  scope: fc.oneof(
    fc.constant({ kind: 'order' } as const),
    fc.record({ kind: fc.constant('products' as const), itemIds: fc.subarray(['a', 'b', 'c']) }),
    fc.record({ kind: fc.constant('categories' as const), categoryIds: fc.subarray(['x', 'y']) }),
  ),
  reduces: fc.oneof(
    fc.record({
      kind: fc.constant('percentage' as const),
      ppm: fc.integer({ min: 0, max: 1_000_000 }),
    }),
    fc.record({ kind: fc.constant('amount' as const), cents }),
    fc.constant({ kind: 'shipping' } as const),
  ),
  combines: fc.boolean(),
  minimumCents: fc.integer({ min: 0, max: 10_000 }),
  minimumPieces: fc.option(fc.integer({ min: 1, max: 40 })),
  createdAt: fc.nat(9),
})
const anyTaxes = fc
  .record({
    prices: fc.constantFrom('added', 'included', 'net'),
    rounding: fc.constantFrom('per-line', 'per-order'),
    standard: fc.array(ppm, { maxLength: 3 }),
    reduced: fc.array(ppm, { maxLength: 2 }),
    follows: fc.boolean(),
  })
  .map(({ prices, rounding, standard, reduced, follows }): TaxPlan => {
    const plan = taxes({ standard, reduced }, { prices, rounding })
    const shipping: TaxPlan['shipping'] = follows
      ? { kind: 'follows-goods', fallback: 'standard' }
      : { kind: 'class', taxClass: 'reduced' }
    return { ...plan, shipping, homeRates: plan.rates }
  })
/** An order of up to six lines with up to four coupons. */
export const anyOrder = fc.record<OrderToPrice>({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  shipping: fc.option(
    fc.record({ priceCents: cents, freeFromCents: fc.option(cents, { nil: null }) }),
    { nil: null },
  ),
  coupons: fc.array(anyCoupon, { maxLength: 4 }),
  taxes: fc.option(anyTaxes, { nil: null }),
  giftCards: fc.array(fc.record({ id: fc.uuid(), balanceCents: cents }), { maxLength: 3 }),
  limits: fc.constant({ leastCents: 50, mostCents: Number.MAX_SAFE_INTEGER }),
})
