import type { Stock } from './stock.ts'

/** Up to here pages show the exact count; above it they say no more than that there is plenty. */
export const shownExactlyUpTo = 10

/**
 * What pages show of a stock. Only a change of this makes pages be rendered anew, so that an
 * ordinary order leaves the page cache alone (architecture §4).
 */
export function stockClass(stock: Stock): string {
  if (stock.kind === 'unlimited' || stock.quantity > shownExactlyUpTo) return 'many'
  return stock.quantity === 0 ? 'sold-out' : `few ${stock.quantity}`
}

/** Whether a movement has brought back what there was none of. */
export function comesBack(before: Stock, after: Stock): boolean {
  return sellsOut(after, before)
}

/** Whether a movement has taken the last one. */
export function sellsOut(before: Stock, after: Stock): boolean {
  return stockClass(after) === 'sold-out' && stockClass(before) !== 'sold-out'
}
