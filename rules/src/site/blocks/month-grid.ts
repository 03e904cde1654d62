import { instantShowing, shownAt } from '../../ground/dates/local-time.ts'
import type { Seen } from './field-kind.ts'

export type MonthWish = {
  /** When the month begins, and when the next one does (epoch milliseconds). */
  readonly from: number
  readonly before: number
  readonly now: number
  readonly timeZone: string
  /** The day that weeks begin with; 0 is Sunday. */
  readonly firstDay: number
  /** In the order in which they begin. */
  readonly events: readonly Seen[]
}

/** A day as markup sees it. */
export type DayOfMonth = {
  /** An instant of it, in its middle. */
  readonly at: number
  readonly number: number
  readonly isOutside: boolean
  readonly isToday: boolean
  readonly events: readonly Seen[]
}

const day = 86_400_000

/** The weeks of a month by the clock of a zone, from day to day, each day with what takes place on it. */
export function monthGrid(wish: MonthWish): readonly { readonly days: readonly DayOfMonth[] }[] {
  const { from, before, timeZone, firstDay } = wish
  const dayOf = (instant: number): number => Math.floor(shownAt(instant, timeZone) / day)
  const [first, last] = [dayOf(from), dayOf(before - 1)]
  const weeks: { days: DayOfMonth[] }[] = []
  for (let week = first - daysSince(firstDay, first); week <= last; week += 7) {
    weeks.push({
      days: Array.from({ length: 7 }, (_, at) => {
        const one = week + at
        return { ...dayAt(one, wish, dayOf), isOutside: one < first || one > last }
      }),
    })
  }
  return weeks
}

function dayAt(
  number: number,
  { now, timeZone, events }: MonthWish,
  dayOf: (instant: number) => number,
): Omit<DayOfMonth, 'isOutside'> {
  return {
    at: instantShowing(number * day + day / 2, timeZone),
    number: new Date(number * day).getUTCDate(),
    isToday: dayOf(now) === number,
    events: events.filter(({ startDate, endDate }) => {
      const start = Number(startDate)
      // what ends at midnight takes place on the day before
      const end = Math.max(start, Number(endDate) - 1)
      return dayOf(start) <= number && number <= dayOf(end)
    }),
  }
}

/** How long ago a week of a day began; the first of all days was a Thursday. */
function daysSince(firstDay: number, number: number): number {
  return (((number + 4 - firstDay) % 7) + 7) % 7
}
