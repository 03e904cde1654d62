import { sql, type Selectable } from 'kysely'
import type { DecidedRefund } from '@vitrine/rules/shop/orders/decide-refund.ts'
import type { RefundSources } from '@vitrine/rules/shop/orders/price-refund.ts'
import type { MoneyBack } from '@vitrine/rules/shop/payments/payment-provider.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import type { TakenBy } from '../payments/find-provider.ts'
import type { RefundTable } from '../../ground/db/shop-tables.ts'
import { touchOrder } from './touched-orders-store.ts'

type RefundRow = Selectable<RefundTable>

/** What of a line went back by one refund; `line` null: of its shipping. */
type RefundedLine = {
  readonly line: number | null
  readonly quantity: number
  readonly cents: number
}

/** A refund with its lines, and whose it was; `by` null: the account is gone. */
export type WholeRefundRow = RefundRow & {
  readonly by: string | null
  readonly lines: readonly RefundedLine[]
}

const linesOfRefund = sql<readonly RefundedLine[]>`(select
    coalesce(json_agg(json_build_object('line', part.line, 'quantity', part.quantity,
        'cents', part.cents)
      order by part.number), '[]')
  from refund_line part where part.website_id = refund.website_id
    and part.order_id = refund.order_id and part.refund_id = refund.id)`.as('lines')

export type WhichRefund = { readonly orderId: string; readonly id: string }

function selectRefunds(site: SiteDatabase, orderId: string) {
  return site.queries
    .selectFrom('refund')
    .leftJoin('account', 'account.account_id', 'refund.author_id')
    .selectAll('refund')
    .select('account.display_name as by')
    .select(linesOfRefund)
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
}

/** The refunds of an order, oldest first. */
export function listRefunds(site: SiteDatabase, orderId: string): Promise<WholeRefundRow[]> {
  return selectRefunds(site, orderId).orderBy('created_at').orderBy('id').execute()
}

export function findRefund(
  site: SiteDatabase,
  { orderId, id }: WhichRefund,
): Promise<WholeRefundRow | undefined> {
  return selectRefunds(site, orderId).where('id', '=', id).executeTakeFirst()
}

/** What of a refund goes back by the provider. */
const providerCents = sql<number>`refund.amount_cents - (
  select coalesce(sum((part ->> 'cents')::bigint), 0)::bigint
  from json_array_elements(refund.gift_cards) part)`

/** What of a refund goes back to gift cards. */
export function backOnCards({ gift_cards }: Pick<RefundRow, 'gift_cards'>): number {
  return gift_cards.reduce((sum, { cents }) => sum + cents, 0)
}

/** What of an order went back to each gift card, or is about to. */
export async function listBackOnCards(
  site: SiteDatabase,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly id: string; readonly cents: number }>`
    select part ->> 'giftCardId' as id, sum((part ->> 'cents')::bigint)::bigint as cents
    from refund cross join json_array_elements(refund.gift_cards) part
    where refund.website_id = ${site.siteId} and refund.order_id = ${orderId}
      and refund.state <> 'refused' group by 1`.execute(site.queries)
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}

/** What the provider is asked for, and which provider it is; undefined where the site has none such. */
export async function findMoneyBack(
  site: SiteDatabase,
  { orderId, id }: WhichRefund,
): Promise<(MoneyBack & TakenBy) | undefined> {
  return site.queries
    .selectFrom('refund')
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.website_id', '=', 'refund.website_id')
        .onRef('payment.id', '=', 'refund.payment_id'),
    )
    .select([
      'refund.id as refundId',
      (eb) => eb.fn.coalesce('payment.provider_ref', 'payment.id').as('ref'),
      providerCents.as('amountCents'),
      'payment.currency',
      'payment.provider',
      'payment.provider_account',
    ])
    .where('refund.website_id', '=', site.siteId)
    .where('refund.order_id', '=', orderId)
    .where('refund.id', '=', id)
    .executeTakeFirst()
}

/** What the form of a key said before; undefined: it is the first time. */
export async function findWishOfKey(
  site: SiteDatabase,
  orderId: string,
  key: string,
): Promise<string | undefined> {
  const found = await site.queries
    .selectFrom('refund')
    .select('wish')
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst()
  return found?.wish
}

export type NewRefund = Pick<
  RefundRow,
  | 'order_id'
  | 'id'
  | 'key'
  | 'wish'
  | 'payment_id'
  | 'restock'
  | 'reason'
  | 'tells_customer'
  | 'author_id'
  | 'created_at'
  | 'due_at'
>

/**
 * Writes a refund with its lines, and what is held back of its payment for it.
 * @param to whom it goes back
 */
export async function insertRefund(
  site: SiteDatabase,
  refund: NewRefund,
  { amountCents, taxCents, parts }: DecidedRefund,
  { providerCents: ofProvider, giftCards }: RefundSources,
): Promise<void> {
  const { siteId: website_id, queries } = site
  if (ofProvider > 0) await holdBack(site, refund.payment_id, ofProvider)
  const gift_cards = JSON.stringify(giftCards)
  const amounts = { amount_cents: amountCents, tax_cents: taxCents, gift_cards }
  await queries
    .insertInto('refund')
    .values({ ...refund, ...amounts, website_id, state: 'requested', attempts: 1 })
    .execute()
  await queries
    .insertInto('refund_line')
    .values(
      parts.map((part, at) => ({
        website_id,
        order_id: refund.order_id,
        refund_id: refund.id,
        number: at + 1,
        line: part.line,
        quantity: part.quantity,
        cents: part.cents,
        tax_cents: part.taxCents,
      })),
    )
    .execute()
  await touchOrder(site, refund.order_id, refund.created_at)
}

/** @param cents below 0: it is free again */
export async function holdBack(
  site: SiteDatabase,
  paymentId: string,
  cents: number,
): Promise<void> {
  await sql`
    update payment set refunded_cents = refunded_cents + ${cents}::bigint
    where website_id = ${site.siteId} and id = ${paymentId}`.execute(site.queries)
}

/** Writes what became of a refund; false where that is known already. */
export async function settleRefundRow(
  site: SiteDatabase,
  which: WhichRefund,
  { state, now }: { readonly state: 'done' | 'refused'; readonly now: number },
): Promise<boolean> {
  const done = await updateRefund(site, which)
    .set({ state, settled_at: now, due_at: null })
    .where('state', '=', 'requested')
    .executeTakeFirst()
  if (done.numUpdatedRows === 0n) return false
  await touchOrder(site, which.orderId, now)
  return true
}

export async function setRestocked(site: SiteDatabase, which: WhichRefund): Promise<void> {
  await updateRefund(site, which).set({ restocked: true }).execute()
}

function updateRefund(site: SiteDatabase, { orderId, id }: WhichRefund) {
  return site.queries
    .updateTable('refund')
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', id)
}

/** One that has no answer, and how often that was asked for. */
export type OpenRefund = WhichRefund & { readonly attempts: number }

/** Refunds of every site of the installation whose provider has not answered in time, oldest first. */
export function listOpenRefunds(
  database: Pick<Database, 'kysely'>,
  now: number,
): Promise<(OpenRefund & { readonly siteId: SiteId })[]> {
  return database.kysely
    .selectFrom('refund')
    .select(['website_id as siteId', 'order_id as orderId', 'id', 'attempts'])
    .where('state', '=', sql.lit('requested'))
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute()
}

/** Takes a refund for one more try; false where another process did, or it is settled. */
export async function claimRefund(
  site: SiteDatabase,
  { attempts, ...which }: OpenRefund,
  dueAt: number,
): Promise<boolean> {
  const done = await updateRefund(site, which)
    .set({ due_at: dueAt, attempts: attempts + 1 })
    .where('state', '=', 'requested')
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
