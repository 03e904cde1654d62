import type { Stock, StockFinder } from '@vitrine/rules/site/stock/stock.ts'

/** What there is of each variant, by all that a page has read. */
export class StockOfPage implements StockFinder {
  readonly #stocks: readonly ReadonlyMap<string, Stock>[]

  constructor(stocks: readonly ReadonlyMap<string, Stock>[]) {
    this.#stocks = stocks
  }

  /** What was read last counts. */
  get(variantId: string): Stock | undefined {
    return this.#stocks.findLast((stock) => stock.has(variantId))?.get(variantId)
  }
}
