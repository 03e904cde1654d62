import { useSyncExternalStore } from 'react'
import type { CartReply } from '@vitrine/rules/shop/cart/cart-api.ts'
import { cartStore } from './cart-store.ts'

/** The cart as it is now; null before it was read. */
export function useCart(): CartReply | null {
  return useSyncExternalStore(
    (onChange) => cartStore.subscribe(onChange),
    () => cartStore.getState(),
  ).cart
}
