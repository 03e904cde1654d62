import { sql, type RawBuilder } from 'kysely'
import type { CouponCodeState } from '@vitrine/rules/shop/coupons/code-states.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

export type CodesNarrowed = {
  readonly state?: CouponCodeState | undefined
  readonly search: string
}

export type CodeRow = {
  readonly code: string
  readonly createdAt: number
  readonly isRevoked: boolean
  readonly uses: number
  readonly orderId: string | null
  /** Null: there is no order, or it is being paid. */
  readonly orderNumber: number | null
}

const ofState: Readonly<Record<CouponCodeState, RawBuilder<boolean>>> = {
  used: sql<boolean>`(one.revoked_at is null and coalesce(counter.uses, 0) > 0)`,
  free: sql<boolean>`(one.revoked_at is null and coalesce(counter.uses, 0) = 0)`,
  revoked: sql<boolean>`one.revoked_at is not null`,
}

/** Codes of a discount, by the alphabet. @param after the last of the page before */
export async function listCodeRows(
  { siteId, queries }: SiteDatabase,
  wish: CodesNarrowed & {
    readonly couponId: string
    readonly after: string | undefined
    readonly limit: number
  },
): Promise<CodeRow[]> {
  const { couponId, state, search, after, limit } = wish
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<CodeRow>`
    select one.code, one.created_at as "createdAt", one.revoked_at is not null as "isRevoked",
      coalesce(counter.uses, 0) as uses, placed.id as "orderId",
      placed.order_number as "orderNumber"
    from coupon_code one
    left join coupon_counter counter on counter.website_id = one.website_id
      and counter.coupon_id = one.code
    left join lateral (select used.order_id from coupon_use used
      where used.website_id = one.website_id and used.coupon_id = one.code
      order by used.order_id desc limit 1) used on true
    left join shop_order placed on placed.website_id = one.website_id and placed.id = used.order_id
    where one.website_id = ${siteId} and one.coupon_id = ${couponId}
      and one.code > ${after ?? ''} and one.code ilike ${like}
      and ${state === undefined ? sql<boolean>`true` : ofState[state]}
    order by one.code limit ${limit}::int`.execute(queries)
  return rows
}

export type CodeCounts = { readonly all: number; readonly used: number; readonly revoked: number }

export async function countCodes(
  { siteId, queries }: SiteDatabase,
  couponId: string,
): Promise<CodeCounts> {
  const { rows } = await sql<CodeCounts>`
    select count(*)::int as all, (count(*) filter (where ${ofState.used}))::int as used,
      (count(*) filter (where ${ofState.revoked}))::int as revoked
    from coupon_code one
    left join coupon_counter counter on counter.website_id = one.website_id
      and counter.coupon_id = one.code
    where one.website_id = ${siteId} and one.coupon_id = ${couponId}`.execute(queries)
  return rows[0] ?? { all: 0, used: 0, revoked: 0 }
}

/** Those of some codes that a discount has already, as its own or among many. */
export async function readTakenCodes(
  { siteId, queries }: SiteDatabase,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const list = [...codes]
  const { rows } = await sql<{ readonly code: string }>`
    select code from coupon_code where website_id = ${siteId} and code = any(${list}::text[])
    union select id from document
    where website_id = ${siteId} and kind = 'coupon' and id = any(${list}::text[])
  `.execute(queries)
  return new Set(rows.map(({ code }) => code))
}

/** Whether any of some codes is one of the many of a discount, also one that is revoked. */
export async function isAnyOfMany(
  { siteId, queries }: SiteDatabase,
  codes: readonly string[],
): Promise<boolean> {
  const found = await queries
    .selectFrom('coupon_code')
    .select('code')
    .where('website_id', '=', siteId)
    .where('code', '=', sql<string>`any(${[...codes]}::text[])`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertCodes(
  { siteId, queries }: SiteDatabase,
  codes: readonly string[],
  of: { readonly couponId: string; readonly key: string; readonly now: number },
): Promise<void> {
  await sql`
    insert into coupon_code (website_id, code, coupon_id, made_key, created_at)
    select ${siteId}, code, ${of.couponId}, ${of.key}, ${of.now}::bigint
    from unnest(${[...codes]}::text[]) code`.execute(queries)
}

/** How many codes the form of a key has made. */
export async function countMade(
  { siteId, queries }: SiteDatabase,
  couponId: string,
  key: string,
): Promise<number> {
  const { count } = await queries
    .selectFrom('coupon_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('website_id', '=', siteId)
    .where('coupon_id', '=', couponId)
    .where('made_key', '=', key)
    .executeTakeFirstOrThrow()
  return count
}

/** Which codes of a discount: one, those of a form, or all. */
export type WhichCodes = { readonly code?: string; readonly key?: string }

/** Locks codes of a discount that are not revoked, in the order in which orders lock them. */
export async function lockCodes(
  { siteId, queries }: SiteDatabase,
  couponId: string,
  { code, key }: WhichCodes,
): Promise<string[]> {
  let query = queries
    .selectFrom('coupon_code')
    .select('code')
    .where('website_id', '=', siteId)
    .where('coupon_id', '=', couponId)
    .orderBy('code')
    .forUpdate()
  if (code !== undefined) query = query.where('code', '=', code).where('revoked_at', 'is', null)
  else if (key !== undefined) query = query.where('made_key', '=', key)
  else query = query.where('revoked_at', 'is', null)
  return (await query.execute()).map((row) => row.code)
}

/** Of codes that are locked, so that what was being ordered meanwhile is known, those without a use. */
export async function unusedOf(
  { siteId, queries }: SiteDatabase,
  codes: readonly string[],
): Promise<string[]> {
  const rows = await queries
    .selectFrom('coupon_counter')
    .select('coupon_id')
    .where('website_id', '=', siteId)
    .where('coupon_id', '=', sql<string>`any(${[...codes]}::text[])`)
    .where('uses', '>', 0)
    .execute()
  const used = new Set(rows.map((row) => row.coupon_id))
  return codes.filter((code) => !used.has(code))
}

/** Revokes codes that are locked. */
export async function revokeLocked(
  { siteId, queries }: SiteDatabase,
  codes: readonly string[],
  { key, now }: { readonly key: string; readonly now: number },
): Promise<void> {
  await queries
    .updateTable('coupon_code')
    .set({ revoked_at: now, revoke_key: key })
    .where('website_id', '=', siteId)
    .where('code', '=', sql<string>`any(${[...codes]}::text[])`)
    .execute()
}

/** Makes valid again what was revoked at once. @returns how many */
export async function restoreRevoked(
  { siteId, queries }: SiteDatabase,
  couponId: string,
  key: string,
): Promise<number> {
  const done = await queries
    .updateTable('coupon_code')
    .set({ revoked_at: null, revoke_key: null })
    .where('website_id', '=', siteId)
    .where('coupon_id', '=', couponId)
    .where('revoke_key', '=', key)
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}

/** Removes codes that are locked, and what was counted of them. */
export async function deleteLocked(
  { siteId, queries }: SiteDatabase,
  codes: readonly string[],
): Promise<void> {
  const among = sql<string>`any(${[...codes]}::text[])`
  await queries
    .deleteFrom('coupon_counter')
    .where('website_id', '=', siteId)
    .where('coupon_id', '=', among)
    .execute()
  await queries
    .deleteFrom('coupon_code')
    .where('website_id', '=', siteId)
    .where('code', '=', among)
    .execute()
}
