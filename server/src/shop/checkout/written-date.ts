import { formatLocale } from '@vitrine/rules/ground/dates/regional-formats.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { siteLocale } from '../../site/templates/site-locale.ts'

/** A day as whoever reads the page writes it, by the clock of the site; text. @param locale of the page */
export function writtenDate(instant: number, settings: SiteSettings, locale: string): string {
  const written = siteLocale(formatLocale(settings, locale))
  return written?.formatDate(instant, settings.timeZone, { date: 'long' }) ?? ''
}
