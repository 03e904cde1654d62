/** A rectangle in pixels of the page, so that scrolling moves none. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What the page in the frame measured of one layout; every list in reading order, nested ones included. */
export type LayoutBoxes = {
  readonly layoutId: string
  /** What its template calls it, such as "Footer"; empty: nothing. */
  readonly label: string
  readonly kind: 'block-field' | 'page' | 'item'
  readonly columns: 1 | 12
  readonly box: Box
  readonly rows: readonly { readonly id: string; readonly box: Box }[]
  readonly cells: readonly {
    readonly id: string
    readonly rowId: string
    readonly span: number
    readonly box: Box
  }[]
  readonly blocks: readonly {
    readonly id: string
    readonly type: number
    readonly columnId: string
    readonly box: Box
  }[]
}

/** Rows of a layout without what its blocks hold. */
export type Arrangement = readonly {
  readonly id: string
  readonly columns: readonly {
    readonly id: string
    readonly span: number
    readonly blocks: readonly string[]
    readonly rows: Arrangement
  }[]
}[]
