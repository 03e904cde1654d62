import { expect, test } from 'vitest'
import { toMajorUnits } from './decimal-text.ts'

test('hundredths become an amount without losing a cent, however large', () => {
  expect([1050, 5, -5, 0, Number.MAX_SAFE_INTEGER - 4].map(toMajorUnits)).toEqual([
    '10.50',
    '0.05',
    '-0.05',
    '0.00',
    '90071992547409.87',
  ])
  expect([Number.NaN, Infinity, 12.5].map(toMajorUnits)).toEqual(['0', '0', '0.13'])
})
