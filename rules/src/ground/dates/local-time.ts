import { readRunningOffset } from '@vitrine/template-language/cldr/running-clock.ts'

/**
 * When the clock of a zone shows something. What it shows twice, as when summer time ends, is the
 * first of them; what it leaves out is as much later.
 * @param shown what the clock shows, as if it were UTC; in epoch milliseconds
 */
export function instantShowing(shown: number, timeZone: string): number {
  // clocks are changed less often than once in two days
  const before = offsetAt(shown - dayMs, timeZone)
  const after = offsetAt(shown + dayMs, timeZone)
  const isShown = (offset: number): boolean => offsetAt(shown - offset, timeZone) === offset
  return shown - (!isShown(before) && isShown(after) ? after : before)
}

const dayMs = 24 * 60 * 60 * 1000

/** What the clock of a zone shows, as if it were UTC; in epoch milliseconds. */
export function shownAt(instant: number, timeZone: string): number {
  return instant + offsetAt(instant, timeZone)
}

/** A day and a time as forms write them, such as `2026-05-03T09:30`. */
export function writeLocalTime(instant: number, timeZone: string): string {
  return new Date(shownAt(instant, timeZone)).toISOString().slice(0, 16)
}

/** @returns epoch milliseconds; undefined where it is no day and time */
export function readLocalTime(text: string, timeZone: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/.test(text)) return undefined
  const shown = Date.parse(`${text}Z`)
  return Number.isNaN(shown) ? undefined : instantShowing(shown, timeZone)
}

function offsetAt(instant: number, timeZone: string): number {
  return readRunningOffset(instant, timeZone) ?? 0
}
