import type { SoldAccess } from '../products/access-months.ts'
import { dueOfCycle } from '../subscriptions/due-of-cycle.ts'
import { graceMs } from '../subscriptions/subscription.ts'

/** How access by an order is known: once for each of its lines, so that it is given once. */
export function causeOfLine(orderId: string, line: number): string {
  return `order ${orderId} ${line}`
}

/** The same by a subscription, whichever of its payments it is. */
export function causeOfSubscription(subscriptionId: string): string {
  return `subscription ${subscriptionId}`
}

/**
 * From when the months of what is bought now are counted; null: they are not, as it is held for ever.
 * Whoever buys more while they have some loses nothing of it: the months come after those.
 * @param heldUntil of what the same customer has of the same product; undefined: nothing, null: for ever
 */
export function countedFrom(heldUntil: number | null | undefined, now: number): number | null {
  return heldUntil === null ? null : Math.max(now, heldUntil ?? 0)
}

/** Until when what is bought gives access; null: for ever. */
export function accessUntil(
  { months }: SoldAccess,
  { countsFrom, timeZone }: { readonly countsFrom: number | null; readonly timeZone: string },
): number | null {
  if (months === 0 || countsFrom === null) return null
  return dueOfCycle({ every: months, unit: 'MONTH', startedAt: countsFrom, timeZone }, 2)
}

/** The same of a subscription: to the end of what is paid, and as long as the next payment is tried. */
export function subscribedUntil(nextAt: number): number {
  return nextAt + graceMs
}

/** Of one that ends: to the end of what is paid, whatever was left of the tries. */
export function endsWith(until: number, now: number): number {
  return Math.min(until, Math.max(now, until - graceMs))
}
