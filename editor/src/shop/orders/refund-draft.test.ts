import { describe, expect, it } from 'vitest'
import { amountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import type { RefundablePart } from '@vitrine/rules/shop/orders/decide-refund.ts'
import { draftOf, readRefund, wholeDraft, type RefundDraft } from './refund-draft.ts'

const part = (line: number | null, more: Partial<RefundablePart> = {}): RefundablePart => ({
  line,
  quantity: 2,
  totalCents: 2000,
  taxCents: 0,
  refundedQuantity: 0,
  refundedCents: 0,
  ...more,
})
const parts = [part(1), part(2), part(null, { quantity: 1, totalCents: 500 })]
const style = amountStyle('USD', '.')
const read = (draft: Partial<RefundDraft>, of = parts) =>
  readRefund(of, { ...draftOf(of, [], style), ...draft }, style, (cents) => `$${cents / 100}`)

describe('what is typed about a refund', () => {
  it('is read as the server decides it', () => {
    const { wish, errors, decided } = read({ quantities: { 1: ' 1 ', 2: '0' }, shipping: '2.50' })
    expect(wish).toEqual({
      units: [{ line: 1, quantity: 1 }],
      shippingCents: 250,
      amountCents: null,
    })
    expect([errors, decided?.amountCents]).toEqual([{ quantities: {} }, 1250])
  })

  it.each(['3', '-1', '1.5', 'one', '1e1'])('is no number of pieces: %s', (typed) => {
    const { errors, decided } = read({ quantities: { 1: typed } })
    expect(errors.quantities).toEqual({ 1: 'Please enter a whole number from 0 to 2.' })
    expect(decided).toBeUndefined()
  })

  it('is told where it is more than is left', () => {
    expect(read({ shipping: '5.01' }).errors.shipping).toBe('Please enter an amount up to $5.')
    expect(read({ amount: '45.01' }).errors.amount).toBe('Please enter an amount up to $45.')
  })

  it('comes to what was chosen where the amount is emptied', () => {
    expect(read({ quantities: { 1: '2' }, amount: '' }).decided?.amountCents).toBe(2000)
    expect(read({ quantities: { 1: '2' }, amount: '7' }).decided?.amountCents).toBe(700)
    expect(read({ amount: '' }).decided).toBeUndefined()
  })

  it('counts no more of what somebody else has given back meanwhile', () => {
    const gone = parts.map((one) =>
      one.line === 2
        ? one
        : { ...one, refundedQuantity: one.quantity, refundedCents: one.totalCents },
    )
    const draft = { quantities: { 1: '1', 2: '1' }, shipping: '5' }
    const { errors, decided } = read(draft, gone)
    expect([errors, decided?.amountCents]).toEqual([{ quantities: {} }, 1000])
  })

  it('can be all that is left, also after less went back for some pieces', () => {
    const whole = wholeDraft(parts, style)
    expect(whole).toEqual({ quantities: { 1: '2', 2: '2' }, shipping: '5.00', amount: null })
    expect(read(whole).decided?.amountCents).toBe(4500)
    const after = [part(1, { refundedQuantity: 2, refundedCents: 100 }), ...parts.slice(1)]
    const rest = wholeDraft(after, style)
    expect(rest).toEqual({ quantities: { 2: '2' }, shipping: '5.00', amount: '44.00' })
    expect(read(rest, after).decided?.amountCents).toBe(4400)
  })
})
