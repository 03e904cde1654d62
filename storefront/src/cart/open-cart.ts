import type { MouseEvent } from 'react'
import { cartPaths } from '@vitrine/rules/cart/cart-paths.ts'
import { wrapMessage } from '@vitrine/rules/sites/frame-messages.ts'
import { editorOrigin, isInEditorFrame } from '../pages/site-context.ts'

/**
 * An ordinary link everywhere but in the editor's frame: there the editor sets the frame's address,
 * with a token of its own, and the owner stays where they are (spec §2).
 */
export function openCart(event: MouseEvent): void {
  if (!isInEditorFrame()) return
  event.preventDefault()
  const origin = editorOrigin()
  if (origin === undefined) location.assign(cartPaths.cartPage)
  else parent.postMessage(wrapMessage({ type: 'navigate', path: cartPaths.cartPage }), origin)
}
