import { instantShowing, shownAt } from '../../ground/dates/local-time.ts'
import type { SubscriptionPlan } from '../products/subscription-plan.ts'

const dayMs = 86_400_000

/** When a subscription began, and by which clock its periods are counted. */
export type Calendar = Pick<SubscriptionPlan, 'every' | 'unit'> & {
  /** Epoch milliseconds. */
  readonly startedAt: number
  readonly timeZone: string
}

/**
 * When a cycle is due (design, orders and payments §5): the local start and so many periods, always
 * counted from the start, so that the 31st is the 28th in February and the 31st again in March. A
 * local time that there is not, as when summer time begins, is as much later.
 * @param number of the cycle, from 1, which is due when it starts
 * @returns epoch milliseconds
 */
export function dueOfCycle({ startedAt, timeZone, every, unit }: Calendar, number: number): number {
  if (number <= 1) return startedAt
  const start = shownAt(startedAt, timeZone)
  const periods = every * (number - 1)
  if (unit === 'WEEK') return instantShowing(start + periods * 7 * dayMs, timeZone)
  return instantShowing(monthsLater(start, unit === 'YEAR' ? periods * 12 : periods), timeZone)
}

/** The same day and time so many months later; its last day where the month is shorter. */
function monthsLater(shown: number, months: number): number {
  const from = new Date(shown)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  return Date.UTC(year, month, day) + (((shown % dayMs) + dayMs) % dayMs)
}

/** The newest of the cycles that are due at an instant, beginning with one that may be. */
export function newestDueCycle(calendar: Calendar, first: number, now: number): number {
  let number = first
  while (dueOfCycle(calendar, number + 1) <= now) number += 1
  return number
}
