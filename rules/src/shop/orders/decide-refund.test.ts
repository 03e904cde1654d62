import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decideRefund,
  isRefundable,
  restOf,
  wholeRefund,
  type DecidedRefund,
  type RefundablePart,
  type RefundWish,
} from './decide-refund.ts'
import { refundableParts } from './refundable-parts.ts'

/** Three mugs at 19.99 less 6.00 with 4.79 of tax, a bowl of 5.00, and shipping of 6.50 with 0.58. */
const parts = refundableParts({
  lines: [
    { line: 1, quantity: 3, unitPriceCents: 1999 },
    { line: 2, quantity: 1, unitPriceCents: 500 },
  ],
  shippingCents: 650,
  adjustments: [
    { line: 1, cents: 600 },
    { line: 2, cents: 50 },
    { line: null, cents: 300 },
  ],
  taxes: [
    { line: 1, cents: 479 },
    { line: 2, cents: 40 },
    { line: null, cents: 58 },
  ],
  taxIncluded: false,
  refunded: [],
})

const wish = (more: Partial<RefundWish>): RefundWish => ({
  units: [],
  shippingCents: 0,
  amountCents: null,
  ...more,
})

function decided(of: readonly RefundablePart[], one: RefundWish): DecidedRefund {
  const result = decideRefund(of, one)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

function after(of: readonly RefundablePart[], { parts: back }: DecidedRefund): RefundablePart[] {
  return of.map((part) => {
    const one = back.find(({ line }) => line === part.line)
    if (one === undefined) return part
    return {
      ...part,
      refundedQuantity: part.refundedQuantity + one.quantity,
      refundedCents: part.refundedCents + one.cents,
    }
  })
}

const codeOf = (of: readonly RefundablePart[], one: RefundWish): string | undefined => {
  const result = decideRefund(of, one)
  return result.ok ? undefined : result.refusal.code
}

describe('what can go back of an order', () => {
  it('is what each line came to after its discount and with its tax', () => {
    expect(parts.map(({ totalCents, taxCents }) => [totalCents, taxCents])).toEqual([
      [5876, 479],
      [490, 40],
      [708, 58],
    ])
    expect(restOf(parts)).toBe(7074)
  })

  it('holds the tax already where prices do', () => {
    const [only] = refundableParts({
      lines: [{ line: 1, quantity: 1, unitPriceCents: 1190 }],
      shippingCents: 0,
      adjustments: [],
      taxes: [{ line: 1, cents: 190 }],
      taxIncluded: true,
      refunded: [{ line: 1, quantity: 0, cents: 100 }],
    })
    expect(only).toMatchObject({ totalCents: 1190, taxCents: 190, refundedCents: 100 })
  })
})

describe('a refund', () => {
  it('is what the pieces and the shipping come to', () => {
    const one = decided(parts, wish({ units: [{ line: 1, quantity: 1 }], shippingCents: 708 }))
    expect(one).toEqual({
      amountCents: 1959 + 708,
      taxCents: 160 + 58,
      parts: [
        { line: 1, quantity: 1, cents: 1959, taxCents: 160 },
        { line: null, quantity: 0, cents: 708, taxCents: 58 },
      ],
    })
  })

  it('of less falls on what was chosen by what that comes to', () => {
    const units = [
      { line: 1, quantity: 1 },
      { line: 2, quantity: 1 },
    ]
    const one = decided(parts, wish({ units, amountCents: 1000 }))
    expect(one.parts.map(({ line, quantity, cents }) => [line, quantity, cents])).toEqual([
      [1, 1, 800],
      [2, 1, 200],
    ])
  })

  it('of more falls on what is left of that, and then of the others', () => {
    const units = [{ line: 2, quantity: 1 }]
    const one = decided(parts, wish({ units, amountCents: 490 + 100 }))
    expect(one.parts.map(({ line, cents }) => [line, cents])).toEqual([
      [1, 89],
      [2, 490],
      [null, 11],
    ])
  })

  it('of an amount alone gives no piece back', () => {
    const one = decided(parts, wish({ amountCents: 707 }))
    expect(one.parts.every(({ quantity }) => quantity === 0)).toBe(true)
    expect(one.amountCents).toBe(707)
  })

  it('is refused where nothing is chosen, or more than is left', () => {
    expect(codeOf(parts, wish({}))).toBe('refund-of-nothing')
    expect(codeOf(parts, wish({ amountCents: 0 }))).toBe('refund-of-nothing')
    expect(codeOf(parts, wish({ amountCents: 7075 }))).toBe('refund-too-large')
    expect(codeOf(parts, wish({ shippingCents: 709 }))).toBe('refund-too-large')
    expect(codeOf(parts, wish({ units: [{ line: 3, quantity: 1 }] }))).toBe('refund-too-large')
    const twice = [
      { line: 1, quantity: 2 },
      { line: 1, quantity: 2 },
    ]
    expect(codeOf(parts, wish({ units: twice }))).toBe('refund-too-large')
  })

  it('may take pieces back for nothing', () => {
    const one = decided(parts, wish({ units: [{ line: 1, quantity: 1 }], amountCents: 0 }))
    expect(one).toEqual({
      amountCents: 0,
      taxCents: 0,
      parts: [{ line: 1, quantity: 1, cents: 0, taxCents: 0 }],
    })
    const paidBack = parts.map((part) => ({ ...part, refundedCents: part.totalCents }))
    expect([restOf(paidBack), isRefundable(paidBack)]).toEqual([0, true])
    const all = paidBack.map((part) => ({ ...part, refundedQuantity: part.quantity }))
    expect(isRefundable(all)).toBe(false)
  })

  it('of all that is left ends at what was paid, however much went back before', () => {
    const first = decided(parts, wish({ units: [{ line: 1, quantity: 2 }], amountCents: 50 }))
    const left = after(parts, first)
    const last = decided(left, wholeRefund(left))
    expect(last.amountCents).toBe(7074 - 50)
    const end = after(left, last)
    expect(restOf(end)).toBe(0)
    expect(end.map((part) => part.refundedQuantity)).toEqual([3, 1, 0])
    expect(first.taxCents + last.taxCents).toBe(479 + 40 + 58)
    expect(codeOf(end, wholeRefund(end))).toBe('refund-of-nothing')
  })

  it('never gives a cent or a piece back twice, in whatever series', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPriceCents: fc.integer({ min: 0, max: 5000 }),
      taxCents: fc.integer({ min: 0, max: 900 }),
    })
    const step = fc.record({
      quantities: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 }),
      shippingCents: fc.integer({ min: 0, max: 900 }),
      amountCents: fc.option(fc.integer({ min: 0, max: 30_000 })),
    })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.array(step, { maxLength: 8 }),
        fc.integer({ min: 0, max: 900 }),
        (lines, steps, shippingCents) => {
          const sold = refundableParts({
            lines: lines.map((one, at) => ({ ...one, line: at + 1 })),
            shippingCents,
            adjustments: [],
            taxes: lines.map(({ taxCents: cents }, at) => ({ line: at + 1, cents })),
            taxIncluded: false,
            refunded: [],
          })
          let [now, taxCents] = [sold, 0]
          for (const { quantities, ...rest } of steps) {
            const units = lines.flatMap((_line, at) => {
              const quantity = quantities[at] ?? 0
              return quantity === 0 ? [] : [{ line: at + 1, quantity }]
            })
            const result = decideRefund(now, { ...rest, units })
            if (!result.ok) continue
            const { parts: back, amountCents } = result.value
            expect(back.reduce((sum, { cents }) => sum + cents, 0)).toBe(amountCents)
            now = after(now, result.value)
            taxCents += result.value.taxCents
          }
          for (const part of now) {
            expect(part.refundedCents).toBeLessThanOrEqual(part.totalCents)
            expect(part.refundedQuantity).toBeLessThanOrEqual(part.quantity)
          }
          const last = decideRefund(now, wholeRefund(now))
          if (last.ok) [now, taxCents] = [after(now, last.value), taxCents + last.value.taxCents]
          expect(restOf(now)).toBe(0)
          expect(taxCents).toBe(sold.reduce((sum, part) => sum + taxIn(part), 0))
        },
      ),
      { numRuns: 500 },
    )
  })
})

/** Where a line came to nothing, there is no amount that its tax could go back with. */
function taxIn({ totalCents, taxCents }: RefundablePart): number {
  return totalCents === 0 ? 0 : taxCents
}
