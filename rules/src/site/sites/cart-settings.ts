/** How a shop shows its cart. */
export type CartSettings = {
  /** The cart also takes discount codes and says what it costs to be sent somewhere (page type 205). */
  readonly isFull: boolean
  /** Whoever buys may leave a note to the shop. */
  readonly takesNote: boolean
  /** What is added, and the ways to the cart, open it over the page that somebody is on. */
  readonly opensDrawer: boolean
}

/** What holds where nobody chose. */
export const standardCart: CartSettings = { isFull: false, takesNote: false, opensDrawer: false }

/** As a shop has chosen, or as it stands where it has not. */
export function readCartSettings(store: { readonly cart?: CartSettings }): CartSettings {
  return { ...standardCart, ...store.cart }
}
