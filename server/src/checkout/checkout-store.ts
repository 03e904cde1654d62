import { sql, type Insertable, type Selectable } from 'kysely'
import type { SiteId } from '@vitrine/rules/ids/ids.ts'
import type { Database, SiteDatabase } from '../db/database.ts'
import type { OrderItemTable, OrderTable, PaymentTable } from '../db/schema.ts'

export type PaymentRow = Selectable<PaymentTable>

type LockedCart = {
  readonly id: string
  readonly createdAt: number
  readonly purchasedOrderId: string | null
  readonly checkout: Record<string, unknown> | null
}

/** A cart by the hash of its token, locked until the transaction ends: one buyer at a time. */
export function lockCart(site: SiteDatabase, tokenHash: string): Promise<LockedCart | undefined> {
  return site.queries
    .selectFrom('cart')
    .select(['id', 'created_at as createdAt', 'purchased_order_id as purchasedOrderId', 'checkout'])
    .where('website_id', '=', site.siteId)
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
}

/** Keeps what was typed, so that nothing has to be typed again after a decline. */
export async function keepEntries(
  site: SiteDatabase,
  cartId: string,
  entries: Readonly<Record<string, unknown>>,
): Promise<void> {
  await site.queries
    .updateTable('cart')
    .set({ checkout: JSON.stringify(entries) })
    .where('website_id', '=', site.siteId)
    .where('id', '=', cartId)
    .execute()
}

export function findPayment(site: SiteDatabase, key: string): Promise<PaymentRow | undefined> {
  return site.queries
    .selectFrom('payment')
    .selectAll()
    .where('website_id', '=', site.siteId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** The attempt of a cart, by whatever key, that has no answer yet. */
export function findPendingPayment(
  site: SiteDatabase,
  cartId: string,
): Promise<PaymentRow | undefined> {
  return site.queries
    .selectFrom('payment')
    .selectAll()
    .where('website_id', '=', site.siteId)
    .where('cart_id', '=', cartId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
}

export async function insertPayment(
  site: SiteDatabase,
  payment: Omit<Insertable<PaymentTable>, 'website_id'>,
): Promise<void> {
  await site.queries
    .insertInto('payment')
    .values({ ...payment, website_id: site.siteId })
    .execute()
}

/** Gives a pending payment its one outcome; false when it has one already. */
export async function settlePayment(
  site: SiteDatabase,
  paymentId: string,
  outcome: {
    readonly status: 'succeeded' | 'refused'
    readonly refusal: string | null
    readonly now: number
  },
): Promise<boolean> {
  const done = await site.queries
    .updateTable('payment')
    .set({ status: outcome.status, refusal: outcome.refusal, settled_at: outcome.now })
    .where('website_id', '=', site.siteId)
    .where('id', '=', paymentId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** The next number of a site's orders; held by this transaction until it ends. */
export async function nextOrderNumber(site: SiteDatabase): Promise<number> {
  const { next_number: next } = await site.queries
    .insertInto('order_counter')
    .values({ website_id: site.siteId, next_number: 1002 })
    .onConflict((conflict) =>
      conflict
        .column('website_id')
        .doUpdateSet({ next_number: sql`order_counter.next_number + 1` }),
    )
    .returning('next_number')
    .executeTakeFirstOrThrow()
  return next - 1
}

export async function insertOrder(
  site: SiteDatabase,
  order: Omit<Insertable<OrderTable>, 'website_id'>,
  items: readonly Omit<Insertable<OrderItemTable>, 'website_id' | 'order_id'>[],
): Promise<void> {
  const websiteId = site.siteId
  await site.queries
    .insertInto('shop_order')
    .values({ ...order, website_id: websiteId })
    .execute()
  await site.queries
    .insertInto('order_item')
    .values(items.map((item) => ({ ...item, website_id: websiteId, order_id: order.id })))
    .execute()
  await site.queries
    .updateTable('cart')
    .set({ purchased_order_id: order.id })
    .where('website_id', '=', websiteId)
    .where('id', '=', order.cart_id)
    .execute()
}

/** The order that came of a cart, if one did. */
export async function findOrderOfCart(
  site: SiteDatabase,
  cartId: string,
): Promise<{ readonly id: string; readonly createdAt: number } | undefined> {
  return site.queries
    .selectFrom('shop_order')
    .select(['id', 'created_at as createdAt'])
    .where('website_id', '=', site.siteId)
    .where('cart_id', '=', cartId)
    .executeTakeFirst()
}

export async function findOrderByToken(
  site: SiteDatabase,
  tokenHash: string,
): Promise<string | undefined> {
  const row = await site.queries
    .selectFrom('shop_order')
    .select('id')
    .where('website_id', '=', site.siteId)
    .where('access_token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.id
}

/** Attempts without an answer, of every site of the installation, oldest first. */
export async function listPendingPayments(
  database: Pick<Database, 'kysely'>,
): Promise<{ siteId: SiteId; payment: PaymentRow }[]> {
  const rows = await database.kysely
    .selectFrom('payment')
    .selectAll()
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .limit(100)
    .execute()
  return rows.map((payment) => ({ siteId: payment.website_id as SiteId, payment }))
}
