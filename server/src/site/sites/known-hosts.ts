import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database } from '../../ground/db/database.ts'
import type { Keep } from '../../ground/keep.ts'
import { findSiteRowByHost, listSiteRows } from './site-store.ts'

export type FoundSite = {
  readonly siteId: SiteId
  readonly name: string
  /** Whether it was found by a name of its owner's own. */
  readonly isOwn: boolean
  /** The host that its other names lead to; null: there is none. */
  readonly primary: string | null
}

type Known = {
  readonly site: FoundSite | undefined
  readonly readAt: number
  /** How often hosts had been given to sites before it was read. */
  readonly change: number
}

const staleAfterMs = 1000
const onlySiteKey = ''

/** Which site answers on which host; the database is asked at most once a second per host. */
export class KnownHosts {
  readonly #database: Database
  readonly #known: Keep<Known>
  #change = 0

  constructor(database: Database, known: Keep<Known>) {
    this.#database = database
    this.#known = known
  }

  /**
   * The site that answers on a host name in lower case and without a port.
   * @param uptime milliseconds since some moment of this process
   */
  findSite(host: string, uptime: number): Promise<FoundSite | undefined> {
    return this.#remembered(host, uptime, () => findSiteRowByHost(this.#database.kysely, host))
  }

  /** The one site of the installation, when there is exactly one. */
  findOnlySite(uptime: number): Promise<FoundSite | undefined> {
    return this.#remembered(onlySiteKey, uptime, async () => {
      const [first, second] = await listSiteRows(this.#database.kysely, 2)
      if (first === undefined) return undefined
      if (second !== undefined && second.siteId !== first.siteId) return undefined
      return { siteId: first.siteId, name: first.name, isOwn: false, primary: null }
    })
  }

  /** Makes the next look-ups ask the database, after a host was given to a site. */
  forget(): void {
    this.#change++
  }

  async #remembered(
    key: string,
    uptime: number,
    read: () => Promise<FoundSite | undefined>,
  ): Promise<FoundSite | undefined> {
    const change = this.#change
    const known = this.#known.get(key)
    const isFresh = known?.change === change && uptime - known.readAt < staleAfterMs
    if (isFresh) return known.site
    const site = await read()
    this.#known.set(key, { site, readAt: uptime, change })
    return site
  }
}
