import { findBlock, findColumn, findRow, type FoundColumn } from './find-in-rows.ts'
import type { Layout, LayoutRow } from './layout.ts'
import { blocksOfLayout } from './blocks-of-layout.ts'
import type { Place } from './place.ts'
import { spokenBlock } from './spoken-block.ts'

type Rows = Pick<Layout, 'rows'>

/** Where a place of a layout is, such as “Before Text “Welcome”, column 2 of 3”. */
export function placeWords(layout: Rows, place: Place): string {
  const { rows } = layout
  if ('blockId' in place) {
    const found = findBlock(rows, place.blockId)
    if (found === undefined) return 'A place that is gone'
    const words = `${beside[place.at]} ${spokenBlock(found.block)}`
    return `${words}${columnWords(found)}`
  }
  if ('rowId' in place) {
    const row = findRow(rows, place.rowId)?.row
    return row === undefined ? 'A place that is gone' : rowWords(rows, row, place.at)
  }
  if ('columnId' in place) {
    const found = findColumn(rows, place.columnId)
    return found === undefined ? 'A place that is gone' : `In the empty${columnOf(found)}`
  }
  if (rows.length === 0) return 'In the empty layout'
  return place.at === 'start' ? 'At the start' : 'At the end'
}

const beside = {
  before: 'Before',
  after: 'After',
  left: 'In a new column left of',
  right: 'In a new column right of',
} as const

function columnWords(found: FoundColumn): string {
  return found.row.columns.length === 1 ? '' : `,${columnOf(found)}`
}

function columnOf({ row, column }: FoundColumn): string {
  return ` column ${row.columns.indexOf(column) + 1} of ${row.columns.length}`
}

function rowWords(
  rows: readonly LayoutRow[],
  row: LayoutRow,
  at: 'before-row' | 'after-row',
): string {
  const [first] = blocksOfLayout({ rows: [row] })
  const side = at === 'before-row' ? 'above' : 'below'
  const standing = rows.indexOf(row)
  const isOwn = standing >= 0
  const number = isOwn ? ` ${standing + 1} of ${rows.length}` : ' inside a column'
  const words = first === undefined ? '' : `, which begins with ${spokenBlock(first)}`
  return `In a row of its own, ${side} row${number}${words}`
}
