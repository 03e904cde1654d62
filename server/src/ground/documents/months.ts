import { instantShowing, shownAt } from '@vitrine/rules/ground/dates/local-time.ts'

/** A month by the clock of a zone. */
export type Month = {
  /** As addresses spell it: `11-2026`. */
  readonly name: string
  /** Epoch milliseconds at which it begins, and at which the next one does. */
  readonly from: number
  readonly before: number
}

/** More than fifty years; what is older is in no archive. */
const maxMonths = 600

/** The month of an address; undefined where that spells none. */
export function monthNamed(name: string, timeZone: string): Month | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])-([1-9][0-9]{3})$/.exec(name) ?? []
  return month === undefined ? undefined : monthAt(Number(year) * 12 + Number(month) - 1, timeZone)
}

/** The months from that of one instant to that of another, the newest first. */
export function monthsBetween(first: number, last: number, timeZone: string): readonly Month[] {
  const newest = monthNumber(last, timeZone)
  const oldest = Math.max(monthNumber(first, timeZone), newest - maxMonths + 1)
  const length = Math.max(newest - oldest + 1, 0)
  return Array.from({ length }, (_, at) => monthAt(newest - at, timeZone))
}

/** Months since the year nought. */
function monthNumber(instant: number, timeZone: string): number {
  const local = new Date(shownAt(instant, timeZone))
  return local.getUTCFullYear() * 12 + local.getUTCMonth()
}

function monthAt(number: number, timeZone: string): Month {
  const month = String((number % 12) + 1).padStart(2, '0')
  const year = String(Math.floor(number / 12)).padStart(4, '0')
  return {
    name: `${month}-${year}`,
    from: startOf(number, timeZone),
    before: startOf(number + 1, timeZone),
  }
}

/** When the clock of the zone shows the first of a month, midnight. */
function startOf(number: number, timeZone: string): number {
  return instantShowing(Date.UTC(Math.floor(number / 12), number % 12, 1), timeZone)
}
