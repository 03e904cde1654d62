import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database } from '../../ground/db/database.ts'
import { findSiteRowByHost, listSiteRows } from './site-store.ts'

export type FoundSite = { readonly siteId: SiteId; readonly name: string }

type Known = { readonly site: FoundSite | undefined; readonly readAt: number }

const staleAfterMs = 1000
const maxKnownHosts = 10_000
const onlySiteKey = ''

const knownHosts = new WeakMap<Database, Map<string, Known>>()

/**
 * The site that answers on a host name in lower case and without a port. Asks the database at most
 * once a second per host.
 * @param uptime milliseconds since some moment of this process
 */
export function findSiteByHost(
  database: Database,
  host: string,
  uptime: number,
): Promise<FoundSite | undefined> {
  return remembered(database, host, uptime, () => findSiteRowByHost(database.kysely, host))
}

/** The one site of the installation, when there is exactly one. */
export function findOnlySite(database: Database, uptime: number): Promise<FoundSite | undefined> {
  return remembered(database, onlySiteKey, uptime, async () => {
    const [first, second] = await listSiteRows(database.kysely, 2)
    if (first === undefined) return undefined
    if (second !== undefined && second.siteId !== first.siteId) return undefined
    return { siteId: first.siteId, name: first.name }
  })
}

/** Makes the next look-ups ask the database, after a host was given to a site. */
export function forgetHosts(database: Database): void {
  knownHosts.delete(database)
}

async function remembered(
  database: Database,
  key: string,
  uptime: number,
  read: () => Promise<FoundSite | undefined>,
): Promise<FoundSite | undefined> {
  let hosts = knownHosts.get(database)
  if (hosts === undefined) knownHosts.set(database, (hosts = new Map()))
  const known = hosts.get(key)
  if (known !== undefined && uptime - known.readAt < staleAfterMs) return known.site
  const site = await read()
  if (hosts.size >= maxKnownHosts) hosts.clear()
  hosts.set(key, { site, readAt: uptime })
  return site
}
