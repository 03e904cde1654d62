import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Coupon } from './apply-coupons.ts'
import { priceAtBest, type OrderAtBest } from './choose-coupons.ts'
import { priceOrder, type OrderToPrice } from './price-order.ts'
import { anyCoupon, anyOrder, coupon, line, plain } from './testing/any-order.ts'

const tenth: Coupon['reduces'] = { kind: 'percentage', ppm: 100_000 }
const half: Coupon['reduces'] = { kind: 'percentage', ppm: 500_000 }
const off = (cents: number): Coupon['reduces'] => ({ kind: 'amount', cents })

function best(order: Partial<OrderToPrice>): OrderAtBest {
  const result = priceAtBest({ ...plain, ...order })
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

/** By which coupons an order is reduced. */
function usedIn({ lines, shipping }: OrderAtBest): string[] {
  const ofGoods = lines.flatMap(({ discounts }) => discounts.map(({ couponId }) => couponId))
  return [...new Set([...ofGoods, ...(shipping?.freedBy == null ? [] : [shipping.freedBy])])]
}

const typed = (id: string, reduces: Coupon['reduces'], more: Partial<Coupon> = {}) =>
  coupon(reduces, { id, ...more })
const automatic = (id: string, reduces: Coupon['reduces'], more: Partial<Coupon> = {}) =>
  coupon(reduces, { id, title: id, ...more })

describe('discounts that apply by themselves', () => {
  it('take most off of those that do not go together, and the older one where it is the same', () => {
    const lines = [line(2000)]
    const three = [
      automatic('tenth', tenth, { createdAt: 1 }),
      automatic('five', off(500), { createdAt: 3 }),
      automatic('older five', off(500), { createdAt: 2 }),
    ]
    const order = best({ lines, coupons: three })
    expect([order.discountCents, usedIn(order)]).toEqual([500, ['older five']])
    expect(order.invalidCoupons).toEqual([])
    // from 50.00 on a tenth is more
    expect(usedIn(best({ lines: [line(6000)], coupons: three }))).toEqual(['tenth'])
  })

  it('come together where each of them says that it may, or where each is on other goods', () => {
    const both = [
      automatic('a', off(300), { combines: true }),
      automatic('b', off(400), { combines: true }),
    ]
    const single = automatic('single', off(600))
    const order = best({ lines: [line(2000)], coupons: [single, ...both] })
    expect([order.discountCents, usedIn(order).toSorted()]).toEqual([700, ['a', 'b']])
    const larger = automatic('larger', off(800))
    expect(usedIn(best({ lines: [line(2000)], coupons: [larger, ...both] }))).toEqual(['larger'])
    const onOne = (id: string, cents: number) =>
      automatic(id, half, { scope: { kind: 'products', itemIds: [`item-${cents}`] } })
    const apart = best({
      lines: [line(1000), line(500)],
      coupons: [onOne('first', 1000), onOne('second', 500)],
    })
    expect([apart.discountCents, usedIn(apart)]).toEqual([750, ['first', 'second']])
  })

  it('wait for their minimum of money and of pieces', () => {
    const coupons = [
      automatic('sum', tenth, { minimumCents: 3000 }),
      automatic('pieces', half, { minimumPieces: 3 }),
    ]
    const used = [1, 2, 3].map((quantity) =>
      usedIn(best({ lines: [line(1500, quantity)], coupons })),
    )
    expect(used).toEqual([[], ['sum'], ['pieces']])
  })

  it('free the shipping, though never where the order costs more by it', () => {
    const shipping = { priceCents: 500, freeFromCents: null }
    const coupons = [automatic('free', { kind: 'shipping' }), automatic('off', off(400))]
    const order = best({ lines: [line(1000)], shipping, coupons })
    expect([order.totalCents, usedIn(order)]).toEqual([1000, ['free']])
    // a tenth of 20.00 would be less than the shipping that it costs
    const near = best({
      lines: [line(2000)],
      shipping: { priceCents: 500, freeFromCents: 1900 },
      coupons: [automatic('tenth', tenth)],
    })
    expect([near.totalCents, usedIn(near)]).toEqual([2000, []])
  })
})

describe('a code beside discounts that apply by themselves', () => {
  const lines = [line(2000)]

  it('comes with them where both go together', () => {
    const order = best({
      lines,
      coupons: [
        typed('CODE', tenth, { combines: true }),
        automatic('five', off(500), { combines: true }),
      ],
    })
    expect([order.discountCents, usedIn(order)]).toEqual([700, ['CODE', 'five']])
  })

  it('counts in their place where it takes more off, and says why not where it does not', () => {
    const five = automatic('five', off(500))
    const more = best({ lines, coupons: [typed('CODE', half), five] })
    expect([usedIn(more), more.invalidCoupons]).toEqual([['CODE'], []])
    for (const reduces of [tenth, off(500)]) {
      const less = best({ lines, coupons: [typed('CODE', reduces), five] })
      expect(usedIn(less)).toEqual(['five'])
      expect(less.invalidCoupons).toEqual([{ id: 'CODE', why: 'better-discount' }])
    }
  })

  it('says what else is in its way', () => {
    const five = automatic('five', off(500))
    const whyOf = (...coupons: Coupon[]) =>
      best({ lines, coupons: [...coupons, five] }).invalidCoupons.map(({ why }) => why)
    expect(whyOf(typed('CODE', tenth, { minimumCents: 5000 }))).toEqual(['below-minimum'])
    expect(whyOf(typed('CODE', tenth, { minimumPieces: 2 }))).toEqual(['below-pieces'])
    expect(whyOf(typed('CODE', { kind: 'shipping' }))).toEqual(['nothing-eligible'])
    expect(whyOf(typed('HALF', half), typed('CODE', tenth))).toEqual(['does-not-combine'])
    const all = typed('ALL', { kind: 'percentage', ppm: 1_000_000 }, { combines: true })
    expect(whyOf(all, typed('CODE', tenth, { combines: true }))).toEqual(['takes-nothing'])
  })
})

describe('every order with codes and discounts that apply by themselves', () => {
  const one = anyCoupon.chain((made) =>
    fc.option(fc.constant('by itself'), { nil: undefined }).map((title): Coupon => {
      return title === undefined ? made : { ...made, title }
    }),
  )
  const any = fc.record({
    order: anyOrder,
    coupons: fc.array(one, { maxLength: 6 }),
    code: anyCoupon,
  })
  const numRuns = process.env['VITRINE_LONG'] === '1' ? 50_000 : 1500

  it('adds up, is never below nothing, and costs no more than without any of them', () => {
    fc.assert(
      fc.property(any, ({ order, coupons }) => {
        const result = best({ ...order, coupons })
        const all = [...result.lines, ...(result.shipping === null ? [] : [result.shipping])]
        expect(all.reduce((sum, part) => sum + part.totalCents, 0)).toBe(result.totalCents)
        for (const part of all) {
          expect(part.discountCents).toBeGreaterThanOrEqual(0)
          expect(part.discountCents).toBeLessThanOrEqual(part.subtotalCents)
          expect(part.totalCents).toBeGreaterThanOrEqual(0)
        }
        const bare = priceOrder({ ...order, coupons: [] })
        expect(bare.ok && result.totalCents <= bare.value.totalCents).toBe(true)
      }),
      { numRuns },
    )
  })

  it('is never dearer by a code, and owes nothing to what does not count', () => {
    fc.assert(
      fc.property(any, ({ order, coupons, code }) => {
        const before = best({ ...order, coupons })
        const after = best({ ...order, coupons: [...coupons, code] })
        expect(after.totalCents).toBeLessThanOrEqual(before.totalCents)
        const invalid = new Set(after.invalidCoupons.map(({ id }) => id))
        const used = new Set(usedIn(after))
        const counts = [...coupons, code].filter(({ id }) => used.has(id) && !invalid.has(id))
        expect(best({ ...order, coupons: counts }).totalCents).toBeLessThanOrEqual(after.totalCents)
      }),
      { numRuns },
    )
  })

  it('is the same in whatever order they come', () => {
    const shuffled = any.chain(({ order, coupons }) =>
      fc
        .shuffledSubarray(coupons, { minLength: coupons.length })
        .map((others) => ({ order, coupons, others })),
    )
    fc.assert(
      fc.property(shuffled, ({ order, coupons, others }) => {
        const asWhole = ({ invalidCoupons, ...rest }: OrderAtBest) => ({
          ...rest,
          invalid: Object.fromEntries(invalidCoupons.map(({ id, why }) => [id, why])),
        })
        expect(asWhole(best({ ...order, coupons: others }))).toEqual(
          asWhole(best({ ...order, coupons })),
        )
      }),
      { numRuns },
    )
  })
})
