/**
 * `active -> past-due -> active | ended`, `paused`, `cancelling -> ended` (design, orders and payments
 * §5). `cancelling`: nothing is charged any more, and it ends when the next payment would be due.
 */
export const subscriptionStates = ['active', 'past-due', 'paused', 'cancelling', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]
