import { toDecimal } from '../../ground/money/money.ts'
import type { SubscriptionLine } from './subscriptions-api.ts'

const columns = [
  'Subscription of order',
  'State',
  'Test',
  'Began',
  'Next payment',
  'Ended',
  'E-mail',
  'Name',
  'Product',
  'Options',
  'Every',
  'Unit',
  'Ends after payments',
  'Payments made',
  'Price',
  'Currency',
] as const

/** A subscription with what a file tells of it beside the list. */
export type SubscriptionOfFile = SubscriptionLine & {
  /** Cycles that were paid. */
  readonly paid: number
  readonly endedAt: number | null
}

/**
 * Subscriptions as the rows of a table, the names of its columns first. Instants are UTC (ISO 8601),
 * amounts decimals with a point.
 */
export function subscriptionRows(
  subscriptions: readonly SubscriptionOfFile[],
): readonly (readonly string[])[] {
  return [columns, ...subscriptions.map(rowOf)]
}

function rowOf(one: SubscriptionOfFile): readonly string[] {
  const { plan, total } = one
  return [
    String(one.orderNumber),
    one.state,
    one.testMode ? 'yes' : 'no',
    instant(one.startedAt),
    instant(one.nextAt),
    instant(one.endedAt),
    one.email,
    one.customerName,
    one.title,
    one.variant,
    String(plan.every),
    plan.unit.toLowerCase(),
    plan.cycles === 0 ? '' : String(plan.cycles),
    String(one.paid),
    toDecimal(Number(total.value), total.currency),
    total.currency,
  ]
}

function instant(at: number | null): string {
  return at === null ? '' : new Date(at).toISOString()
}
