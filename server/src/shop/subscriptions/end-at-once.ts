import { decideChange } from '@vitrine/rules/shop/subscriptions/subscription.ts'
import { subscriptionsRefusal } from '@vitrine/rules/shop/subscriptions/subscriptions-messages.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { endSubscription } from './end-subscription.ts'
import type { MailingContext } from './subscription-mail.ts'
import {
  findOpenCycle,
  lockSubscription,
  putCycle,
  ruledCycle,
  ruledSubscription,
  type SubscriptionRow,
} from './subscription-rows.ts'

/** Locks a subscription that is about to be ended at once; refused where it cannot be. */
export async function lockToEnd(site: SiteDatabase, id: string): Promise<Result<SubscriptionRow>> {
  const row = await lockSubscription(site, id)
  if (row === undefined) return refuse(subscriptionsRefusal('no-such-subscription'))
  const open = ruledCycle(await findOpenCycle(site, id))
  const decided = decideChange(ruledSubscription(row), open, 'end')
  return decided.ok ? ok(row) : decided
}

/**
 * Ends one that is locked, and tells whoever subscribed so, and what goes back to them.
 * @param refundCents in its own currency
 */
export async function endRefunded(
  context: MailingContext,
  site: SiteDatabase,
  row: SubscriptionRow,
  refundCents: number,
  turn: { readonly now: number; readonly random: Random },
): Promise<void> {
  const cycle = await findOpenCycle(site, row.id)
  if (cycle !== undefined) {
    await putCycle(site, { ...cycle, state: 'skipped', why: 'canceled', try_at: null })
  }
  // of one that was canceled before they know that it ends, and not what goes back
  const subscription = { ...row, state: 'active' } as const
  await endSubscription(context, site, subscription, 'canceled', turn, refundCents)
}
