import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { Replacement } from '../../ground/documents/document-kinds.ts'

/**
 * Notes whether a shop asks for reviews by mail, in the transaction that its settings are written in, so
 * that whoever looks for shops that do reads no settings.
 */
export async function noteWhoAsks(
  site: SiteDatabase,
  changed: readonly Replacement[],
): Promise<void> {
  for (const { kind, before, after } of changed) {
    if (kind !== 'site-settings') continue
    const stood = daysOf((before?.body as SiteSettings | undefined) ?? null)
    const days = daysOf(after as SiteSettings | null)
    if (stood === days) continue
    const { queries, siteId } = site
    if (days === null) {
      await queries.deleteFrom('review_asking').where('website_id', '=', siteId).execute()
    } else {
      await queries
        .insertInto('review_asking')
        .values({ website_id: siteId, days_after: days })
        .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ days_after: days }))
        .execute()
    }
  }
}

/** After how many days a shop asks; null: it does not. */
function daysOf(settings: SiteSettings | null): number | null {
  const reviews = settings?.store.reviews
  return reviews?.isOn === true && reviews.asksByMail ? reviews.daysAfter : null
}
