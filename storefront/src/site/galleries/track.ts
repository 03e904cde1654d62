import { scrollAlong } from '../../ground/controls/scroll-along.ts'

/** A row of slides that scrolls and snaps by itself, and that a script can move. */
export type Track = {
  /** The slide that is shown, or that is being gone to. */
  readonly active: () => number
  readonly goTo: (index: number, options?: { atOnce?: boolean }) => void
  /** The next slide that is elsewhere; from the end back to the beginning. */
  readonly next: () => void
  readonly previous: () => void
}

export type Alignment = 'center' | 'left' | 'right'

/** Offsets closer than this are one place: browsers round them. */
const samePlace = 2

/**
 * @param onShown is called with each slide that comes to be the shown one, and first with the one
 * that is
 */
export function openTrack(
  row: HTMLElement,
  slides: readonly HTMLElement[],
  { alignment, onShown }: { alignment: Alignment; onShown: (index: number) => void },
  signal: AbortSignal,
): Track {
  let target: number | null = null
  let shown = -1
  let isAsked = false

  const places = (): number[] => slides.map((slide) => placeOf(row, slide, alignment))
  const active = (): number => target ?? nearest(places(), row)
  const look = (): void => {
    isAsked = false
    const now = active()
    if (now === shown || signal.aborted) return
    shown = now
    onShown(now)
  }
  const goTo: Track['goTo'] = (index, { atOnce = false } = {}) => {
    const slide = slides[index]
    if (slide === undefined) return
    target = index
    const arrived = (): void => {
      // another way may have begun meanwhile; the row's own scroll event follows
      if (target === index) target = null
    }
    scrollAlong(row, placeOf(row, slide, alignment), { ...(atOnce && { durationMs: 0 }), arrived })
    look()
  }
  row.addEventListener(
    'scroll',
    () => {
      if (isAsked) return
      isAsked = true
      requestAnimationFrame(look)
    },
    { signal, passive: true },
  )
  look()
  return {
    active,
    goTo,
    next: () => goTo(stepFrom(active(), places(), 1)),
    previous: () => goTo(stepFrom(active(), places(), -1)),
  }
}

/** How far the row is scrolled where a slide is shown as wished, or as near to it as the row goes. */
function placeOf(row: HTMLElement, slide: HTMLElement, alignment: Alignment): number {
  const frame = row.getBoundingClientRect()
  const box = slide.getBoundingClientRect()
  const way = {
    left: box.left - frame.left,
    right: box.right - frame.right,
    center: (box.left + box.right - frame.left - frame.right) / 2,
  }[alignment]
  const furthest = row.scrollWidth - row.clientWidth
  const isRightToLeft = getComputedStyle(row).direction === 'rtl'
  const [least, most] = isRightToLeft ? [-furthest, 0] : [0, furthest]
  return Math.min(Math.max(row.scrollLeft + way, least), most)
}

/** Several slides share the last place where they all fit: there the last one counts. */
function nearest(places: readonly number[], row: HTMLElement): number {
  const ways = places.map((place) => Math.abs(place - row.scrollLeft))
  const least = Math.min(...ways)
  const isAtEnd =
    Math.abs(Math.abs(row.scrollLeft) - (row.scrollWidth - row.clientWidth)) < samePlace
  const isLeast = (way: number): boolean => way - least < samePlace
  return isAtEnd && row.scrollLeft !== 0 ? ways.findLastIndex(isLeast) : ways.findIndex(isLeast)
}

/** The next slide one way that has another place; past the end, the slide at the other one. */
export function stepFrom(from: number, places: readonly number[], way: 1 | -1): number {
  const here = places[from] ?? 0
  for (let index = from + way; index >= 0 && index < places.length; index += way) {
    if (Math.abs((places[index] ?? 0) - here) >= samePlace) return index
  }
  return way === 1 ? 0 : places.length - 1
}
