import type { FrozenOrder } from '@vitrine/rules/shop/checkout/frozen-order.ts'
import type { KeptMethod } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { dueOfCycle } from '@vitrine/rules/shop/subscriptions/due-of-cycle.ts'
import {
  decideFailure,
  stateOncePaid,
  wakeAt,
  type CycleFailure,
} from '@vitrine/rules/shop/subscriptions/subscription.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { grantSubscribedAccess, renewSubscribedAccess } from '../paywall/grant-access.ts'
import { endSubscription } from './end-subscription.ts'
import { keepMethod } from './keep-method.ts'
import { mailSubscriber, type MailingContext } from './subscription-mail.ts'
import {
  findOpenCycle,
  findSubscription,
  insertSubscription,
  lockSubscription,
  putCycle,
  ruledSubscription,
  updateSubscription,
} from './subscription-rows.ts'

type Turn = { readonly now: number; readonly random: Random }

/** The order that was paid, and by what. */
export type PaidOrder = {
  readonly order: FrozenOrder
  readonly orderId: string
  readonly orderNumber: number
  readonly payment: { readonly id: string; readonly provider: string }
  readonly providerAccount: string | null
  readonly method: KeptMethod | undefined
}

/** Of which subscription an order is a payment, and which one; nulls where it is of none. */
export function cycleOfOrder(
  { subscription }: FrozenOrder,
  orderId: string,
): { readonly subscriptionId: string | null; readonly subscriptionCycle: number | null } {
  if (subscription === undefined) return { subscriptionId: null, subscriptionCycle: null }
  // it is known by the order that it begins with
  if (subscription.kind === 'start') return { subscriptionId: orderId, subscriptionCycle: 1 }
  return { subscriptionId: subscription.id, subscriptionCycle: subscription.number }
}

/** Writes what a paid order means for its subscription, in the order's own transaction. */
export async function settlePaidCycle(
  context: MailingContext,
  site: SiteDatabase,
  paid: PaidOrder,
  turn: Turn,
): Promise<void> {
  const { subscription } = paid.order
  if (subscription === undefined) return
  if (subscription.kind === 'start') await begin(context, site, paid, turn)
  else await notePaid(context, site, subscription, paid, turn)
}

async function begin(
  context: MailingContext,
  site: SiteDatabase,
  { order, orderId: id, orderNumber, payment, providerAccount, method }: PaidOrder,
  turn: Turn,
): Promise<void> {
  const [line] = order.entries
  const { subscription } = order
  if (line === undefined || subscription?.kind !== 'start') return
  const { plan, priceCents, consent, timeZone } = subscription
  const nextAt = dueOfCycle({ ...plan, startedAt: turn.now, timeZone }, 2)
  await insertSubscription(site, {
    id,
    order_id: id,
    order_number: orderNumber,
    state: 'active',
    ended_why: null,
    plan: JSON.stringify(plan),
    price_cents: priceCents,
    total_cents: order.totals.grandTotalCents,
    currency: order.currency,
    item_id: line.itemId,
    variant_id: line.variantId,
    title: line.title,
    variant: Object.values(line.attributes).join(' / '),
    additional_fields:
      line.additionalFields === null ? null : JSON.stringify(line.additionalFields),
    buyer: JSON.stringify(order.buyer),
    email: order.buyer.email,
    is_donation: line.isDonation === true,
    locale: order.locale,
    time_zone: timeZone,
    started_at: turn.now,
    test_mode: order.testMode,
    agreed_to_terms: order.agreesToTerms,
    agreed_to_download: order.downloadConsent !== undefined,
    consent,
    provider: payment.provider,
    provider_account: providerAccount,
    method_ref: method?.ref ?? null,
    method_label: method?.label ?? '',
    method_expires: method?.card?.expires ?? '',
    next_number: 2,
    next_at: nextAt,
    wake_at: nextAt,
    ended_at: null,
  })
  await putFirstCycle(site, id, payment.id, turn.now)
  await grantSubscribedAccess(site, { order, id, now: turn.now, nextAt })
  const row = await findSubscription(site, id)
  if (row === undefined) return
  const told = { subscription: row, day: nextAt }
  await mailSubscriber(context, site, 'subscription-started', told, turn)
}

/** The one that it begins with, which is paid as it begins. */
async function putFirstCycle(
  site: SiteDatabase,
  id: string,
  paymentId: string,
  now: number,
): Promise<void> {
  await putCycle(site, {
    subscription_id: id,
    number: 1,
    due_at: now,
    state: 'paid',
    why: null,
    order_id: id,
    payment_id: paymentId,
    tries: 1,
    try_at: null,
  })
}

async function notePaid(
  context: MailingContext,
  site: SiteDatabase,
  { id, number }: { readonly id: string; readonly number: number },
  { order, orderId, payment, providerAccount, method }: PaidOrder,
  turn: Turn,
): Promise<void> {
  const row = await lockSubscription(site, id)
  const cycle = await findOpenCycle(site, id)
  if (row === undefined || cycle?.number !== number) return
  await putCycle(site, { ...cycle, state: 'paid', why: null, order_id: orderId, try_at: null })
  const ruled = ruledSubscription(row)
  const state = stateOncePaid(ruled, number)
  const total = { total_cents: order.totals.grandTotalCents }
  await updateSubscription(site, id, total)
  if (method !== undefined) {
    const by = { provider: payment.provider, provider_account: providerAccount }
    await keepMethod(site, row, { ...by, method, testMode: order.testMode }, turn)
  }
  await renewSubscribedAccess(site, id, dueOfCycle(ruled, number + 1))
  if (state === 'ended') return endSubscription(context, site, row, 'completed', turn)
  await updateSubscription(site, id, { state, wake_at: wakeAt({ ...ruled, state }, undefined) })
}

/** What a code of a refused payment says of a cycle. */
function failureOf(code: string): CycleFailure {
  if (code === 'payment-declined') return 'declined'
  return code === 'payment-needs-you' ? 'needs-shopper' : 'no-answer'
}

/** Notes a cycle whose payment came to nothing, in the transaction that gives back what it held. */
export async function settleFailedCycle(
  context: MailingContext,
  site: SiteDatabase,
  { subscription }: Pick<FrozenOrder, 'subscription'>,
  code: string,
  turn: Turn,
): Promise<void> {
  if (subscription?.kind !== 'cycle') return
  const { id, number, byShopper } = subscription
  await failCycle(context, site, { id, number, why: failureOf(code), byShopper }, turn)
}

export type FailedCycle = {
  readonly id: string
  readonly number: number
  readonly why: CycleFailure
  readonly byShopper: boolean
}

export async function failCycle(
  context: MailingContext,
  site: SiteDatabase,
  { id, number, why, byShopper }: FailedCycle,
  turn: Turn,
): Promise<void> {
  const row = await lockSubscription(site, id)
  const cycle = await findOpenCycle(site, id)
  if (row === undefined || cycle?.number !== number) return
  const tried = { tries: cycle.tries, tryAt: cycle.try_at }
  const failedAt = cycle.failed_at ?? turn.now
  const { tryAt, isOver } = decideFailure(tried, { why, byShopper }, turn.now)
  if (isOver || row.state === 'cancelling') {
    const ended = row.state === 'cancelling' ? 'canceled' : 'unpaid'
    await putCycle(site, { ...cycle, state: 'unpaid', why, try_at: null })
    return endSubscription(context, site, row, ended, turn)
  }
  await putCycle(site, {
    ...cycle,
    state: 'retrying',
    why: byShopper ? cycle.why : why,
    try_at: tryAt,
    failed_at: failedAt,
  })
  const open = {
    number,
    dueAt: cycle.due_at,
    state: 'retrying' as const,
    tries: cycle.tries,
    tryAt,
    failedAt,
  }
  const state = 'past-due' as const
  const wake = wakeAt({ ...ruledSubscription(row), state }, open)
  await updateSubscription(site, id, { state, wake_at: wake })
  // whoever has just tried knows it
  if (byShopper) return
  // the sum that is asked for, where it is another one than before
  const subscription = { ...row, total_cents: cycle.asked_cents ?? row.total_cents }
  const told = { subscription, day: tryAt }
  await mailSubscriber(context, site, 'subscription-unpaid', told, turn)
}
