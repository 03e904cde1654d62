import { formatLocale, type WithFormats } from '@vitrine/rules/ground/dates/regional-formats.ts'

/** Where people of a site write, as far as its settings are known. */
export type Place = WithFormats & { readonly language?: string; readonly timeZone?: string }

/** An instant as people of the site write it. @param at epoch milliseconds */
export function formatInstant(at: number, place: Place = {}): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(localeOf(place), { ...style, ...zoneOf(place) }).format(at)
}

/** The day of an instant as people of the site write it. @param at epoch milliseconds */
export function formatDay(at: number, place: Place = {}): string {
  const style = { dateStyle: 'medium' } as const
  return new Intl.DateTimeFormat(localeOf(place), { ...style, ...zoneOf(place) }).format(at)
}

/** A number as people of the site write it. */
export function formatCount(count: number, place: Place = {}): string {
  return new Intl.NumberFormat(localeOf(place)).format(count)
}

/** Undefined: as the browser does. */
function localeOf(place: Place): string | undefined {
  return place.language === undefined ? undefined : formatLocale(place, place.language)
}

function zoneOf({ timeZone }: Place): { timeZone?: string } {
  return timeZone === undefined ? {} : { timeZone }
}
