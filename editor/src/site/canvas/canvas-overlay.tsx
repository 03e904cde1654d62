import { useEffect } from 'react'
import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import { narrowWindow, useMatches } from '../../ground/styling/use-matches.ts'
import type { Box } from '@vitrine/rules/site/blocks/layout-boxes.ts'
import { BlockBar } from './block-bar.tsx'
import { BlockPickerDialog } from './block-picker-dialog.tsx'
import type { CanvasProps } from './canvas-props.ts'
import { chosenBlock, useChosenBlock } from './chosen-block.ts'
import { onCopying } from './clipboard.ts'
import { ColumnGrips } from './column-grip.tsx'
import { useFramePlace, useFrameScale } from './frame-place.ts'
import { useFrameView } from './frame-view.ts'
import { EmptyPlaces, InsertPoints } from './insert-points.tsx'
import { useLayouts } from './layouts.ts'
import { LiveRegion } from './live-region.tsx'
import { DragChip, MoveBar } from './move-bar.tsx'
import { useMoving } from './moving.ts'
import { SaveSectionDialog } from './save-section-dialog.tsx'
import styles from './canvas.module.css'

/** What lies over the page in its frame and takes a pointer. */
export function CanvasOverlay(props: CanvasProps) {
  const { siteId, frame, src, isReady, send, onSettings } = props
  const place = useFramePlace(frame, src)
  useMarks(props)
  useInSight(props)
  useLayouts(siteId)
  useEffect(() => onCopying(siteId), [siteId])
  return (
    <>
      <LiveRegion />
      {place !== null && isReady && <OverFrame {...props} place={place} />}
      <MoveBar {...props} />
      <DragChip siteId={siteId} />
      <SaveSectionDialog siteId={siteId} />
      <BlockPickerDialog
        siteId={siteId}
        onAdded={({ layoutId, blockId, type }) => {
          // a text begins with the caret in it, anything else with its settings
          if (findBlockType(type)?.name !== 'html') onSettings(blockId)
          else {
            frame.current?.focus()
            send({ type: 'edit-block', layoutId, blockId, letters: null })
          }
        }}
      />
    </>
  )
}

/** The page says where things stand from the moment it listens, and knows what is chosen. */
function useMarks({ isReady, src, send }: CanvasProps): void {
  const chosen = useChosenBlock()
  useEffect(() => {
    if (isReady) send({ type: 'measure', wanted: true })
    // another page, or the same one again
  }, [isReady, src, send])
  useEffect(() => {
    if (!isReady) return
    send({ type: 'mark', layoutId: chosen?.layoutId ?? '', blockId: chosen?.blockId ?? '' })
  }, [isReady, src, send, chosen])
}

/** What is chosen stays in sight where the page becomes wider or narrower, as beside its settings. */
function useInSight({ send }: CanvasProps): void {
  const width = useFrameView(({ boxes }) => boxes?.width)
  useEffect(() => {
    const chosen = chosenBlock()
    if (width !== undefined && chosen !== null) send({ type: 'reveal', ...chosen })
  }, [width, send])
}

function OverFrame(props: CanvasProps & { readonly place: Box }) {
  const { place } = props
  const scale = useFrameScale(place)
  const top = useFrameView((view) => view.top)
  const isScrolling = useFrameView((view) => view.isScrolling)
  const chosen = useChosenBlock()
  const movedBy = useMoving(({ by }) => by)
  const isTouched = useMatches(`(pointer: coarse), ${narrowWindow}`)
  const { left, top: insetTop, width, height } = place
  const sight = { top, scale, width, height }
  // the handle that is being dragged stands in the bar, which stays as it is
  const bar = chosen !== null && movedBy !== 'keys' && (
    <BlockBar {...props} chosen={chosen} sight={sight} isDocked={isTouched} />
  )
  return (
    <>
      <div
        className={styles['over']}
        data-hidden={isScrolling || movedBy !== 'nobody'}
        style={{ left, top: insetTop, width, height }}
      >
        <EmptyPlaces siteId={props.siteId} sight={sight} />
        {movedBy === 'nobody' && !isTouched && <InsertPoints siteId={props.siteId} sight={sight} />}
        {movedBy === 'nobody' && <ColumnGrips {...props} sight={sight} />}
        {!isTouched && bar}
      </div>
      {isTouched && bar}
    </>
  )
}
