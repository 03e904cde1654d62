import type { Database } from '../db/database.ts'
import { createPageCache, type PageCache } from '../render/page-cache.ts'
import { SiteSnapshots } from './site-snapshot.ts'

/** What the pages of one process keep between requests. */
export type SitePages = { readonly snapshots: SiteSnapshots; readonly cache: PageCache }

const known = new WeakMap<Database, SitePages>()

/** The snapshots and the page cache that belong to a database; made on first use. */
export function sitePagesOf(database: Database): SitePages {
  const kept = known.get(database)
  if (kept !== undefined) return kept
  const snapshots = new SiteSnapshots(database)
  const made = { snapshots, cache: createPageCache(snapshots) }
  known.set(database, made)
  return made
}
