import { checkoutRefusal } from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import { dueOf, makeOffer } from '@vitrine/rules/shop/checkout/offer.ts'
import type { PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { dueOfCycle } from '@vitrine/rules/shop/subscriptions/due-of-cycle.ts'
import {
  decideTurn,
  lastCycleOf,
  wakeAt,
  type Turn as WhatToDo,
} from '@vitrine/rules/shop/subscriptions/subscription.ts'
import { subscriptionsRefusal } from '@vitrine/rules/shop/subscriptions/subscriptions-messages.ts'
import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { noteJobFailure } from '../../ground/jobs/note-job-failure.ts'
import { hashToken, makeSecretToken } from '../../people/accounts/secret-token.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { atPlace, readSettings, type LoadedCart } from '../cart/load-cart.ts'
import { priceRenewal } from '../cart/subscription-cart.ts'
import { endSubscription } from '../subscriptions/end-subscription.ts'
import { failCycle } from '../subscriptions/settle-cycle.ts'
import { mailSubscriber, type MailingContext } from '../subscriptions/subscription-mail.ts'
import {
  findOpenCycle,
  leaveCyclesOut,
  lockSubscription,
  putCycle,
  ruledCycle,
  ruledSubscription,
  updateSubscription,
  type CycleRow,
  type SubscriptionRow,
} from '../subscriptions/subscription-rows.ts'
import { freezeGift } from './freeze-gift.ts'
import { BeginRefused, holdOrder, writePayment, type HeldPayment } from './hold-order.ts'

export type Moment = { readonly now: number; readonly random: Random }

/** The cycle of a subscription that is to be charged. */
export type ToCharge = {
  readonly row: SubscriptionRow
  readonly cycle: CycleRow | undefined
  readonly number: number
  readonly dueAt: number
  readonly byShopper: boolean
}

/**
 * Does what the job has to do with a subscription now, and holds what its cycle needs where that is to
 * be charged. Whoever comes second finds nothing left to do.
 */
export async function beginDueCycle(
  context: MailingContext,
  site: SiteDatabase,
  view: SiteView,
  provider: PaymentProvider | undefined,
  id: string,
  moment: Moment,
): Promise<HeldPayment | undefined> {
  const row = await lockSubscription(site, id)
  if (row === undefined || row.wake_at === null || row.wake_at > moment.now) return undefined
  const cycle = await findOpenCycle(site, id)
  if (row.test_mode && view.settings.store.paymentMode === 'live') {
    // goods that are not paid for are for tests alone
    await endSubscription(context, site, row, 'canceled', moment)
    return undefined
  }
  const turn = decideTurn(ruledSubscription(row), ruledCycle(cycle), moment.now)
  if (turn.kind !== 'charge') {
    await doWithoutCharge(context, site, row, cycle, turn, moment)
    return undefined
  }
  if (provider === undefined) {
    // its keys are gone: as soon as there are some, it is charged
    await updateSubscription(site, row.id, { wake_at: moment.now + laterMs })
    await note(site, row, turn.number, keysGone, moment.now)
    return undefined
  }
  const { number, dueAt } = turn
  if (turn.skipped.length > 0) await missCycles(context, site, row, turn.skipped, moment)
  const leftOut = row.left_out + turn.skipped.length
  const charge = { row: { ...row, left_out: leftOut }, cycle, number, dueAt, byShopper: false }
  if (row.method_ref === null && row.total_cents > 0) {
    await putOpen(site, charge, null)
    const failed = { id, number, why: 'needs-shopper', byShopper: false } as const
    await failCycle(context, site, failed, moment)
    return undefined
  }
  const held = await hold(context, site, view, provider, charge, moment)
  return held === 'costs-more' ? undefined : held
}

/** Holds what the cycle needs that whoever subscribes wants to pay by themselves. */
export async function beginCycleOfShopper(
  context: MailingContext,
  site: SiteDatabase,
  view: SiteView,
  provider: PaymentProvider,
  id: string,
  moment: Moment,
): Promise<Result<HeldPayment>> {
  const row = await lockSubscription(site, id)
  const cycle = row === undefined ? undefined : await findOpenCycle(site, id)
  if (row === undefined || cycle === undefined) {
    return refuse(subscriptionsRefusal('nothing-to-pay'))
  }
  if (cycle.state === 'charging') return refuse(subscriptionsRefusal('subscription-charging'))
  const { number, due_at: dueAt } = cycle
  const charge = { row, cycle, number, dueAt, byShopper: true }
  const held = await hold(context, site, view, provider, charge, moment)
  if (held === undefined) return refuse(checkoutRefusal('not-all-available'))
  return held === 'costs-more' ? refuse(checkoutRefusal('offer-changed')) : ok(held)
}

const laterMs = 3_600_000
const keysGone =
  'A payment is due, and the keys of the payment provider that takes it are gone. It is charged once they are there again.'

async function doWithoutCharge(
  context: MailingContext,
  site: SiteDatabase,
  row: SubscriptionRow,
  cycle: CycleRow | undefined,
  turn: Exclude<WhatToDo, { kind: 'charge' }>,
  moment: Moment,
): Promise<void> {
  if (turn.kind === 'end') {
    if (cycle !== undefined) await putCycle(site, { ...cycle, state: 'unpaid', try_at: null })
    return endSubscription(context, site, row, turn.why, moment)
  }
  if (turn.kind === 'skip') {
    const left = turn.numbers.map((number) => ({ number }))
    await leaveCyclesOut(site, row, left, turn.reason)
    await goOn(site, row, (turn.numbers.at(-1) ?? row.next_number) + 1)
    return undefined
  }
  await updateSubscription(site, row.id, {
    wake_at: wakeAt(ruledSubscription(row), ruledCycle(cycle)),
  })
}

/** The cycle after one that was left out, of which there is always one: it has as many payments as before. */
async function goOn(site: SiteDatabase, row: SubscriptionRow, nextNumber: number): Promise<number> {
  const ruled = { ...ruledSubscription(row), nextNumber }
  const nextAt = dueOfCycle(ruled, nextNumber)
  const state = ruled.state === 'past-due' ? 'active' : ruled.state
  await updateSubscription(site, row.id, {
    state,
    next_number: nextNumber,
    next_at: nextAt,
    wake_at: wakeAt({ ...ruled, state }, undefined),
  })
  return nextAt
}

/** Older payments that were missed are left out, and both the owner and whoever subscribes are told. */
async function missCycles(
  context: MailingContext,
  site: SiteDatabase,
  row: SubscriptionRow,
  numbers: readonly number[],
  moment: Moment,
): Promise<void> {
  const left = numbers.map((number) => ({ number }))
  await leaveCyclesOut(site, row, left, 'outage')
  await noteOutage(site, row, numbers.length, moment.now)
  // the newest is charged at once
  const told = { subscription: row, day: moment.now }
  await mailSubscriber(context, site, 'subscription-left-out', told, moment)
}

/**
 * Prices the cycle as of today, and holds its goods; where they are not to be had it is left out. What
 * costs more than was agreed to, by shipping or taxes of today, is charged only once whoever subscribes
 * has seen the sum.
 */
async function hold(
  context: MailingContext,
  site: SiteDatabase,
  view: SiteView,
  provider: PaymentProvider,
  charge: ToCharge,
  moment: Moment,
): Promise<HeldPayment | 'costs-more' | undefined> {
  const { row, number } = charge
  if (row.is_donation) return holdGift(context, site, view, provider, charge, moment)
  const loaded = await priceCycle(site, view, row, moment)
  if (loaded === 'gone' && !charge.byShopper) return endGone(context, site, charge, moment)
  if (loaded === 'gone' || loaded === undefined) return leaveOut(context, site, charge, moment)
  const offer = makeOffer(loaded)
  const agreedCents = (charge.byShopper ? charge.cycle?.asked_cents : null) ?? row.total_cents
  if (dueOf(offer) > agreedCents) {
    await askFirst(context, site, charge, dueOf(offer), moment)
    return 'costs-more'
  }
  const order = {
    loaded,
    offer,
    buyer: row.buyer,
    agreesToTerms: row.agreed_to_terms,
    agreesToDownload: row.agreed_to_download,
    subscription: { kind: 'cycle' as const, id: row.id, number, byShopper: charge.byShopper },
  }
  const form = { key: keyOf(charge, moment), fingerprint: '', typed: { ...row.buyer } }
  try {
    const payment = await holdOrder(site, provider, form, order, moment)
    await putOpen(site, charge, payment.id)
    return payment
  } catch (error) {
    if (!(error instanceof BeginRefused)) throw error
    return leaveOut(context, site, charge, moment)
  }
}

/** One payment for each try; what somebody pays by themselves may come to nothing as often as they like. */
function keyOf({ row, cycle, number, byShopper }: ToCharge, { now, random }: Moment): string {
  return byShopper
    ? `renewal ${row.id} ${number} ${makeId(now, random)}`
    : `renewal ${row.id} ${number} try ${(cycle?.tries ?? 0) + 1}`
}

/**
 * Writes the payment of a donation that is given again. Its amount is the one that was agreed to, and
 * nothing of it can be gone but the currency.
 */
async function holdGift(
  context: MailingContext,
  site: SiteDatabase,
  view: SiteView,
  provider: PaymentProvider,
  charge: ToCharge,
  moment: Moment,
): Promise<HeldPayment | undefined> {
  const priced = await freezeGift(site, view, provider, charge, moment)
  if (priced === undefined) {
    if (charge.byShopper) return undefined
    return endGone(context, site, charge, moment)
  }
  const form = { key: keyOf(charge, moment), fingerprint: '', typed: {} }
  const payment = await writePayment(site, provider, form, priced, moment)
  await putOpen(site, charge, payment.id)
  return payment
}

/** Writes down what the cycle costs by now, and asks whoever subscribes. */
async function askFirst(
  context: MailingContext,
  site: SiteDatabase,
  charge: ToCharge,
  askedCents: number,
  moment: Moment,
): Promise<void> {
  const { row, cycle, number, byShopper } = charge
  if (byShopper && cycle !== undefined) return putCycle(site, { ...cycle, asked_cents: askedCents })
  await putOpen(site, charge, null, askedCents)
  await failCycle(context, site, { id: row.id, number, why: 'costs-more', byShopper }, moment)
}

/** What is no more, or has a price in other money, is never to be had again. */
async function endGone(
  context: MailingContext,
  site: SiteDatabase,
  { row, cycle, number }: ToCharge,
  moment: Moment,
): Promise<undefined> {
  if (cycle !== undefined) await putCycle(site, { ...cycle, state: 'unpaid', try_at: null })
  await note(
    site,
    row,
    number,
    'It has ended, because its product is gone or your site has another currency.',
    moment.now,
  )
  await endSubscription(context, site, row, 'canceled', moment)
}

async function putOpen(
  site: SiteDatabase,
  { row, cycle, number, dueAt, byShopper }: ToCharge,
  paymentId: string | null,
  askedCents: number | null = cycle?.asked_cents ?? null,
): Promise<void> {
  await putCycle(site, {
    subscription_id: row.id,
    number,
    due_at: dueAt,
    state: 'charging',
    why: cycle?.why ?? null,
    order_id: null,
    payment_id: paymentId,
    tries: (cycle?.tries ?? 0) + (byShopper || paymentId === null ? 0 : 1),
    // of a try of somebody's own the next one of the job stays
    try_at: byShopper ? (cycle?.try_at ?? null) : null,
    failed_at: cycle?.failed_at ?? null,
    asked_cents: askedCents,
  })
  if (cycle !== undefined) return updateSubscription(site, row.id, { wake_at: null })
  const ruled = ruledSubscription(row)
  const isLast = number >= lastCycleOf(ruled)
  await updateSubscription(site, row.id, {
    next_number: number + 1,
    next_at: isLast ? null : dueOfCycle(ruled, number + 1),
    wake_at: null,
  })
}

/** Undefined where it is not to be had now, goes nowhere, or costs more than a number holds. */
async function priceCycle(
  site: SiteDatabase,
  view: SiteView,
  row: SubscriptionRow,
  { now, random }: Moment,
): Promise<LoadedCart | 'gone' | undefined> {
  const item = await view.documents.newest('item', row.item_id)
  const isThere = item?.body.product?.variants.some(({ id }) => id === row.variant_id) === true
  // prices were agreed to in their own money
  const { currency } = await readSettings(view)
  if (!isThere || currency !== row.currency) return 'gone'
  const cart = {
    id: makeId(now, random),
    // nobody is ever given its token
    tokenHash: hashToken(makeSecretToken(random)),
    entryId: makeId(now, random),
    itemId: row.item_id,
    variantId: row.variant_id,
    additionalFields: row.additional_fields,
    agreed: { plan: row.plan, priceCents: row.price_cents },
  }
  const priced = await priceRenewal(view, site, cart, now)
  const placed = priced.ok ? atPlace(priced.value, row.buyer) : priced
  if (!placed.ok || placed.value.notSent !== undefined) return undefined
  return placed.value.entries.every((entry) => entry.isAvailable) ? placed.value : undefined
}

/** Nothing is charged; the owner and whoever subscribes are told, and it goes on at the next date. */
async function leaveOut(
  context: MailingContext,
  site: SiteDatabase,
  { row, cycle, number, byShopper }: ToCharge,
  moment: Moment,
): Promise<undefined> {
  // somebody who wants to pay is told that it is not there, and may still do so later
  if (byShopper) return undefined
  const left = [{ number, paymentId: cycle?.payment_id ?? null }]
  await leaveCyclesOut(site, row, left, 'out-of-stock')
  const reason = 'A payment was left out, because what it is for cannot be had or sent now.'
  await note(site, row, number, reason, moment.now)
  const day = await goOn(site, row, number + 1)
  const told = { subscription: row, day }
  await mailSubscriber(context, site, 'subscription-left-out', told, moment)
}

function noteOutage(
  site: SiteDatabase,
  row: SubscriptionRow,
  count: number,
  now: number,
): Promise<void> {
  const reason = `Earlier payments were missed, as this site did not run or one of them was not paid: ${count}. Only the newest is charged.`
  return note(site, row, row.next_number, reason, now)
}

function note(
  site: SiteDatabase,
  row: SubscriptionRow,
  number: number,
  reason: string,
  now: number,
): Promise<void> {
  const about = `subscription/${row.id}/${number}`
  const detail = `Subscription of order ${row.order_number}, ${row.email}`
  return noteJobFailure(site, { kind: 'payment', about, detail, reason }, now)
}
