import { hasCookie } from './has-cookie.ts'

type Page = {
  Static?: { SQUARESPACE_CONTEXT?: { authenticatedAccount?: { id: string } | null } }
}

/**
 * Whether the cart is read at startup (spec §4): for somebody signed in, with `hasCart=true`, or
 * with a cart cookie. Ours is hidden from scripts and always has `hasCart` beside it.
 */
export function hasCartToShow(): boolean {
  const { Static } = window as unknown as Page
  return (
    hasCookie('hasCart=true') ||
    hasCookie('cart=') ||
    Boolean(Static?.SQUARESPACE_CONTEXT?.authenticatedAccount)
  )
}
