import { sql, type Selectable } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { FrozenOrder } from '@vitrine/rules/shop/checkout/frozen-order.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { fixedStatement } from '../../ground/db/fixed-statement.ts'
import type { PaymentTable } from '../../ground/db/shop-tables.ts'

export type PaymentRow = Omit<Selectable<PaymentTable>, 'frozen_order'> & {
  readonly frozen_order: FrozenOrder | null
}

/** The payment of a form's key, and the one of its cart, by whatever key, that has no answer yet. */
export type KnownPayments = {
  readonly ofKey: PaymentRow | undefined
  readonly pending: PaymentRow | undefined
}

const findPayments = fixedStatement<
  { readonly siteId: string; readonly key: string; readonly cartId: string | null },
  PaymentRow
>(
  // 'pending' stands there literally, because the index of pending payments is for this word
  (slot) => sql`
    select * from payment where website_id = ${slot('siteId')} and idempotency_key = ${slot('key')}
    union all
    select * from payment where website_id = ${slot('siteId')} and cart_id = ${slot('cartId')}
      and status = 'pending' and idempotency_key <> ${slot('key')}`,
)

/** Both at once, because a buyer waits for each question. @param cartId null where there is none */
export async function findKnownPayments(
  site: SiteDatabase,
  key: string,
  cartId: string | null,
): Promise<KnownPayments> {
  const rows = await findPayments(site.queries, { siteId: site.siteId, key, cartId })
  const ofKey = rows.find((row) => row.idempotency_key === key)
  return { ofKey, pending: rows.find((row) => row !== ofKey) }
}

/** A payment by its id, or by the name that its provider knows it by. */
export async function findPayment(
  site: SiteDatabase,
  by: { readonly id: string } | { readonly provider_ref: string },
): Promise<PaymentRow | undefined> {
  const payments = site.queries
    .selectFrom('payment')
    .selectAll()
    .where('website_id', '=', site.siteId)
  const row = await (
    'id' in by
      ? payments.where('id', '=', by.id)
      : payments.where('provider_ref', '=', by.provider_ref)
  ).executeTakeFirst()
  return row as PaymentRow | undefined
}

export type BegunPayment = Pick<
  PaymentRow,
  | 'id'
  | 'cart_id'
  | 'idempotency_key'
  | 'fingerprint'
  | 'provider'
  | 'provider_account'
  | 'amount_cents'
  | 'currency'
  | 'created_at'
> & {
  readonly order_id: string
  readonly held_until: number
  readonly look_at: number
  /** JSON. */
  readonly frozen_order: string
  /** What was typed, as JSON: kept with the cart, or with the payment that has none. */
  readonly typed: string
  /** At which its prices were looked up. */
  readonly siteRevision: number
}

const runBegin = fixedStatement<
  BegunPayment & { readonly siteId: string },
  { readonly isCurrent: boolean }
>(
  (slot) => sql`
    with current as materialized (
      select from site where website_id = ${slot('siteId')}
        and revision = ${slot('siteRevision')}::int
    ), kept as (
      update cart set checkout = ${slot('typed')}::jsonb, typed_at = ${slot('created_at')}::bigint
      where website_id = ${slot('siteId')} and id = ${slot('cart_id')}
        and exists (select from current)
    ), begun as (
      insert into payment (website_id, id, cart_id, idempotency_key, fingerprint, provider, status,
        amount_cents, currency, created_at, order_id, frozen_order, held_until, look_at,
        provider_account, given)
      select ${slot('siteId')}, ${slot('id')}, ${slot('cart_id')}, ${slot('idempotency_key')},
        ${slot('fingerprint')}, ${slot('provider')}, 'pending', ${slot('amount_cents')}::bigint,
        ${slot('currency')}, ${slot('created_at')}::bigint, ${slot('order_id')},
        ${slot('frozen_order')}::json, ${slot('held_until')}::bigint, ${slot('look_at')}::bigint,
        ${slot('provider_account')},
        case when ${slot('cart_id')}::text = ${slot('order_id')}::text then ${slot('typed')}::jsonb end
      from current
    )
    select exists (select from current) as "isCurrent"`,
)

/**
 * Begins a payment, which is pending from here on, and keeps what was typed for it.
 * @returns false where the owner has changed something since its prices were looked up: nothing is
 *   written
 */
export async function insertPayment(site: SiteDatabase, payment: BegunPayment): Promise<boolean> {
  const [row] = await runBegin(site.queries, { ...payment, siteId: site.siteId })
  return row?.isCurrent === true
}

/**
 * Keeps by what name the provider knows a payment, where it is paid, and which lines of its cart have
 * their goods held meanwhile. False where it has its outcome by now.
 */
export async function keepWhereItIsPaid(
  site: SiteDatabase,
  { id, frozen_order }: { readonly id: string; readonly frozen_order: FrozenOrder },
  { ref, goTo, lookAt }: { readonly ref: string; readonly goTo: string; readonly lookAt: number },
): Promise<boolean> {
  const held = frozen_order.entries.filter((one) => one.isCounted)
  const lines = JSON.stringify(held.map(({ id: entryId, quantity }) => ({ entryId, quantity })))
  const { rows } = await sql`
    with kept as (
      update payment set provider_ref = ${ref}, go_to = ${goTo}, look_at = ${lookAt}::bigint
      where website_id = ${site.siteId} and id = ${id} and status = 'pending'
      returning cart_id
    ), marked as (
      update cart_entry set held = line.quantity
      from kept, json_to_recordset(${lines}::json) as line ("entryId" text, quantity int)
      where website_id = ${site.siteId} and cart_entry.cart_id = kept.cart_id
        and cart_entry.id = line."entryId"
    )
    select cart_id from kept`.execute(site.queries)
  return rows.length > 0
}

/** Keeps by what name the provider knows a payment that leads nowhere. False where it has its outcome. */
export async function keepRef(site: SiteDatabase, id: string, ref: string): Promise<boolean> {
  const done = await site.queries
    .updateTable('payment')
    .set({ provider_ref: ref })
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/**
 * Refuses for good a payment that is pending or under way, after which none of its cart's goods are held
 * by it.
 * @returns false when it has its outcome already, or was led to a provider since it was read
 */
export async function refusePayment(
  site: SiteDatabase,
  payment: Pick<PaymentRow, 'id' | 'cart_id' | 'provider_ref'>,
  { refusal, now }: { readonly refusal: string; readonly now: number },
): Promise<boolean> {
  const { rows } = await sql`
    with refused as (
      update payment set status = 'refused', refusal = ${refusal}, settled_at = ${now}::bigint,
        frozen_order = null, go_to = null, look_at = null
      where website_id = ${site.siteId} and id = ${payment.id}
        and status in ('pending', 'under-way') and provider_ref is not distinct from ${payment.provider_ref}
      returning id
    ), freed as (
      update cart_entry set held = 0
      where website_id = ${site.siteId} and cart_id = ${payment.cart_id} and held > 0
        and exists (select from refused)
    )
    select id from refused`.execute(site.queries)
  return rows.length > 0
}

export type DuePayment = { readonly siteId: SiteId; readonly payment: PaymentRow }

/** Payments of every site of the installation whose provider is to be asked, the longest due first. */
export async function listDuePayments(
  database: Pick<Database, 'kysely'>,
  now: number,
): Promise<DuePayment[]> {
  // each state stands there literally, because each has an index of its own
  const { rows } = await sql<PaymentRow>`
    select * from (
      select * from payment where status = 'pending' and look_at <= ${now}::bigint
      union all
      select * from payment where status = 'under-way' and look_at <= ${now}::bigint
    ) due order by look_at limit 100`.execute(database.kysely)
  return rows.map((payment) => ({ siteId: payment.website_id, payment }))
}

/** Takes a payment for one more look, as it is now; undefined where another process did, or it is settled. */
export async function claimLook(
  site: SiteDatabase,
  { id, looks }: Pick<PaymentRow, 'id' | 'looks'>,
  lookAt: number,
): Promise<PaymentRow | undefined> {
  const row = await site.queries
    .updateTable('payment')
    .set({ look_at: lookAt, looks: looks + 1 })
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'under-way'])
    .where('looks', '=', looks)
    .returningAll()
    .executeTakeFirst()
  return row as PaymentRow | undefined
}

/**
 * Takes note that the money of a payment is there that was under way, and moves its order on.
 * @returns the order's number; undefined where the payment was not under way any more
 */
export async function settleUnderWay(
  site: SiteDatabase,
  payment: Pick<PaymentRow, 'id' | 'amount_cents' | 'currency'> & { readonly order_id: string },
  { status, now }: { readonly status: 'paid' | 'fulfilled'; readonly now: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ readonly orderNumber: number }>`
    with paid as (
      update payment set status = 'succeeded', settled_at = ${now}::bigint, frozen_order = null,
        look_at = null
      where website_id = ${site.siteId} and id = ${payment.id} and status = 'under-way'
        and amount_cents = ${payment.amount_cents}::bigint and currency = ${payment.currency}
      returning id
    )
    update shop_order set status = ${status} from paid
    where website_id = ${site.siteId} and shop_order.id = ${payment.order_id}
      and shop_order.status = 'received'
    returning order_number as "orderNumber"`.execute(site.queries)
  return rows[0]?.orderNumber
}

/** The payment that an order was made of; undefined where the site has no such order. */
export async function findPaymentOfOrder(
  site: SiteDatabase,
  orderId: string,
): Promise<PaymentRow | undefined> {
  const row = await site.queries
    .selectFrom('shop_order')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.website_id', '=', 'shop_order.website_id')
        .onRef('payment.id', '=', 'shop_order.payment_id'),
    )
    .selectAll('payment')
    .where('shop_order.website_id', '=', site.siteId)
    .where('shop_order.id', '=', orderId)
    .executeTakeFirst()
  return row as PaymentRow | undefined
}
