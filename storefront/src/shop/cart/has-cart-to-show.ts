import { hasCartToShow as hasCart } from '@vitrine/rules/shop/cart/cart-to-show.ts'

type Page = {
  Static?: { SQUARESPACE_CONTEXT?: { authenticatedAccount?: { id: string } | null } }
}

/** Whether the cart is read at startup, by what this page and its cookies say. */
export function hasCartToShow(): boolean {
  const { Static } = window as unknown as Page
  return hasCart(document.cookie, Boolean(Static?.SQUARESPACE_CONTEXT?.authenticatedAccount))
}
