import type {} from '../../site/pages/site-context.ts'
import { hasCartToShow as hasCart } from '@vitrine/rules/shop/cart/cart-to-show.ts'

/** Whether the cart is read at startup, by what this page and its cookies say. */
export function hasCartToShow(): boolean {
  // read here and not by the function of that file: shared code would be a file more on every page
  return hasCart(document.cookie, Boolean(window.Static?.SQUARESPACE_CONTEXT?.authenticatedAccount))
}
