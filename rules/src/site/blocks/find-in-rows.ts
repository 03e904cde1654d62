import type { Block, LayoutColumn, LayoutRow } from './layout.ts'

/** A row, and how deep it lies: 1 where it is a row of the layout itself. */
export type FoundRow = { readonly row: LayoutRow; readonly depth: number }
export type FoundColumn = FoundRow & { readonly column: LayoutColumn }
export type FoundBlock = FoundColumn & { readonly block: Block; readonly index: number }

/** Every row in reading order, nested ones after the row that holds them. */
export function allRows(rows: readonly LayoutRow[], depth = 1): FoundRow[] {
  return rows.flatMap((row) => [
    { row, depth },
    ...row.columns.flatMap((column) => allRows(column.rows, depth + 1)),
  ])
}

export function findRow(rows: readonly LayoutRow[], rowId: string): FoundRow | undefined {
  return allRows(rows).find(({ row }) => row.id === rowId)
}

export function findColumn(rows: readonly LayoutRow[], columnId: string): FoundColumn | undefined {
  return allColumns(rows).find(({ column }) => column.id === columnId)
}

export function findBlock(rows: readonly LayoutRow[], blockId: string): FoundBlock | undefined {
  for (const found of allColumns(rows)) {
    const index = found.column.blocks.findIndex(({ id }) => id === blockId)
    const block = found.column.blocks[index]
    if (block !== undefined) return { ...found, block, index }
  }
  return undefined
}

function allColumns(rows: readonly LayoutRow[]): FoundColumn[] {
  return allRows(rows).flatMap((found) => found.row.columns.map((column) => ({ ...found, column })))
}

/** The rows with one list of rows changed, the one that a row stands in. */
export function withSiblings(
  rows: readonly LayoutRow[],
  rowId: string,
  change: (siblings: readonly LayoutRow[], index: number) => readonly LayoutRow[],
): readonly LayoutRow[] {
  const index = rows.findIndex(({ id }) => id === rowId)
  if (index >= 0) return change(rows, index)
  return rows.map((row) => ({
    ...row,
    columns: row.columns.map((column) => ({
      ...column,
      rows: withSiblings(column.rows, rowId, change),
    })),
  }))
}

/** The rows with one of them changed. */
export function withRow(
  rows: readonly LayoutRow[],
  rowId: string,
  change: (row: LayoutRow) => LayoutRow,
): readonly LayoutRow[] {
  return withSiblings(rows, rowId, (siblings) =>
    siblings.map((row) => (row.id === rowId ? change(row) : row)),
  )
}

/** The rows with one column changed. */
export function withColumn(
  rows: readonly LayoutRow[],
  { row, column }: FoundColumn,
  change: (column: LayoutColumn) => LayoutColumn,
): readonly LayoutRow[] {
  return withRow(rows, row.id, (found) => ({
    ...found,
    columns: found.columns.map((one) => (one.id === column.id ? change(one) : one)),
  }))
}

/** The rows with one block in another's place. */
export function withBlock(rows: readonly LayoutRow[], block: Block): readonly LayoutRow[] {
  const found = findBlock(rows, block.id)
  if (found === undefined) return rows
  return withColumn(rows, found, (column) => ({
    ...column,
    blocks: column.blocks.with(found.index, block),
  }))
}
