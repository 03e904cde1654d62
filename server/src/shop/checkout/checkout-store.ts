import { sql, type Insertable, type Selectable } from 'kysely'
import type { Adjustment } from '@vitrine/rules/shop/cart/cart.ts'
import type { TaxOfLine } from '@vitrine/rules/shop/taxes/tax-sums.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { fixedStatement } from '../../ground/db/fixed-statement.ts'
import type { OrderItemTable, PaymentTable } from '../../ground/db/schema.ts'

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

/** Makes the owner's changes of the site wait until the transaction ends; other orders go on. */
export async function holdSite(site: SiteDatabase): Promise<void> {
  await site.queries
    .selectFrom('site')
    .select('revision')
    .where('website_id', '=', site.siteId)
    .forShare()
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

/** The same for the cart of a token, if there is one that is not bought. */
export async function keepTyped(
  site: SiteDatabase,
  tokenHash: string | undefined,
  entries: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (tokenHash === undefined) return
  await site.queries
    .updateTable('cart')
    .set({ checkout: JSON.stringify(entries) })
    .where('website_id', '=', site.siteId)
    .where('token_hash', '=', tokenHash)
    .where('purchased_order_id', 'is', null)
    .execute()
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

type BegunPayment = Omit<
  PaymentRow,
  'website_id' | 'status' | 'refusal' | 'refunded_cents' | 'settled_at'
>

const runBegin = fixedStatement<
  BegunPayment & { readonly siteId: string; readonly typed: string },
  never
>(
  (slot) => sql`
    with kept as (
      update cart set checkout = ${slot('typed')}::jsonb
      where website_id = ${slot('siteId')} and id = ${slot('cart_id')}
    )
    insert into payment (website_id, id, cart_id, idempotency_key, fingerprint, provider, status,
      amount_cents, currency, created_at)
    values (${slot('siteId')}, ${slot('id')}, ${slot('cart_id')}, ${slot('idempotency_key')},
      ${slot('fingerprint')}, ${slot('provider')}, 'pending', ${slot('amount_cents')}::bigint,
      ${slot('currency')}, ${slot('created_at')}::bigint)`,
)

/** Begins a payment, which is pending from here on, and keeps what was typed for it. */
export async function beginPayment(
  site: SiteDatabase,
  payment: BegunPayment,
  typed: Readonly<Record<string, unknown>>,
): Promise<void> {
  await runBegin(site.queries, { ...payment, siteId: site.siteId, typed: JSON.stringify(typed) })
}

/** Refuses a pending payment for good; false when it has its outcome already. */
export async function refusePayment(
  site: SiteDatabase,
  paymentId: string,
  { refusal, now }: { readonly refusal: string; readonly now: number },
): Promise<boolean> {
  const done = await site.queries
    .updateTable('payment')
    .set({ status: 'refused', refusal, settled_at: now })
    .where('website_id', '=', site.siteId)
    .where('id', '=', paymentId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** An order with what it must find as it was when its offer was made. */
export type OrderToPlace = {
  readonly id: string
  readonly cartId: string
  readonly idempotencyKey: string
  readonly accessTokenHash: string
  readonly email: string
  readonly currency: string
  readonly subtotalCents: number
  readonly shippingCents: number
  readonly taxCents: number
  /** Whether prices hold it. */
  readonly taxIncluded: boolean
  /** The shop's; empty: it takes no taxes, or has none. */
  readonly taxNumber: string
  readonly taxes: readonly TaxOfLine[]
  readonly discountCents: number
  readonly grandTotalCents: number
  readonly testMode: boolean
  readonly agreesToTerms: boolean
  readonly shippingAddress: Readonly<Record<string, string>>
  readonly shippingName: string
  readonly paymentId: string
  /** The site's revision that the prices are of. */
  readonly siteRevision: number
  readonly now: number
  readonly items: readonly Omit<Insertable<OrderItemTable>, 'website_id' | 'order_id'>[]
  readonly adjustments: readonly Adjustment[]
}

export type Placing =
  | { readonly kind: 'placed'; readonly orderNumber: number }
  /** The owner has changed something since: nothing is written; price the cart again. */
  | { readonly kind: 'stale' }
  /** The payment is not of this amount, or has its outcome already. */
  | { readonly kind: 'not-payable' }

type PlaceValues = Omit<OrderToPlace, 'items' | 'adjustments' | 'taxes' | 'shippingAddress'> & {
  /** JSON. */
  readonly taxes: string
  readonly siteId: string
  /** JSON. */
  readonly items: string
  /** JSON. */
  readonly adjustments: string
  /** JSON. */
  readonly shippingAddress: string
}

type PlaceRow = { readonly isCurrent: boolean; readonly orderNumber: number | null }

/** What codes took off, and the taxes: a row for each of a line. */
function partsOfOrder(
  slot: Parameters<Parameters<typeof fixedStatement<PlaceValues, PlaceRow>>[0]>[0],
) {
  return sql`adjusted as (
    insert into order_adjustment (website_id, order_id, number, line, code, amount_cents)
    select ${slot('siteId')}, ${slot('id')}, row_number() over (), line, code, cents
    from json_to_recordset(${slot('adjustments')}::json) as part (line int, code text, cents bigint)
      cross join numbered
  ), taxed as (
    insert into order_tax (website_id, order_id, number, line, name, ppm, base_cents, amount_cents)
    select ${slot('siteId')}, ${slot('id')}, row_number() over (), line, name, ppm, "baseCents", cents
    from json_to_recordset(${slot('taxes')}::json) as part (line int, name text, ppm int,
      "baseCents" bigint, cents bigint) cross join numbered`
}

/**
 * One statement looks whether the cart, the catalogue and the payment are still those of the offer,
 * and only then settles the payment, writes the order with its number and lines, and marks the cart
 * as bought. The number comes last: all orders of a site wait for its counter.
 */
const runPlacing = fixedStatement<PlaceValues, PlaceRow>(
  (slot) => sql`
    with offered as materialized (
      select * from json_to_recordset(${slot('items')}::json) as item (line int, item_id text,
        variant_id text, sku text, title text, attributes text, additional_fields text,
        quantity int, unit_price_cents bigint)
    ), current as materialized (
      select cart.id from cart join site on site.website_id = cart.website_id
      where cart.website_id = ${slot('siteId')} and cart.id = ${slot('cartId')}
        and cart.purchased_order_id is null and site.revision = ${slot('siteRevision')}::int
        and not exists (
          select from (
            select item_id, variant_id, quantity from cart_entry
            where website_id = ${slot('siteId')} and cart_id = ${slot('cartId')}
          ) entry full join offered using (item_id, variant_id)
          where entry.quantity is distinct from offered.quantity)
        and ${slot('grandTotalCents')}::bigint = ${slot('shippingCents')}::bigint
          + case when ${slot('taxIncluded')}::boolean then 0 else ${slot('taxCents')}::bigint end
          - ${slot('discountCents')}::bigint
          + (select sum(unit_price_cents * quantity) from offered)
    ), paid as (
      update payment set status = 'succeeded', settled_at = ${slot('now')}::bigint
      where website_id = ${slot('siteId')} and id = ${slot('paymentId')} and status = 'pending'
        and amount_cents = ${slot('grandTotalCents')}::bigint and currency = ${slot('currency')}
        and exists (select from current)
      returning id
    ), numbered as (
      insert into order_counter (website_id, next_number)
      select ${slot('siteId')}, 1002 from paid
      on conflict (website_id) do update set next_number = order_counter.next_number + 1
      returning next_number - 1 as number
    ), placed as (
      insert into shop_order (website_id, id, order_number, cart_id, idempotency_key,
        access_token_hash, email, status, currency, subtotal_cents, shipping_cents, tax_cents,
        tax_included, tax_number, discount_cents, grand_total_cents, test_mode, agreed_to_terms, shipping_address, shipping_name, payment_id,
        created_at)
      select ${slot('siteId')}, ${slot('id')}, number, ${slot('cartId')},
        ${slot('idempotencyKey')}, ${slot('accessTokenHash')}, ${slot('email')}, 'paid',
        ${slot('currency')}, ${slot('subtotalCents')}::bigint, ${slot('shippingCents')}::bigint,
        ${slot('taxCents')}::bigint, ${slot('taxIncluded')}::boolean, ${slot('taxNumber')}, ${slot('discountCents')}::bigint,
        ${slot('grandTotalCents')}::bigint, ${slot('testMode')}::boolean,
        ${slot('agreesToTerms')}::boolean,
        ${slot('shippingAddress')}::jsonb, ${slot('shippingName')}, ${slot('paymentId')},
        ${slot('now')}::bigint
      from numbered
    ), listed as (
      insert into order_item (website_id, order_id, line, item_id, variant_id, sku, title,
        attributes, additional_fields, quantity, unit_price_cents)
      select ${slot('siteId')}, ${slot('id')}, line, item_id, variant_id, sku, title,
        attributes::json, additional_fields::jsonb, quantity, unit_price_cents
      from offered cross join numbered
    ), ${partsOfOrder(slot)}
    ), bought as (
      update cart set purchased_order_id = ${slot('id')}
      where website_id = ${slot('siteId')} and id = ${slot('cartId')}
        and exists (select from numbered)
    )
    select exists (select from current) as "isCurrent",
      (select number from numbered) as "orderNumber"`,
)

/** Places an order whose cart the caller has locked, if what it charges is still the offer. */
export async function insertOrder(site: SiteDatabase, order: OrderToPlace): Promise<Placing> {
  const [row] = await runPlacing(site.queries, {
    ...order,
    siteId: site.siteId,
    items: JSON.stringify(order.items),
    adjustments: JSON.stringify(order.adjustments),
    taxes: JSON.stringify(order.taxes),
    shippingAddress: JSON.stringify(order.shippingAddress),
  })
  if (row === undefined || !row.isCurrent) return { kind: 'stale' }
  const { orderNumber } = row
  return orderNumber === null ? { kind: 'not-payable' } : { kind: 'placed', orderNumber }
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
  return rows.map((payment) => ({ siteId: payment.website_id, payment }))
}
