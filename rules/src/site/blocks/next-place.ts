import { findBlock } from './find-in-rows.ts'
import type { Layout, LayoutRow } from './layout.ts'
import type { Place } from './place.ts'
import { placesOf } from './places.ts'
import { putBlocks } from './put-in.ts'
import { takeOut } from './take-out.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'

type Grid = Pick<Layout, 'columns' | 'rows' | 'slide'>

/** Where a block stands now among the places it may have: the next one would be at `index`. */
export type PlacesAround = { readonly places: readonly Place[]; readonly index: number }

/**
 * The places that would change something for a block, in reading order, and how many of them come
 * before where it stands.
 */
export function placesAround(layout: Grid, blockId: string): PlacesAround {
  const found = findBlock(layout.rows, blockId)
  if (found === undefined) return { places: [], index: 0 }
  const taken = { ...layout, rows: takeOut(layout.rows, { blockIds: [blockId] }) }
  const standing = shapeOf(layout.rows)
  const places: Place[] = []
  let index: number | undefined
  for (const place of placesOf(layout, { blockIds: [blockId] })) {
    const put = putBlocks(taken, place, [found.block], () => '')
    if (!put.ok) continue
    if (shapeOf(put.value) === standing) index ??= places.length
    else places.push(place)
  }
  return { places, index: index ?? comingBefore(taken, places, layout, blockId) }
}

/**
 * Where a block goes by one key: up and down to the next place in a column or between rows, left and
 * right to the next one beside a block or in an empty column.
 */
export function nextPlace(layout: Grid, blockId: string, to: Direction): Place | undefined {
  const { places, index } = placesAround(layout, blockId)
  const isMeant = ({ at }: Place) =>
    to === 'up' || to === 'down'
      ? at !== 'left' && at !== 'right'
      : at === 'left' || at === 'right' || at === 'end-of-column'
  return to === 'up' || to === 'left'
    ? places.slice(0, index).findLast(isMeant)
    : places.slice(index).find(isMeant)
}

/** What is the same for two layouts that look the same; how wide columns are does not count. */
function shapeOf(rows: readonly LayoutRow[]): string {
  const row = ({ columns }: LayoutRow): string =>
    `[${columns.map((one) => `(${one.blocks.map(({ id }) => id).join()}${one.rows.map(row).join('')})`).join('')}]`
  return rows.map(row).join('')
}

/** Where a block stood in a column that went with it: the places before it in reading order. */
function comingBefore(
  taken: Grid,
  places: readonly Place[],
  layout: Grid,
  blockId: string,
): number {
  const order = orderOf(layout.rows)
  const before = new Set(order.slice(0, order.indexOf(blockId)))
  return places.filter((place) => {
    const put = putBlocks(taken, place, [{ id: blockId, type: 0, value: {} }], () => '')
    const then = put.ok ? orderOf(put.value) : []
    return then.indexOf(blockId) < before.size
  }).length
}

function orderOf(rows: readonly LayoutRow[]): string[] {
  return rows.flatMap(({ columns }) =>
    columns.flatMap((column) => [...column.blocks.map(({ id }) => id), ...orderOf(column.rows)]),
  )
}
