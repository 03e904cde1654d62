import { GregorianDate } from '@phensley/cldr'
import { Temporal } from 'temporal-polyfill'

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

/** The compiled-in zone rules end here. */
const endOfZoneTable = Date.UTC(2038, 0, 1)

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
  if (epochMs < endOfZoneTable) {
    const date = GregorianDate.fromUnixEpoch(epochMs, zoneId, 1, 1)
    return readFields(date, date.timeZoneOffset() / 60_000, abbreviationOf(date))
  }
  const offsetMs = laterOffset(epochMs, zoneId)
  const date = GregorianDate.fromUnixEpoch(epochMs + offsetMs, 'UTC', 1, 1)
  return readFields(date, offsetMs / 60_000, laterAbbreviation(zoneId, offsetMs))
}

/** The library shows a zone's abbreviation only through a loaded locale, though it needs none. */
function abbreviationOf(date: GregorianDate): string {
  const { _zoneInfo: zone } = date as unknown as { readonly _zoneInfo: { readonly abbr: string } }
  return zone.abbr
}

function readFields(date: GregorianDate, offsetMinutes: number, abbreviation: string): ZonedTime {
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
    offsetMinutes,
    abbreviation,
  }
}

/** How many zones are kept (spec §9, time-zone record cache). */
const keptZones = 100
const zones = new Map<string, boolean>()

function isKnownZone(zoneId: string): boolean {
  const known = zones.get(zoneId)
  if (known !== undefined) return known
  let works = true
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zoneId)
  } catch {
    works = false
  }
  if (zones.size >= keptZones) zones.clear()
  zones.set(zoneId, works)
  return works
}

function laterOffset(epochMs: number, zoneId: string): number {
  if (!isKnownZone(zoneId)) return 0
  const instant = Temporal.Instant.fromEpochMilliseconds(epochMs)
  return instant.toZonedDateTimeISO(zoneId).offsetNanoseconds / 1_000_000
}

/** Rules go on as in the table's last year, so an abbreviation of that year with this offset holds. */
function laterAbbreviation(zoneId: string, offsetMs: number): string {
  if (!isKnownZone(zoneId)) return 'UTC'
  const step = millisecondsPerDay * 30
  for (let before = endOfZoneTable - 1; before > endOfZoneTable - 13 * step; before -= step) {
    const date = GregorianDate.fromUnixEpoch(before, zoneId, 1, 1)
    if (date.timeZoneOffset() === offsetMs) return abbreviationOf(date)
  }
  return ''
}
