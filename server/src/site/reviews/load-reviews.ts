import { sql } from 'kysely'
import { parseCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { ReviewFacts } from '@vitrine/rules/site/reviews/review-facts.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** A review as visitors see it. */
export type ShownReview = {
  readonly id: string
  /** 1 to 5. */
  readonly stars: number
  /** Empty: whoever wrote it is not named any more. */
  readonly authorName: string
  readonly text: string
  /** What the owner says to it; empty: nothing. */
  readonly reply: string
  readonly testMode: boolean
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** What a page shows of the reviews of its product, the newest first. */
export type LoadedReviews = {
  readonly shown: readonly ShownReview[]
  /** Whether there are older ones. */
  readonly hasOlder: boolean
  /** Whether these are not the newest. */
  readonly isOlder: boolean
}

/** So many are on a page at once. */
const reviewsOnPage = 10

/** What visitors see of the reviews of each product that has any. */
export async function loadReviewFacts(
  { siteId, queries }: SiteDatabase,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, ReviewFacts>> {
  if (itemIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('item_reviews')
    .select(['item_id', 'shown', 'stars'])
    .where('website_id', '=', siteId)
    .where('item_id', '=', sql<string>`any(${[...itemIds]})`)
    .where('shown', '>', 0)
    .execute()
  return new Map(rows.map(({ item_id: id, shown: count, stars }) => [id, { count, stars }]))
}

/** The newest reviews of a product, or those before a place of the list. */
export async function loadReviews(
  { siteId, queries }: SiteDatabase,
  itemId: string,
  before: string,
): Promise<LoadedReviews> {
  const cursor = parseCursor(before)
  let query = queries
    .selectFrom('review')
    .select(['id', 'stars', 'reply', 'body as text'])
    .select(['author_name as authorName', 'test_mode as testMode', 'created_at as createdAt'])
    .where('website_id', '=', siteId)
    .where('item_id', '=', itemId)
    .where('state', '=', sql.lit('shown'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(reviewsOnPage + 1)
  if (cursor !== undefined) {
    const { at, id } = cursor
    query = query.where(sql<boolean>`(created_at, id) < (${at}::bigint, ${id})`)
  }
  const rows = await query.execute()
  const shown = rows.slice(0, reviewsOnPage)
  return { shown, hasOlder: rows.length > reviewsOnPage, isOlder: cursor !== undefined }
}
