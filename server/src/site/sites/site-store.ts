import { sql } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Queries, SiteDatabase } from '../../ground/db/database.ts'

export type SiteRow = {
  readonly siteId: SiteId
  readonly name: string
  /** The name that it began with, which always answers. */
  readonly host: string
  /** The name of the owner's own that all others lead to; null: there is none. */
  readonly domain: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number
}

const columns = [
  'site.website_id as siteId',
  'site.name as name',
  'host_name.host as host',
  'own.host as domain',
  'site.created_at as createdAt',
] as const

/** @returns false where the host already belongs to a site */
export async function insertSite(
  site: SiteDatabase,
  { name, host, now }: { name: string; host: string; now: number },
): Promise<boolean> {
  const taken = await site.queries
    .insertInto('host_name')
    .values({ host, website_id: site.siteId })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 0n) return false
  await site.queries
    .insertInto('site')
    .values({
      website_id: site.siteId,
      name,
      revision: firstRevision,
      catalogue_revision: 1,
      created_at: now,
    })
    .execute()
  return true
}

/** What a new site's revision, and that of all its documents, begins with. */
export const firstRevision = 1

export type HostRow = {
  readonly siteId: SiteId
  readonly name: string
  /** Whether it is a name of the owner's own, and not the one that the site began with. */
  readonly isOwn: boolean
  /** The name that all others of the site lead to; null: there is none. */
  readonly primary: string | null
}

export async function findSiteRowByHost(
  queries: Queries,
  host: string,
): Promise<HostRow | undefined> {
  const row = await queries
    .selectFrom('host_name')
    .innerJoin('site', 'site.website_id', 'host_name.website_id')
    .leftJoin('host_name as own', (join) =>
      join.onRef('own.website_id', '=', 'site.website_id').on('own.is_primary', '=', true),
    )
    .select([
      'site.website_id as siteId',
      'site.name as name',
      sql<boolean>`host_name.proved_at is not null`.as('isOwn'),
      'own.host as primary',
    ])
    .where('host_name.host', '=', host)
    .executeTakeFirst()
  return row as HostRow | undefined
}

/** Each with the name that it began with, and the one that its visitors are led to. */
function selectSites(queries: Queries) {
  return queries
    .selectFrom('site')
    .innerJoin('host_name', (join) =>
      join
        .onRef('host_name.website_id', '=', 'site.website_id')
        .on('host_name.proved_at', 'is', null),
    )
    .leftJoin('host_name as own', (join) =>
      join.onRef('own.website_id', '=', 'site.website_id').on('own.is_primary', '=', true),
    )
    .select(columns)
}

export async function findSiteRow({ siteId, queries }: SiteDatabase): Promise<SiteRow | undefined> {
  const row = await selectSites(queries).where('site.website_id', '=', siteId).executeTakeFirst()
  return row as SiteRow | undefined
}

/** Every site of the installation, by name. */
export async function listSiteRows(queries: Queries, limit: number): Promise<SiteRow[]> {
  const rows = await selectSites(queries).orderBy('site.name').limit(limit).execute()
  return rows as SiteRow[]
}

export async function listSiteRowsOf(queries: Queries, accountId: string): Promise<SiteRow[]> {
  const rows = await selectSites(queries)
    .innerJoin('account_site', 'account_site.website_id', 'site.website_id')
    .where('account_site.account_id', '=', accountId)
    .orderBy('site.name')
    .execute()
  return rows as SiteRow[]
}
