import { toDecimal } from '../../ground/money/money.ts'
import type { MoneyOptions } from '../../ground/money/money-pattern.ts'
import { readCellNumber } from '../../site/charts/cell-number.ts'
import { chartView } from '../../site/charts/chart-view.ts'

/** A bar: what it is called, and how long it is in minor units. */
export type SalesBar = { readonly label: string; readonly cents: number }

/** How a site writes amounts of the currency. */
export type SalesMoney = {
  readonly currency: string
  readonly write: (cents: number, options?: MoneyOptions) => string
}

type Drawn = {
  /** Unlike any other's of the page. */
  readonly id: string
  /** What the bars are of. */
  readonly of: string
  /** Whether bars lie below each other, as long names want. */
  readonly areLying: boolean
}

/** The markup of a drawing by `site/charts`; empty where no bar has a length. */
export function drawSales(bars: readonly SalesBar[], money: SalesMoney, drawn: Drawn): string {
  const words = barWords(bars, money)
  const table = {
    columns: ['', drawn.of],
    rows: bars.map(({ label }, at) => [label, words[at] ?? '']),
  }
  return chartView(table, { chartType: 'bar', legend: 'none', flip: drawn.areLying }, drawn.id)
    .drawing
}

/**
 * The figures as the site writes them, without cents where that is read as the same number; where a way
 * to write is read otherwise, plain decimals. A bar without length has none.
 */
function barWords(bars: readonly SalesBar[], { currency, write }: SalesMoney): readonly string[] {
  const ways: readonly ((cents: number) => string)[] = [
    (cents) => write(cents, { trimZeroCents: true }),
    (cents) => write(cents),
    (cents) => toDecimal(cents, currency),
  ]
  const isRead = (way: (cents: number) => string): boolean =>
    bars.every(({ cents }) => readCellNumber(way(cents)) === Number(toDecimal(cents, currency)))
  const way = ways.find(isRead)
  return bars.map(({ cents }) => (cents === 0 || way === undefined ? '' : way(cents)))
}
