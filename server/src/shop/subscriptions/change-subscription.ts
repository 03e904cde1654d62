import { dueOfCycle } from '@vitrine/rules/shop/subscriptions/due-of-cycle.ts'
import {
  decideChange,
  wakeAt,
  type SubscriptionWish,
} from '@vitrine/rules/shop/subscriptions/subscription.ts'
import { subscriptionsRefusal } from '@vitrine/rules/shop/subscriptions/subscriptions-messages.ts'
import type { CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import type { Random, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { endSubscription } from './end-subscription.ts'
import { mailSubscriber, type MailingContext } from './subscription-mail.ts'
import {
  findOpenCycle,
  findSubscription,
  leaveCyclesOut,
  lockSubscription,
  putCycle,
  ruledCycle,
  ruledSubscription,
  updateSubscription,
  type SubscriptionRow,
} from './subscription-rows.ts'

type Turn = { readonly now: number; readonly random: Random }

type Seen = {
  /** When the next payment was, as far as whoever wants it knew; asked of `skip` alone. */
  readonly seenNextAt?: number | null
}

/** Does what whoever subscribes, or the owner, wants of a subscription. */
export function changeSubscription(
  context: MailingContext & Pick<Context, 'database'>,
  siteId: SiteId,
  id: string,
  wish: SubscriptionWish,
  { seenNextAt, ...turn }: Turn & Seen,
): Promise<Result<void>> {
  return context.database.transact(siteId, async (site) => {
    const row = await lockSubscription(site, id)
    if (row === undefined) return refuse(subscriptionsRefusal('no-such-subscription'))
    // one that was asked for twice leaves out one payment
    if (wish === 'skip' && seenNextAt !== row.next_at) {
      return refuse(subscriptionsRefusal('subscription-not-now'))
    }
    return change(context, site, row, wish, turn)
  })
}

/** The same in the transaction of what ends it, such as a withdrawal; one that has ended stays so. */
export async function cancelWithOrder(
  context: MailingContext,
  site: SiteDatabase,
  id: string,
  turn: Turn,
): Promise<void> {
  const row = await lockSubscription(site, id)
  if (row === undefined || row.state === 'cancelling') return
  await change(context, site, row, 'cancel', turn)
}

async function change(
  context: MailingContext,
  site: SiteDatabase,
  row: SubscriptionRow,
  wish: SubscriptionWish,
  turn: Turn,
): Promise<Result<void>> {
  const ruled = ruledSubscription(row)
  const cycle = await findOpenCycle(site, row.id)
  const decided = decideChange(ruled, ruledCycle(cycle), wish)
  if (!decided.ok) return decided
  const { state, dropsOpen, skipsNext } = decided.value
  if (dropsOpen && cycle !== undefined) {
    await putCycle(site, { ...cycle, state: 'skipped', why: 'canceled', try_at: null })
  }
  const next = skipsNext ? ruled.nextNumber + 1 : ruled.nextNumber
  if (skipsNext) await leaveCyclesOut(site, row, [{ number: row.next_number }], 'owner')
  if (state === 'ended') {
    await endSubscription(context, site, { ...row, state: 'active' }, 'canceled', turn)
    return ok(undefined)
  }
  const after = { ...ruled, state, nextNumber: next }
  await updateSubscription(site, row.id, {
    state,
    next_number: next,
    next_at: dueOfCycle(ruled, next),
    wake_at: wakeAt(after, ruledCycle(cycle)),
  })
  const told = { subscription: row, day: dueOfCycle(ruled, next) }
  if (state === 'cancelling' && row.state !== 'cancelling') {
    await mailSubscriber(context, site, 'subscription-ended', told, turn)
  }
  // the last that they were told is that it ends
  if (wish === 'keep') await mailSubscriber(context, site, 'subscription-kept', told, turn)
  return ok(undefined)
}

/** Keeps where it goes from its next payment on. */
export async function keepAddress(
  site: SiteDatabase,
  id: string,
  buyer: CheckoutEntries,
): Promise<void> {
  await updateSubscription(site, id, { buyer: JSON.stringify(buyer) })
}

/** Sets what is given from the next payment on; one that is being made goes its way. */
export function keepAmount(
  { database }: Pick<Context, 'database'>,
  siteId: SiteId,
  id: string,
  amountCents: number,
): Promise<Result<void>> {
  return database.transact(siteId, async (site) => {
    const row = await lockSubscription(site, id)
    if (row?.is_donation !== true) return refuse(subscriptionsRefusal('no-such-subscription'))
    if (row.state === 'ended') return refuse(subscriptionsRefusal('subscription-ended'))
    const cycle = await findOpenCycle(site, id)
    if (cycle?.state === 'charging') return refuse(subscriptionsRefusal('subscription-charging'))
    await updateSubscription(site, id, { price_cents: amountCents, total_cents: amountCents })
    return ok(undefined)
  })
}

/** Sends the link of its page once more, with what is known of it. */
export function mailLinkAgain(
  context: MailingContext & Pick<Context, 'database'>,
  siteId: SiteId,
  id: string,
  turn: Turn,
): Promise<Result<void>> {
  return context.database.transact(siteId, async (site) => {
    const row = await findSubscription(site, id)
    if (row === undefined) return refuse(subscriptionsRefusal('no-such-subscription'))
    if (row.state === 'ended') return refuse(subscriptionsRefusal('subscription-ended'))
    const isUnpaid = row.state === 'past-due'
    const kind = isUnpaid
      ? 'subscription-unpaid'
      : row.state === 'cancelling'
        ? 'subscription-ended'
        : 'subscription-started'
    const cycle = isUnpaid ? await findOpenCycle(site, id) : undefined
    const day = isUnpaid ? (cycle?.try_at ?? null) : row.next_at
    await mailSubscriber(context, site, kind, { subscription: row, day }, turn)
    return ok(undefined)
  })
}
