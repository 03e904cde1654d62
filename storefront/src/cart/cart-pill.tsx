import { useEffect, useRef, useState } from 'react'
import type { CartReply } from '@vitrine/rules/cart/cart-api.ts'
import { cartPaths } from '@vitrine/rules/cart/cart-paths.ts'
import { pillText } from '@vitrine/rules/cart/pill.ts'
import { formatMoney } from '@vitrine/rules/money/money.ts'
import { openCart } from './open-cart.ts'
import { useCart } from './use-cart.ts'

/** The floating way to the cart: icon, quantity with its suffix, subtotal (spec §1, §2). */
export function CartPill() {
  const cart = useCart()
  const text = pillText(cart?.totalQuantity ?? 0)
  const subtotal = cart === null ? '' : subtotalOf(cart)
  const said = useChange(text === null ? '' : `${text.label}, ${subtotal}`)
  const isShown = text !== null
  useEffect(() => {
    document.documentElement.classList.toggle('vitrine-has-cart-pill', isShown)
  }, [isShown])
  return (
    <>
      <output className="vitrine-status">{said}</output>
      {text !== null && (
        <a className="vitrine-cart-pill" href={cartPaths.cartPage} onClick={openCart}>
          <CartIcon />
          <span className="vitrine-status">{text.label}</span>
          <span className="vitrine-pill-quantity" aria-hidden="true">
            {text.quantity} <span className="vitrine-pill-suffix">{text.suffix}</span>
          </span>
          <span className="vitrine-pill-subtotal">{subtotal}</span>
        </a>
      )}
    </>
  )
}

function subtotalOf({ subtotalCents, subtotalAmount }: CartReply): string {
  return formatMoney(subtotalCents, subtotalAmount.currency)
}

/** A text once it is another one: what the page began with is no news. */
function useChange(text: string): string {
  const first = useRef(text)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (text === first.current) return
    first.current = text
    setSaid(text)
  }, [text])
  return said
}

function CartIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d="M3.5 8.5h17l-1.6 10.2a1.5 1.5 0 0 1-1.5 1.3H6.6a1.5 1.5 0 0 1-1.5-1.3zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
