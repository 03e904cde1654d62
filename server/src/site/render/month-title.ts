import { dateNamesOf } from '@vitrine/rules/ground/dates/date-pattern.ts'
import { siteLocale } from '../templates/site-locale.ts'

/** A month as addresses spell it, such as `11-2026`, in the words of a language: `November 2026`. */
export function monthTitle(month: string, language: string): string {
  const [number, year = ''] = month.split('-')
  const { monthsAlone } = dateNamesOf(siteLocale(language))
  return `${monthsAlone[Number(number) - 1] ?? ''} ${year}`.trim()
}
