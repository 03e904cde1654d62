/** How a shop shows its products beside what its template says. */
export type ProductViewSettings = {
  /** Lists in the platform's own markup, and those that ask for it, open products over them. */
  readonly quickView: boolean
  /** On phones a bar to buy stands below a product's page once its button is out of sight. */
  readonly buyBar: boolean
  /** A product's page leads to the one before and the one after it in its shop. */
  readonly neighbours: boolean
  /** A product's page shows what its visitor looked at before, as their browser remembers it. */
  readonly recent: boolean
}

/** What holds where nobody chose: a bar or links over pages of templates from elsewhere could disturb them. */
export const standardProductViews: ProductViewSettings = {
  quickView: true,
  buyBar: false,
  neighbours: false,
  recent: false,
}

/** How a shop shows its products, of what its owner has chosen of it. */
export function productViewsOf(chosen: Partial<ProductViewSettings> = {}): ProductViewSettings {
  return { ...standardProductViews, ...chosen }
}
