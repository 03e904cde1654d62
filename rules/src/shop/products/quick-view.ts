/** Where a script finds what a quick view shows: it is led on to the product's own address. */
export const quickViewPath = '/api/commerce/quick-view'

/** The `?format=` by which a product's page is given as that part alone. */
export const quickViewFormat = 'quick-view'

export function quickViewOf(itemId: string): string {
  return `${quickViewPath}?item=${encodeURIComponent(itemId)}`
}
