/** What an owner has said of the words beside prices. */
export type PriceNoteSettings = {
  readonly isShown: boolean
  /** Where the word of shipping leads to, such as `/shipping`; empty: nowhere. */
  readonly shippingPage: string
}

/** What a shop begins with: its prices stand alone. */
export const noPriceNote: PriceNoteSettings = { isShown: false, shippingPage: '' }
