/** What there is of a variant: made impossible to be both unlimited and counted. */
export type Stock =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'counted'; readonly quantity: number }
