/** What there is of a variant: made impossible to be both unlimited and counted. */
export type Stock =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'counted'; readonly quantity: number }

/** Looks up what there is of a variant; undefined where nothing is known of it. */
export type StockFinder = { get(variantId: string): Stock | undefined }
