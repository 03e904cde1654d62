import type { SiteDatabase } from './ground/db/database.ts'
import type { Replacement } from './ground/documents/document-kinds.ts'
import { beginStockOfProducts } from './shop/products/begin-stock-of-products.ts'

/** Stores what is derived from documents that were written, in the same transaction. */
export async function writeDerivedRows(
  site: SiteDatabase,
  changed: readonly Replacement[],
): Promise<void> {
  await beginStockOfProducts(site, changed)
}
