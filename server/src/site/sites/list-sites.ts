import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database } from '../../ground/db/database.ts'
import { findSiteRow, listSiteRows, listSiteRowsOf, type SiteRow } from './site-store.ts'

/** The sites of an account, by name. */
export function listSites(database: Database, accountId: AccountId): Promise<SiteRow[]> {
  return listSiteRowsOf(database.kysely, accountId)
}

/** Every site of the installation, by name; for its operator and its front door. */
export function listAllSites(database: Database): Promise<SiteRow[]> {
  return listSiteRows(database.kysely, 1000)
}

/** One of them, for whoever the guard let in there. */
export function findSite(database: Database, siteId: SiteId): Promise<SiteRow | undefined> {
  return findSiteRow(database.dbFor(siteId))
}
