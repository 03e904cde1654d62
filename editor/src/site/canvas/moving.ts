import { create } from 'zustand'
import { findBlock, findRow } from '@vitrine/rules/site/blocks/find-in-rows.ts'
import { lineOf } from '@vitrine/rules/site/blocks/drop-place.ts'
import { placesAround } from '@vitrine/rules/site/blocks/next-place.ts'
import { placesOf } from '@vitrine/rules/site/blocks/places.ts'
import { placeWords } from '@vitrine/rules/site/blocks/place-words.ts'
import { spokenBlock } from '@vitrine/rules/site/blocks/spoken-block.ts'
import type { Place } from '@vitrine/rules/site/blocks/place.ts'
import type { EditorMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { moveBlock, moveRow, type Spot } from './block-actions.ts'
import type { BlockName } from './chosen-block.ts'
import { useFrameView, type FrameBoxes } from './frame-view.ts'
import { isLocked, layoutNow } from './layouts.ts'
import { say } from './live-region.tsx'

/** A block, or a row with all that is in it. */
export type Subject = BlockName | { readonly layoutId: string; readonly rowId: string }

type Moving =
  | { readonly by: 'nobody' }
  | { readonly by: 'pointer'; readonly what: Subject; readonly x: number; readonly y: number }
  | {
      readonly by: 'keys'
      readonly what: Subject
      readonly spots: readonly Spot[]
      readonly index: number
    }

export const nobodyMoves: Moving = { by: 'nobody' }
export const useMoving = create<Moving>()(() => nobodyMoves)

export function setMoving(moving: Moving): void {
  useMoving.setState(moving, true)
}

/** Columns of a narrow page stand below each other, so that nothing can be put beside anything. */
export const narrowest = 640

export function isNarrow(boxes: FrameBoxes | null): boolean {
  return boxes !== null && boxes.width < narrowest
}

/** Where the subject may go in each layout of the page, in reading order. */
export function spotsOf(siteId: string, what: Subject): Map<string, readonly Place[]> {
  const { boxes } = useFrameView.getState()
  const isSideless = isNarrow(boxes)
  const spots = new Map<string, readonly Place[]>()
  for (const { layoutId } of boxes?.layouts ?? []) {
    if (layoutNow(siteId, layoutId).locked === true) continue
    const isOwn = layoutId === what.layoutId
    // a row stays in its layout
    if (!isOwn && 'rowId' in what) continue
    const moved = 'rowId' in what ? what : { blockIds: isOwn ? [what.blockId] : [] }
    const places = placesOf(layoutNow(siteId, layoutId), moved)
    const allowed = isSideless ? places.filter(({ at }) => !isSide(at)) : places
    spots.set(layoutId, allowed)
  }
  return spots
}

function isSide(at: Place['at']): boolean {
  return at === 'left' || at === 'right'
}

export function perform(siteId: string, what: Subject, to: Spot): Promise<boolean> {
  return 'rowId' in what
    ? moveRow(siteId, what.layoutId, what.rowId, to.place)
    : moveBlock(siteId, what, to)
}

type Send = (message: EditorMessage) => void

/** Begins to move by keys, at the place that follows where the subject stands. */
export function beginWalk(siteId: string, what: Subject, send: Send): void {
  if (isLocked(siteId, what.layoutId)) return
  const spots: Spot[] = []
  let index = 0
  for (const [layoutId, places] of spotsOf(siteId, what)) {
    const own = layoutId === what.layoutId && 'blockId' in what
    const around = own ? placesAround(layoutNow(siteId, layoutId), what.blockId) : undefined
    const useful = around === undefined ? places : around.places.filter((one) => has(places, one))
    if (around !== undefined) index = spots.length + Math.min(around.index, useful.length)
    spots.push(...useful.map((place) => ({ layoutId, place })))
  }
  if (spots.length === 0) {
    say('There is no other place on this page.')
    return
  }
  index = Math.min(index, spots.length - 1)
  setMoving({ by: 'keys', what, spots, index })
  show(siteId, send, true)
}

function has(places: readonly Place[], one: Place): boolean {
  const key = JSON.stringify(one)
  return places.some((place) => JSON.stringify(place) === key)
}

/** To another place of the list. */
export function step(siteId: string, by: number, send: Send): void {
  const moving = useMoving.getState()
  if (moving.by !== 'keys') return
  const last = moving.spots.length - 1
  setMoving({ ...moving, index: Math.min(Math.max(moving.index + by, 0), last) })
  show(siteId, send, false)
}

export function endWalk(send: Send, sentence: string): void {
  setMoving(nobodyMoves)
  send({ type: 'show-place', line: null })
  say(sentence)
}

export async function dropHere(siteId: string, send: Send): Promise<void> {
  const moving = useMoving.getState()
  const spot = moving.by === 'keys' ? moving.spots[moving.index] : undefined
  if (moving.by !== 'keys' || spot === undefined) return
  const words = subjectWords(siteId, moving.what)
  const where = spotWords(siteId, spot)
  endWalk(send, '')
  if (await perform(siteId, moving.what, spot)) say(`${words} moved. ${where}.`)
}

/** Draws the place, brings it into sight and says it; start and first place are one sentence. */
function show(siteId: string, send: Send, isFirst: boolean): void {
  const moving = useMoving.getState()
  const spot = moving.by === 'keys' ? moving.spots[moving.index] : undefined
  const { boxes, top } = useFrameView.getState()
  const layout = boxes?.layouts.find(({ layoutId }) => layoutId === spot?.layoutId)
  if (moving.by !== 'keys' || spot === undefined || layout === undefined) return
  const line = lineOf(layout, spot.place)
  send({ type: 'show-place', line })
  if (line !== null) send({ type: 'scroll-by', top: line.top + line.height / 2 - top - 260 })
  const words = `${spotWords(siteId, spot)}.`
  say(isFirst ? `Moving ${subjectWords(siteId, moving.what)}. ${words}` : words)
}

/** Such as “Gallery, 6 pictures”. */
export function subjectWords(siteId: string, what: Subject): string {
  const { rows } = layoutNow(siteId, what.layoutId)
  if ('rowId' in what) {
    const at = rows.findIndex(({ id }) => id === what.rowId)
    if (at >= 0) return `Row ${at + 1} of ${rows.length}`
    return findRow(rows, what.rowId) === undefined ? 'Row' : 'Row inside a column'
  }
  const block = findBlock(rows, what.blockId)?.block
  return block === undefined ? 'Block' : spokenBlock(block)
}

export function spotWords(siteId: string, { layoutId, place }: Spot): string {
  const { boxes } = useFrameView.getState()
  const label = boxes?.layouts.find((one) => one.layoutId === layoutId)?.label ?? ''
  const words = placeWords(layoutNow(siteId, layoutId), place)
  return label === '' ? words : `${words}, in ${label}`
}
