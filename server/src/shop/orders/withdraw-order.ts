import { makeId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { LineQuantity } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { OrderReply, OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { daysToWithdraw } from '@vitrine/rules/site/sites/withdrawal-days.ts'
import { decideWithdrawal } from '@vitrine/rules/shop/orders/withdrawal.ts'
import type { Withdrawer } from '@vitrine/rules/shop/orders/withdrawal-form.ts'
import { withdrawalRefusal } from '@vitrine/rules/shop/orders/withdrawal-messages.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { cancelWithOrder } from '../subscriptions/change-subscription.ts'
import { findOrderIdBy, lockOrder } from './orders-store.ts'
import { readOrder } from './read-order.ts'
import { readOrderWithEvents, type MailContext } from './read-order-events.ts'
import type { CustomerContext } from './tell-customer.ts'
import { tellWithdrawal } from './tell-withdrawal.ts'
import { hasWithdrawal, insertWithdrawal, settleWithdrawal } from './withdrawal-store.ts'

export type Withdrawal = Withdrawer & {
  readonly formKey: string
  /** Absent: all that is left. */
  readonly lines?: readonly LineQuantity[]
  readonly settings: Pick<SiteSettings, 'country' | 'store'>
  readonly now: number
  readonly random: Random
}

/**
 * Takes a shopper's word that they withdraw from an order, or from pieces of it, and tells them and the
 * owner so. A form that comes twice is taken once; two at once never withdraw from more than there is.
 */
export function withdrawOrder(
  context: CustomerContext & { readonly database: Pick<Database, 'transact'> },
  siteId: SiteId,
  orderId: string,
  { formKey, lines: wish, settings, now, random, ...withdrawer }: Withdrawal,
): Promise<Result<OrderReply>> {
  return context.database.transact(siteId, async (site) => {
    await lockOrder(site, orderId)
    const order = await readOrder(site, { id: orderId })
    if (order === undefined) return refuse(withdrawalRefusal('withdrawn-order-unknown'))
    if (await hasWithdrawal(site, orderId, formKey)) return ok(order)
    const days = daysToWithdraw(settings)
    const lines = decideWithdrawal(order, wish, { days, now })
    if (!lines.ok) return lines
    const id = makeId(now, random)
    const row = { order_id: orderId, id, form_key: formKey, at: now, ...withdrawer }
    await insertWithdrawal(site, row, lines.value)
    const told = { ...withdrawer, lines: lines.value }
    // who withdraws from a payment wants none of the next ones
    if (order.subscription !== null) {
      await cancelWithOrder(context, site, order.subscription.id, { now, random })
    }
    await tellWithdrawal(context, site, order, told, { now, random })
    return ok((await readOrder(site, { id: orderId })) ?? order)
  })
}

/** Whether a form was taken already, after which less is left than it asks for. */
export function wasWithdrawnBy(
  site: SiteDatabase,
  orderId: string,
  formKey: string,
): Promise<boolean> {
  return hasWithdrawal(site, orderId, formKey)
}

/** The order of a number, if it was placed with this e-mail address. */
export function findOrderByNumber(
  site: SiteDatabase,
  which: { readonly orderNumber: number; readonly email: string },
): Promise<string | undefined> {
  return findOrderIdBy(site, which)
}

/** The owner has done what there was to do, or takes that back. */
export async function moveWithdrawal(
  context: MailContext,
  site: SiteDatabase,
  which: { readonly orderId: string; readonly withdrawalId: string },
  settledAt: number | null,
): Promise<Result<OrderWithEvents>> {
  const done = await settleWithdrawal(site, which, settledAt)
  return done
    ? readOrderWithEvents(context, site, which.orderId)
    : refuse(withdrawalRefusal('no-such-withdrawal'))
}
