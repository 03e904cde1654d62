import type { Cells } from '@vitrine/rules/site/charts/data-table.ts'
import { measureNames, type MeasureName } from '@vitrine/rules/shop/products/variant-measures.ts'
import type { PriceDraft, ProductDraft } from './product-draft.ts'

type Drafts = ProductDraft['variants']

/** The columns that take what is pasted, in their order: of one sheet the prices, of the other the sizes. */
export const priceColumns = ['price', 'onSale', 'salePrice', 'sku'] as const
export type CellColumn = (typeof priceColumns)[number] | MeasureName

const sheets: readonly (readonly CellColumn[])[] = [priceColumns, measureNames]

export function cellColumnOf(name: string | undefined): CellColumn | undefined {
  return sheets.flat().find((one) => one === name)
}

/** What is typed of the variants once cells of a spreadsheet were pasted at one of them. */
export function withPastedCells(
  drafts: Drafts,
  ids: readonly string[],
  at: { readonly row: number; readonly column: CellColumn },
  cells: Cells,
): Drafts {
  const columns = sheets.find((one) => one.includes(at.column)) ?? priceColumns
  const first = columns.indexOf(at.column)
  const changed = cells.flatMap((row, below) => {
    const id = ids[at.row + below]
    const typed = id === undefined ? undefined : drafts[id]
    if (id === undefined || typed === undefined) return []
    const parts = row.flatMap((cell, beside) => {
      const column = columns[first + beside]
      return column === undefined ? [] : [partOf(column, cell)]
    })
    return [[id, Object.assign({}, typed, ...parts) as PriceDraft] as const]
  })
  return { ...drafts, ...Object.fromEntries(changed) }
}

const yes = /^(?:1|x|y|yes|true|on|✓)$/i

function partOf(column: CellColumn, cell: string): Partial<PriceDraft> {
  const words = cell.trim()
  return column === 'onSale' ? { onSale: yes.test(words) } : { [column]: words }
}

/** The same of each of some variants; where they differ there is none. */
export function commonOf<Name extends CellColumn>(
  drafts: Drafts,
  ids: readonly string[],
  name: Name,
): PriceDraft[Name] | undefined {
  const values = new Set(ids.map((id) => drafts[id]?.[name]))
  const [only] = values
  return values.size === 1 ? only : undefined
}

/** What is typed once some variants have a part in common. */
export function withPartOfAll(
  drafts: Drafts,
  ids: readonly string[],
  part: Partial<PriceDraft>,
): Drafts {
  const changed = ids.flatMap((id) => {
    const typed = drafts[id]
    return typed === undefined ? [] : [[id, { ...typed, ...part }] as const]
  })
  return { ...drafts, ...Object.fromEntries(changed) }
}
