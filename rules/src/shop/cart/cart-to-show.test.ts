import { expect, test } from 'vitest'
import { hasCartToShow } from './cart-to-show.ts'

test('a page reads the cart for somebody signed in, with a cart, and with hasCart equal to true', () => {
  expect(hasCartToShow('', true)).toBe(true)
  expect(hasCartToShow('crumb=x; hasCart=true', false)).toBe(true)
  expect(hasCartToShow('cart=abc', false)).toBe(true)
})

test.each([
  '',
  'crumb=x',
  'hasCart=truest',
  'hasCart=',
  'hasCart=false',
  'nohasCart=true',
  'carted=1',
])('a page with the cookies "%s" asks for no cart', (cookies) =>
  expect(hasCartToShow(cookies, false)).toBe(false),
)
