/** Where a block or a row may stand in a layout (blocks-and-editor §3), named by what stands there. */
export type Place =
  /** Beside a block: before or after it in its column, or in a column of its own beside it. */
  | { readonly at: 'before' | 'after' | 'left' | 'right'; readonly blockId: string }
  | { readonly at: 'before-row' | 'after-row'; readonly rowId: string }
  /** As the last block of a column, which may be empty. */
  | { readonly at: 'end-of-column'; readonly columnId: string }
  | { readonly at: 'start' | 'end' }
