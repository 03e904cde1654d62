import { readLocalTime } from '../../ground/dates/local-time.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { paywallRefusal } from './paywall-messages.ts'

const minuteMs = 60_000

/**
 * Until when a membership holds that is given to the end of a day of the shop; null: for ever.
 * @param day as in `2026-12-31`; empty: it has no end
 */
export function givenUntil(
  day: string,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Result<number | null> {
  if (day === '') return ok(null)
  const lastMinute = readLocalTime(`${day}T23:59`, timeZone)
  if (lastMinute === undefined || lastMinute + minuteMs <= now) {
    const refusal = paywallRefusal('membership-is-past')
    return refuse({ ...refusal, fields: { untilDay: refusal.message } })
  }
  return ok(lastMinute + minuteMs)
}
