import { sql, type Insertable } from 'kysely'
import type { KeptCard } from '@vitrine/rules/shop/payments/kept-cards.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import type { KeptCardTable } from '../../ground/db/card-tables.ts'
import type { TakenBy } from './find-provider.ts'

export type KeptCardRow = KeptCard & { readonly ref: string }

/** The cards of a member that one provider keeps by one of its keys, first the one that paid last. */
export async function listCardRows(
  { siteId, queries }: SiteDatabase,
  memberId: string,
  { provider, provider_account: account }: TakenBy,
): Promise<KeptCardRow[]> {
  const rows = await queries
    .selectFrom('kept_card')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .where(sql<boolean>`provider_account is not distinct from ${account}`)
    .where('forget_at', 'is', null)
    .orderBy(sql`coalesce(paid_at, kept_at)`, 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ last_four: lastFour, kept_at: keptAt, ...row }) => ({
    id: row.id,
    ref: row.ref,
    brand: row.brand,
    lastFour,
    expires: row.expires,
    keptAt,
  }))
}

export async function insertCard(
  { siteId, queries }: SiteDatabase,
  row: Omit<Insertable<KeptCardTable>, 'website_id' | 'tries'>,
): Promise<void> {
  await queries
    .insertInto('kept_card')
    .values({ ...row, website_id: siteId, tries: 0 })
    .execute()
}

/** Has nobody remove a member's card until the transaction ends. False: it is removed. */
export async function lockCard({ siteId, queries }: SiteDatabase, id: string): Promise<boolean> {
  const found = await queries
    .selectFrom('kept_card')
    .select('id')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('member_id', 'is not', null)
    .where('forget_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

/** Notes when a member has paid by a card of theirs. */
export async function setPaid(
  { siteId, queries }: SiteDatabase,
  { memberId, by, ref }: { readonly memberId: string; readonly by: TakenBy; readonly ref: string },
  at: number,
): Promise<void> {
  await queries
    .updateTable('kept_card')
    .set({ paid_at: at })
    .where('website_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('provider', '=', by.provider)
    .where(sql<boolean>`provider_account is not distinct from ${by.provider_account}`)
    .where('ref', '=', ref)
    .where('forget_at', 'is', null)
    .execute()
}

/**
 * What a card is charged by still, whoever it was removed by: `runs`, for as long as a subscription runs
 * or a member keeps it, each of which has it forgotten as it ends; `pays` while a payment by it has no
 * outcome; undefined: nothing.
 */
export async function usesOfCard(
  { siteId, queries }: SiteDatabase,
  { provider, provider_account: account, ref }: CardToForget,
): Promise<'runs' | 'pays' | undefined> {
  const { rows } = await sql<{ runs: boolean; pays: boolean }>`
    select
      exists (select from subscription where website_id = ${siteId} and method_ref = ${ref}
        and provider = ${provider} and provider_account is not distinct from ${account}
        and state <> 'ended')
      or exists (select from kept_card where website_id = ${siteId} and ref = ${ref}
        and provider = ${provider} and provider_account is not distinct from ${account}
        and forget_at is null) as runs,
      exists (select from payment where website_id = ${siteId} and status in ('pending', 'under-way')
        and provider = ${provider} and provider_account is not distinct from ${account}
        and frozen_order -> 'paidBy' ->> 'ref' = ${ref}) as pays`.execute(queries)
  const [uses] = rows
  if (uses?.runs === true) return 'runs'
  return uses?.pays === true ? 'pays' : undefined
}

/** Takes a member's card away from them, for its provider to forget it. False: they have no such. */
export async function releaseCard(
  { siteId, queries }: SiteDatabase,
  { memberId, id }: { readonly memberId: string; readonly id: string },
  at: number,
): Promise<boolean> {
  const done = await queries
    .updateTable('kept_card')
    .set({ ...nobodys, forget_at: at })
    .where('website_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** The same of all that they have, by whatever provider and key. */
export async function releaseCardsOf(
  { siteId, queries }: SiteDatabase,
  memberId: string,
  at: number,
): Promise<void> {
  await queries
    .updateTable('kept_card')
    .set({ ...nobodys, forget_at: at })
    .where('website_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute()
}

const nobodys = { member_id: null, brand: '', last_four: '', expires: '' } as const

export type CardToForget = Pick<
  KeptCardTable,
  'website_id' | 'id' | 'provider' | 'provider_account' | 'ref' | 'tries'
>

/** Those of every site of the installation, the longest due first. */
export function listCardsToForget(
  database: Pick<Database, 'kysely'>,
  now: number,
): Promise<CardToForget[]> {
  return database.kysely
    .selectFrom('kept_card')
    .select(['website_id', 'id', 'provider', 'provider_account', 'ref', 'tries'])
    .where('forget_at', '<=', now)
    .orderBy('forget_at')
    .limit(100)
    .execute()
}

/** Takes one for one more try; false where another process did. */
export async function claimForgetting(
  { siteId, queries }: SiteDatabase,
  { id, tries }: CardToForget,
  nextAt: number,
): Promise<boolean> {
  const done = await queries
    .updateTable('kept_card')
    .set({ forget_at: nextAt, tries: tries + 1 })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('forget_at', 'is not', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Looks at one again later, which counts as no try. */
export async function putOff(
  { siteId, queries }: SiteDatabase,
  { id }: CardToForget,
  until: number,
): Promise<void> {
  await queries
    .updateTable('kept_card')
    .set({ forget_at: until })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

export async function deleteCard({ siteId, queries }: SiteDatabase, id: string): Promise<void> {
  await queries
    .deleteFrom('kept_card')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}
