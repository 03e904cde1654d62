import type { AudienceProduct } from './locks-api.ts'

/**
 * What opens a page, where nobody could come to buy it, as all of it is sold on that page itself; empty:
 * there is a way, or nothing that is sold opens it.
 */
export function soldBehind(
  products: readonly AudienceProduct[],
  chosen: readonly string[],
  collectionId: string,
): readonly AudienceProduct[] {
  const opening = products.filter(({ id }) => chosen.includes(id))
  return opening.every((product) => product.collectionId === collectionId) ? opening : []
}
