import type { SiteDatabase } from '../../ground/db/database.ts'
import { insertEvent, type Happening, type OrderDeed } from './order-events-store.ts'
import { findOrderRow, moveOrder } from './orders-store.ts'
import { toOrder } from './read-order.ts'
import { tellCustomer, type CustomerContext } from './tell-customer.ts'
import { tellOwnerOfMoney } from './tell-owner-of-money.ts'

type Turn = Pick<Happening, 'now' | 'random'>

/** Who calls money back that is under way, and what they say to whoever bought; `mail` null: nothing. */
export type CalledBack = Pick<OrderDeed, 'authorId'> & {
  readonly mail: { readonly reason: string } | null
}

/** Notes that the money of an order is there, which was under way. */
export async function noteArrival(site: SiteDatabase, orderId: string, turn: Turn): Promise<void> {
  await insertEvent(
    site,
    orderId,
    { kind: 'payment-arrived', detail: {} },
    { ...turn, authorId: null },
  )
}

/**
 * Cancels an order whose money was under way and never comes, in the transaction in which what it held
 * goes back, and tells whoever bought and the owner. Nothing happens where there is no such order.
 * @param called absent: it failed by itself
 */
export async function giveUpReceived(
  context: CustomerContext,
  site: SiteDatabase,
  orderId: string,
  called: CalledBack | undefined,
  turn: Turn,
): Promise<void> {
  if (!(await moveOrder(site, orderId, { from: 'received', to: 'cancelled' }))) return
  const unpaid = called === undefined ? 'failed' : 'called-back'
  const event = { kind: 'cancelled', detail: { restocked: true, unpaid } } as const
  await insertEvent(site, orderId, event, { ...turn, authorId: called?.authorId ?? null })
  const row = await findOrderRow(site, { id: orderId })
  if (row === undefined) return
  const order = toOrder(site.siteId, row)
  if (called === undefined) {
    await tellCustomer(context, site, order, { kind: 'order-payment-failed' }, turn)
    await tellOwnerOfMoney(context, site, order, { kind: 'payment-failed' }, turn)
  } else if (called.mail !== null) {
    await tellCustomer(context, site, order, { kind: 'order-cancelled', ...called.mail }, turn)
  }
}
