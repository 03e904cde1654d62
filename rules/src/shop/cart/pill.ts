import type { SayPhrase } from '../../site/phrases/phrases.ts'
import { escapeHtml } from '../../ground/words/escape-html.ts'
import { crowdedCartLabel } from './cart-messages.ts'

/** The pill's icon, on a ground of 24 by 24. */
const cartIconPath =
  'M3.5 8.5h17l-1.6 10.2a1.5 1.5 0 0 1-1.5 1.3H6.6a1.5 1.5 0 0 1-1.5-1.3zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11'

/** Above this the pill and the indicator say `100+` (spec §9). */
const mostShown = 100

export type PillText = {
  /** `1` to `100`, then `100+`. */
  readonly quantity: string
  readonly suffix: string
  /** What assistive technology reads before the subtotal. */
  readonly label: string
}

/** The pill's words; null at quantity 0, when there is no pill (spec §4, §9). */
export function pillText(totalQuantity: number, say: SayPhrase): PillText | null {
  if (totalQuantity <= 0) return null
  const quantity = shownQuantity(totalQuantity)
  if (totalQuantity === 1) {
    return { quantity, suffix: say('item'), label: say('{quantity} item in cart', { quantity }) }
  }
  const isCrowded = totalQuantity > mostShown
  const label = isCrowded ? say(crowdedCartLabel) : say('{quantity} items in cart', { quantity })
  return { quantity, suffix: say('items'), label }
}

/**
 * What stands in the pill's link: icon, quantity with its suffix, subtotal; `label` is for those who
 * hear the page.
 * @param subtotal written money
 */
export function pillContent(text: PillText, subtotal: string): string {
  const { quantity, suffix, label } = text
  return `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path d="${cartIconPath}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg>
<span class="vitrine-status">${escapeHtml(label)}</span>
<span class="vitrine-pill-quantity" aria-hidden="true">${quantity} <span class="vitrine-pill-suffix">${escapeHtml(suffix)}</span></span>
<span class="vitrine-pill-subtotal">${escapeHtml(subtotal)}</span>`
}

/** A cart's count as the pill and the cart indicator show it. */
export function shownQuantity(totalQuantity: number): string {
  return totalQuantity > mostShown ? `${mostShown}+` : String(Math.max(0, totalQuantity))
}

export type PillSurroundings = {
  readonly expressCheckout: boolean
  /** The page has a cart of its own, by one of `customCartClasses`. */
  readonly hasCustomCart: boolean
  /** In a frame that is not the editor's, or with `?embed=true`. */
  readonly isEmbedded: boolean
  /** The cart in full, or what comes after it: docs/decisions/0021-no-pill-beside-the-cart.md. */
  readonly isCartOrCheckout: boolean
}

/** What says that a page has a cart of its own, on any of its elements: its template's word, and the tag of one. */
export const customCartClasses = ['sqs-has-custom-cart', 'sqs-custom-cart'] as const

/** Whether an element's class says so. */
export function isCustomCart(className: string): boolean {
  const classes = className.split(/\s/)
  return customCartClasses.some((one) => classes.includes(one))
}

/** Whether a page gets a pill at all (spec §2; acceptance, decision 16). */
export function hasPill(surroundings: PillSurroundings): boolean {
  return !Object.values(surroundings).some(Boolean)
}
