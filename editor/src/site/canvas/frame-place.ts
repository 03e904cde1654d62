import { useEffect, useState, type RefObject } from 'react'
import type { Box } from '@vitrine/rules/site/blocks/layout-boxes.ts'
import { useFrameView } from './frame-view.ts'

/** The part of the editor's document in which the page is seen, without the frame's border. */
export function useFramePlace(frame: RefObject<HTMLIFrameElement | null>, key: string): Box | null {
  const [place, setPlace] = useState<Box | null>(null)
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const measure = (): void => {
      const { left = 0, top = 0 } = element.offsetParent?.getBoundingClientRect() ?? {}
      const seen = pageOnScreen(element)
      setPlace({ ...seen, left: seen.left - left, top: seen.top - top })
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    // the frame moves where the room beside it becomes narrower
    if (element.parentElement !== null) watch.observe(element.parentElement)
    return () => watch.disconnect()
  }, [frame, key])
  return place
}

/**
 * Where the page is seen on the screen, without the frame's border. The frame may be made smaller by
 * a transform, of which its own sizes know nothing.
 */
export function pageOnScreen(frame: HTMLElement): Box {
  const { left, top, width } = frame.getBoundingClientRect()
  const { offsetWidth, clientLeft, clientTop, clientWidth, clientHeight } = frame
  const scale = offsetWidth === 0 ? 1 : width / offsetWidth
  return {
    left: left + clientLeft * scale,
    top: top + clientTop * scale,
    width: clientWidth * scale,
    height: clientHeight * scale,
  }
}

/** How large a pixel of the page is over the frame. */
export function useFrameScale(place: Box): number {
  const width = useFrameView(({ boxes }) => boxes?.width ?? 0)
  return width === 0 ? 1 : place.width / width
}

/** Whether the page in the frame has the pointer; while something is dragged over it, it has not. */
export function givePointer(frame: HTMLIFrameElement | null, isGiven: boolean): void {
  if (frame !== null) frame.style.pointerEvents = isGiven ? '' : 'none'
}
