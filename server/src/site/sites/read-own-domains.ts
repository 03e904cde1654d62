import { readDomains } from '@vitrine/rules/site/sites/domains.ts'
import type { DomainsReply } from '@vitrine/rules/site/sites/domains-api.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { listProvedNames } from './domain-store.ts'
import { proofRecord } from './domain-token.ts'
import { ownAddresses } from './own-addresses.ts'
import { findSiteRow } from './site-store.ts'

/** The names that an owner has listed, what proves each, and which are proved. Undefined where there is no such site. */
export async function readOwnDomains(
  context: Pick<Context, 'database' | 'signingKey' | 'names' | 'config'>,
  siteId: SiteId,
): Promise<DomainsReply | undefined> {
  const site = context.database.dbFor(siteId)
  const [row, settings, proved] = await Promise.all([
    findSiteRow(site),
    readDocument(site, 'site-settings', 'site'),
    listProvedNames(site),
  ])
  if (row === undefined || settings === undefined) return undefined
  const { names } = readDomains(settings.body)
  const domains = names.map((name) => ({
    name,
    isProved: proved.includes(name),
    record: proofRecord(context, siteId, name),
  }))
  // nobody asks the DNS for who has no name to set up
  const addresses = names.length === 0 ? [] : [...(await ownAddresses(context, row.host))]
  return { host: row.host, domains, addresses }
}
