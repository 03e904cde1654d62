import { formatLocale } from '@vitrine/rules/ground/dates/regional-formats.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { siteLocale } from '../../site/templates/site-locale.ts'

/** A day and a time with its zone, as the site writes them by its own clock; text. */
export function writtenTime(
  instant: number,
  settings: SiteSettings,
  locale: string = settings.language,
): string {
  const written = siteLocale(formatLocale(settings, locale))
  const { timeZone } = settings
  return written?.formatDate(instant, timeZone, { date: 'long', time: 'full' }) ?? ''
}
