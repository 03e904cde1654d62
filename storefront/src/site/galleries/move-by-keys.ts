import type { Track } from './track.ts'

/** Arrows go to the neighbour on their side, Home and End to the first and last slide. */
export function moveByKeys(
  where: HTMLElement,
  track: Track,
  {
    byHand,
    count,
    signal,
  }: { byHand: (move: () => void) => void; count: number; signal: AbortSignal },
): void {
  const isRightToLeft = getComputedStyle(where).direction === 'rtl'
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: isRightToLeft ? track.next : track.previous,
    ArrowRight: isRightToLeft ? track.previous : track.next,
    Home: () => track.goTo(0),
    End: () => track.goTo(count - 1),
  }
  where.addEventListener(
    'keydown',
    (event) => {
      const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (move === undefined || !isPlain || event.defaultPrevented) return
      // a player has its own use for arrows
      if (event.target instanceof Element && event.target.closest('video,audio,iframe') !== null)
        return
      event.preventDefault()
      byHand(move)
    },
    { signal },
  )
}
