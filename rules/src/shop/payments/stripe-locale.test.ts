import { expect, test } from 'vitest'
import { stripeLocale } from './stripe-locale.ts'

test.each([
  ['en-US', 'en'],
  ['en-GB', 'en-GB'],
  ['pt-BR', 'pt-BR'],
  ['de-AT', 'de'],
  ['nn-NO', 'nb'],
  ['cy', 'auto'],
  ['', 'auto'],
])('a shop in %s sends its shoppers to Stripe’s page in %s', (tag, locale) => {
  expect(stripeLocale(tag)).toBe(locale)
})
