import { graceMs } from '../subscriptions/subscription.ts'
import type { SubscriptionState } from '../subscriptions/subscription-states.ts'

/** Until when access is told to be, and whether it goes on from there by the next payment. */
export type ToldUntil = {
  /** Null: for ever. */
  readonly until: number | null
  readonly renews: boolean
}

/**
 * What is said of how long access lasts: of a subscription the end of what is paid, as nobody counts on
 * the days in which a payment is tried again; those are told once they have begun.
 * @param state of the subscription that it comes from; null: it was bought once, or given
 */
export function toldUntil(
  { untilAt, state }: { readonly untilAt: number | null; readonly state: SubscriptionState | null },
  now: number,
): ToldUntil {
  const isOfOneThatStands = untilAt !== null && state !== null && state !== 'ended'
  if (!isOfOneThatStands || untilAt - graceMs <= now) return { until: untilAt, renews: false }
  return { until: untilAt - graceMs, renews: state === 'active' }
}
