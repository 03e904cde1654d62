import { expect, it } from 'vitest'
import { readAmount, writeAmount } from './amount.ts'

it('reads amounts as people type them', () => {
  const typed = ['12', '12.5', '12,50', ' 1,234.00 ', '1.234,5', '1 000', '0']
  expect(typed.map((text) => readAmount(text, 'USD'))).toEqual([
    1200, 1250, 1250, 123_400, 123_450, 100_000, 0,
  ])
  expect(readAmount('1,200', 'JPY')).toBe(1200)
})

it('refuses what is no amount', () => {
  for (const text of ['', '-1', 'ten', '1..2', '9'.repeat(20)]) {
    expect(readAmount(text, 'USD')).toBeUndefined()
  }
  expect(readAmount('12.50', 'JPY')).toBeUndefined()
})

it('writes an amount so that it reads back', () => {
  for (const cents of [0, 5, 1250, 123_456]) {
    expect(readAmount(writeAmount(cents, 'EUR'), 'EUR')).toBe(cents)
  }
})
