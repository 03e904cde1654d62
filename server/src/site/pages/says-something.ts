import { child, isTruthy } from '@vitrine/template-language/values.ts'
import { websiteSettingsContext } from '../render/website-context.ts'
import type { StaticPage } from '../templates/site-template.ts'
import type { SiteView } from '../views/site-view.ts'

/**
 * Whether a page of the template has what it is there for. One that shows what its owner has not
 * written yet is not worth a search engine's way.
 * @param now epoch milliseconds
 */
export function saysSomething(
  { needs }: Pick<StaticPage, 'needs'>,
  { settings }: Pick<SiteView, 'settings'>,
  now: number,
): boolean {
  if (needs === '') return true
  const context = { websiteSettings: websiteSettingsContext(settings, now) }
  return isTruthy(needs.split('.').reduce<unknown>(child, context))
}
