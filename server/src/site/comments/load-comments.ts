import { commentsPerPage } from '@vitrine/rules/site/comments/comment-limits.ts'
import { parseCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listLatest, listShown, readCounts, type ShownComment } from './comments-store.ts'
import type { LatestComment, LatestRequest } from './latest-comments.ts'

/** What a page shows of the comments of its item, the oldest first. */
export type LoadedComments = {
  readonly shown: readonly ShownComment[]
  /** Whether there are older ones. */
  readonly hasOlder: boolean
  /** Whether these are not the newest. */
  readonly isOlder: boolean
}

/** The newest comments of an item, or those before a place of the list. */
export async function loadComments(
  site: SiteDatabase,
  itemId: string,
  before: string,
): Promise<LoadedComments> {
  const cursor = parseCursor(before)
  const rows = await listShown(site, itemId, { before: cursor, limit: commentsPerPage })
  const shown = rows.slice(0, commentsPerPage).toReversed()
  const hasOlder = rows.length > commentsPerPage
  return { shown, hasOlder, isOlder: cursor !== undefined }
}

/** How many comments visitors see of each item that has any. */
export function loadCommentCounts(
  site: SiteDatabase,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return readCounts(site, itemIds)
}

/** What visitors wrote last below the items of a page, the newest first. */
export function loadLatestComments(
  site: SiteDatabase,
  request: LatestRequest,
): Promise<readonly LatestComment[]> {
  return listLatest(site, request)
}
