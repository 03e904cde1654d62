import type { Box } from '@vitrine/rules/site/blocks/layout-boxes.ts'

/** What of the page is seen: how far it is scrolled, how large its pixels are, and the frame's size. */
export type Sight = {
  readonly top: number
  readonly scale: number
  readonly width: number
  readonly height: number
}

/** Where a rectangle of the page lies over the frame. */
export function overFrame(box: Box, { top, scale }: Sight): Box {
  return {
    left: box.left * scale,
    top: (box.top - top) * scale,
    width: box.width * scale,
    height: box.height * scale,
  }
}

/** The point of the page below a point of the frame. */
export function onPage(
  point: { x: number; y: number },
  { top, scale }: Pick<Sight, 'top' | 'scale'>,
) {
  return { x: point.x / scale, y: point.y / scale + top }
}

const gap = 8

/**
 * Where the bar of a block stands: above it, else inside at the top of what is seen of it, and never
 * beyond the frame.
 * @returns undefined where nothing of the block is seen
 */
export function barPlace(
  block: Box,
  bar: { readonly width: number; readonly height: number },
  sight: Sight,
): { left: number; top: number } | undefined {
  const { left, top, height } = overFrame(block, sight)
  if (top + height < gap || top > sight.height - gap) return undefined
  const above = top - bar.height - gap
  const below = top + height + gap
  const fitsBelow = below + bar.height <= sight.height - gap
  const inside = Math.min(Math.max(top, 0) + gap, sight.height - bar.height - gap)
  const chosen = above >= gap ? above : top >= 0 && fitsBelow ? below : inside
  const right = Math.max(sight.width - bar.width - gap, gap)
  return { left: Math.min(Math.max(left - 4, gap), right), top: chosen }
}

/** Pixels of a frame's edge where what is dragged scrolls the page. */
const edge = 48
const fastest = 18

/** How far the page scrolls in the next animation frame: faster the further out the pointer is. */
export function edgeScroll(y: number, height: number): number {
  const beyondTop = edge - y
  const beyondBottom = y - (height - edge)
  const beyond = Math.max(beyondTop, beyondBottom)
  if (beyond <= 0) return 0
  const speed = Math.ceil((Math.min(beyond, edge) / edge) * fastest)
  return beyondTop > beyondBottom ? -speed : speed
}
