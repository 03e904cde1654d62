import { sql, type Insertable } from 'kysely'
import type { KeptCard } from '@vitrine/rules/shop/payments/kept-cards.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import type { KeptCardTable } from '../../ground/db/card-tables.ts'
import type { TakenBy } from './find-provider.ts'

export type KeptCardRow = KeptCard & { readonly ref: string }

/** The cards of a member that one provider keeps by one of its keys, the newest first. */
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
    .orderBy('kept_at', 'desc')
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

export async function deleteCard({ siteId, queries }: SiteDatabase, id: string): Promise<void> {
  await queries
    .deleteFrom('kept_card')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}
