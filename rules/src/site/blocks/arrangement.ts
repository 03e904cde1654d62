import type { Layout, LayoutRow } from './layout.ts'
import type { Arrangement } from './layout-boxes.ts'

/** The rows of a layout without what its blocks hold. */
export function arrangementOf({ rows }: Pick<Layout, 'rows'>): Arrangement {
  return rows.map(arrangedRow)
}

function arrangedRow({ id, columns }: LayoutRow): Arrangement[number] {
  return {
    id,
    columns: columns.map((column) => ({
      id: column.id,
      span: column.span,
      blocks: column.blocks.map((block) => block.id),
      rows: column.rows.map(arrangedRow),
    })),
  }
}
