import type { Box, LayoutBoxes } from '../layout-boxes.ts'
import type { Layout, LayoutColumn, LayoutRow } from '../layout.ts'

/** How a page may lay rows out: space around blocks and between rows, and how high blocks are. */
export type Flow = {
  readonly gap: number
  readonly heights: readonly number[]
}

type Measured = {
  rows: LayoutBoxes['rows'][number][]
  cells: LayoutBoxes['cells'][number][]
  blocks: LayoutBoxes['blocks'][number][]
}

const pageWidth = 960

/** The rectangles of a layout as a page would lay it out; rows and columns lie in one another. */
export function boxesOf(layout: Layout, flow: Flow): LayoutBoxes {
  const measured: Measured = { rows: [], cells: [], blocks: [] }
  const at = { left: 20, top: 100, width: pageWidth }
  const height = placeRows(layout.rows, at, { ...flow, columns: layout.columns }, measured)
  return {
    layoutId: 'footer',
    label: '',
    kind: 'block-field',
    columns: layout.columns,
    box: { ...at, height },
    ...measured,
  }
}

type At = Omit<Box, 'height'>
type Grid = Flow & { readonly columns: number }

function placeRows(rows: readonly LayoutRow[], at: At, grid: Grid, out: Measured): number {
  let { top } = at
  for (const [index, row] of rows.entries()) {
    if (index > 0) top += grid.gap
    const slot = out.rows.length
    out.rows.push({ id: row.id, box: { ...at, top, height: 0 } })
    let { left } = at
    let height = 0
    for (const column of row.columns) {
      const width = (at.width * column.span) / grid.columns
      height = Math.max(height, placeColumn(column, row, { left, top, width }, grid, out))
      left += width
    }
    out.rows[slot] = { id: row.id, box: { ...at, top, height } }
    top += height
  }
  return top - at.top
}

function placeColumn(
  column: LayoutColumn,
  row: LayoutRow,
  at: At,
  grid: Grid,
  out: Measured,
): number {
  const slot = out.cells.length
  const cell = { id: column.id, rowId: row.id, span: column.span }
  out.cells.push({ ...cell, box: { ...at, height: 0 } })
  let { top } = at
  for (const { id, type } of column.blocks) {
    const height = grid.heights[out.blocks.length % grid.heights.length] ?? 40
    out.blocks.push({ id, type, columnId: column.id, box: { ...at, top, height } })
    top += height
  }
  if (column.rows.length > 0) top += placeRows(column.rows, { ...at, top }, grid, out)
  const height = Math.max(top - at.top, 24)
  out.cells[slot] = { ...cell, box: { ...at, height } }
  return height
}
