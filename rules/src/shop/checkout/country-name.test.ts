import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

test('a country is named in the language of the shop', () => {
  expect(countryName('US', 'en-US')).toBe('United States')
  expect(countryName('DE', 'fr')).toBe('Allemagne')
})

test('what is no code of a country stays as it is', () => {
  expect(['', 'us', 'Maine'].map((code) => countryName(code, 'en-US'))).toEqual(['', 'us', 'Maine'])
})
