import type { Product, Variant } from '@vitrine/rules/shop/products/product.ts'
import { orderedAttributes } from '@vitrine/rules/shop/products/ordered-attributes.ts'
import { isOnView } from '@vitrine/rules/site/content/post-state.ts'
import type { SiteView } from '../../site/views/site-view.ts'

/** A product as visitors see it. */
export type SeenProduct = {
  readonly itemId: string
  readonly title: string
  readonly path: string
  readonly product: Product
}

/** The product that a form or an address names; undefined where visitors see no such product. */
export async function findSeenProduct(
  view: SiteView,
  itemId: string,
  now: number,
): Promise<SeenProduct | undefined> {
  const item = await view.documents.newest('item', itemId)
  const page = item === undefined ? undefined : view.collections.get(item.body.collectionId)
  if (item === undefined || !isOnView(item.body, page, { now, unlocked: view.unlocked })) return
  const { product, title, urlId } = item.body
  if (product === null) return undefined
  return { itemId, title, product, path: `/${page?.urlId ?? ''}/${urlId}` }
}

/** A variant in words, such as `Large / Blue`; empty where it has no options. */
export function variantName(product: Product, variant: Variant): string {
  const values = Object.values(orderedAttributes(product, variant))
  return values.filter((value) => value !== '').join(' / ')
}
