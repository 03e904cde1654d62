import type { CLDR } from '@phensley/cldr'

/** Words of a calendar. Weekdays begin with Sunday. */
export type DateNames = {
  readonly weekdays: readonly string[]
  readonly shortWeekdays: readonly string[]
  /** As they stand beside a day, such as the Russian genitive. */
  readonly months: readonly string[]
  readonly shortMonths: readonly string[]
  /** As they stand without a day. */
  readonly monthsAlone: readonly string[]
  readonly shortMonthsAlone: readonly string[]
  readonly am: string
  readonly pm: string
}

const day = 86_400_000
/** A Sunday. */
const firstDay = Date.UTC(2023, 0, 1)

/** The words of a locale's calendar, by the patterns that dates are made of. */
export function readDateNames({ Calendars }: CLDR): DateNames {
  const text = (date: number, pattern: string) =>
    Calendars.formatDateRaw({ date, zoneId: 'UTC' }, { pattern })
  const week = Array.from({ length: 7 }, (_unused, place) => firstDay + place * day)
  const year = Array.from({ length: 12 }, (_unused, place) => Date.UTC(2023, place, 1))
  const each = (dates: readonly number[], pattern: string) =>
    dates.map((date) => text(date, pattern))
  return {
    weekdays: each(week, 'EEEE'),
    shortWeekdays: each(week, 'EEE'),
    months: each(year, 'MMMM'),
    shortMonths: each(year, 'MMM'),
    monthsAlone: each(year, 'LLLL'),
    shortMonthsAlone: each(year, 'LLL'),
    am: text(firstDay, 'a'),
    pm: text(firstDay + day / 2, 'a'),
  }
}
