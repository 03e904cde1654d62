import type { Layout, LayoutRow } from './layout.ts'

/** The same layout, whose rows, columns and blocks have ids of their own. */
export function copyOfLayout(layout: Layout, newId: () => string): Layout {
  const copyRow = (row: LayoutRow): LayoutRow => ({
    id: newId(),
    columns: row.columns.map((column) => ({
      id: newId(),
      span: column.span,
      blocks: column.blocks.map((block) => ({ ...block, id: newId() })),
      rows: column.rows.map(copyRow),
    })),
  })
  return { ...layout, rows: layout.rows.map(copyRow) }
}
