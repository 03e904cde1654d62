import type { KeptMethod } from '@vitrine/rules/shop/payments/payment-provider.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { TakenBy } from '../payments/find-provider.ts'
import { forgetMethodLater } from '../payments/keep-card.ts'
import { updateSubscription, type SubscriptionRow } from './subscription-rows.ts'

/**
 * Charges a subscription that is locked by another way of paying from now on, and has the provider of
 * the one before forget that.
 */
export async function keepMethod(
  site: SiteDatabase,
  row: SubscriptionRow,
  kept: TakenBy & { readonly method: KeptMethod; readonly testMode: boolean },
  turn: { readonly now: number; readonly random: Random },
): Promise<void> {
  const { provider, provider_account, method, testMode } = kept
  const { method_ref: ref } = row
  if (ref !== null && ref !== method.ref) {
    const { provider: by, provider_account: account } = row
    await forgetMethodLater(site, { provider: by, provider_account: account, ref }, turn)
  }
  await updateSubscription(site, row.id, {
    provider,
    provider_account,
    method_ref: method.ref,
    method_label: method.label,
    method_expires: method.card?.expires ?? '',
    test_mode: testMode,
  })
}
