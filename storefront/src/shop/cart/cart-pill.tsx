import { useEffect, useRef, useState } from 'react'
import type { CartReply } from '@vitrine/rules/shop/cart/cart-api.ts'
import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import { pillText, cartIconPath } from '@vitrine/rules/shop/cart/pill.ts'
import { writeMoney } from '@vitrine/rules/ground/money/money-pattern.ts'
import { say } from '../../site/pages/say.ts'
import { moneyPattern } from '../../site/pages/site-context.ts'
import { keepOffControls } from './pill-lift.ts'
import { useCart } from './use-cart.ts'

/** The floating way to the cart: icon, quantity with its suffix, subtotal (spec §1, §2). */
export function CartPill() {
  const cart = useCart()
  const text = pillText(cart?.totalQuantity ?? 0, say)
  const subtotal = cart === null ? '' : subtotalOf(cart)
  const said = useChange(text === null ? '' : `${text.label}, ${subtotal}`)
  const isShown = text !== null
  const pill = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    document.documentElement.classList.toggle('vitrine-has-cart-pill', isShown)
  }, [isShown])
  // its width follows its words
  useEffect(
    () => (pill.current === null ? undefined : keepOffControls(pill.current)),
    [said, isShown],
  )
  return (
    <>
      <output className="vitrine-status">{said}</output>
      {text !== null && (
        <a ref={pill} className="vitrine-cart-pill" href={cartPaths.cartPage}>
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
  return writeMoney(subtotalCents, moneyPattern(subtotalAmount.currency))
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
        d={cartIconPath}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
