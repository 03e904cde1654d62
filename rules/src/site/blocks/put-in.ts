import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { blocksRefusal } from './blocks-messages.ts'
import {
  findBlock,
  findColumn,
  findRow,
  withColumn,
  withRow,
  withSiblings,
  type FoundBlock,
} from './find-in-rows.ts'
import {
  maxRowDepth,
  type Block,
  type Layout,
  type LayoutColumn,
  type LayoutRow,
} from './layout.ts'
import type { Place } from './place.ts'

/** Gives the next of the ids that an action may use up. */
export type TakeId = () => string

type Rows = readonly LayoutRow[]
type Grid = Pick<Layout, 'columns' | 'rows'>
type Sideways = { readonly at: 'left' | 'right'; readonly blockId: string }

/** The rows of a layout with blocks in a place of it; refused where the place is gone or too narrow. */
export function putBlocks(
  layout: Grid,
  place: Place,
  blocks: readonly Block[],
  takeId: TakeId,
): Result<Rows> {
  if (place.at === 'left' || place.at === 'right') {
    const { at, blockId } = place
    return putBeside(layout, { at, blockId }, blocks, takeId)
  }
  if (place.at === 'before' || place.at === 'after') {
    const found = findBlock(layout.rows, place.blockId)
    if (found === undefined) return placeGone(place)
    const index = found.index + (place.at === 'after' ? 1 : 0)
    return ok(
      withColumn(layout.rows, found, (column) => ({
        ...column,
        blocks: column.blocks.toSpliced(index, 0, ...blocks),
      })),
    )
  }
  if (place.at === 'end-of-column') {
    const found = findColumn(layout.rows, place.columnId)
    if (found === undefined) return placeGone(place)
    return ok(
      withColumn(layout.rows, found, (column) => ({
        ...column,
        blocks: [...column.blocks, ...blocks],
      })),
    )
  }
  return putRows(layout, place, () => [rowOf(takeId, columnOf(takeId, layout.columns, blocks))])
}

/**
 * The rows of a layout with rows in a place between its rows.
 * @param rows made once the place is known to be there
 */
export function putRows(layout: Grid, place: Place, rows: () => Rows): Result<Rows> {
  if (place.at === 'start') return ok([...rows(), ...layout.rows])
  if (place.at === 'end') return ok([...layout.rows, ...rows()])
  if (place.at !== 'before-row' && place.at !== 'after-row') {
    return refuse(blocksRefusal('not-a-place-of-rows'))
  }
  if (findRow(layout.rows, place.rowId) === undefined) return placeGone(place)
  const offset = place.at === 'after-row' ? 1 : 0
  return ok(
    withSiblings(layout.rows, place.rowId, (siblings, index) =>
      siblings.toSpliced(index + offset, 0, ...rows()),
    ),
  )
}

/**
 * How a block gets a neighbour: its row gets a column where the block has one to itself, and else
 * its place becomes a row.
 * @returns undefined where there is no room
 */
export function roomBeside(
  columns: Layout['columns'],
  { column, depth }: Omit<FoundBlock, 'block' | 'index' | 'row'>,
): 'new-column' | 'new-row' | undefined {
  if (columns === 1) return undefined
  if (column.blocks.length === 1 && column.rows.length === 0) {
    return column.span > 1 ? 'new-column' : undefined
  }
  return depth < maxRowDepth ? 'new-row' : undefined
}

function putBeside(
  layout: Grid,
  place: Sideways,
  blocks: readonly Block[],
  takeId: TakeId,
): Result<Rows> {
  const found = findBlock(layout.rows, place.blockId)
  if (found === undefined) return placeGone(place)
  const room = roomBeside(layout.columns, found)
  if (room === undefined) return refuse(blocksRefusal('no-room-beside'))
  const { row, column } = found
  if (room === 'new-column') {
    const span = Math.floor(column.span / 2)
    const halved = { ...column, span: column.span - span }
    const pair = sideBySide(place, halved, columnOf(takeId, span, blocks))
    const index = row.columns.indexOf(column)
    return ok(
      withRow(layout.rows, row.id, (one) => ({
        ...one,
        columns: one.columns.toSpliced(index, 1, ...pair),
      })),
    )
  }
  const half = layout.columns / 2
  const standing = columnOf(takeId, half, [found.block])
  const pair = rowOf(takeId, ...sideBySide(place, standing, columnOf(takeId, half, blocks)))
  // blocks of a column come before its rows, so what stood after the block is a row of its own
  const after = column.blocks.slice(found.index + 1)
  const rest = after.length === 0 ? [] : [rowOf(takeId, columnOf(takeId, layout.columns, after))]
  return ok(
    withColumn(layout.rows, found, (one) => ({
      ...one,
      blocks: one.blocks.slice(0, found.index),
      rows: [pair, ...rest, ...one.rows],
    })),
  )
}

function sideBySide(
  { at }: Sideways,
  standing: LayoutColumn,
  added: LayoutColumn,
): readonly LayoutColumn[] {
  return at === 'left' ? [added, standing] : [standing, added]
}

function rowOf(takeId: TakeId, ...columns: LayoutColumn[]): LayoutRow {
  return { id: takeId(), columns }
}

function columnOf(takeId: TakeId, span: number, blocks: readonly Block[]): LayoutColumn {
  return { id: takeId(), span, blocks, rows: [] }
}

/** The refusal that names the place, so that who is told may learn who took away what stood there. */
function placeGone(place: Place) {
  return refuse({ ...blocksRefusal('place-gone'), details: { place } })
}
