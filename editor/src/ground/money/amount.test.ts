import { expect, it } from 'vitest'
import { readTypedAmount, writeTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import { amountStyleOf, exampleAmount } from './amount.ts'

it('shows amounts as the language of the site writes them', () => {
  expect(exampleAmount(amountStyleOf({ currency: 'USD', language: 'en-US' }))).toBe('12.50')
  expect(exampleAmount(amountStyleOf({ currency: 'EUR', language: 'de-DE' }))).toBe('12,50')
  expect(exampleAmount(amountStyleOf({ currency: 'EUR', language: 'fr-FR' }))).toBe('12,50')
  expect(exampleAmount(amountStyleOf({ currency: 'CHF', language: 'de-CH' }))).toBe('12.50')
  expect(exampleAmount(amountStyleOf({ currency: 'ILS', language: 'ar-EG' }))).toBe('12.50')
  expect(exampleAmount(amountStyleOf({ currency: 'JPY', language: 'ja-JP' }))).toBe('1250')
})

it('reads what it shows as the same amount in every language', () => {
  for (const language of ['en-US', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'sv-SE', 'ar-EG', 'hi-IN']) {
    for (const currency of ['USD', 'EUR', 'JPY', 'INR', 'SEK']) {
      const style = amountStyleOf({ currency, language })
      for (const cents of [0, 5, 1250, 4555, 123_456, 4_555_000]) {
        expect(readTypedAmount(writeTypedAmount(cents, style), style)).toBe(cents)
      }
    }
  }
})

it('does not make a thousand times as much of a price', () => {
  const american = amountStyleOf({ currency: 'USD', language: 'en-US' })
  const german = amountStyleOf({ currency: 'EUR', language: 'de-DE' })
  expect(readTypedAmount('4.555', american)).toBeUndefined()
  expect(readTypedAmount('4,555', german)).toBeUndefined()
  expect(readTypedAmount('4,555', american)).toBe(455_500)
  expect(readTypedAmount('4.555', german)).toBe(455_500)
})
