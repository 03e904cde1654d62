import { createTween, standardTweenMs } from './tween.ts'

/** How much of the neighbour stays in sight (spec §9). */
const standardOffset = 30
/** No movement is shorter (spec §9): eyes could not follow it. */
const shortestMs = 50

/** How the movement of a row is broken off that is still under way. */
const moving = new WeakMap<Element, () => void>()

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Scrolls a row sideways, snapping only once it has arrived. Whoever takes hold of the row meanwhile
 * has it. Right to left too, where `scrollLeft` is below 0.
 */
export function scrollAlong(
  row: HTMLElement,
  left: number,
  { durationMs = standardTweenMs, arrived }: { durationMs?: number; arrived?: () => void } = {},
): void {
  moving.get(row)?.()
  const from = row.scrollLeft
  const isAtOnce = durationMs === 0 || left === from || prefersStillness()
  const under = new AbortController()
  const leave = (): void => {
    tween.pause()
    under.abort()
    moving.delete(row)
  }
  const finish = (): void => {
    leave()
    row.style.scrollSnapType = ''
    arrived?.()
  }
  const tween = createTween(
    (progress) => {
      row.scrollLeft = from + (left - from) * eased(progress)
    },
    { durationMs: isAtOnce ? 0 : Math.max(shortestMs, durationMs), done: finish },
  )
  moving.set(row, leave)
  row.style.scrollSnapType = 'none'
  for (const type of ['pointerdown', 'wheel', 'touchstart'] as const)
    row.addEventListener(type, finish, { signal: under.signal, passive: true })
  tween.start()
}

/** Scrolls a row just so far that one of its elements is in sight with some of its neighbour. */
export function scrollIntoReach(
  row: HTMLElement,
  element: HTMLElement,
  offset = standardOffset,
): void {
  const frame = row.getBoundingClientRect()
  const place = element.getBoundingClientRect()
  const before = place.left - offset - frame.left
  const behind = place.right + offset - frame.right
  const way = before < 0 ? before : Math.max(0, behind)
  if (way !== 0) scrollAlong(row, row.scrollLeft + way)
}

/** Quick at first, and slow where the eye waits for it. */
function eased(progress: number): number {
  return 1 - (1 - progress) ** 3
}
