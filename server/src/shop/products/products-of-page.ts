import type { StandingProduct } from '@vitrine/rules/shop/products/plan-import.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { listStockOf } from '../../site/stock/list-stock.ts'
import { listProductIds } from './products-store.ts'

type StoredProduct = StandingProduct & { readonly revision: number }

/** All products of a shop page, in the owner's order. */
export async function productsOf(
  site: SiteDatabase,
  collectionId: string,
): Promise<readonly StoredProduct[]> {
  const items = await listDocuments(site, 'item', { collectionId })
  return items.flatMap(({ id, revision, body }) =>
    body.product === null ? [] : [{ id, revision, body: { ...body, product: body.product } }],
  )
}

/** What there is of each variant of some products; null: it is not counted. */
export async function stockOfProducts(
  site: SiteDatabase,
  products: readonly StandingProduct[],
): Promise<ReadonlyMap<string, number | null>> {
  const levels = await listStockOf(
    site,
    products.map(({ id }) => id),
  )
  return new Map(
    levels.map(({ variantId, unlimited, qtyInStock }) => [
      variantId,
      unlimited ? null : qtyInStock,
    ]),
  )
}

/** Products of all pages by their ids, a page at a time. @param after the last one of the page before */
export async function listProductPage(
  site: SiteDatabase,
  { limit, after = '' }: { readonly limit: number; readonly after?: string | undefined },
): Promise<{ readonly products: readonly StoredProduct[]; readonly next: string | null }> {
  const found = await listProductIds(site, limit, after)
  const ids = found.slice(0, limit)
  const items = await listDocuments(site, 'item', { ids })
  const products = items.flatMap(({ id, revision, body }) =>
    body.product === null ? [] : [{ id, revision, body: { ...body, product: body.product } }],
  )
  const next = found.length > limit ? (ids.at(-1) ?? null) : null
  return { products: products.toSorted((one, other) => (one.id < other.id ? -1 : 1)), next }
}
