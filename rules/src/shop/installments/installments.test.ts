import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProductType } from '../products/product.ts'
import { takesInstallments } from '../products/pays-in-installments.ts'
import {
  aboutInstallments,
  installmentLocale,
  installmentProvider,
  installmentText,
  readInstallmentLocale,
} from './installment-texts.ts'
import { installmentCents, installmentRange } from './installments.ts'

const range = { minCents: 100, maxCents: 200_000 }
const write = (cents: number) => `$${(cents / 100).toFixed(2)}`

describe('what each of four payments comes to', () => {
  it('is a fourth, and never says less than what is owed, nor a whole cent more for each', () => {
    expect(installmentCents(24_000)).toBe(6000)
    expect(installmentCents(9999)).toBe(2500)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (total) => {
        const over = installmentCents(total) * 4 - total
        expect(over).toBeGreaterThanOrEqual(0)
        expect(over).toBeLessThan(4)
      }),
    )
  })
})

describe('a price', () => {
  it('is in range above the lowest and up to the highest, and else says for which orders', () => {
    const places = [100, 101, 200_000, 200_001].map((cents) => installmentRange(cents, range))
    expect(places).toEqual(['over', 'in', 'in', 'up-to'])
    const text = (cents: number, locale = readInstallmentLocale('en-US')) =>
      installmentText(cents, { ...range, locale }, write)
    expect(text(24_000)).toBe('4 interest-free payments of $60.00')
    expect(text(100)).toBe('available for orders over $1.00')
    expect(text(200_001)).toBe('available for orders up to $2000.00')
    expect(text(24_000, 'fr-CA')).toBe('4 versements sans intérêt de $60.00')
  })
})

describe('the words', () => {
  it('are those of the account’s country, French in Canada alone, and Clearpay in the United Kingdom', () => {
    expect(installmentLocale('CA', 'fr-FR')).toBe('fr-CA')
    expect(installmentLocale('US', 'fr-FR')).toBe('en-US')
    expect(installmentLocale('GB', 'de')).toBe('en-GB')
    expect([installmentProvider('en-GB'), installmentProvider('en-NZ')]).toEqual([
      'Clearpay',
      'Afterpay',
    ])
    expect(aboutInstallments('fr-CA')).toBe('À propos de Afterpay')
    expect(readInstallmentLocale('de-DE')).toBe('en-US')
  })
})

describe('a cart', () => {
  it('is paid so where all of it is physical, nothing is a subscription and the sum is in range', () => {
    const terms = { country: 'US', ...range } as const
    const bowl = { productType: ProductType.physical }
    const lesson = { productType: ProductType.service }
    expect(takesInstallments([bowl, bowl], 5000, terms)).toBe(true)
    expect(takesInstallments([bowl, lesson], 5000, terms)).toBe(false)
    expect(takesInstallments([{ ...bowl, subscription: {} }], 5000, terms)).toBe(false)
    expect(takesInstallments([bowl], 100, terms)).toBe(false)
    expect(takesInstallments([], 5000, terms)).toBe(false)
    expect(takesInstallments([bowl], 5000, null)).toBe(false)
  })
})
