import { sql } from 'kysely'
import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import type { FirstSteps } from '@vitrine/rules/site/sites/first-steps-api.ts'
import { mailWayOf } from '@vitrine/rules/ground/mails/mail-server.ts'
import { mainDomain, readDomains, type Domains } from '@vitrine/rules/site/sites/domains.ts'
import { isNameOwn, isShippingOwn } from '@vitrine/rules/site/sites/sample-settings.ts'
import { reachOf } from '@vitrine/rules/site/sites/site-reach.ts'
import { takesRealMoney } from '@vitrine/rules/site/sites/stripe-settings.ts'
import type { Config } from '../../ground/config/config.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listDocuments, readDocument } from '../../ground/documents/read-documents.ts'
import { listProvedNames } from './domain-store.ts'
import { firstRevision } from './site-store.ts'

/** How far a new site has come, by what stands now. Undefined where there is no such site. */
export async function readFirstSteps(
  site: SiteDatabase,
  { host, sitesDomain, smtpUrl }: Pick<Config, 'host' | 'sitesDomain' | 'smtpUrl'>,
  now: number,
): Promise<FirstSteps | undefined> {
  const [settings, design, collections, proved] = await Promise.all([
    readDocument(site, 'site-settings', 'site'),
    readDocument(site, 'design', 'design'),
    listDocuments(site, 'collection'),
    listProvedNames(site),
  ])
  if (settings === undefined) return undefined
  const { title, store, currency, logoAssetId, isClosed = false } = settings.body
  const shown = collections.filter(({ body }) => body.visibility === 'live')
  return {
    title,
    isNameOwn: isNameOwn(settings.body),
    isLookOwn: logoAssetId !== null || (design?.revision ?? firstRevision) > firstRevision,
    sells: collections.some(({ body }) => body.type === CollectionType.products),
    hasOwnItem: await hasOwnItem(
      site,
      shown.map(({ id }) => id),
      now,
    ),
    paymentMode: store.paymentMode,
    takesRealMoney: takesRealMoney(store),
    shipping: store.shipping,
    isShippingOwn: isShippingOwn(settings.body),
    currency,
    mailWay: mailWayOf({ smtpUrl }, settings.body),
    domain: firstDomain(readDomains(settings.body), proved),
    isClosed,
    reach: reachOf(host, sitesDomain),
  }
}

/** The one that visitors are led to, else one that answers, else one that waits. */
function firstDomain(domains: Domains, proved: readonly string[]): FirstSteps['domain'] {
  const name = mainDomain(domains, proved) ?? proved[0] ?? domains.primary ?? domains.names[0]
  return name === undefined ? null : { name, isProved: proved.includes(name) }
}

async function hasOwnItem(
  site: SiteDatabase,
  collectionIds: readonly string[],
  now: number,
): Promise<boolean> {
  const row = await site.queries
    .selectFrom('document')
    .select('id')
    .where('website_id', '=', site.siteId)
    .where(sql<boolean>`kind = 'item' and visibility = 'live'`)
    .where('collection_id', '=', sql<string>`any(${[...collectionIds]})`)
    .where('publish_on', '<=', now)
    .where(sql<boolean>`body ->> 'sample' = 'false'`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
