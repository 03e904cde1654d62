import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database } from '../../ground/db/database.ts'
import { listSitesOf, moveMembership } from './membership-store.ts'

/** Gives what one account may do, on every site, to another, which keeps what it had. */
export async function moveMemberships(
  database: Database,
  from: AccountId,
  to: AccountId,
  now: number,
): Promise<void> {
  for (const siteId of await listSitesOf(database.kysely, from)) {
    await database.transact(siteId, (site) => moveMembership(site, { from, to }, now))
  }
}
