import { sql } from 'kysely'
import type { Selectable, SelectQueryBuilder } from 'kysely'
import type {
  FulfilmentReply,
  OrderStatus,
  WithdrawalReply,
} from '@vitrine/rules/shop/orders/orders-api.ts'
import type { TimeCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { Tables } from '../../ground/db/schema.ts'
import type {
  OrderAdjustmentTable,
  OrderItemTable,
  OrderTable,
  OrderTaxTable,
  RefundTable,
} from '../../ground/db/shop-tables.ts'

import { isWithdrawn } from './withdrawal-store.ts'

export type OrderRow = Selectable<OrderTable>
type OrderItemRow = Selectable<OrderItemTable>
export type ListedOrderRow = OrderRow & {
  readonly item_count: number
  /** So many of them went back, or are about to. */
  readonly refunded_count: number
  /** What went back, or is about to. */
  readonly refunded_cents: number
  /** The tax in that. */
  readonly refunded_tax_cents: number
  /** Whether anything of it was sent and not taken back. */
  readonly is_any_sent: boolean
  /** Somebody withdrew from something of it that has not gone back yet. */
  readonly is_withdrawn: boolean
  /** It is money that was given for nothing. */
  readonly is_donation: boolean
}

function sumOfRefunds(column: 'amount_cents' | 'tax_cents') {
  return sql<number>`(select coalesce(sum(${sql.ref(column)}), 0)::bigint from refund
    where refund.website_id = shop_order.website_id
      and refund.order_id = shop_order.id and refund.state <> 'refused')`
}

const itemCount = sql<number>`(select coalesce(sum(quantity), 0)::int from order_item
  where order_item.website_id = shop_order.website_id
    and order_item.order_id = shop_order.id)`

const refundedCount = sql<number>`(select coalesce(sum(part.quantity), 0)::int
  from refund join refund_line part on part.website_id = refund.website_id
    and part.order_id = refund.order_id and part.refund_id = refund.id
  where refund.website_id = shop_order.website_id
    and refund.order_id = shop_order.id and refund.state <> 'refused')`

/** Whether anything of it did not go back, as the rule says (`is-all-back.ts`). */
const isAnyLeft = sql<boolean>`(${refundedCount} < ${itemCount} and (grand_total_cents = 0
  or ${sumOfRefunds('amount_cents')} < grand_total_cents))`

const hasDonation = sql<boolean>`exists (select from order_item
  where order_item.website_id = shop_order.website_id
    and order_item.order_id = shop_order.id and is_donation)`

function selectOrders(site: SiteDatabase) {
  return site.queries
    .selectFrom('shop_order')
    .selectAll('shop_order')
    .select(itemCount.as('item_count'))
    .select(refundedCount.as('refunded_count'))
    .select(sumOfRefunds('amount_cents').as('refunded_cents'))
    .select(sumOfRefunds('tax_cents').as('refunded_tax_cents'))
    .select(
      sql<boolean>`exists (select from fulfilment where fulfilment.website_id = shop_order.website_id
        and fulfilment.order_id = shop_order.id and taken_back_at is null)`.as('is_any_sent'),
    )
    .select(isWithdrawn.as('is_withdrawn'))
    .select(hasDonation.as('is_donation'))
    .where('website_id', '=', site.siteId)
}

type OrdersQuery<Row> = SelectQueryBuilder<Tables, 'shop_order', Row>

type OrdersNarrowed = {
  readonly status?: OrderStatus | undefined
  /** A number, or words of the customer's name or e-mail address. */
  readonly search?: string | undefined
  /** Of one address in lower case, or of its account, whatever address it had. */
  readonly of?: { readonly email: string; readonly memberId: string | null } | undefined
  readonly after?: TimeCursor | undefined
}

/** Each word reads every order once more; what tells orders apart has fewer. */
const mostWords = 8

function wordsOf(search = ''): readonly string[] {
  const words = search.split(/\s+/).filter((word) => word !== '')
  return words.slice(0, mostWords)
}

/** Whether an order has a word in its customer's name or address, or as its number. */
function hasWord(word: string) {
  const number = /^#?(\d{1,9})$/.exec(word)?.[1]
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const isNumber = number === undefined ? sql`false` : sql`order_number = ${Number(number)}`
  return sql<boolean>`(
    ${isNumber} or email ilike ${like}
    or shipping_address ->> 'firstName' ilike ${like}
    or shipping_address ->> 'lastName' ilike ${like}
  )`
}

/** Newest first; one more than asked for, so that the caller knows whether there is a next page. */
export function listOrderRows(
  site: SiteDatabase,
  limit: number,
  narrowed: OrdersNarrowed,
): Promise<ListedOrderRow[]> {
  return narrowOrders(selectOrders(site), narrowed)
    .limit(limit + 1)
    .execute()
}

/** The same, with their lines and as many as asked for at most. */
export function listWholeOrderRows(
  site: SiteDatabase,
  limit: number,
  narrowed: OrdersNarrowed,
): Promise<WholeOrderRow[]> {
  return narrowOrders(selectOrders(site).select(partsOfOrder), narrowed).limit(limit).execute()
}

function narrowOrders<Row>(
  orders: OrdersQuery<Row>,
  { status, search, of, after }: OrdersNarrowed,
): OrdersQuery<Row> {
  let query = orders.orderBy('created_at', 'desc').orderBy('id')
  if (status !== undefined) query = query.where('status', '=', status)
  // of which all went back, nothing waits
  if (status === 'paid') query = query.where(isAnyLeft)
  for (const word of wordsOf(search)) query = query.where(hasWord(word))
  if (of !== undefined) {
    const { email, memberId } = of
    query = query.where(sql<boolean>`(lower(email) = ${email} or member_id = ${memberId}::text)`)
  }
  if (after !== undefined) {
    query = query.where((where) =>
      where.or([
        where('created_at', '<', after.at),
        where.and([where('created_at', '=', after.at), where('id', '>', after.id)]),
      ]),
    )
  }
  return query
}

/** An order by its id, or by what its own page's address ends with. */
export type WhichOrder = { readonly id: string } | { readonly tokenHash: string }

/** As the database writes a line into JSON. */
export type OrderLineRow = Omit<OrderItemRow, 'website_id' | 'order_id'>

/** What a code took off an order; `line` null: off its shipping. */
type AdjustmentRow = Pick<
  Selectable<OrderAdjustmentTable>,
  'line' | 'code' | 'title' | 'amount_cents'
>

/** One tax of a line of an order; `line` null: of its shipping. */
type TaxRow = Omit<Selectable<OrderTaxTable>, 'website_id' | 'order_id'>

/** What of a line went back, or is about to; `line` null: of its shipping. */
type RefundedRow = {
  readonly line: number | null
  readonly quantity: number
  readonly cents: number
}

/** What was sent of an order at once. */
type FulfilmentRow = FulfilmentReply & {
  /** It does not count any more. */
  readonly isTakenBack: boolean
}

/** What a gift card paid of an order. */
type TenderRow = { readonly id: string; readonly lastFour: string; readonly cents: number }
/** Whether anything of an order is downloaded, or was once. */
const downloadsOfOrder = sql<boolean>`exists (select from download_grant
  where download_grant.website_id = shop_order.website_id
    and download_grant.order_id = shop_order.id)`.as('has_downloads')

type PaymentOfOrderRow = {
  readonly provider: string
  readonly reference: string
  /** When its money was there; null: it is under way, or never came. */
  readonly paidAt: number | null
}

export type WholeOrderRow = ListedOrderRow & {
  /** Null: of an order without any. */
  readonly payment: PaymentOfOrderRow | null
  /** Null: none paid of it. */
  readonly tenders: readonly TenderRow[] | null
  readonly refunded: readonly RefundedRow[]
  readonly lines: readonly OrderLineRow[]
  readonly adjustments: readonly AdjustmentRow[]
  readonly taxes: readonly TaxRow[]
  readonly has_downloads: boolean
  /** Oldest first. */
  readonly fulfilments: readonly FulfilmentRow[]
  /** Oldest first. */
  readonly withdrawals: readonly WithdrawalReply[]
  /** Numbers of its lines that are downloaded, or mailed by themselves. */
  readonly lines_without_parcel: readonly number[]
  /** Numbers of its lines that open pages. */
  readonly lines_with_access: readonly number[]
}

const linesOfOrder = sql<
  readonly OrderLineRow[]
>`(select coalesce(json_agg(item order by item.line), '[]')
  from order_item item where item.website_id = shop_order.website_id
    and item.order_id = shop_order.id)`.as('lines')

const adjustmentsOfOrder = sql<readonly AdjustmentRow[]>`(select
    coalesce(json_agg(part order by part.number), '[]')
  from order_adjustment part where part.website_id = shop_order.website_id
    and part.order_id = shop_order.id)`.as('adjustments')

const taxesOfOrder = sql<readonly TaxRow[]>`(select
    coalesce(json_agg(part order by part.number), '[]')
  from order_tax part where part.website_id = shop_order.website_id
    and part.order_id = shop_order.id)`.as('taxes')

const refundedOfOrder = sql<readonly RefundedRow[]>`(select coalesce(json_agg(back), '[]') from (
    select part.line, sum(part.quantity)::int as quantity, sum(part.cents)::bigint as cents
    from refund join refund_line part on part.website_id = refund.website_id
      and part.order_id = refund.order_id and part.refund_id = refund.id
    where refund.website_id = shop_order.website_id and refund.order_id = shop_order.id
      and refund.state <> 'refused'
    group by part.line) back)`.as('refunded')

const paymentOfOrder = sql<PaymentOfOrderRow | null>`(select
    json_build_object('provider', provider, 'reference', coalesce(provider_ref, ''),
      'paidAt', case when status = 'succeeded' then settled_at end)
  from payment where payment.website_id = shop_order.website_id
    and payment.id = shop_order.payment_id)`.as('payment')

const tendersOfOrder = sql<
  readonly TenderRow[] | null
>`case when shop_order.gift_card_cents > 0 then (
    select json_agg(json_build_object('id', card.id, 'lastFour', card.last_four,
      'cents', -entry.cents) order by entry.gift_card_id)
    from gift_card_entry entry join gift_card card on card.website_id = entry.website_id
      and card.id = entry.gift_card_id
    where entry.website_id = shop_order.website_id and entry.order_id = shop_order.id
      and entry.cause = 'order ' || shop_order.id) end`.as('tenders')

const fulfilmentsOfOrder = sql<readonly FulfilmentRow[]>`(select coalesce(json_agg(
    json_build_object('id', sent.id, 'at', sent.at, 'by', account.display_name,
      'tracking', json_build_object('carrier', carrier, 'number', tracking_number,
        'address', address),
      'isTakenBack', taken_back_at is not null,
      'lines', (select coalesce(json_agg(json_build_object('line', part.line,
          'quantity', part.quantity) order by part.line), '[]')
        from fulfilment_line part where part.website_id = sent.website_id
          and part.order_id = sent.order_id and part.fulfilment_id = sent.id))
    order by sent.at, sent.id), '[]')
  from fulfilment sent left join account on account.account_id = sent.author_id
  where sent.website_id = shop_order.website_id and sent.order_id = shop_order.id)`.as(
  'fulfilments',
)

const withdrawalsOfOrder = sql<readonly WithdrawalReply[]>`(select coalesce(json_agg(
    json_build_object('id', back.id, 'at', back.at, 'name', back.name, 'email', back.email,
      'note', back.note, 'isSettled', back.settled_at is not null,
      'lines', (select coalesce(json_agg(json_build_object('line', part.line,
          'quantity', part.quantity, 'refundedBefore', part.refunded_before) order by part.line), '[]')
        from withdrawal_line part where part.website_id = back.website_id
          and part.order_id = back.order_id and part.withdrawal_id = back.id))
    order by back.at, back.id), '[]')
  from withdrawal back where back.website_id = shop_order.website_id
    and back.order_id = shop_order.id)`.as('withdrawals')

/** The access that an order gives: by its lines, or as a payment of a subscription. */
const accessOfOrder = sql`select line from member_access
  where member_access.website_id = shop_order.website_id and line is not null
    and (member_access.order_id = shop_order.id
      or member_access.cause = 'subscription ' || shop_order.subscription_id)`

const linesWithAccess = sql<readonly number[]>`(select coalesce(json_agg(own.line), '[]')
  from (${accessOfOrder}) own)`.as('lines_with_access')

const linesWithoutParcel = sql<readonly number[]>`(select coalesce(json_agg(own.line), '[]') from (
    select line from download_grant where download_grant.website_id = shop_order.website_id
      and download_grant.order_id = shop_order.id
    union select line from (${accessOfOrder}) opened
    union select line from order_item where order_item.website_id = shop_order.website_id
      and order_item.order_id = shop_order.id and is_donation
    union select line from gift_card where gift_card.website_id = shop_order.website_id
      and gift_card.order_id = shop_order.id and line is not null) own)`.as('lines_without_parcel')

const partsOfOrder = [
  linesOfOrder,
  adjustmentsOfOrder,
  taxesOfOrder,
  refundedOfOrder,
  paymentOfOrder,
  tendersOfOrder,
  downloadsOfOrder,
  fulfilmentsOfOrder,
  withdrawalsOfOrder,
  linesWithoutParcel,
  linesWithAccess,
] as const

/** A refund of an order, as the database writes it into JSON. */
type RefundOfOrderRow = Pick<
  Selectable<RefundTable>,
  'id' | 'state' | 'reason' | 'created_at' | 'amount_cents' | 'tax_cents'
> & { readonly lines: readonly RefundedRow[] }

export type ChangedOrderRow = WholeOrderRow & {
  /** Epoch milliseconds. */
  readonly modified_at: number
  /** Oldest first. */
  readonly refunds: readonly RefundOfOrderRow[]
}

const refundsOfOrder = sql<readonly RefundOfOrderRow[]>`(select coalesce(json_agg(
    json_build_object('id', refund.id, 'state', state, 'reason', reason,
      'created_at', created_at, 'amount_cents', amount_cents, 'tax_cents', tax_cents,
      'lines', (select coalesce(json_agg(json_build_object('line', part.line,
          'quantity', part.quantity, 'cents', part.cents) order by part.number), '[]')
        from refund_line part where part.website_id = refund.website_id
          and part.order_id = refund.order_id and part.refund_id = refund.id))
    order by created_at, id), '[]')
  from refund where refund.website_id = shop_order.website_id
    and refund.order_id = shop_order.id)`.as('refunds')

/** As its index has it. */
const modifiedAt = sql<number>`greatest(created_at, touched_at)`

function selectChangedOrders(site: SiteDatabase) {
  return selectOrders(site)
    .select(partsOfOrder)
    .select(refundsOfOrder)
    .select(modifiedAt.as('modified_at'))
}

/** By when something of them has changed last; `from` counts, `before` does not. */
export type ChangedOrders = {
  readonly status?: OrderStatus | undefined
  readonly from?: number | undefined
  readonly before?: number | undefined
  readonly after?: TimeCursor | undefined
}

/** Newest first, one more than asked for: by when they were placed, which no change moves. */
export function listChangedOrderRows(
  site: SiteDatabase,
  limit: number,
  { status, from, before, after }: ChangedOrders,
): Promise<ChangedOrderRow[]> {
  let query = narrowOrders(selectChangedOrders(site), { after }).where('status', '<>', 'received')
  if (status !== undefined) query = query.where('status', '=', status)
  if (from !== undefined) query = query.where(sql<boolean>`${modifiedAt} >= ${from}::bigint`)
  if (before !== undefined) query = query.where(sql<boolean>`${modifiedAt} < ${before}::bigint`)
  return query.limit(limit + 1).execute()
}

export function findChangedOrderRow(
  site: SiteDatabase,
  id: string,
): Promise<ChangedOrderRow | undefined> {
  return selectChangedOrders(site)
    .where('id', '=', id)
    .where('status', '<>', 'received')
    .executeTakeFirst()
}

/** An order with its lines, in one read; undefined where the site has none such. */
export function findOrderRow(
  site: SiteDatabase,
  which: WhichOrder,
): Promise<WholeOrderRow | undefined> {
  const orders = selectOrders(site).select(partsOfOrder)
  return (
    'id' in which
      ? orders.where('id', '=', which.id)
      : orders.where('access_token_hash', '=', which.tokenHash)
  ).executeTakeFirst()
}

/** The order of a number, if it was placed with this e-mail address. */
export async function findOrderIdBy(
  site: SiteDatabase,
  { orderNumber, email }: { readonly orderNumber: number; readonly email: string },
): Promise<string | undefined> {
  const row = await site.queries
    .selectFrom('shop_order')
    .select('id')
    .where('website_id', '=', site.siteId)
    .where('order_number', '=', orderNumber)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst()
  return row?.id
}

/** Makes whatever else moves an order, or refunds it, wait until the transaction ends. */
export async function lockOrder(site: SiteDatabase, orderId: string): Promise<void> {
  await site.queries
    .selectFrom('shop_order')
    .select('id')
    .where('website_id', '=', site.siteId)
    .where('id', '=', orderId)
    .forUpdate()
    .execute()
}

/** Moves an order on, or back; false when it is in another state by now, or not there. */
export async function moveOrder(
  site: SiteDatabase,
  orderId: string,
  { from, to }: { readonly from: OrderStatus; readonly to: OrderStatus },
): Promise<boolean> {
  const done = await site.queries
    .updateTable('shop_order')
    .set({ status: to })
    .where('website_id', '=', site.siteId)
    .where('id', '=', orderId)
    .where('status', '=', from)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Marks an order by what a bank says of its payment. */
export async function setDispute(
  site: SiteDatabase,
  orderId: string,
  dispute: NonNullable<WholeOrderRow['dispute']>,
): Promise<void> {
  await site.queries
    .updateTable('shop_order')
    .set({ dispute })
    .where('website_id', '=', site.siteId)
    .where('id', '=', orderId)
    .execute()
}
