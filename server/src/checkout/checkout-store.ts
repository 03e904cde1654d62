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
  return (
    site.queries
      .selectFrom('payment')
      .selectAll()
      .where('website_id', '=', site.siteId)
      .where('cart_id', '=', cartId)
      // literally, because the index of pending payments is for this word
      .where('status', '=', sql.lit('pending'))
      .executeTakeFirst()
  )
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

/**
 * Writes an order and its lines, marks its cart as bought, and numbers the order, in one statement:
 * all orders of a site wait for its counter, which the transaction holds from here to its end.
 * @returns the number of the order
 */
export async function insertOrder(
  site: SiteDatabase,
  order: Omit<Insertable<OrderTable>, 'website_id' | 'order_number'>,
  items: readonly Omit<Insertable<OrderItemTable>, 'website_id' | 'order_id'>[],
): Promise<number> {
  const websiteId = site.siteId
  const { rows } = await sql<{ order_number: number }>`
    with numbered as (
      insert into order_counter (website_id, next_number) values (${websiteId}, 1002)
      on conflict (website_id) do update set next_number = order_counter.next_number + 1
      returning next_number - 1 as number
    ), placed as (
      insert into shop_order (website_id, id, order_number, cart_id, idempotency_key,
        access_token_hash, email, status, currency, subtotal_cents, shipping_cents, tax_cents,
        discount_cents, grand_total_cents, test_mode, shipping_address, shipping_name, payment_id,
        created_at)
      select ${websiteId}, ${order.id}, number, ${order.cart_id}, ${order.idempotency_key},
        ${order.access_token_hash}, ${order.email}, ${order.status}, ${order.currency},
        ${order.subtotal_cents}::bigint, ${order.shipping_cents}::bigint,
        ${order.tax_cents}::bigint, ${order.discount_cents}::bigint,
        ${order.grand_total_cents}::bigint, ${order.test_mode}::boolean,
        ${order.shipping_address}::jsonb, ${order.shipping_name}, ${order.payment_id},
        ${order.created_at}::bigint
      from numbered
    ), listed as (
      insert into order_item (website_id, order_id, line, item_id, variant_id, sku, title,
        attributes, additional_fields, quantity, unit_price_cents)
      select ${websiteId}, ${order.id}, line, item_id, variant_id, sku, title,
        attributes::json, additional_fields::jsonb, quantity, unit_price_cents
      from json_to_recordset(${JSON.stringify(items)}::json) as item (line int, item_id text,
        variant_id text, sku text, title text, attributes text, additional_fields text,
        quantity int, unit_price_cents bigint)
    ), bought as (
      update cart set purchased_order_id = ${order.id}
      where website_id = ${websiteId} and id = ${order.cart_id}
    )
    select number as order_number from numbered`.execute(site.queries)
  const [row] = rows
  if (row === undefined) throw new Error('an order was written without a number')
  return row.order_number
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
    .where('status', '=', sql.lit('pending'))
    .orderBy('created_at')
    .limit(100)
    .execute()
  return rows.map((payment) => ({ siteId: payment.website_id as SiteId, payment }))
}
