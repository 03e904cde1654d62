import { formatCursor, parseCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type {
  CommentsQuery,
  CommentsReply,
  ListedComment,
} from '@vitrine/rules/site/comments/comments-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { countInState, listRows, type ListedRow } from './comments-store.ts'

/** Each word reads every comment once more. */
const mostWords = 8

/** One page of a site's comments of one state, newest first. */
export async function listComments(
  site: SiteDatabase,
  { state, search = '', cursor, limit }: CommentsQuery,
): Promise<CommentsReply> {
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
    comments: shown.map(asListed),
    next: last === undefined ? null : formatCursor({ at: last.created_at, id: last.id }),
  }
}

/** How many comments wait for somebody who decides, counted no further than a list shows it. */
export function countWaitingComments(site: SiteDatabase, most: number): Promise<number> {
  return countInState(site, 'waiting', most)
}

function asListed(row: ListedRow): ListedComment {
  return {
    id: row.id,
    state: row.state,
    authorName: row.author_name,
    authorEmail: row.author_email,
    authorUrl: row.author_url,
    body: row.body,
    createdAt: row.created_at,
    itemId: row.item_id,
    itemTitle: row.item_title,
    itemPath: row.item_url === null ? null : `/${row.page_url ?? ''}/${row.item_url}`,
  }
}
