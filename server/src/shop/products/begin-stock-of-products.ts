import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import type { Stock } from '@vitrine/rules/site/stock/stock.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { Replacement } from '../../ground/documents/document-kinds.ts'
import { beginStock, type VariantStock } from '../../site/stock/begin-stock.ts'

/**
 * Gives the variants of products that were written a stock, where they have none: a new one begins
 * sold out, or unlimited where nothing runs out.
 */
export function beginStockOfProducts(
  site: SiteDatabase,
  changed: readonly Replacement[],
): Promise<void> {
  return beginStock(site, changed.flatMap(variantsOf))
}

function variantsOf({ kind, id, after }: Replacement): VariantStock[] {
  const product = kind === 'item' ? (after as ContentItem | null)?.product : undefined
  if (product == null) return []
  const stock: Stock =
    product.productType === ProductType.physical
      ? { kind: 'counted', quantity: 0 }
      : { kind: 'unlimited' }
  return product.variants.map((variant) => ({ variantId: variant.id, itemId: id, stock }))
}
