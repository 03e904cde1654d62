import type { Box, LayoutBoxes } from './layout-boxes.ts'
import type { Place } from './place.ts'

type Point = { readonly x: number; readonly y: number }
type BlockBox = LayoutBoxes['blocks'][number]
type RowBox = LayoutBoxes['rows'][number]

/** A place that was pointed at, and the line that shows it; without width or height but for a column. */
export type Drop = { readonly place: Place; readonly line: Box }

/** What was pointed at stays until the pointer is so many pixels past its border. */
const stickiness = 6
/** So near the upper or lower edge of a row with several columns, the place between rows is meant. */
const rowEdge = 8
const side = { least: 12, most: 48, part: 5 }

/**
 * Where something would land that is dropped at a point (blocks-and-editor §4): beside the nearest
 * block in its outer fifth, else before or after it; between rows where there is a gap; in an empty
 * column wherever it is met. One of `places`, always with the line that shows exactly that place.
 * @param last what this answered before, which holds a little longer than its border
 * @returns null where nothing that is allowed is near, as over what is being moved itself
 */
export function dropPlace(
  boxes: LayoutBoxes,
  places: readonly Place[],
  point: Point,
  last: Drop | null,
): Drop | null {
  const allowed = new Map(places.map((place) => [keyOf(place), place]))
  const pointed = placeAt(boxes, allowed, point)
  const place = last !== null && keeps(boxes, allowed, point, last, pointed) ? last.place : pointed
  const line = place && lineOf(boxes, place)
  return place && line ? { place, line } : null
}

function keeps(
  boxes: LayoutBoxes,
  allowed: ReadonlyMap<string, Place>,
  { x, y }: Point,
  last: Drop,
  pointed: Place | null,
): boolean {
  const key = keyOf(last.place)
  if (!allowed.has(key) || (pointed !== null && keyOf(pointed) === key)) return false
  const around = [
    { x: x - stickiness, y },
    { x: x + stickiness, y },
    { x, y: y - stickiness },
    { x, y: y + stickiness },
  ]
  return around.some((near) => {
    const place = placeAt(boxes, allowed, near)
    return place !== null && keyOf(place) === key
  })
}

/** The place that a point means, without memory. */
function placeAt(
  boxes: LayoutBoxes,
  allowed: ReadonlyMap<string, Place>,
  point: Point,
): Place | null {
  const meant = placesMeant(boxes, point)
  for (const place of meant) {
    const found = allowed.get(keyOf(place))
    if (found !== undefined) return found
  }
  return null
}

/** The names that the place under a point may have, the nearest first. */
function placesMeant(boxes: LayoutBoxes, point: Point): readonly Place[] {
  const empty = emptyCells(boxes).find(({ box }) => distance(box, point) === 0)
  if (empty !== undefined) return [{ at: 'end-of-column', columnId: empty.id }]
  const gap = gapAt(boxes, point)
  if (gap !== undefined) return gap
  const block = nearest(boxes.blocks, point)
  const cell = nearest(emptyCells(boxes), point)
  if (cell && (!block || distance(cell.box, point) < distance(block.box, point))) {
    return [{ at: 'end-of-column', columnId: cell.id }]
  }
  return block === undefined ? [{ at: 'start' }] : aroundBlock(boxes, block, point)
}

function emptyCells({ cells, blocks, rows }: LayoutBoxes): LayoutBoxes['cells'] {
  const filled = new Set(blocks.map(({ columnId }) => columnId))
  return cells
    .filter(
      ({ id, rowId, box }) =>
        !filled.has(id) && !rowsAfter(rows, rowId).some((row) => isWithin(row.box, box)),
    )
    .map((cell) => ({ ...cell, box: wholeCell(rows, cell) }))
}

/**
 * The rows below one in the page's own order: what lies in a row comes after it, also where a row, its
 * only column and what lies in that fill the same box.
 */
function rowsAfter(rows: LayoutBoxes['rows'], rowId: string): LayoutBoxes['rows'] {
  return rows.slice(rows.findIndex(({ id }) => id === rowId) + 1)
}

/** A column without content is as high as its row, whatever its element is. */
function wholeCell(
  rows: LayoutBoxes['rows'],
  { rowId, box }: Pick<LayoutBoxes['cells'][number], 'rowId' | 'box'>,
): Box {
  const row = rows.find(({ id }) => id === rowId)
  return row === undefined ? box : { ...box, top: row.box.top, height: row.box.height }
}

/** The place between rows where a point lies in no row of a list, or at the edge of one with columns. */
function gapAt(boxes: LayoutBoxes, point: Point): readonly Place[] | undefined {
  const inner = innermostRow(boxes, point)
  const siblings = rowsAround(boxes, inner, point)
  if (inner !== undefined && siblings === undefined) {
    const hasColumns = boxes.cells.filter(({ rowId }) => rowId === inner.id).length > 1
    const { top, height } = inner.box
    if (!hasColumns) return undefined
    const among = siblingsOf(boxes, inner)
    if (point.y < top + rowEdge) return between(among, among.indexOf(inner))
    if (point.y > top + height - rowEdge) return between(among, among.indexOf(inner) + 1)
    return undefined
  }
  if (siblings === undefined || siblings.length === 0) return undefined
  const after = siblings.findIndex(({ box }) => box.top > point.y)
  return between(siblings, after < 0 ? siblings.length : after)
}

function between(rows: readonly RowBox[], index: number): readonly Place[] {
  const before = rows[index]
  const after = rows[index - 1]
  return [
    ...(before === undefined ? [] : [{ at: 'before-row', rowId: before.id } as const]),
    ...(after === undefined ? [] : [{ at: 'after-row', rowId: after.id } as const]),
  ]
}

/** The rows among which a point lies, where it lies in none of them. */
function rowsAround(
  boxes: LayoutBoxes,
  inner: RowBox | undefined,
  point: Point,
): readonly RowBox[] | undefined {
  if (inner === undefined) return topRows(boxes)
  const cell = boxes.cells.find(({ rowId, box }) => rowId === inner.id && holdsX(box, point))
  const nested = cell && boxes.rows.filter((row) => isChildOf(boxes, row, cell))
  const isAmong =
    nested !== undefined &&
    nested.length > 0 &&
    point.y > Math.min(...nested.map(({ box }) => box.top))
  return isAmong ? nested : undefined
}

function innermostRow({ rows }: LayoutBoxes, point: Point): RowBox | undefined {
  return rows
    .filter(
      ({ box }) => point.y >= box.top && point.y <= box.top + box.height && holdsX(box, point),
    )
    .toReversed()
    .toSorted((one, other) => area(one.box) - area(other.box))[0]
}

function siblingsOf(boxes: LayoutBoxes, row: RowBox): readonly RowBox[] {
  const cell = cellAround(boxes, row)
  return cell === undefined
    ? topRows(boxes)
    : boxes.rows.filter((one) => isChildOf(boxes, one, cell))
}

function topRows(boxes: LayoutBoxes): readonly RowBox[] {
  return boxes.rows.filter((row) => cellAround(boxes, row) === undefined)
}

function isChildOf(boxes: LayoutBoxes, row: RowBox, cell: LayoutBoxes['cells'][number]): boolean {
  return cellAround(boxes, row)?.id === cell.id
}

/** The smallest cell that a row lies in. */
function cellAround(
  { cells, rows }: LayoutBoxes,
  row: RowBox,
): LayoutBoxes['cells'][number] | undefined {
  return cells
    .filter(({ rowId, box }) => isWithin(row.box, box) && rowsAfter(rows, rowId).includes(row))
    .toReversed()
    .toSorted((one, other) => area(one.box) - area(other.box))[0]
}

function aroundBlock(boxes: LayoutBoxes, block: BlockBox, { x, y }: Point): readonly Place[] {
  const { id: blockId, box } = block
  const width = Math.min(
    Math.max(side.least, Math.min(side.most, box.width / side.part)),
    box.width / 3,
  )
  const besideIt: readonly Place[] =
    x < box.left + width
      ? [{ at: 'left', blockId }]
      : x > box.left + box.width - width
        ? [{ at: 'right', blockId }]
        : []
  const isLevel = y >= box.top && y <= box.top + box.height
  const half = y < box.top + box.height / 2 ? 'before' : 'after'
  const following = half === 'after' ? blocksAfter(boxes, block) : []
  return [
    ...(isLevel ? besideIt : []),
    { at: half, blockId },
    // after a block is before the next one
    ...following.map(({ id }): Place => ({ at: 'before', blockId: id })),
  ]
}

function blocksAfter({ blocks }: LayoutBoxes, { id, columnId }: BlockBox): readonly BlockBox[] {
  const column = blocks.filter((block) => block.columnId === columnId)
  return column.slice(column.findIndex((block) => block.id === id) + 1)
}

/** The line that shows a place; the whole column for the end of an empty one. Null where it is not there. */
export function lineOf(boxes: LayoutBoxes, place: Place): Box | null {
  if ('blockId' in place) {
    const block = boxes.blocks.find(({ id }) => id === place.blockId)
    return block === undefined ? null : edgeOf(block.box, place.at)
  }
  if ('rowId' in place) {
    const row = boxes.rows.find(({ id }) => id === place.rowId)
    return row === undefined
      ? null
      : edgeOf(row.box, place.at === 'before-row' ? 'before' : 'after')
  }
  if ('columnId' in place) {
    const cell = boxes.cells.find(({ id }) => id === place.columnId)
    if (cell === undefined) return null
    const last = boxes.blocks.findLast(({ columnId }) => columnId === cell.id)
    return last === undefined ? wholeCell(boxes.rows, cell) : edgeOf(last.box, 'after')
  }
  if (boxes.rows.length === 0) return boxes.box
  return edgeOf(boxes.box, place.at === 'start' ? 'before' : 'after')
}

function edgeOf(box: Box, at: 'before' | 'after' | 'left' | 'right'): Box {
  const { left, top, width, height } = box
  if (at === 'before') return { left, top, width, height: 0 }
  if (at === 'after') return { left, top: top + height, width, height: 0 }
  return { left: at === 'left' ? left : left + width, top, width: 0, height }
}

function keyOf(place: Place): string {
  if ('blockId' in place) return `${place.at} ${place.blockId}`
  if ('rowId' in place) return `${place.at} ${place.rowId}`
  return 'columnId' in place ? `${place.at} ${place.columnId}` : place.at
}

function nearest<One extends { readonly box: Box }>(
  all: readonly One[],
  point: Point,
): One | undefined {
  let found: One | undefined
  for (const one of all) {
    if (found === undefined || distance(one.box, point) < distance(found.box, point)) found = one
  }
  return found
}

function distance({ left, top, width, height }: Box, { x, y }: Point): number {
  const aside = Math.max(left - x, 0, x - left - width)
  const above = Math.max(top - y, 0, y - top - height)
  return Math.hypot(aside, above)
}

function holdsX({ left, width }: Box, { x }: Point): boolean {
  return x >= left && x <= left + width
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left - 1 &&
    inner.top >= outer.top - 1 &&
    inner.left + inner.width <= outer.left + outer.width + 1 &&
    inner.top + inner.height <= outer.top + outer.height + 1
  )
}

function area({ width, height }: Box): number {
  return width * height
}
