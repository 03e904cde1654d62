import { Lock, Plus } from 'lucide-react'
import type { Box, LayoutBoxes } from '@vitrine/rules/site/blocks/layout-boxes.ts'
import type { Place } from '@vitrine/rules/site/blocks/place.ts'
import { nounIn } from '@vitrine/rules/site/blocks/block-words.ts'
import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import { keepsPointed, layoutOf, useFrameView } from './frame-view.ts'
import { isLocked, layoutNow, useIsLocked } from './layouts.ts'
import { overFrame, type Sight } from './over-frame.ts'
import { pickFor } from './picking-place.ts'
import styles from './canvas.module.css'

/** A block of one small line is pressed in its middle, not on a “+” that reaches into it. */
const clearance = 10

type PointsProps = { readonly siteId: string; readonly sight: Sight }

/** "+" above and below the block that is pointed at. */
export function InsertPoints({ siteId, sight }: PointsProps) {
  const pointed = useFrameView((view) => view.pointed)
  const layout = useFrameView(({ boxes }) => pointed && layoutOf(boxes, pointed.layoutId))
  const block = layout?.blocks.find(({ id }) => id === pointed?.blockId)
  const locked = useIsLocked(siteId, pointed?.layoutId ?? '')
  if (pointed === null || block === undefined) return null
  const { layoutId, blockId } = pointed
  const { left, top, width, height } = overFrame(block.box, sight)
  const title = findBlockType(block.type)?.title ?? 'this'
  const noun = nounIn(layoutNow(siteId, layoutId))
  const point = (at: 'before' | 'after', y: number) =>
    y < 0 || y > sight.height ? null : (
      <button
        type="button"
        // keys and screen readers add blocks by the bar
        tabIndex={-1}
        className={styles['insert']}
        style={{ left: left + width / 2, top: y }}
        data-locked={locked}
        aria-label={locked ? lockedWords : `Add a ${noun} ${at} ${title}`}
        {...keepsPointed}
        onClick={() => {
          if (!isLocked(siteId, layoutId)) pickFor({ layoutId, place: { at, blockId } })
        }}
      >
        {locked ? <Lock size={12} aria-hidden /> : <Plus size={14} aria-hidden />}
      </button>
    )
  return (
    <>
      {point('before', top - clearance)}
      {point('after', top + height + clearance)}
    </>
  )
}

const lockedWords = 'This part of the page is locked'

/** Layouts and columns that hold nothing say how to begin. */
export function EmptyPlaces({ siteId, sight }: PointsProps) {
  const layouts = useFrameView(({ boxes }) => boxes?.layouts)
  return (layouts ?? []).map((layout) => (
    <EmptyPlacesOf key={layout.layoutId} siteId={siteId} sight={sight} layout={layout} />
  ))
}

function EmptyPlacesOf({ siteId, sight, layout }: PointsProps & { readonly layout: LayoutBoxes }) {
  const { layoutId } = layout
  const locked = useIsLocked(siteId, layoutId)
  const noun = nounIn(layoutNow(siteId, layoutId))
  return emptyPlaces(layout).map(({ key, place, box, name }) => {
    const { left, top, width, height } = overFrame(box, sight)
    if (top + height < 0 || top > sight.height) return null
    return (
      <button
        key={key}
        type="button"
        className={styles['empty']}
        style={{ left, top, width, height }}
        aria-label={locked ? lockedWords : `Add a ${noun} to ${name}`}
        onClick={() => {
          if (!isLocked(siteId, layoutId)) pickFor({ layoutId, place })
        }}
      >
        {locked ? (
          <span>
            <Lock size={14} aria-hidden /> Locked
          </span>
        ) : (
          <span>
            <Plus size={15} aria-hidden /> <span className={styles['words']}>Add a {noun}</span>
          </span>
        )}
      </button>
    )
  })
}

type EmptyPlace = {
  readonly key: string
  readonly place: Place
  readonly box: Box
  readonly name: string
}

function emptyPlaces(layout: LayoutBoxes): EmptyPlace[] {
  const { layoutId, label, kind, rows, cells, blocks, box } = layout
  const name = label === '' ? (kind === 'block-field' ? 'this place' : 'the page') : label
  if (rows.length === 0) return [{ key: layoutId, place: { at: 'start' }, box, name }]
  const filled = new Set(blocks.map(({ columnId }) => columnId))
  return cells
    .filter((cell) => !filled.has(cell.id) && !holdsRow(layout, cell))
    .map((cell) => ({
      key: `${layoutId} ${cell.id}`,
      place: { at: 'end-of-column', columnId: cell.id },
      box: cell.box,
      name: 'the empty column',
    }))
}

function holdsRow({ rows }: LayoutBoxes, cell: LayoutBoxes['cells'][number]): boolean {
  const right = cell.box.left + cell.box.width
  const bottom = cell.box.top + cell.box.height
  return rows.some(
    ({ id, box }) =>
      id !== cell.rowId &&
      box.left >= cell.box.left - 1 &&
      box.top >= cell.box.top - 1 &&
      box.left + box.width <= right + 1 &&
      box.top + box.height <= bottom + 1,
  )
}
