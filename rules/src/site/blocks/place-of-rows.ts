import { allRows, findBlock, findColumn } from './find-in-rows.ts'
import type { Layout, LayoutRow } from './layout.ts'
import type { Place } from './place.ts'

/**
 * Where rows come that are wanted at a place: before or after the layout's own row that holds it, as
 * a section is never put into a column.
 */
export function placeOfRows({ rows }: Pick<Layout, 'rows'>, place: Place): Place {
  if (place.at === 'start' || place.at === 'end') return place
  const outer = rows.find((row) => holds(row, place))
  if (outer === undefined) return place.at === 'before-row' ? { at: 'start' } : { at: 'end' }
  const isBefore = place.at === 'before' || place.at === 'left' || place.at === 'before-row'
  return { at: isBefore ? 'before-row' : 'after-row', rowId: outer.id }
}

function holds(row: LayoutRow, place: Place): boolean {
  if ('blockId' in place) return findBlock([row], place.blockId) !== undefined
  if ('columnId' in place) return findColumn([row], place.columnId) !== undefined
  return 'rowId' in place && allRows([row]).some((one) => one.row.id === place.rowId)
}
