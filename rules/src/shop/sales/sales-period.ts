import { instantShowing, shownAt } from '../../ground/dates/local-time.ts'

export const salesPeriods = ['7-days', '30-days', '12-weeks', '12-months'] as const
export type SalesPeriod = (typeof salesPeriods)[number]

export const salesSteps = ['day', 'week', 'month'] as const
export type SalesStep = (typeof salesSteps)[number]

/** Into what a period is cut, and into how many of those: the last is the one that goes on. */
const shapes: Readonly<Record<SalesPeriod, { readonly step: SalesStep; readonly count: number }>> =
  {
    '7-days': { step: 'day', count: 7 },
    '30-days': { step: 'day', count: 30 },
    '12-weeks': { step: 'week', count: 12 },
    '12-months': { step: 'month', count: 12 },
  }

/** When a period is looked at, and by whose calendar. */
export type SalesClock = {
  /** Epoch milliseconds. */
  readonly now: number
  /** IANA zone of the site. */
  readonly timeZone: string
  /** The day with which weeks begin, Sunday is 0. */
  readonly firstDay: number
}

/** Instants in epoch milliseconds; `until` is not in it. */
export type Span = { readonly from: number; readonly until: number }

export type CutPeriod = Span & {
  readonly step: SalesStep
  /** Its parts, oldest first. */
  readonly parts: readonly {
    /** The day with which it begins, as the calendar of the zone has it, such as `2026-11-23`. */
    readonly day: string
    /** When that day begins. */
    readonly from: number
  }[]
  /**
   * As many parts before it, up to the same time of the same day: what is going on is compared with
   * what had gone on by then.
   */
  readonly before: Span
}

/** Cuts a period that ends with the present day, week or month. */
export function cutPeriod(period: SalesPeriod, clock: SalesClock): CutPeriod {
  const { step, count } = shapes[period]
  const { now, timeZone } = clock
  const shown = shownAt(now, timeZone)
  const dayOf = (steps: number): number => dayAfterSteps(shown, step, steps, clock.firstDay)
  const parts = Array.from({ length: count }, (_, at) => {
    const day = dayOf(at + 1 - count)
    return { day: writeDay(day), from: dayBegins(day, timeZone) }
  })
  const from = dayBegins(dayOf(1 - count), timeZone)
  const fromBefore = dayBegins(dayOf(1 - 2 * count), timeZone)
  const sameTime = instantShowing(shownBefore(shown, step, count), timeZone)
  const before = { from: fromBefore, until: Math.min(Math.max(sameTime, fromBefore), from) }
  return { step, parts, from, until: dayBegins(dayOf(1), timeZone), before }
}

const dayMs = 86_400_000

/** The first day, counted from 1970, of the step that is so many after the present one. */
function dayAfterSteps(shown: number, step: SalesStep, steps: number, firstDay: number): number {
  const today = Math.floor(shown / dayMs)
  if (step === 'day') return today + steps
  // 1970 began with a Thursday
  if (step === 'week') return today - ((((today + 4 - firstDay) % 7) + 7) % 7) + 7 * steps
  const date = new Date(shown)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + steps, 1) / dayMs
}

/** What a clock showed at the same time so many steps before; a month may have had fewer days. */
function shownBefore(shown: number, step: SalesStep, steps: number): number {
  if (step !== 'month') return shown - steps * (step === 'week' ? 7 : 1) * dayMs
  const date = new Date(shown)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - steps]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const time = shown - Math.floor(shown / dayMs) * dayMs
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) + time
}

function writeDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/**
 * When the clock of a zone shows a day for the first time. Where a change of the clock leaves midnight
 * out, that is the instant of the change.
 * @param day counted from 1970
 */
function dayBegins(day: number, timeZone: string): number {
  return instantShowing(day * dayMs, timeZone)
}
