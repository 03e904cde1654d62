import { expect, test } from 'vitest'
import { isAllBack } from './is-all-back.ts'

const order = { pieces: 2, refundedPieces: 0, totalCents: 5000, refundedCents: 0 }

test('all of an order is back by its pieces or by its money, and what is free by its pieces alone', () => {
  expect(isAllBack(order)).toBe(false)
  expect(isAllBack({ ...order, refundedCents: 4999, refundedPieces: 1 })).toBe(false)
  expect(isAllBack({ ...order, refundedCents: 5000 })).toBe(true)
  expect(isAllBack({ ...order, refundedPieces: 2, refundedCents: 4500 })).toBe(true)
  expect(isAllBack({ ...order, totalCents: 0 })).toBe(false)
})
