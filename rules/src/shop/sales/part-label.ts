import type { SalesPeriod } from './sales-period.ts'

type Style = Intl.DateTimeFormatOptions

const inTables: Readonly<Record<SalesPeriod, Style>> = {
  '7-days': { weekday: 'short', month: 'short', day: 'numeric' },
  '30-days': { month: 'short', day: 'numeric' },
  '12-weeks': { month: 'short', day: 'numeric' },
  '12-months': { month: 'short', year: 'numeric' },
}

/** A bar is narrow on a phone, and a week has each day once. */
const belowBars: Readonly<Record<SalesPeriod, Style>> = {
  ...inTables,
  '7-days': { weekday: 'short' },
}

/**
 * Writes the days with which the parts of a period begin, as people of the site do.
 * @param locale a tag with the site's formats, such as `en-DE`
 */
export function partLabels(period: SalesPeriod, locale: string): (day: string) => string {
  return writing(inTables[period], locale)
}

/** The same, for what stands below bars. */
export function barLabels(period: SalesPeriod, locale: string): (day: string) => string {
  return writing(belowBars[period], locale)
}

function writing(style: Style, locale: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
  return (day) => format.format(Date.parse(day))
}
