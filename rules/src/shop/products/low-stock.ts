import { shownExactlyUpTo } from '../../site/stock/stock-class.ts'
import type { StockFinder } from '../../site/stock/stock.ts'
import { isCounted } from './availability.ts'
import type { Product } from './product.ts'

/** The most from which a product may say how few are left: pages know no larger count exactly. */
export const mostLowStock = shownExactlyUpTo

/** What `product-scarcity` prints once per view: a variant of several is told by its attributes. */
export type ScarcityView = {
  readonly qtyInStock: number
  readonly attributes?: Readonly<Record<string, string>>
}

/** Whether a product's owner wants visitors told how few are left. */
export function tellsLowStock({ lowStockAt = 0, productType }: Product): boolean {
  return lowStockAt > 0 && isCounted(productType)
}

/**
 * An owner's words as the message that `product-scarcity` fills: the count alone is a hole, all other
 * braces and apostrophes are themselves.
 */
export function lowStockMessage(words: string): string {
  const literally = (text: string): string =>
    text.replaceAll("'", "''").replaceAll('{', "'{'").replaceAll('}', "'}'")
  return words.split(countHole).map(literally).join(countHole)
}

const countHole = '{qtyInStock}'

/** Of which variants so few are left that visitors are told; of none that is sold out or not counted. */
export function scarcityViews(product: Product, stock: StockFinder): readonly ScarcityView[] {
  if (!tellsLowStock(product)) return []
  const { lowStockAt = 0, variants } = product
  return variants.flatMap(({ id, attributes }) => {
    const there = stock.get(id)
    if (there?.kind !== 'counted' || there.quantity === 0 || there.quantity > lowStockAt) return []
    const { quantity: qtyInStock } = there
    return [variants.length > 1 ? { qtyInStock, attributes } : { qtyInStock }]
  })
}
