import type { CartReply } from '@vitrine/rules/shop/cart/cart-api.ts'
import { fetchCart } from './cart-request.ts'

/**
 * What happens to the cart, in the words of the specification (§4). Each is also an event on the
 * window, `vitrine:cart-<name>`, for the owner's own scripts.
 */
export type CartEvent = 'load' | 'loaded' | 'recalculate-start' | 'recalculate-end' | 'item-added'

export type CartState = { readonly cart: CartReply | null; readonly isLoading: boolean }

let state: CartState = { cart: null, isLoading: false }
const listeners = new Set<() => void>()

/** One store for all islands of a page. */
export const cartStore = {
  getState: (): CartState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  async load(): Promise<void> {
    if (state.isLoading) return
    setState({ ...state, isLoading: true })
    tell('load')
    const before = state.cart
    const answer = await fetchCart(Date.now())
    // what an add brought meanwhile is newer than what this read found
    const isNews = answer.ok && state.cart === before
    setState({ cart: isNews ? answer.value : state.cart, isLoading: false })
    tell('loaded', state.cart)
  },
  /** The cart after a successful add: totals change without a reload. */
  itemAdded(cart: CartReply, newlyAdded: unknown): void {
    tell('recalculate-start')
    setState({ ...state, cart })
    tell('recalculate-end', cart)
    tell('item-added', newlyAdded)
  },
}

function setState(next: CartState): void {
  state = next
  for (const listener of listeners) listener()
}

function tell(event: CartEvent, detail: unknown = null): void {
  window.dispatchEvent(new CustomEvent(`vitrine:cart-${event}`, { detail }))
}
