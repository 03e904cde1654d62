import { expect, it } from 'vitest'
import { stockOfProduct, stockOfVariant } from './stock-words.ts'

const counted = (qtyInStock: number) => ({ unlimited: false, qtyInStock })
const unlimited = { unlimited: true, qtyInStock: 0 }

it('says of a variant that it is sold out, how many are left, or that it does not end', () => {
  expect(stockOfVariant(counted(0)).words).toBe('Sold out')
  expect(stockOfVariant(counted(3)).words).toBe('3 left')
  expect(stockOfVariant(unlimited).words).toBe('Unlimited')
})

it('sums a product up, and names variants that are sold out before anything else', () => {
  expect(stockOfProduct([counted(2), counted(5)])?.words).toBe('7 left')
  expect(stockOfProduct([counted(2), counted(0), counted(0)])?.words).toBe('2 of 3 sold out')
  expect(stockOfProduct([counted(0), counted(0)])?.words).toBe('Sold out')
  expect(stockOfProduct([unlimited, unlimited])?.words).toBe('Unlimited')
  expect(stockOfProduct([unlimited, counted(4)])?.words).toBe('4 left, others unlimited')
  expect(stockOfProduct([])).toBeUndefined()
})
