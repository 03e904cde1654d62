import { expect, test } from 'vitest'
import {
  isExpired,
  mostKeptCards,
  replacedCards,
  takesKeptCards,
  writtenExpiry,
} from './kept-cards.ts'

const card = (id: string, lastFour: string, keptAt: number) => {
  return { id, brand: 'Visa', lastFour, expires: '2030-12', keptAt }
}

test('the same card is kept once, and the newest ten are', () => {
  const same = card('a', '4242', 1)
  expect(replacedCards([same, card('b', '1881', 2)], card('', '4242', 0))).toEqual([same])
  const many = Array.from({ length: mostKeptCards }, (_, at) => card(`${at}`, `${1000 + at}`, at))
  expect(replacedCards(many, card('', '4242', 0)).map(({ id }) => id)).toEqual(['0'])
  expect(replacedCards(many.slice(1), card('', '4242', 0))).toEqual([])
})

test('a card can be charged until its month is over everywhere', () => {
  const december = { expires: '2030-12' }
  expect(isExpired(december, Date.UTC(2030, 11, 31, 23))).toBe(false)
  expect(isExpired(december, Date.UTC(2031, 0, 1, 12))).toBe(true)
  expect(isExpired({ expires: '' }, Date.UTC(2090, 0, 1))).toBe(false)
  expect([writtenExpiry(december), writtenExpiry({ expires: '' })]).toEqual(['12/2030', ''])
})

test('cards are kept for whoever is signed in, and pays something', () => {
  const asked = { isMember: true, dueCents: 1 }
  expect(takesKeptCards(asked)).toBe(true)
  expect(takesKeptCards({ ...asked, isMember: false })).toBe(false)
  expect(takesKeptCards({ ...asked, dueCents: 0 })).toBe(false)
})
