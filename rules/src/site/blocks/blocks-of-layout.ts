import type { Block, Layout, LayoutRow } from './layout.ts'

/** Every block of a layout in reading order, nested rows included. */
export function blocksOfLayout(layout: Pick<Layout, 'rows'>): Block[] {
  return layout.rows.flatMap(blocksOfRow)
}

function blocksOfRow(row: LayoutRow): Block[] {
  return row.columns.flatMap((column) => [...column.blocks, ...column.rows.flatMap(blocksOfRow)])
}
