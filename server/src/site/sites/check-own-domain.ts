import type { DomainCheck } from '@vitrine/rules/site/sites/domains-api.ts'
import { domainsRefusal } from '@vitrine/rules/site/sites/domains-messages.ts'
import { decideProof, wayOfDomain } from '@vitrine/rules/site/sites/domain-proof.ts'
import { readDomains } from '@vitrine/rules/site/sites/domains.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Refusal, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { lockSite } from '../../ground/documents/document-rows.ts'
import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { domainTaken, refusedOwnDomain } from './add-own-domain.ts'
import { findHolder, insertProvedName } from './domain-store.ts'
import { proofRecord } from './domain-token.ts'
import { orUnanswered, ownAddresses } from './own-addresses.ts'
import { findSiteRow } from './site-store.ts'
import { leadToMainName } from './write-host-names.ts'

/** How much of a foreign record is shown. */
const shown = { records: 5, characters: 200 }

/**
 * Looks in the DNS whether a listed name is the owner's. Where it is, the site answers on it from now
 * on; a name that is proved stays so, whatever a later look finds.
 */
export async function checkOwnDomain(
  context: Pick<Context, 'database' | 'signingKey' | 'names' | 'config'>,
  siteId: SiteId,
  name: string,
  now: number,
): Promise<Result<DomainCheck>> {
  const { database, names } = context
  const site = database.dbFor(siteId)
  const row = await findSiteRow(site)
  if (row === undefined || !(await isListed(site, name)))
    return refuse(domainsRefusal('no-such-domain'))
  const refused = await refusedOwnDomain(context, siteId, name)
  if (refused !== undefined) return refuse(refused)
  const record = proofRecord(context, siteId, name)
  const [found, addresses, here] = await Promise.all([
    orUnanswered(names.texts(record.name)),
    orUnanswered(names.addresses(name)),
    ownAddresses(context, row.host),
  ])
  const outcome = decideProof(record.value, found)
  if (outcome === 'proved') {
    const problem = await database.transact(siteId, (writer) => holdName(writer, name, now))
    if (problem !== undefined) return refuse(problem)
  }
  return ok({
    outcome,
    found: (found ?? []).slice(0, shown.records).map((text) => text.slice(0, shown.characters)),
    way: wayOfDomain(addresses, here),
    addresses: [...(addresses ?? [])],
  })
}

/** Stores that a name is proved, unless it was removed meanwhile, or another site was faster. */
async function holdName(
  site: SiteDatabase,
  name: string,
  now: number,
): Promise<Refusal | undefined> {
  await lockSite(site)
  if (!(await isListed(site, name))) return domainsRefusal('no-such-domain')
  await insertProvedName(site, { host: name, now })
  if ((await findHolder(site.queries, name)) !== site.siteId) return domainTaken
  const settings = await readDocument(site, 'site-settings', 'site')
  if (settings !== undefined) await leadToMainName(site, readDomains(settings.body))
  // pages that are kept for the other names lead here from now on
  await moveCatalogueRevision(site)
  return undefined
}

async function isListed(site: SiteDatabase, name: string): Promise<boolean> {
  const settings = await readDocument(site, 'site-settings', 'site')
  return settings !== undefined && readDomains(settings.body).names.includes(name)
}
