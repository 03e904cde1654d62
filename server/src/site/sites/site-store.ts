import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Queries, SiteDatabase } from '../../ground/db/database.ts'

export type SiteRow = {
  readonly siteId: SiteId
  readonly name: string
  readonly host: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

const columns = [
  'site.website_id as siteId',
  'site.name as name',
  'host_name.host as host',
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

export async function findSiteRowByHost(
  queries: Queries,
  host: string,
): Promise<{ siteId: SiteId; name: string } | undefined> {
  const row = await queries
    .selectFrom('host_name')
    .innerJoin('site', 'site.website_id', 'host_name.website_id')
    .select(['site.website_id as siteId', 'site.name as name'])
    .where('host_name.host', '=', host)
    .executeTakeFirst()
  return row as { siteId: SiteId; name: string } | undefined
}

function selectSites(queries: Queries) {
  return queries
    .selectFrom('site')
    .innerJoin('host_name', 'host_name.website_id', 'site.website_id')
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

/** What a site is called in the editor, and the host that it answers on. */
export function findSiteNames(
  site: SiteDatabase,
): Promise<{ readonly name: string; readonly host: string } | undefined> {
  return site.queries
    .selectFrom('site')
    .innerJoin('host_name', 'host_name.website_id', 'site.website_id')
    .select(['site.name', 'host_name.host'])
    .where('site.website_id', '=', site.siteId)
    .executeTakeFirst()
}
