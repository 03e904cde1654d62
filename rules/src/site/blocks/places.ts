import { allRows, findRow } from './find-in-rows.ts'
import { isEmpty, takeOut } from './take-out.ts'
import { maxRowDepth, type Layout, type LayoutColumn, type LayoutRow } from './layout.ts'
import type { Place } from './place.ts'
import { roomBeside } from './put-in.ts'

/** What looks for a place: blocks of the layout, none of them where they come from elsewhere; or a row. */
export type Moved = { readonly blockIds: readonly string[] } | { readonly rowId: string }

type Grid = Pick<Layout, 'columns' | 'rows' | 'slide'>

/**
 * Every place of a layout that something may be put in, in reading order, and each once: what is
 * after a block is before the next one. Pointer, keys and menus offer exactly these. What moves is
 * not there to be stood beside, and neither is what goes with it.
 */
export function placesOf(layout: Grid, moved: Moved): readonly Place[] {
  if ('rowId' in moved) return placesOfRow(layout, moved.rowId)
  const rows = takeOut(layout.rows, moved)
  if (rows.length === 0) return [{ at: 'start' }]
  const within = (row: LayoutRow, depth: number) =>
    row.columns.flatMap((column) => placesInColumn(layout.columns, column, depth))
  // slices stand in one column: no row comes to be beside it
  if (layout.slide !== undefined) return rows.flatMap((row) => within(row, 1))
  return placesAmong(rows, 1, within)
}

function placesOfRow(layout: Grid, rowId: string): readonly Place[] {
  const found = findRow(layout.rows, rowId)
  if (found === undefined || layout.slide !== undefined) return []
  const rows = takeOut(layout.rows, { rowIds: [rowId] })
  if (rows.length === 0) return [{ at: 'start' }]
  const deepest = maxRowDepth + 1 - heightOf(found.row)
  const within = (row: LayoutRow, depth: number): readonly Place[] =>
    depth >= deepest
      ? []
      : row.columns.flatMap((column) => placesAmong(column.rows, depth + 1, within))
  return placesAmong(rows, 1, within)
}

/** How many rows lie in one another, this one counted. */
export function heightOf(row: LayoutRow): number {
  return Math.max(...allRows([row]).map(({ depth }) => depth))
}

function placesAmong(
  rows: readonly LayoutRow[],
  depth: number,
  within: (row: LayoutRow, depth: number) => readonly Place[],
): readonly Place[] {
  const last = rows.at(-1)
  return [
    ...rows.flatMap((row): readonly Place[] => [
      { at: 'before-row', rowId: row.id },
      ...within(row, depth),
    ]),
    ...(last === undefined ? [] : [{ at: 'after-row', rowId: last.id } as const]),
  ]
}

function placesInColumn(
  columns: Layout['columns'],
  column: LayoutColumn,
  depth: number,
): readonly Place[] {
  if (isEmpty(column)) return [{ at: 'end-of-column', columnId: column.id }]
  const hasRoom = roomBeside(columns, { column, depth }) !== undefined
  const last = column.blocks.at(-1)
  return [
    ...column.blocks.flatMap(({ id: blockId }): readonly Place[] => [
      { at: 'before', blockId },
      ...(hasRoom
        ? ([
            { at: 'left', blockId },
            { at: 'right', blockId },
          ] as const)
        : []),
    ]),
    ...(last === undefined ? [] : [{ at: 'after', blockId: last.id } as const]),
    ...placesAmong(column.rows, depth + 1, (row, below) =>
      row.columns.flatMap((one) => placesInColumn(columns, one, below)),
    ),
  ]
}
