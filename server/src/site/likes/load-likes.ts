import type { SiteDatabase } from '../../ground/db/database.ts'
import { readLiked, readLikes } from './likes-store.ts'
import { visitorOf } from './liker.ts'

/** How many like each item that anybody likes. */
export function loadLikeCounts(
  site: SiteDatabase,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return readLikes(site, itemIds)
}

/**
 * What a page asks about its visitor.
 * @param cookie what they are known by; undefined: they have never liked anything
 */
export async function loadLiked(
  site: SiteDatabase,
  cookie: string | undefined,
  itemIds: readonly string[],
): Promise<{ liked: string[]; counts: Record<string, number> }> {
  const [counts, liked] = await Promise.all([
    readLikes(site, itemIds),
    cookie === undefined ? [] : readLiked(site, visitorOf(cookie), itemIds),
  ])
  return { liked, counts: Object.fromEntries(counts) }
}
