import { readDomains } from '@vitrine/rules/site/sites/domains.ts'
import type { Database } from '../../ground/db/database.ts'
import { lockSite } from '../../ground/documents/document-rows.ts'
import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { deleteProvedName, findHolder } from './domain-store.ts'
import { findSiteRow } from './site-store.ts'
import { leadToMainName } from './write-host-names.ts'

/**
 * Takes a proved name from the site that holds it, for whoever has bought it since; there it is listed
 * as one that waits for its proof.
 * @returns the site that held it
 */
export async function releaseDomain(database: Database, name: string): Promise<string | undefined> {
  const siteId = await findHolder(database.kysely, name)
  if (siteId === undefined) return undefined
  return database.transact(siteId, async (site) => {
    await lockSite(site)
    if (!(await deleteProvedName(site, name))) return undefined
    const settings = await readDocument(site, 'site-settings', 'site')
    if (settings !== undefined) await leadToMainName(site, readDomains(settings.body))
    await moveCatalogueRevision(site)
    return (await findSiteRow(site))?.name
  })
}
