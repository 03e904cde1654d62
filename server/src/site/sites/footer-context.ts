import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { footerTold } from '@vitrine/rules/site/sites/footer-told.ts'
import {
  footerParts,
  readFooter,
  tellsYear,
  writeCopyright,
} from '@vitrine/rules/site/sites/footer.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { readRunningOffset } from '@vitrine/template-language/cldr/running-clock.ts'

/**
 * `footerSettings` for `websiteSettings`: the copyright line, and which parts the foot of a page
 * shows. A part of which nothing is told is not shown, so that a template asks one question of each.
 */
export function footerContext(
  settings: SiteSettings,
  year: number,
): Readonly<Record<string, unknown>> {
  const footer = readFooter(settings)
  const told = footerTold(settings)
  const line = writeCopyright(footer.copyrightText, settings.title, year)
  return {
    ...(line !== '' && { copyrightText: escapeHtml(line) }),
    ...Object.fromEntries(footerParts.map((part) => [part, footer[part] && told[part]])),
  }
}

/** The year that the clock of a site shows. @param now epoch milliseconds */
export function yearOf({ timeZone }: Pick<SiteSettings, 'timeZone'>, now: number): number {
  return new Date(now + (readRunningOffset(now, timeZone) ?? 0)).getUTCFullYear()
}

/** When pages of a site say another year, in epoch milliseconds; null: none of them tells any. */
export function nextYearOf(settings: SiteSettings, now: number): number | null {
  if (!tellsYear(readFooter(settings))) return null
  const begins = Date.UTC(yearOf(settings, now) + 1, 0, 1)
  return begins - (readRunningOffset(begins, settings.timeZone) ?? 0)
}
