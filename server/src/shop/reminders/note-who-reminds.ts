import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { Replacement } from '../../ground/documents/document-kinds.ts'

/**
 * Notes whether a shop reminds of carts, in the transaction that its settings are written in, so that
 * whoever looks for shops that do reads no settings.
 */
export async function noteWhoReminds(
  { siteId, queries }: SiteDatabase,
  changed: readonly Replacement[],
): Promise<void> {
  for (const { kind, before, after } of changed) {
    if (kind !== 'site-settings') continue
    const stood = hoursOf((before?.body as SiteSettings | undefined) ?? null)
    const hours = hoursOf(after as SiteSettings | null)
    if (stood === hours) continue
    if (hours === null) {
      await queries.deleteFrom('cart_reminding').where('website_id', '=', siteId).execute()
    } else {
      await queries
        .insertInto('cart_reminding')
        .values({ website_id: siteId, hours_after: hours })
        .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ hours_after: hours }))
        .execute()
    }
  }
}

/** After how many hours a shop reminds; null: it does not. */
function hoursOf(settings: SiteSettings | null): number | null {
  const reminders = settings?.store.cartReminders
  return reminders?.isOn === true ? reminders.hoursAfter : null
}
