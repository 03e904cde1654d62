import { formatLocale } from '@vitrine/rules/ground/dates/regional-formats.ts'
import type { LocaleData } from '@vitrine/template-language/cldr/locale-data.ts'
import type { SiteView } from '../views/site-view.ts'
import { siteLocale } from '../templates/site-locale.ts'

/** Pages ask for it with each date. */
const known = new WeakMap<SiteView, LocaleData | undefined>()

/** How a site writes numbers, money and dates: in its language, by its regional formats. */
export function formatLocaleOf(view: SiteView): LocaleData | undefined {
  if (known.has(view)) return known.get(view)
  const data = siteLocale(formatLocale(view.settings, view.locale))
  known.set(view, data)
  return data
}
