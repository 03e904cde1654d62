/** What a document leads to or shows: another one, or a path of this site that is the address of one. */
export type Reference = {
  readonly kind: 'asset' | 'collection' | 'form' | 'item' | 'path'
  /** A document's id, or a path without its first slash, such as `shop/slip-pendant`. */
  readonly id: string
}

/** Sees a reference; what it returns stands in its place from then on, null: nothing. */
export type SeeReference = (one: Reference) => Reference | null
