import { GregorianDate } from '@phensley/cldr'
import { runningClocks, zoneInfoOf } from './zone-clocks.ts'

/** An instant as a calendar and a clock on the wall show it in a zone. */
export type ZonedTime = {
  readonly year: number
  /** 1-12. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
  /** 0 is Sunday. */
  readonly weekday: number
  readonly dayOfYear: number
  /** Weeks that begin on Sunday; the first holds January 1. */
  readonly week: number
  readonly isoWeek: number
  readonly isoYear: number
  /** Minutes east of UTC; local mean times have fractions. */
  readonly offsetMinutes: number
  /** Such as EST; local mean time is LMT. */
  readonly abbreviation: string
}

/** Supported Julian days (spec §9). */
const firstJulianDay = 0
const lastJulianDay = 4881503
const julianDayOfEpoch = 2440587.5
const millisecondsPerDay = 86_400_000

/** Whether an instant lies within the supported Julian days. */
export function isSupportedInstant(epochMs: number): boolean {
  const day = Math.floor(epochMs / millisecondsPerDay + julianDayOfEpoch)
  return day >= firstJulianDay && day <= lastJulianDay
}

/** How many instants are kept; lists show the same ones on every rendering. */
const keptInstants = 2_000
const instants = new Map<string, Map<number, ZonedTime>>()
let kept = 0

/** Reads an instant in a zone; an unknown zone counts as UTC. */
export function readZonedTime(epochMs: number, zoneId: string): ZonedTime {
  const known = instants.get(zoneId)?.get(epochMs)
  if (known !== undefined) return known
  if (++kept > keptInstants) {
    instants.clear()
    kept = 1
  }
  const time = computeZonedTime(epochMs, zoneId)
  const ofZone = instants.get(zoneId) ?? new Map<number, ZonedTime>()
  instants.set(zoneId, ofZone.set(epochMs, time))
  return time
}

function computeZonedTime(epochMs: number, zoneId: string): ZonedTime {
  const date = runningClocks.dateAt(epochMs, zoneId, makeDate)
  return {
    year: date.year(),
    month: date.month(),
    day: date.dayOfMonth(),
    hour: date.hourOfDay(),
    minute: date.minute(),
    second: date.second(),
    millisecond: date.milliseconds(),
    weekday: date.dayOfWeek() - 1,
    dayOfYear: date.dayOfYear(),
    week: date.weekOfYear(),
    isoWeek: date.weekOfYearISO(),
    isoYear: date.yearOfWeekOfYearISO(),
    offsetMinutes: date.timeZoneOffset() / 60_000,
    abbreviation: zoneInfoOf(date).abbr,
  }
}

function makeDate(epochMs: number, zoneId: string): GregorianDate {
  return GregorianDate.fromUnixEpoch(epochMs, zoneId, 1, 1)
}
