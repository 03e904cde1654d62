import { sql } from 'kysely'
import type { WithdrawnLine } from '@vitrine/rules/shop/orders/withdrawal.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { WithdrawalTable } from '../../ground/db/withdrawal-tables.ts'
import { touchOrder } from './touched-orders-store.ts'

/** Whether a form of an order was taken before. */
export async function hasWithdrawal(
  site: SiteDatabase,
  orderId: string,
  formKey: string,
): Promise<boolean> {
  const found = await site.queries
    .selectFrom('withdrawal')
    .select('id')
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('form_key', '=', formKey)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertWithdrawal(
  site: SiteDatabase,
  withdrawal: Omit<WithdrawalTable, 'website_id' | 'settled_at'>,
  lines: readonly WithdrawnLine[],
): Promise<void> {
  const { order_id, id } = withdrawal
  const { siteId: website_id } = site
  await site.queries
    .insertInto('withdrawal')
    .values({ ...withdrawal, website_id })
    .execute()
  await site.queries
    .insertInto('withdrawal_line')
    .values(
      lines.map(({ line, quantity, refundedBefore: refunded_before }) => {
        return { website_id, order_id, withdrawal_id: id, line, quantity, refunded_before }
      }),
    )
    .execute()
  await touchOrder(site, order_id, withdrawal.at)
}

/** Sets one aside, or takes that back; false where the order has none such that is otherwise. */
export async function settleWithdrawal(
  site: SiteDatabase,
  { orderId, withdrawalId }: { readonly orderId: string; readonly withdrawalId: string },
  settledAt: number | null,
): Promise<boolean> {
  const done = await site.queries
    .updateTable('withdrawal')
    .set({ settled_at: settledAt })
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', withdrawalId)
    .where('settled_at', settledAt === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Of an order: whether pieces were withdrawn from that have not gone back, and are not set aside. */
export const isWithdrawn = sql<boolean>`exists (
  select from withdrawal_line part join withdrawal on withdrawal.website_id = part.website_id
    and withdrawal.order_id = part.order_id and withdrawal.id = part.withdrawal_id
  where part.website_id = shop_order.website_id and part.order_id = shop_order.id
    and withdrawal.settled_at is null and shop_order.status <> 'cancelled'
  group by part.line
  having sum(part.quantity) + min(part.refunded_before) > (
    select coalesce(sum(back.quantity), 0) from refund join refund_line back
      on back.website_id = refund.website_id and back.order_id = refund.order_id
      and back.refund_id = refund.id
    where refund.website_id = shop_order.website_id and refund.order_id = shop_order.id
      and refund.state <> 'refused' and back.line = part.line))`
