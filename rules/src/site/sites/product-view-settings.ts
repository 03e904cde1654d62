/** How a shop shows its products beside what its template says. */
export type ProductViewSettings = {
  /** Lists in the platform's own markup, and those that ask for it, open products over them. */
  readonly quickView: boolean
  /** On phones a bar to buy stands below a product's page once its button is out of sight. */
  readonly buyBar: boolean
}

/** What holds where nobody chose: a bar over pages of templates from elsewhere could disturb them. */
export const standardProductViews: ProductViewSettings = { quickView: true, buyBar: false }
