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
  const placed = wish.events.map((event) => placedEvent(event, dayOf))
  const today = dayOf(wish.now)
  const weeks: { days: DayOfMonth[] }[] = []
  for (let week = first - daysSince(firstDay, first); week <= last; week += 7) {
    weeks.push({
      days: Array.from({ length: 7 }, (_, at) => {
        const one = week + at
        return {
          at: instantShowing(one * day + day / 2, timeZone),
          number: new Date(one * day).getUTCDate(),
          isOutside: one < first || one > last,
          isToday: today === one,
          events: placed.flatMap(({ event, from: begin, to }) =>
            begin <= one && one <= to ? [event] : [],
          ),
        }
      }),
    })
  }
  return weeks
}

/** An event with the days that it takes place on; of each the clock of the zone is asked once. */
function placedEvent(event: Seen, dayOf: (instant: number) => number) {
  const start = Number(event['startDate'])
  // what ends at midnight takes place on the day before
  const end = Math.max(start, Number(event['endDate']) - 1)
  return { event, from: dayOf(start), to: dayOf(end) }
}

/** How long ago a week of a day began; the first of all days was a Thursday. */
function daysSince(firstDay: number, number: number): number {
  return (((number + 4 - firstDay) % 7) + 7) % 7
}
