import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sayMarkup } from '@vitrine/rules/ground/words/say.ts'
import { cartEntryMessages } from '@vitrine/rules/shop/cart/cart-entry-messages.ts'
import { cartMessages } from '@vitrine/rules/shop/cart/cart-messages.ts'
import {
  checkoutFieldMessages,
  checkoutMessages,
} from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import { giftCardFieldMessages } from '@vitrine/rules/shop/gift-cards/gift-cards-messages.ts'
import { taxFieldMessages } from '@vitrine/rules/shop/taxes/taxes-messages.ts'
import { phrasebooks } from '@vitrine/rules/site/phrases/say-in.ts'

const phrases = new Set(Object.keys(phrasebooks['de'] ?? {}))
const source = new URL('../../', import.meta.url)

/** The markups of the platform's own pages, with what of them is said. */
const markups = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:block|region)$/.test(path))
  .map((path) => {
    const said: string[] = []
    const rest = sayMarkup(readFileSync(new URL(path, source), 'utf8'), (sentence) => {
      said.push(sentence)
      return ''
    })
    return { path, said, rest }
  })
  .filter(({ said }) => said.length > 0)

test('each phrase of a page is known', () => {
  expect(markups.length).toBeGreaterThanOrEqual(8)
  for (const { path, said } of markups) {
    for (const phrase of said) expect(phrases, `${path}: ${phrase}`).toContain(phrase)
  }
})

test('a page that is said holds no words beside its phrases', () => {
  for (const { path, rest } of markups) {
    const words = rest
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/\{[^{}]*\}/g, ' ')
      .match(/[A-Za-z]{3,}/g)
    const labels = rest.match(/(?:aria-label|alt|title|placeholder)="[A-Za-z][^"]*"/g)
    expect([...(words ?? []), ...(labels ?? [])], path).toEqual([])
  }
})

test('what a shopper is refused is known', () => {
  const told = [
    ...Object.values({ ...cartMessages, ...cartEntryMessages }).map(({ message }) => message),
    ...Object.values(checkoutMessages).map(({ message }) => message),
    ...Object.values(checkoutFieldMessages),
    ...Object.values(giftCardFieldMessages),
    taxFieldMessages.region,
  ]
  for (const sentence of told) expect(phrases).toContain(sentence)
})
