import type { SayPhrase } from '../../site/phrases/phrases.ts'
import type { SiteSettings } from '../../site/sites/site-settings.ts'
import { takesTaxes } from './tax-plan-of.ts'

/** What the cart's page says of taxes, before anybody has typed where it goes; empty: there are none. */
export function taxHint(settings: Pick<SiteSettings, 'store'>, say: SayPhrase): string {
  if (!takesTaxes(settings)) return ''
  return settings.store.taxes?.prices === 'included'
    ? say('Prices include taxes.')
    : say('Taxes are added at checkout.')
}
