import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database } from '../../ground/db/database.ts'
import { listSiteRows, listSiteRowsOf, type SiteRow } from './site-store.ts'

/** The sites of an account, by name. */
export function listSites(database: Database, accountId: AccountId): Promise<SiteRow[]> {
  return listSiteRowsOf(database.kysely, accountId)
}

/** Every site of the installation, by name; for its operator and its front door. */
export function listAllSites(database: Database): Promise<SiteRow[]> {
  return listSiteRows(database.kysely, 1000)
}
