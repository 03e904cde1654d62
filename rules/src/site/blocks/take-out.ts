import type { LayoutColumn, LayoutRow } from './layout.ts'

/** What goes from a layout: blocks, rows, or both. */
export type Gone = {
  readonly blockIds?: readonly string[]
  readonly rowIds?: readonly string[]
}

/**
 * The rows without some blocks and rows. A column that this empties goes, and its left neighbour,
 * else its right one, gets its span; so does an emptied row. What was empty before stays. A nested
 * row that is left with one column, and has nothing but blocks of its own column before it,
 * dissolves into that column.
 */
export function takeOut(rows: readonly LayoutRow[], gone: Gone): readonly LayoutRow[] {
  const blockIds = new Set(gone.blockIds)
  const rowIds = new Set(gone.rowIds)
  return keptRows(rows, { blockIds, rowIds })
}

type GoneIds = { readonly blockIds: ReadonlySet<string>; readonly rowIds: ReadonlySet<string> }

function keptRows(rows: readonly LayoutRow[], gone: GoneIds): readonly LayoutRow[] {
  const kept = rows.flatMap((row) => keptRow(row, gone) ?? [])
  return kept.length === rows.length && kept.every((row, index) => row === rows[index])
    ? rows
    : kept
}

function keptRow(row: LayoutRow, gone: GoneIds): LayoutRow | undefined {
  if (gone.rowIds.has(row.id)) return undefined
  const columns = row.columns.map((column) => keptColumn(column, gone))
  if (columns.every((column, index) => column === row.columns[index])) return row
  const filled = withoutEmptied(columns, row.columns)
  return filled.length === 0 ? undefined : { ...row, columns: filled }
}

/** The column as it was where nothing of it goes. */
function keptColumn(column: LayoutColumn, gone: GoneIds): LayoutColumn {
  const blocks = column.blocks.filter(({ id }) => !gone.blockIds.has(id))
  const rows = keptRows(column.rows, gone)
  if (blocks.length === column.blocks.length && rows === column.rows) return column
  return dissolved({ ...column, blocks, rows })
}

/** While the first nested row is nothing but one column, its content is the column's own. */
function dissolved(column: LayoutColumn): LayoutColumn {
  const [first, ...others] = column.rows
  const [only, ...more] = first?.columns ?? []
  if (only === undefined || more.length > 0) return column
  const rows = [...only.rows, ...others]
  return dissolved({ ...column, blocks: [...column.blocks, ...only.blocks], rows })
}

function withoutEmptied(
  columns: readonly LayoutColumn[],
  before: readonly LayoutColumn[],
): readonly LayoutColumn[] {
  const filled: LayoutColumn[] = []
  let spare = 0
  for (const [index, column] of columns.entries()) {
    const isEmptied = column !== before[index] && isEmpty(column)
    const left = filled.at(-1)
    if (!isEmptied) {
      filled.push(spare === 0 ? column : { ...column, span: column.span + spare })
      spare = 0
    } else if (left === undefined) spare += column.span
    else filled[filled.length - 1] = { ...left, span: left.span + column.span }
  }
  return filled
}

export function isEmpty({ blocks, rows }: LayoutColumn): boolean {
  return blocks.length === 0 && rows.length === 0
}
