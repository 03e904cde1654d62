import { ok, refuse, type Refusal, type Result } from '../../ground/refusals/result.ts'
import type { SubscriptionPlan } from '../products/subscription-plan.ts'
import { dueOfCycle, newestDueCycle, type Calendar } from './due-of-cycle.ts'
import type { SubscriptionState } from './subscription-states.ts'
import { subscriptionsRefusal } from './subscriptions-messages.ts'

/** Why one has ended. */
export type SubscriptionEnd = 'canceled' | 'completed' | 'unpaid'

/** `charging -> paid | retrying -> unpaid`, or `skipped`. */
export type CycleState = 'charging' | 'paid' | 'retrying' | 'unpaid' | 'skipped'

/** Why a cycle was not charged. */
export type SkipReason = 'outage' | 'out-of-stock' | 'paused' | 'owner' | 'canceled'

/**
 * Why a payment came to nothing. `needs-shopper`: only whoever subscribes can do something about it;
 * `costs-more`: by shipping or taxes it costs more than they have agreed to, and was not tried.
 */
export type CycleFailure = 'declined' | 'no-answer' | 'needs-shopper' | 'costs-more'

export type Subscription = Calendar & {
  readonly state: SubscriptionState
  /** After how many payments it ends; 0: it has no end. */
  readonly cycles: SubscriptionPlan['cycles']
  /** Cycles that were left out, which are no payments. */
  readonly leftOut: number
  /** The first cycle that nothing has become of. */
  readonly nextNumber: number
}

/** The number of the last cycle: what was left out comes later (docs/decisions/0120). */
export function lastCycleOf({ cycles, leftOut }: Pick<Subscription, 'cycles' | 'leftOut'>): number {
  return cycles === 0 ? Infinity : cycles + leftOut
}

/** A cycle of which it is not known yet whether it is paid. */
export type OpenCycle = {
  readonly number: number
  readonly dueAt: number
  /** When it came to nothing for the first time, which may be long after it was due; null: it did not. */
  readonly failedAt: number | null
  readonly state: 'charging' | 'retrying'
  /** How often it was charged. */
  readonly tries: number
  /** When it is charged once more; null: whoever subscribes has to. */
  readonly tryAt: number | null
}

const dayMs = 86_400_000

/** So many days after each try that failed comes the next one; after the last of them there is none. */
const retryDays = [1, 3, 5, 7] as const

/** All tries together take so long, and so long has whoever subscribes where only they can pay. */
export const graceMs = retryDays.reduce((sum, days) => sum + days * dayMs, 0)

/** When a cycle is charged again that was charged so often; null: no more. */
export function nextTryAt(tries: number, now: number): number | null {
  const days = retryDays[tries - 1]
  return days === undefined ? null : now + days * dayMs
}

/** What the job does with a subscription. */
export type Turn =
  | { readonly kind: 'nothing' }
  /** `skipped`: older ones that were missed, of which none is charged. */
  | {
      readonly kind: 'charge'
      readonly number: number
      readonly dueAt: number
      readonly skipped: readonly number[]
    }
  | { readonly kind: 'skip'; readonly numbers: readonly number[]; readonly reason: SkipReason }
  | { readonly kind: 'end'; readonly why: SubscriptionEnd }

/**
 * What is to be done with a subscription at an instant. One cycle at a time: as long as one is neither
 * paid nor given up, later ones wait. After an outage only the newest is charged.
 */
export function decideTurn(
  subscription: Subscription,
  open: OpenCycle | undefined,
  now: number,
): Turn {
  if (subscription.state === 'ended') return { kind: 'nothing' }
  if (open !== undefined) return turnOfOpen(open, now)
  const { state, nextNumber } = subscription
  if (nextNumber > lastCycleOf(subscription)) return { kind: 'end', why: 'completed' }
  if (dueOfCycle(subscription, nextNumber) > now) return { kind: 'nothing' }
  if (state === 'cancelling') return { kind: 'end', why: 'canceled' }
  // of a plan that ends, too: those that were missed are no payments
  const number = newestDueCycle(subscription, nextNumber, now)
  const missed = Array.from({ length: number - nextNumber }, (_, at) => nextNumber + at)
  if (state === 'paused') return { kind: 'skip', numbers: [...missed, number], reason: 'paused' }
  return { kind: 'charge', number, dueAt: dueOfCycle(subscription, number), skipped: missed }
}

function turnOfOpen({ state, number, dueAt, tryAt, failedAt }: OpenCycle, now: number): Turn {
  if (state === 'charging') return { kind: 'nothing' }
  if (tryAt === null) {
    return now < (failedAt ?? dueAt) + graceMs
      ? { kind: 'nothing' }
      : { kind: 'end', why: 'unpaid' }
  }
  return now < tryAt ? { kind: 'nothing' } : { kind: 'charge', number, dueAt, skipped: [] }
}

/** When the job looks at a subscription again; null: never. */
export function wakeAt(subscription: Subscription, open: OpenCycle | undefined): number | null {
  if (subscription.state === 'ended') return null
  if (open === undefined) return dueOfCycle(subscription, subscription.nextNumber)
  if (open.state === 'charging') return null
  return open.tryAt ?? (open.failedAt ?? open.dueAt) + graceMs
}

/** What somebody wants of a subscription. `end`: at once. */
export type SubscriptionWish = 'cancel' | 'keep' | 'pause' | 'resume' | 'end' | 'skip'

export type SubscriptionChange = {
  readonly state: SubscriptionState
  /** That nothing becomes of the cycle that is open. */
  readonly dropsOpen: boolean
  /** That the next one is left out. */
  readonly skipsNext: boolean
}

/** What becomes of a subscription by a wish, or why it cannot be. While it is charged all but a cancellation waits. */
export function decideChange(
  { state }: Subscription,
  open: OpenCycle | undefined,
  wish: SubscriptionWish,
): Result<SubscriptionChange> {
  const to = (next: SubscriptionState, more: Partial<SubscriptionChange> = {}) =>
    ok({ state: next, dropsOpen: false, skipsNext: false, ...more })
  if (state === 'ended') return refuse(subscriptionsRefusal('subscription-ended'))
  if (open?.state === 'charging') {
    // what is being made goes its way, and nothing comes after it
    return wish === 'cancel'
      ? to('cancelling')
      : refuse(subscriptionsRefusal('subscription-charging'))
  }
  switch (wish) {
    case 'end':
      return to('ended', { dropsOpen: true })
    case 'cancel':
      // of one that could not be charged there is no paid period to wait for
      if (open !== undefined) return to('ended', { dropsOpen: true })
      return to('cancelling')
    case 'keep':
      return state === 'cancelling' ? to('active') : notNow()
    case 'pause':
      return state === 'active' ? to('paused') : notNow()
    case 'resume':
      return state === 'paused' ? to('active') : notNow()
    case 'skip':
      return state === 'active' ? to('active', { skipsNext: true }) : notNow()
  }
}

/** Why another card cannot be given any more: nothing is charged that it could pay. */
export function refuseOtherCard(state: SubscriptionState): Refusal | undefined {
  if (state === 'ended') return subscriptionsRefusal('subscription-ended')
  return state === 'cancelling' ? subscriptionsRefusal('subscription-not-now') : undefined
}

function notNow() {
  return refuse(subscriptionsRefusal('subscription-not-now'))
}

/** The state of a subscription whose cycle is paid. */
export function stateOncePaid(
  subscription: Pick<Subscription, 'state' | 'cycles' | 'leftOut'>,
  number: number,
): SubscriptionState {
  const { state } = subscription
  if (number >= lastCycleOf(subscription)) return 'ended'
  return state === 'past-due' ? 'active' : state
}

/** What becomes of a cycle that was charged in vain. */
export function decideFailure(
  { tries, tryAt }: Pick<OpenCycle, 'tries' | 'tryAt'>,
  failure: { readonly why: CycleFailure; readonly byShopper: boolean },
  now: number,
): { readonly tryAt: number | null; readonly isOver: boolean } {
  // what somebody tried by themselves takes no try away
  if (failure.byShopper) return { tryAt, isOver: false }
  if (failure.why === 'needs-shopper' || failure.why === 'costs-more') {
    return { tryAt: null, isOver: false }
  }
  const next = nextTryAt(tries, now)
  return { tryAt: next, isOver: next === null }
}
