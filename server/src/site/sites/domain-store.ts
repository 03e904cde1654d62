import { sql } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Queries, SiteDatabase } from '../../ground/db/database.ts'

/** Which site of the installation a name belongs to. */
export async function findHolder(queries: Queries, host: string): Promise<SiteId | undefined> {
  const row = await queries
    .selectFrom('host_name')
    .select('website_id')
    .where('host', '=', host)
    .executeTakeFirst()
  return row?.website_id
}

/** The names of the owner's own that were proved. */
export async function listProvedNames({ siteId, queries }: SiteDatabase): Promise<string[]> {
  const rows = await queries
    .selectFrom('host_name')
    .select('host')
    .where('website_id', '=', siteId)
    .where('proved_at', 'is not', null)
    .execute()
  return rows.map(({ host }) => host)
}

/** Gives a site a name that no site has; who has it otherwise keeps it. */
export async function insertProvedName(
  { siteId, queries }: SiteDatabase,
  { host, now }: { readonly host: string; readonly now: number },
): Promise<void> {
  await queries
    .insertInto('host_name')
    .values({ host, website_id: siteId, proved_at: now })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute()
}

/** @returns false where the name is none of its own */
export async function deleteProvedName(
  { siteId, queries }: SiteDatabase,
  host: string,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('host_name')
    .where('website_id', '=', siteId)
    .where('host', '=', host)
    .where('proved_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes all names of its own from a site but these. */
export async function deleteOtherNames(
  { siteId, queries }: SiteDatabase,
  names: readonly string[],
): Promise<void> {
  await queries
    .deleteFrom('host_name')
    .where('website_id', '=', siteId)
    .where('proved_at', 'is not', null)
    .$if(names.length > 0, (query) => query.where('host', 'not in', [...names]))
    .execute()
}

/** Has all names of a site lead to one of its own that is proved; null: to none of them. */
export async function setPrimaryName(
  { siteId, queries }: SiteDatabase,
  primary: string | null,
): Promise<void> {
  await queries
    .updateTable('host_name')
    .set({ is_primary: sql<boolean>`host = ${primary ?? ''}` })
    .where('website_id', '=', siteId)
    .where('proved_at', 'is not', null)
    .execute()
}
