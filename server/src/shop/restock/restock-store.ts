import { sql, type RawBuilder } from 'kysely'
import type { SignUp } from '@vitrine/rules/shop/restock/restock-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

export type NewSignUp = {
  readonly id: string
  readonly itemId: string
  readonly variantId: string
  readonly email: string
  readonly optedIn: boolean
  /** The sentence that was agreed to; empty: to none. */
  readonly consentText: string
  readonly now: number
}

/**
 * Lets somebody wait for a variant. Who waits for it already goes on waiting, and may agree to the
 * mailing list by it.
 */
export async function insertSignUp(
  { siteId, queries }: SiteDatabase,
  { id, itemId, variantId, email, optedIn, consentText, now }: NewSignUp,
): Promise<void> {
  await sql`
    insert into restock_sign_up (website_id, id, item_id, variant_id, email, opted_in, consent_text,
      created_at)
    values (${siteId}, ${id}, ${itemId}, ${variantId}, ${email}, ${optedIn}, ${consentText}, ${now})
    on conflict (website_id, variant_id, lower(email))
      where mail_id is null and removed_at is null
    do update set opted_in = true, consent_text = excluded.consent_text
      where excluded.opted_in and not restock_sign_up.opted_in`.execute(queries)
}

/** Whether so many people wait in a shop, or more; it looks no further. */
export async function isFull(site: SiteDatabase, most: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from restock_sign_up
      where website_id = ${site.siteId} and mail_id is null and removed_at is null
      limit ${most}::int
    ) waiting`.execute(site.queries)
  return (rows[0]?.count ?? 0) >= most
}

export type GroupRow = {
  readonly itemId: string
  readonly variantId: string
  readonly waiting: number
  readonly told: number
  readonly lastSentOn: number | null
  /** Its newest sign-up, by which groups are in order. */
  readonly newest: string
}

type GroupFilter = {
  readonly itemId?: string | undefined
  readonly variantId?: string | undefined
  /** Ids of the items among which they are. */
  readonly among?: RawBuilder<unknown> | undefined
  /** The `newest` of the last group that was seen. */
  readonly after?: string | undefined
  readonly limit: number
}

/** Whose last sign-up is the newest comes first; one more than asked for. */
export async function listGroupRows(
  { siteId, queries }: SiteDatabase,
  { itemId, variantId, among, after, limit }: GroupFilter,
): Promise<readonly GroupRow[]> {
  const conditions = [
    sql`website_id = ${siteId} and removed_at is null`,
    ...(itemId === undefined ? [] : [sql`item_id = ${itemId}`]),
    ...(variantId === undefined ? [] : [sql`variant_id = ${variantId}`]),
    ...(among === undefined ? [] : [sql`item_id in (${among})`]),
  ]
  const further = after === undefined ? sql`true` : sql`max(id) < ${after}`
  const { rows } = await sql<GroupRow>`
    select item_id as "itemId", variant_id as "variantId",
      (count(*) filter (where mail_id is null))::int as waiting, count(mail_id)::int as told,
      max(told_at) as "lastSentOn", max(id) as newest
    from restock_sign_up where ${sql.join(conditions, sql` and `)}
    group by item_id, variant_id having ${further}
    order by max(id) desc limit ${limit + 1}`.execute(queries)
  return rows
}

export type SignUpRow = SignUp & { readonly itemId: string; readonly variantId: string }

type SignUpFilter = {
  readonly itemId?: string | undefined
  readonly variantId?: string | undefined
  /** The id of the last one that was seen. */
  readonly after?: string | undefined
  readonly limit: number
}

/** The newest first; one more than asked for. */
export async function listSignUpRows(
  { siteId, queries }: SiteDatabase,
  { itemId, variantId, after, limit }: SignUpFilter,
): Promise<readonly SignUpRow[]> {
  const conditions = [
    sql`one.website_id = ${siteId} and one.removed_at is null`,
    ...(itemId === undefined ? [] : [sql`one.item_id = ${itemId}`]),
    ...(variantId === undefined ? [] : [sql`one.variant_id = ${variantId}`]),
    ...(after === undefined ? [] : [sql`one.id < ${after}`]),
  ]
  const { rows } = await sql<SignUpRow>`
    select one.id, one.item_id as "itemId", one.variant_id as "variantId",
      one.email as "siteVisitorEmail", one.opted_in as "isJoinMailingList",
      one.consent_text as "consentText", one.created_at as "createdOn", one.told_at as "sentOn",
      case when one.mail_id is null then 'waiting'
        when mail.status in ('queued', 'sending') then 'queued'
        else coalesce(mail.status, 'sent') end as state
    from restock_sign_up one
    left join mail on mail.website_id = one.website_id and mail.id = one.mail_id
    where ${sql.join(conditions, sql` and `)}
    order by one.id desc limit ${limit + 1}`.execute(queries)
  return rows
}

/** Who waits for a variant and is told by nobody else now, the longest first; locked until the end. */
export async function lockWaiting(
  { siteId, queries }: SiteDatabase,
  {
    itemId,
    variantId,
    limit,
  }: Required<Omit<SignUpFilter, 'after' | 'itemId' | 'variantId'>> & {
    readonly itemId: string
    readonly variantId: string
  },
): Promise<readonly { readonly id: string; readonly email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from restock_sign_up
    where website_id = ${siteId} and item_id = ${itemId} and variant_id = ${variantId}
      and mail_id is null and removed_at is null
    order by id limit ${limit}::int for update skip locked`.execute(queries)
  return rows
}

/** Notes by which mail each of some sign-ups is told. */
export async function setTold(
  { siteId, queries }: SiteDatabase,
  told: readonly { readonly id: string; readonly mailId: string }[],
  now: number,
): Promise<void> {
  await sql`
    update restock_sign_up set mail_id = told."mailId", told_at = ${now}::bigint
    from json_to_recordset(${JSON.stringify(told)}::json) as told (id text, "mailId" text)
    where website_id = ${siteId} and restock_sign_up.id = told.id`.execute(queries)
}

/** Takes a sign-up off the list. @returns whether it was there, told or not */
export async function removeSignUp(site: SiteDatabase, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await site.queries
    .updateTable('restock_sign_up')
    .set({ removed_at: now })
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Puts a sign-up on the list again.
 * @returns `taken` where its address waits for the same once more
 */
export async function putSignUpBack(
  { siteId, queries }: SiteDatabase,
  id: string,
): Promise<'back' | 'taken' | 'gone'> {
  const { rows } = await sql<{ isBack: boolean; isThere: boolean }>`
    with one as (
      select * from restock_sign_up where website_id = ${siteId} and id = ${id} for update
    ), back as (
      update restock_sign_up set removed_at = null from one
      where restock_sign_up.website_id = one.website_id and restock_sign_up.id = one.id
        and (one.mail_id is not null or not exists (
          select from restock_sign_up other where other.website_id = one.website_id
            and other.variant_id = one.variant_id and lower(other.email) = lower(one.email)
            and other.mail_id is null and other.removed_at is null and other.id <> one.id))
      returning true
    )
    select exists (select from back) as "isBack", exists (select from one) as "isThere"`.execute(
    queries,
  )
  const [found] = rows
  if (found?.isBack === true) return 'back'
  return found?.isThere === true ? 'taken' : 'gone'
}
