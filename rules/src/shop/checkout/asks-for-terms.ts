import { textOfHtml } from '../../ground/words/text-of-html.ts'
import type { StoreSettings } from '../../site/sites/site-settings.ts'

/** Whether whoever buys has to agree to the terms: where their owner wishes it, and there are some. */
export function asksForTerms({
  asksForTerms: isWished = false,
  termsOfService,
}: Pick<StoreSettings, 'asksForTerms' | 'termsOfService'>): boolean {
  return isWished && textOfHtml(termsOfService).trim() !== ''
}
