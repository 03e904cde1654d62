import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { dueOfCycle } from '@vitrine/rules/shop/subscriptions/due-of-cycle.ts'
import type {
  OpenCycle,
  SkipReason,
  Subscription,
} from '@vitrine/rules/shop/subscriptions/subscription.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import type { TakenBy } from '../payments/find-provider.ts'
import type { SubscriptionCycleTable, SubscriptionTable } from '../../ground/db/shop-tables.ts'

export type SubscriptionRow = Omit<Selectable<SubscriptionTable>, 'buyer'> & {
  readonly buyer: CheckoutEntries
}
export type CycleRow = Selectable<SubscriptionCycleTable>

/** As the rules see it. */
export function ruledSubscription(row: SubscriptionRow): Subscription {
  const { every, unit, cycles } = row.plan
  return {
    every,
    unit,
    cycles,
    leftOut: row.left_out,
    startedAt: row.started_at,
    timeZone: row.time_zone,
    state: row.state,
    nextNumber: row.next_number,
  }
}

/** By what it is charged; undefined once it has ended, as its provider forgets that then. */
export function chargedBy({
  state,
  method_label: label,
  method_expires: expires,
}: SubscriptionRow): { readonly label: string; readonly expires: string } | undefined {
  return state === 'ended' || label === '' ? undefined : { label, expires }
}

function subscriptions({ siteId, queries }: SiteDatabase) {
  return queries.selectFrom('subscription').selectAll().where('website_id', '=', siteId)
}

export async function findSubscription(
  site: SiteDatabase,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const row = await subscriptions(site).where('id', '=', id).executeTakeFirst()
  return row as SubscriptionRow | undefined
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockSubscription(
  site: SiteDatabase,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const row = await subscriptions(site).where('id', '=', id).forUpdate().executeTakeFirst()
  return row as SubscriptionRow | undefined
}

/** By the number of one of its orders and the e-mail address of whoever subscribes. */
export async function findSubscriptionByOrder(
  site: SiteDatabase,
  { orderNumber, email }: { readonly orderNumber: number; readonly email: string },
): Promise<SubscriptionRow | undefined> {
  const row = await subscriptions(site)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('shop_order')
        .select('subscription_id')
        .where('website_id', '=', site.siteId)
        .where('order_number', '=', orderNumber),
    )
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return row as SubscriptionRow | undefined
}

/** Those of a member that run, and are charged by one of some cards, the oldest first. */
export async function listChargedBy(
  { siteId, queries }: SiteDatabase,
  memberId: string,
  { provider, provider_account: account, refs }: TakenBy & { readonly refs: readonly string[] },
): Promise<readonly { readonly id: string; readonly title: string; readonly ref: string }[]> {
  const { rows } = await sql<{ id: string; title: string; ref: string }>`
    select subscription.id, subscription.title, subscription.method_ref as ref
    from subscription
    join shop_order on shop_order.website_id = subscription.website_id
      and shop_order.id = subscription.order_id and shop_order.member_id = ${memberId}
    where subscription.website_id = ${siteId} and subscription.state <> 'ended'
      and subscription.method_ref = any(${[...refs]}::text[])
      and subscription.provider = ${provider}
      and subscription.provider_account is not distinct from ${account}
    order by subscription.started_at, subscription.id`.execute(queries)
  return rows
}

export async function insertSubscription(
  { siteId, queries }: SiteDatabase,
  row: Omit<Insertable<SubscriptionTable>, 'website_id'>,
): Promise<void> {
  await queries
    .insertInto('subscription')
    .values({ ...row, website_id: siteId })
    .execute()
}

export async function updateSubscription(
  { siteId, queries }: SiteDatabase,
  id: string,
  row: Updateable<SubscriptionTable>,
): Promise<void> {
  await queries
    .updateTable('subscription')
    .set(row)
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** A cycle with what went back of its payment, or is about to, in minor units. */
export type PaidCycleRow = CycleRow & { readonly refunded_cents: number }

export function listCycles({ siteId, queries }: SiteDatabase, id: string): Promise<PaidCycleRow[]> {
  return queries
    .selectFrom('subscription_cycle')
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(amount_cents), 0)::bigint from refund
        where refund.website_id = subscription_cycle.website_id
          and refund.order_id = subscription_cycle.order_id and refund.state <> 'refused')`.as(
        'refunded_cents',
      ),
    )
    .where('website_id', '=', siteId)
    .where('subscription_id', '=', id)
    .orderBy('number', 'desc')
    .limit(500)
    .execute()
}

/** How many cycles of some subscriptions were paid; those without any are missing. */
export async function countPaidCycles(
  { siteId, queries }: SiteDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('subscription_cycle')
    .select(['subscription_id as id', (eb) => eb.fn.countAll<number>().as('paid')])
    .where('website_id', '=', siteId)
    .where('subscription_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('state', '=', 'paid')
    .groupBy('subscription_id')
    .execute()
  return new Map(rows.map(({ id, paid }) => [id, paid]))
}

/** The cycle of which it is not known yet whether it is paid. */
export async function findOpenCycle(
  { siteId, queries }: SiteDatabase,
  id: string,
): Promise<CycleRow | undefined> {
  return queries
    .selectFrom('subscription_cycle')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('subscription_id', '=', id)
    .where(sql<boolean>`state in ('charging', 'retrying')`)
    .executeTakeFirst()
}

export function ruledCycle(row: CycleRow | undefined): OpenCycle | undefined {
  if (row === undefined || (row.state !== 'charging' && row.state !== 'retrying')) return undefined
  const { number, due_at: dueAt, state, tries, try_at: tryAt, failed_at: failedAt } = row
  return { number, dueAt, state, tries, tryAt, failedAt }
}

/** Writes a cycle, or what has become of it by now. */
export async function putCycle(
  { siteId, queries }: SiteDatabase,
  cycle: Omit<Insertable<SubscriptionCycleTable>, 'website_id'>,
): Promise<void> {
  const { subscription_id: _of, number: _which, ...news } = cycle
  await queries
    .insertInto('subscription_cycle')
    .values({ ...cycle, website_id: siteId })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'subscription_id', 'number']).doUpdateSet(news),
    )
    .execute()
}

/** Writes cycles that are left out, and that the last one is as many later. */
export async function leaveCyclesOut(
  site: SiteDatabase,
  row: SubscriptionRow,
  cycles: readonly { readonly number: number; readonly paymentId?: string | null }[],
  why: SkipReason,
): Promise<void> {
  for (const { number, paymentId = null } of cycles) {
    await putCycle(site, {
      subscription_id: row.id,
      number,
      due_at: dueOfCycle(ruledSubscription(row), number),
      state: 'skipped',
      why,
      order_id: null,
      payment_id: paymentId,
      try_at: null,
    })
  }
  await updateSubscription(site, row.id, { left_out: row.left_out + cycles.length })
}

/** The cycle that a payment is of; undefined where it is of none. */
export function findCycleOfPayment(
  { siteId, queries }: SiteDatabase,
  payment: { readonly id: string },
): Promise<CycleRow | undefined> {
  return queries
    .selectFrom('subscription_cycle')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('payment_id', '=', payment.id)
    .executeTakeFirst()
}

export type AwakeSubscription = { readonly siteId: SiteId; readonly id: string }

/** Those of every site of the installation of which something is to be done, the longest due first. */
export async function listAwake(
  database: Pick<Database, 'kysely'>,
  now: number,
  limit: number,
): Promise<AwakeSubscription[]> {
  const rows = await database.kysely
    .selectFrom('subscription')
    .select(['website_id', 'id'])
    .where('wake_at', '<=', now)
    .orderBy('wake_at')
    .limit(limit)
    .execute()
  return rows.map(({ website_id: siteId, id }) => ({ siteId, id }))
}
