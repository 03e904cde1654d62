import { expect, test } from 'vitest'
import { decideStockChange } from './change-stock.ts'
import { stockClass } from './stock-class.ts'

const five = { kind: 'counted', quantity: 5 } as const

test('a delivery adds to the stock, and nothing is taken below zero', () => {
  expect(decideStockChange(five, { delta: 3 })).toMatchObject({
    value: { stock: { quantity: 8 }, delta: 3 },
  })
  expect(decideStockChange(five, { delta: -6 })).toMatchObject({
    refusal: { code: 'stock-below-zero' },
  })
})

test('a count that was taken while orders went on is refused with the new figure', () => {
  expect(decideStockChange(five, { counted: 9, seen: 6 })).toMatchObject({
    refusal: { status: 409, details: { qtyInStock: 5 } },
  })
  expect(decideStockChange(five, { counted: 9, seen: 5 })).toMatchObject({
    value: { stock: { quantity: 9 }, delta: 4 },
  })
})

test('pages show the exact count up to ten, and plenty above', () => {
  const at = (quantity: number) => stockClass({ kind: 'counted', quantity })
  expect(at(11)).toBe(at(500))
  expect(at(11)).toBe(stockClass({ kind: 'unlimited' }))
  expect(at(10)).not.toBe(at(11))
  expect(at(1)).not.toBe(at(0))
})
