import { useEffect } from 'react'
import type { Box } from '@vitrine/rules/site/blocks/layout-boxes.ts'
import { BlockBar } from './block-bar.tsx'
import type { CanvasProps } from './canvas-props.ts'
import { useChosenBlock } from './chosen-block.ts'
import { useFramePlace, useFrameScale } from './frame-place.ts'
import { useFrameView } from './frame-view.ts'
import styles from './canvas.module.css'

/** What lies over the page in its frame and takes a pointer: the bar of the chosen block. */
export function CanvasOverlay(props: CanvasProps) {
  const { frame, src, isReady } = props
  const place = useFramePlace(frame, src)
  useMarks(props)
  return place !== null && isReady && <OverFrame {...props} place={place} />
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

function OverFrame(props: CanvasProps & { readonly place: Box }) {
  const { place } = props
  const scale = useFrameScale(place)
  const top = useFrameView((view) => view.top)
  const isScrolling = useFrameView((view) => view.isScrolling)
  const chosen = useChosenBlock()
  const { left, top: insetTop, width, height } = place
  const sight = { top, scale, width, height }
  return (
    <div
      className={styles['over']}
      data-scrolling={isScrolling}
      style={{ left, top: insetTop, width, height }}
    >
      {chosen !== null && <BlockBar {...props} chosen={chosen} sight={sight} />}
    </div>
  )
}
