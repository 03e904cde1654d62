import type { Database, SiteDatabase } from '../db/database.ts'
import {
  deleteJobFailure,
  insertJobFailure,
  listSitesToTell,
  takeUntold,
  type JobFailureRow,
} from './job-failures-store.ts'

export type JobFailure = Pick<JobFailureRow, 'kind' | 'about' | 'detail' | 'reason'>

/** Notes what background work gave up on, for the owner to be told of: each thing once. */
export async function noteJobFailure(
  site: SiteDatabase,
  failure: JobFailure,
  now: number,
): Promise<void> {
  await insertJobFailure(site, { ...failure, created_at: now })
}

/** Forgets one that is being tried anew. */
export async function forgetJobFailure(
  site: SiteDatabase,
  failure: Pick<JobFailure, 'kind' | 'about'>,
): Promise<void> {
  await deleteJobFailure(site, failure)
}

/** Nobody is told more often: what fails meanwhile waits for the next mail. */
export const quietMs = 6 * 3_600_000

const perRound = 50

/**
 * Tells each site's owner of what failed, all of it at once. A site whose mail cannot be written keeps
 * no other from being told.
 * @param tell writes the mail, in the transaction in which the failures are marked as told
 * @throws AggregateError after all were tried
 */
export async function tellJobFailures(
  database: Database,
  now: number,
  tell: (site: SiteDatabase, failures: readonly JobFailure[]) => Promise<void>,
): Promise<void> {
  const problems: unknown[] = []
  for (const siteId of await listSitesToTell(database, now - quietMs, perRound)) {
    const told = database.transact(siteId, async (site) => {
      const failures = await takeUntold(site, now)
      const inOrder = failures.toSorted((a, b) => a.created_at - b.created_at)
      if (inOrder.length > 0) await tell(site, inOrder)
    })
    await told.catch((error: unknown) => problems.push(error))
  }
  if (problems.length > 0) throw new AggregateError(problems, 'some owners were not told')
}
