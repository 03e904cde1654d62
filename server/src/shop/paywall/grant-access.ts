import type { FrozenOrder } from '@vitrine/rules/shop/checkout/frozen-order.ts'
import {
  accessUntil,
  causeOfLine,
  causeOfSubscription,
  countedFrom,
  endsWith,
  subscribedUntil,
} from '@vitrine/rules/shop/paywall/access.ts'
import { normaliseEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import {
  findAccessUntil,
  findHeldUntil,
  insertAccess,
  renewAccess,
  setAccessUntil,
} from './access-store.ts'

type Bought = { readonly order: FrozenOrder; readonly orderId: string }

/**
 * Gives what a paid order has bought of access, in the order's own transaction. It belongs to the
 * address of the order: whoever proves that, has it. An order without any writes nothing.
 */
export async function grantAccess(
  site: SiteDatabase,
  { order, orderId }: Bought,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Promise<void> {
  // what is subscribed to is given with its subscription
  if (order.subscription !== undefined) return
  const email = normaliseEmailAddress(order.buyer.email)
  for (const [index, { access, itemId: productId }] of order.entries.entries()) {
    if (access === undefined) continue
    const heldUntil = await findHeldUntil(site, { email, productId, now })
    const { months } = access
    const countsFrom = countedFrom(heldUntil, now)
    await insertAccess(site, {
      cause: causeOfLine(orderId, index + 1),
      line: index + 1,
      product_id: productId,
      email,
      member_id: null,
      order_id: orderId,
      from_at: now,
      until_at: accessUntil(access, { countsFrom, timeZone }),
      months,
      counts_from: countsFrom,
      ended_at: null,
      given_by: null,
    })
  }
}

/** Gives what a subscription opens, with its first payment. @param nextAt when the next one is due */
export async function grantSubscribedAccess(
  site: SiteDatabase,
  {
    order,
    id: orderId,
    now,
    nextAt,
  }: Pick<Bought, 'order'> & {
    readonly id: string
    readonly now: number
    readonly nextAt: number
  },
): Promise<void> {
  const [line] = order.entries
  if (line?.access === undefined) return
  await insertAccess(site, {
    cause: causeOfSubscription(orderId),
    line: 1,
    product_id: line.itemId,
    email: normaliseEmailAddress(order.buyer.email),
    member_id: null,
    order_id: orderId,
    from_at: now,
    until_at: subscribedUntil(nextAt),
    months: null,
    counts_from: null,
    ended_at: null,
    given_by: null,
  })
}

/** Goes on with it by each further payment. */
export async function renewSubscribedAccess(
  site: SiteDatabase,
  subscriptionId: string,
  nextAt: number,
): Promise<void> {
  await renewAccess(site, causeOfSubscription(subscriptionId), subscribedUntil(nextAt))
}

/** Of a subscription that has ended: to the end of what was paid. */
export async function stopSubscribedAccess(
  site: SiteDatabase,
  subscriptionId: string,
  now: number,
): Promise<void> {
  const cause = causeOfSubscription(subscriptionId)
  const found = await findAccessUntil(site, cause)
  if (found === undefined || found.until_at === null) return
  await setAccessUntil(site, cause, endsWith(found.until_at, now))
}
