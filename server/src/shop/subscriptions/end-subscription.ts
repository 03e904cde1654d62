import type { SubscriptionEnd } from '@vitrine/rules/shop/subscriptions/subscription.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { forgetMethodLater } from '../payments/keep-card.ts'
import { stopSubscribedAccess } from '../paywall/grant-access.ts'
import { mailSubscriber, type MailingContext } from './subscription-mail.ts'
import { findSubscription, updateSubscription, type SubscriptionRow } from './subscription-rows.ts'

/**
 * Ends a subscription, and tells whoever subscribed: nothing is charged any more, and its provider
 * forgets the card, unless something else is charged by it.
 * @param refundCents what goes back to them of what they have paid, which the same mail tells
 */
export async function endSubscription(
  context: MailingContext,
  site: SiteDatabase,
  subscription: SubscriptionRow,
  why: SubscriptionEnd,
  turn: { readonly now: number; readonly random: Random },
  refundCents = 0,
): Promise<void> {
  // as it stands by now: what has just paid may be charged by another way than before
  const row = (await findSubscription(site, subscription.id)) ?? subscription
  if (row.method_ref !== null) await forgetMethodLater(site, { ...row, ref: row.method_ref }, turn)
  await updateSubscription(site, subscription.id, {
    method_ref: null,
    state: 'ended',
    ended_why: why,
    ended_at: turn.now,
    next_at: null,
    wake_at: null,
  })
  await stopSubscribedAccess(site, subscription.id, turn.now)
  // of one that was canceled before they know until when it ran
  if (subscription.state === 'cancelling') return
  const told = { subscription, day: null, refundCents }
  await mailSubscriber(context, site, 'subscription-ended', told, turn)
}
