import { formatCursor, parseCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type {
  ListedReview,
  ReviewsQuery,
  ReviewsReply,
} from '@vitrine/rules/shop/reviews/reviews-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listRows, type ListedRow } from './reviews-store.ts'

/** Each word reads every review once more. */
const mostWords = 8

/** One page of a shop's reviews of one state, newest first. */
export async function listReviews(
  site: SiteDatabase,
  { state, search, cursor, limit }: ReviewsQuery,
): Promise<ReviewsReply> {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const rows = await listRows(site, {
    state,
    words: words.slice(0, mostWords),
    after: parseCursor(cursor),
    limit,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    reviews: shown.map(asListed),
    next: last === undefined ? null : formatCursor({ at: last.created_at, id: last.id }),
  }
}

function asListed(row: ListedRow): ListedReview {
  return {
    id: row.id,
    state: row.state,
    stars: row.stars,
    authorName: row.author_name,
    text: row.body,
    reply: row.reply,
    createdAt: row.created_at,
    orderId: row.order_id,
    orderNumber: row.order_number ?? 0,
    testMode: row.test_mode,
    itemTitle: row.item_title,
    itemPath: row.item_url === null ? null : `/${row.page_url ?? ''}/${row.item_url}`,
  }
}
