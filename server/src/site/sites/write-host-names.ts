import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { mainDomain, readDomains, type Domains } from '@vitrine/rules/site/sites/domains.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { Replacement } from '../../ground/documents/document-kinds.ts'
import { deleteOtherNames, listProvedNames, setPrimaryName } from './domain-store.ts'

/**
 * Lets a site answer on no name that its settings have no more, in the same transaction. A name that
 * comes back by undo has to be proved again: somebody else may hold it by then.
 */
export async function writeHostNames(
  site: SiteDatabase,
  changed: readonly Replacement[],
): Promise<void> {
  for (const { kind, before, after } of changed) {
    if (kind !== 'site-settings' || after === null) continue
    const stood = (before?.body as SiteSettings | undefined)?.domains
    const domains = readDomains(after as SiteSettings)
    if (stood === undefined && domains.names.length === 0) continue
    if (JSON.stringify(stood) === JSON.stringify(domains)) continue
    await deleteOtherNames(site, domains.names)
    await leadToMainName(site, domains)
  }
}

/** Has all names of a site lead to the one that stands in front, by what is proved now. */
export async function leadToMainName(site: SiteDatabase, domains: Domains): Promise<void> {
  await setPrimaryName(site, mainDomain(domains, await listProvedNames(site)))
}
