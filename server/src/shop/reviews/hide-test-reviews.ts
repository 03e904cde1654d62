import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { Replacement } from '../../ground/documents/document-kinds.ts'
import { countFacts, hideOfTests, lockFacts } from './reviews-store.ts'

/**
 * Hides reviews of test orders once a shop takes money, in the transaction that its settings are written
 * in: nobody has bought what they tell of (Directive 2005/29/EC, annex I, 23b).
 */
export async function hideTestReviews(
  site: SiteDatabase,
  changed: readonly Replacement[],
): Promise<void> {
  const goesLive = changed.some(
    ({ kind, before, after }) =>
      kind === 'site-settings' &&
      modeOf(after as SiteSettings | null) === 'live' &&
      modeOf((before?.body as SiteSettings | undefined) ?? null) !== 'live',
  )
  if (!goesLive) return
  const itemIds = await hideOfTests(site)
  await lockFacts(site, itemIds)
  await countFacts(site, itemIds)
}

function modeOf(settings: SiteSettings | null): string | undefined {
  return settings?.store.paymentMode
}
