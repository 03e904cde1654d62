import type {} from '../../ground/context.ts'
import type { Database } from '../../ground/db/database.ts'
import type { Reply } from '../../ground/http/reply.ts'
import { createPageCache, type CachedPage, type PageCache } from './page-cache.ts'
import { SharedWork } from './shared-work.ts'
import { SiteSnapshots, type SiteParts } from './site-snapshot.ts'

/** What the pages of one process keep between requests. */
export type SiteViews = {
  readonly snapshots: SiteSnapshots
  readonly cache: PageCache
  /** Files of site maps, apart from the pages, which they would push out. */
  readonly maps: PageCache
  /** Pages that are being made, for visitors who want the same one meanwhile. */
  readonly underway: SharedWork<Reply | CachedPage>
}

/** Bytes that all kept files of site maps may take together: a handful of full parts. */
const maxMapBytes = 8 * 1024 * 1024

/** The views of the sites of one database; a process has one of them. */
export function openSiteViews(database: Database, parts: SiteParts): SiteViews {
  const snapshots = new SiteSnapshots(database, parts)
  return {
    snapshots,
    cache: createPageCache(snapshots),
    maps: createPageCache(snapshots, maxMapBytes),
    underway: new SharedWork(),
  }
}

declare module '../../ground/context.ts' {
  interface Context {
    readonly views: SiteViews
  }
}
