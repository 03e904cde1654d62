import { afterEach, beforeAll, expect, it } from 'vitest'
import type { CartReply } from '@vitrine/rules/shop/cart/cart-api.ts'
import { cartStore } from './cart-store.ts'
import { mountCartPill } from './mount-cart-pill.ts'

beforeAll(() => {
  Object.assign(document, { adoptedStyleSheets: [] })
  CSSStyleSheet.prototype.replaceSync ??= () => undefined
})

afterEach(() => document.body.replaceChildren())

const cartOf = (totalQuantity: number, subtotalCents: number): CartReply =>
  ({ totalQuantity, subtotalCents, subtotalAmount: { currency: 'USD' } }) as CartReply

const pill = (): HTMLAnchorElement | null => document.querySelector('a.vitrine-cart-pill')
const news = (): string => document.querySelector('output')?.textContent ?? ''
const hasRoom = (): boolean => document.documentElement.classList.contains('vitrine-has-cart-pill')

it('the pill tells of changes only, keeps the keys where they are, and goes with the last item', () => {
  cartStore.itemAdded(cartOf(1, 2000), null)
  mountCartPill(document)
  expect(pill()?.textContent).toContain('1 item in cart')
  expect(pill()?.querySelector('.vitrine-pill-subtotal')?.textContent).toBe('$20.00')
  expect([news(), hasRoom()]).toEqual(['', true])
  const link = pill()
  link?.focus()
  cartStore.itemAdded(cartOf(2, 4000), null)
  expect(news()).toBe('2 items in cart, $40.00')
  expect([pill(), document.activeElement]).toEqual([link, link])
  cartStore.itemAdded(cartOf(0, 0), null)
  expect([pill(), news(), hasRoom()]).toEqual([null, '', false])
  cartStore.itemAdded(cartOf(3, 6000), null)
  expect(pill()?.textContent).toContain('3 items in cart')
})
