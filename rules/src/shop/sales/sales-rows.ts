import { toDecimal } from '../../ground/money/money.ts'
import type { SalesOfCode, SalesOfProduct, SalesPart } from './sales-api.ts'
import type { SalesFigures } from './sales-figures.ts'
import { stepHeads } from './sales-messages.ts'
import type { SalesStep } from './sales-period.ts'

/** What a file of sales has, by what they are told apart. */
export type SalesToFile =
  | {
      readonly by: Extract<SalesPart, 'time'>
      readonly step: SalesStep
      readonly rows: readonly (SalesFigures & { readonly day: string })[]
    }
  | { readonly by: Extract<SalesPart, 'products'>; readonly rows: readonly SalesOfProduct[] }
  | { readonly by: Extract<SalesPart, 'codes'>; readonly rows: readonly SalesOfCode[] }

type Counted = { readonly currency: string; readonly areTests: boolean }

/**
 * Sales as the rows of a table, the names of its columns first. Days are ISO 8601, amounts decimals
 * with a point.
 */
export function salesRows(
  sales: SalesToFile,
  { currency, areTests }: Counted,
): readonly (readonly string[])[] {
  const decimal = (cents: number): string => toDecimal(cents, currency)
  const { heads, rows } = cellsOf(sales, decimal)
  const end = [currency, areTests ? 'yes' : 'no']
  return [[...heads, 'Currency', 'Test'], ...rows.map((row) => [...row, ...end])]
}

type Cells = {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function cellsOf(sales: SalesToFile, decimal: (cents: number) => string): Cells {
  if (sales.by === 'products') {
    const heads = ['Product', 'Product id', 'Quantity', 'Orders', 'Sales']
    const rows = sales.rows.map(({ title, itemId, quantity, orders, soldCents }) => [
      title,
      itemId,
      String(quantity),
      String(orders),
      decimal(soldCents),
    ])
    return { heads, rows }
  }
  if (sales.by === 'codes') {
    const heads = ['Code', 'Uses', 'Taken off']
    const rows = sales.rows.map((one) => [
      one.title ?? one.code,
      String(one.uses),
      decimal(one.takenOffCents),
    ])
    return { heads, rows }
  }
  const sums = ['Orders', 'Items', 'Gross sales', 'Discounts', 'Refunds', 'Net sales']
  const rows = sales.rows.map((one) => [
    one.day,
    String(one.orders),
    String(one.items),
    decimal(one.grossCents),
    decimal(one.discountCents),
    decimal(one.refundedCents),
    decimal(one.netCents),
  ])
  return { heads: [stepHeads[sales.step], ...sums], rows }
}
