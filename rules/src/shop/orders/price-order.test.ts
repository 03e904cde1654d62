import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceOrder, type LineToPrice, type OrderToPrice, type PricedOrder } from './price-order.ts'
import {
  refundOfAmount,
  refundOfUnits,
  refundTo,
  refundToOf,
  type RefundableLine,
} from './price-refund.ts'
import { anyOrder, cents, coupon, line, plain, taxes } from './testing/any-order.ts'

function priced(order: Partial<OrderToPrice>): PricedOrder {
  const result = priceOrder({ ...plain, ...order })
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}
const discountsOf = (order: PricedOrder): number[] => order.lines.map((one) => one.discountCents)
const taxesOf = (order: PricedOrder): number[] => order.lines.map((one) => one.taxCents)
const refundable = (of: PricedOrder, at: number, quantity: number): RefundableLine => {
  const { totalCents = 0, taxCents = 0 } = of.lines[at] ?? {}
  return { quantity, totalCents, taxCents, refundedQuantity: 0, refundedCents: 0 }
}

describe('an order with tax that is added', () => {
  const order = priced({
    lines: [line(1999, 3), line(500)],
    coupons: [coupon({ kind: 'percentage', ppm: 100_000 })],
    shipping: { priceCents: 650, freeFromCents: null },
    taxes: taxes({ standard: [88_750] }, { shipping: { kind: 'class', taxClass: 'standard' } }),
  })

  it('rounds ten percent off once and each line’s tax by itself', () => {
    expect(discountsOf(order)).toEqual([600, 50])
    expect([...taxesOf(order), order.shipping?.taxCents]).toEqual([479, 40, 58])
    expect([order.totalCents, order.taxIncluded]).toEqual([7074, false])
  })

  it('gives the three pieces of a line back one by one, to the last cent', () => {
    let sold = refundable(order, 0, 3)
    const back = [1, 2, 3].map(() => {
      const refund = refundOfUnits(sold, 1)
      sold = {
        ...sold,
        refundedQuantity: sold.refundedQuantity + 1,
        refundedCents: sold.refundedCents + refund.cents,
      }
      return [refund.cents, refund.taxCents]
    })
    expect(back).toEqual([
      [1959, 160],
      [1958, 159],
      [1959, 160],
    ])
  })
})

describe('an order with tax inside of its prices', () => {
  it('splits shipping over the rates of the goods that are sent', () => {
    const order = priced({
      lines: [line(1070, 1, 'reduced'), line(2380)],
      coupons: [coupon({ kind: 'amount', cents: 500 })],
      shipping: { priceCents: 690, freeFromCents: null },
      taxes: taxes(
        { reduced: [70_000], standard: [190_000] },
        { prices: 'included', shipping: { kind: 'follows-goods', fallback: 'standard' } },
      ),
    })
    expect(discountsOf(order)).toEqual([155, 345])
    expect(taxesOf(order)).toEqual([60, 325])
    expect(order.shipping?.taxes.map(({ cents }) => cents)).toEqual([14, 76])
    expect([order.totalCents, order.taxIncluded]).toEqual([3640, true])
  })

  it('rounds two rates together and splits what that makes', () => {
    const order = priced({
      lines: [line(59_900)],
      taxes: taxes({ standard: [90_000, 90_000] }, { prices: 'included' }),
    })
    expect(order.lines[0]?.taxes.map(({ cents }) => cents)).toEqual([4569, 4568])
    expect(order.totalCents).toBe(59_900)
  })

  it('takes the tax of home out of the price first where goods leave the country', () => {
    const plan = taxes({ standard: [190_000] })
    const order = priced({
      lines: [line(11_900)],
      taxes: { ...plan, prices: 'net', homeRates: plan.rates },
    })
    expect([order.subtotalCents, order.taxCents, order.totalCents]).toEqual([10_000, 0, 10_000])
  })
})

describe('an order in yen', () => {
  const order = {
    lines: [line(333, 1, 'food'), line(333, 1, 'food'), line(333, 1, 'food'), line(1005)],
    coupons: [coupon({ kind: 'amount', cents: 100 })],
  }
  const rates = { food: [80_000], standard: [100_000] }

  it('is taxed line by line', () => {
    const result = priced({ ...order, taxes: taxes(rates) })
    expect(discountsOf(result)).toEqual([17, 17, 16, 50])
    expect(taxesOf(result)).toEqual([25, 25, 25, 96])
    expect(result.totalCents).toBe(2075)
  })

  it('or once per rate, as invoices of Japan need it', () => {
    const result = priced({ ...order, taxes: taxes(rates, { rounding: 'per-order' }) })
    expect(taxesOf(result)).toEqual([25, 25, 26, 96])
    expect(result.totalCents).toBe(2076)
  })
})

describe('a gift card', () => {
  it('leaves what the provider takes at least, and gets back what the provider did not give', () => {
    const order = priced({
      lines: [line(5000)],
      giftCards: [{ id: 'card', balanceCents: 4970 }],
      limits: { leastCents: 50, mostCents: 1_000_000 },
    })
    expect(order.tenders).toEqual([{ giftCardId: 'card', cents: 4950 }])
    expect(order.dueCents).toBe(50)
    expect(refundTo(3000, { providerCents: 50, giftCards: order.tenders })).toEqual({
      providerCents: 50,
      giftCards: [{ giftCardId: 'card', cents: 2950 }],
    })
  })

  it('gets back what it paid, also where the provider took as much for a new one', () => {
    const sources = { providerCents: 10_000, giftCards: [{ giftCardId: 'old', cents: 5500 }] }
    const goods = { goodsCents: 5360, cardsCents: 0, cardsRestCents: 10_000 }
    expect(refundToOf(goods, sources)).toEqual({
      providerCents: 0,
      giftCards: [{ giftCardId: 'old', cents: 5360 }],
    })
    const both = { goodsCents: 5500, cardsCents: 10_000, cardsRestCents: 10_000 }
    expect(refundToOf(both, sources)).toEqual({
      providerCents: 10_000,
      giftCards: [{ giftCardId: 'old', cents: 5500 }],
    })
  })

  it('never pays for gift cards', () => {
    const bought: LineToPrice = { ...line(2000), kind: 'gift-card', taxClass: null }
    const giftCards = [{ id: 'card', balanceCents: 9000 }]
    expect(priced({ lines: [bought, line(500)], giftCards }).dueCents).toBe(2000)
  })
})

describe('an amount', () => {
  it('is exact as far as a number is, and refused above', () => {
    const most = Number.MAX_SAFE_INTEGER
    expect(priced({ lines: [line(most)] }).totalCents).toBe(most)
    const twice = priceOrder({ ...plain, lines: [line(most, 2)] })
    expect(twice).toMatchObject({ ok: false, refusal: { code: 'amount-too-large' } })
  })

  it('above what the provider takes is refused before anything is held', () => {
    const limits = { leastCents: 50, mostCents: 99_999 }
    const result = priceOrder({ ...plain, lines: [line(100_000)], limits })
    expect(result).toMatchObject({ ok: false, refusal: { code: 'payment-too-large' } })
  })
})

describe('coupons', () => {
  const half = { kind: 'percentage', ppm: 500_000 } as const
  const five = { kind: 'amount', cents: 500 } as const

  it('take off in their order: products, then the order, percentages before amounts', () => {
    const order = priced({
      lines: [line(2000), line(1000)],
      coupons: [
        coupon(five, { id: 'all', combines: true }),
        coupon(half, {
          id: 'one',
          combines: true,
          scope: { kind: 'products', itemIds: ['item-2000'] },
        }),
      ],
    })
    expect(order.lines.map(({ discounts }) => discounts)).toEqual([
      [
        { couponId: 'one', cents: 1000 },
        { couponId: 'all', cents: 250 },
      ],
      [{ couponId: 'all', cents: 250 }],
    ])
  })

  it('do not meet on the same goods unless both may', () => {
    const two = [coupon(half, { id: 'a', combines: true }), coupon(five, { id: 'b' })]
    const order = priced({ lines: [line(2000)], coupons: two })
    expect(order.discountCents).toBe(1000)
    expect(order.invalidCoupons).toEqual([{ id: 'b', why: 'does-not-combine' }])
  })

  it('need their minimum and something that they are about', () => {
    const order = priced({
      lines: [{ ...line(2000), kind: 'gift-card' }, line(1000)],
      coupons: [
        coupon(five, { id: 'a', minimumCents: 1001 }),
        coupon(five, { id: 'b', scope: { kind: 'categories', categoryIds: ['lamps'] } }),
      ],
    })
    expect(order.invalidCoupons).toEqual([
      { id: 'b', why: 'nothing-eligible' },
      { id: 'a', why: 'below-minimum' },
    ])
  })

  it('send for nothing, and so does a sum that is high enough', () => {
    const sent = { lines: [line(2000)], shipping: { priceCents: 700, freeFromCents: null } }
    const freed = priced({ ...sent, coupons: [coupon({ kind: 'shipping' })] })
    expect([freed.shippingCents, freed.shipping?.freedBy]).toEqual([0, 'coupon'])
    const high = priced({ ...sent, shipping: { priceCents: 700, freeFromCents: 2000 } })
    expect([high.shippingCents, high.totalCents]).toEqual([0, 2000])
    const fromTwenty = { shipping: { priceCents: 700, freeFromCents: 2000 } }
    const low = priced({
      ...sent,
      ...fromTwenty,
      coupons: [coupon({ kind: 'amount', cents: 1 })],
    })
    expect(low.totalCents).toBe(2699)
    // or a gift card would pay for its own way
    const card: LineToPrice = { ...line(9000), kind: 'gift-card', taxClass: null }
    const beside = priced({ ...fromTwenty, lines: [line(1500), card] })
    expect(beside.shippingCents).toBe(700)
  })
})

describe('every order', () => {
  const numRuns = process.env['VITRINE_LONG'] === '1' ? 100_000 : 2000

  it('adds up: lines to totals, discounts to no more than a line, tenders and due to the total', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const result = priced(order)
        const all = [...result.lines, ...(result.shipping === null ? [] : [result.shipping])]
        const sum = (of: (one: (typeof all)[number]) => number): number =>
          all.reduce((total, one) => total + of(one), 0)
        expect(sum((one) => one.totalCents)).toBe(result.totalCents)
        expect(sum((one) => one.taxCents)).toBe(result.taxCents)
        for (const one of all) {
          expect(one.discountCents).toBeGreaterThanOrEqual(0)
          expect(one.discountCents).toBeLessThanOrEqual(one.subtotalCents)
          expect(one.taxes.reduce((total, { cents: part }) => total + part, 0)).toBe(one.taxCents)
          expect(Number.isSafeInteger(one.totalCents)).toBe(true)
        }
        const added = result.taxIncluded ? 0 : result.taxCents
        expect(result.totalCents).toBe(
          result.subtotalCents - result.discountCents + result.shippingCents + added,
        )
        const paid = result.tenders.reduce((total, { cents: part }) => total + part, 0)
        expect(paid + result.dueCents).toBe(result.totalCents)
        expect(result.dueCents).toBeGreaterThanOrEqual(0)
        for (const { giftCardId, cents: part } of result.tenders) {
          const card = order.giftCards.find(({ id }) => id === giftCardId)
          expect(part).toBeLessThanOrEqual(card?.balanceCents ?? 0)
        }
      }),
      { numRuns },
    )
  })

  it('goes back in any pieces and ends at its total and its tax', () => {
    const anySeries = fc.tuple(anyOrder, fc.infiniteStream(fc.integer({ min: 1, max: 7 })), cents)
    fc.assert(
      fc.property(anySeries, ([order, pieces, free]) => {
        const result = priced(order)
        const quantity = order.lines[0]?.quantity ?? 1
        const first = refundable(result, 0, quantity)
        const [begun] = refundOfAmount([first], Math.min(free, first.totalCents))
        let line: RefundableLine = { ...first, refundedCents: begun?.cents ?? 0 }
        let tax = begun?.taxCents ?? 0
        while (line.refundedQuantity < quantity) {
          const units = Math.min(pieces.next().value ?? 1, quantity - line.refundedQuantity)
          const refund = refundOfUnits(line, units)
          expect(refund.cents).toBeGreaterThanOrEqual(0)
          tax += refund.taxCents
          line = {
            ...line,
            refundedQuantity: line.refundedQuantity + units,
            refundedCents: line.refundedCents + refund.cents,
          }
        }
        expect(line.refundedCents).toBeLessThanOrEqual(first.totalCents)
        if ((begun?.cents ?? 0) === 0) {
          expect([line.refundedCents, tax]).toEqual([first.totalCents, first.taxCents])
        }
      }),
      { numRuns: numRuns / 4 },
    )
  })
})
