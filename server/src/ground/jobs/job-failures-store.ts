import { sql, type Selectable } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database, SiteDatabase } from '../db/database.ts'
import type { JobFailureTable } from '../db/schema.ts'

export type JobFailureRow = Selectable<JobFailureTable>

/** Notes one; nothing where it is noted already. */
export async function insertJobFailure(
  site: SiteDatabase,
  failure: Omit<JobFailureRow, 'website_id' | 'told_at'>,
): Promise<void> {
  await site.queries
    .insertInto('job_failure')
    .values({ website_id: site.siteId, ...failure, told_at: null })
    .onConflict((conflict) => conflict.columns(['website_id', 'kind', 'about']).doNothing())
    .execute()
}

export async function deleteJobFailure(
  site: SiteDatabase,
  { kind, about }: Pick<JobFailureRow, 'kind' | 'about'>,
): Promise<void> {
  await site.queries
    .deleteFrom('job_failure')
    .where('website_id', '=', site.siteId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .execute()
}

/** Sites whose owners have something to be told, and have been told nothing since `quietSince`. */
export async function listSitesToTell(
  database: Database,
  quietSince: number,
  limit: number,
): Promise<readonly SiteId[]> {
  const { rows } = await sql<{ siteId: SiteId }>`
    select website_id as "siteId" from
      (select distinct website_id from job_failure where told_at is null) untold
    where not exists (
      select 1 from job_failure told
      where told.website_id = untold.website_id and told.told_at > ${quietSince}
    ) limit ${limit}`.execute(database.kysely)
  return rows.map(({ siteId }) => siteId)
}

/** Marks all that the owner has not been told as told; none where another process was faster. */
export function takeUntold(site: SiteDatabase, now: number): Promise<readonly JobFailureRow[]> {
  return site.queries
    .updateTable('job_failure')
    .set({ told_at: now })
    .where('website_id', '=', site.siteId)
    .where('told_at', 'is', null)
    .returningAll()
    .execute()
}
