import { afterEach, expect, it } from 'vitest'
import { showMadeUpCart } from './show-made-up-cart.ts'

afterEach(() => document.body.replaceChildren())

const header =
  '<a>Cart<span class="sqs-cart-indicator" hidden><span class="sqs-cart-quantity">0</span></span></a>' +
  '<b class="sqs-cart-subtotal">$0.00</b>'
const pill =
  '<div data-made-up-cart data-quantity="1" data-cents="2000" data-currency="USD">1 item</div>'

it('the header of a page that is edited tells of the same cart as the pill', () => {
  document.body.innerHTML = header + pill
  showMadeUpCart(document)
  expect(document.querySelector('.sqs-cart-quantity')?.textContent).toBe('1')
  expect(document.querySelector('.sqs-cart-subtotal')?.textContent).toBe('$20.00')
  expect(document.querySelector<HTMLElement>('.sqs-cart-indicator')?.hidden).toBe(false)
})

it('a page without the pill is left as it is', () => {
  document.body.innerHTML = header
  const before = document.body.innerHTML
  showMadeUpCart(document)
  expect(document.body.innerHTML).toBe(before)
})
