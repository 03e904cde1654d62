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
  /** Pages that are being made, for visitors who want the same one meanwhile. */
  readonly underway: SharedWork<Reply | CachedPage>
}

/** The views of the sites of one database; a process has one of them. */
export function openSiteViews(database: Database, parts: SiteParts): SiteViews {
  const snapshots = new SiteSnapshots(database, parts)
  return { snapshots, cache: createPageCache(snapshots), underway: new SharedWork() }
}

declare module '../../ground/context.ts' {
  interface Context {
    readonly views: SiteViews
  }
}
