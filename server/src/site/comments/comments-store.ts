import { sql, type Selectable } from 'kysely'
import type { TimeCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { CommentState } from '@vitrine/rules/site/comments/comment-states.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { CommentTable } from '../../ground/db/schema.ts'
import type { LatestComment, LatestRequest } from './latest-comments.ts'

export type CommentRow = Selectable<CommentTable>

/** A comment as visitors see it. */
export type ShownComment = Pick<
  CommentRow,
  'id' | 'author_name' | 'author_url' | 'body' | 'created_at'
>

export async function insertComment(
  site: SiteDatabase,
  comment: Omit<CommentTable, 'website_id' | 'decided_at' | 'decided_by'>,
): Promise<void> {
  const row = { ...comment, website_id: site.siteId, decided_at: null, decided_by: null }
  await site.queries.insertInto('comment').values(row).execute()
  if (comment.state === 'approved') await addApproved(site, comment.item_id, 1)
}

/** Counts what visitors see of an item, by what has come or gone: no other comment is looked at. */
async function addApproved(site: SiteDatabase, itemId: string, by: number): Promise<void> {
  await site.queries
    .insertInto('item_comments')
    .values({ website_id: site.siteId, item_id: itemId, approved: by })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'item_id'])
        .doUpdateSet({ approved: sql`item_comments.approved + excluded.approved` }),
    )
    .execute()
}

/** How many comments visitors see of each item that has any. */
export async function readCounts(
  site: SiteDatabase,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (itemIds.length === 0) return new Map()
  const rows = await site.queries
    .selectFrom('item_comments')
    .select(['item_id', 'approved'])
    .where('website_id', '=', site.siteId)
    .where('item_id', '=', sql<string>`any(${[...itemIds]})`)
    .execute()
  return new Map(rows.map((row) => [row.item_id, row.approved]))
}

/**
 * Approved comments of an item, the newest first; one more than asked for.
 * @param before where the comments begin that have been seen
 */
export function listShown(
  site: SiteDatabase,
  itemId: string,
  { before, limit }: { readonly before: TimeCursor | undefined; readonly limit: number },
): Promise<ShownComment[]> {
  let query = site.queries
    .selectFrom('comment')
    .select(['id', 'author_name', 'author_url', 'body', 'created_at'])
    .where('website_id', '=', site.siteId)
    .where('item_id', '=', itemId)
    .where('state', '=', sql.lit('approved'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (before !== undefined) {
    const { at, id } = before
    query = query.where(sql<boolean>`(created_at, id) < (${at}::bigint, ${id})`)
  }
  return query.execute()
}

/** What visitors wrote last below the items of a page that are on view, the newest first. */
export async function listLatest(
  site: SiteDatabase,
  { collectionId, limit, publishedBy }: LatestRequest,
): Promise<readonly LatestComment[]> {
  const { rows } = await sql<LatestComment>`
    select comment.id, comment.author_name, comment.body, comment.created_at,
      item.body ->> 'title' as item_title, item.url_id as item_url, page.url_id as page_url
    from comment
    join document item on item.website_id = comment.website_id and item.kind = 'item'
      and item.id = comment.item_id and item.collection_id = ${collectionId}
      and item.visibility = 'live' and item.publish_on <= ${publishedBy}::bigint
    join document page on page.website_id = comment.website_id and page.kind = 'collection'
      and page.id = item.collection_id
    where comment.website_id = ${site.siteId} and comment.state = 'approved'
    order by comment.created_at desc, comment.id desc
    limit ${limit}`.execute(site.queries)
  return rows
}

/** How many of one state there are, counted no further than a limit. */
export async function countInState(
  site: SiteDatabase,
  state: CommentState,
  most: number,
): Promise<number> {
  const { count } = await site.queries
    .selectFrom((from) =>
      from
        .selectFrom('comment')
        .select('id')
        .where('website_id', '=', site.siteId)
        .where('state', '=', state)
        .limit(most)
        .as('counted'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Moved = { readonly id: string; readonly item_id: string; readonly was: CommentState }

/**
 * Sets the state of comments, with the counts of their items.
 * @returns those that were in another state, with that
 */
export async function setStates(
  site: SiteDatabase,
  ids: readonly string[],
  decided: { readonly state: CommentState; readonly at: number; readonly by: string },
): Promise<readonly Moved[]> {
  const { state, at, by } = decided
  const { rows } = await sql<Moved>`
    with before as (
      select id, item_id, state as was from comment
      where website_id = ${site.siteId} and id = any(${[...ids]}) and state <> ${state}
      order by id for update
    )
    update comment set state = ${state}, decided_at = ${at}::bigint, decided_by = ${by}
    from before where comment.website_id = ${site.siteId} and comment.id = before.id
    returning before.id, before.item_id, before.was`.execute(site.queries)
  for (const [itemId, change] of changesOf(rows, state)) await addApproved(site, itemId, change)
  return rows
}

/** By item, how many more of its comments are seen; in one order, so that nobody waits for each other. */
function changesOf(rows: readonly Moved[], state: CommentState): readonly [string, number][] {
  const changes = new Map<string, number>()
  for (const { item_id: itemId, was } of rows) {
    const change = Number(state === 'approved') - Number(was === 'approved')
    if (change !== 0) changes.set(itemId, (changes.get(itemId) ?? 0) + change)
  }
  return [...changes].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** Forgets what was deleted before an instant, for good. */
export async function forgetDeleted(site: SiteDatabase, before: number): Promise<void> {
  await site.queries
    .deleteFrom('comment')
    .where('website_id', '=', site.siteId)
    .where('state', '=', 'deleted')
    .where('decided_at', '<', before)
    .execute()
}

export type ListedRow = CommentRow & {
  readonly item_title: string | null
  readonly item_url: string | null
  readonly page_url: string | null
}

type Narrowed = {
  readonly state: CommentState
  /** Parts of the name, the address or the text. */
  readonly words: readonly string[]
  readonly after: TimeCursor | undefined
  readonly limit: number
}

/** Comments of one state, newest first, each with what it is about; one more than asked for. */
export function listRows(
  site: SiteDatabase,
  { state, words, after, limit }: Narrowed,
): Promise<ListedRow[]> {
  let query = site.queries
    .selectFrom('comment')
    .leftJoin('document', (join) =>
      join
        .on('document.website_id', '=', site.siteId)
        .on('document.kind', '=', 'item')
        .onRef('document.id', '=', 'comment.item_id'),
    )
    .leftJoin('document as page', (join) =>
      join
        .on('page.website_id', '=', site.siteId)
        .on('page.kind', '=', 'collection')
        .onRef('page.id', '=', 'document.collection_id'),
    )
    .selectAll('comment')
    .select([
      sql<string | null>`document.body ->> 'title'`.as('item_title'),
      'document.url_id as item_url',
      'page.url_id as page_url',
    ])
    .where('comment.website_id', '=', site.siteId)
    .where('comment.state', '=', state)
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
    .limit(limit + 1)
  for (const word of words) query = query.where(hasWord(word))
  if (after !== undefined) {
    const { at, id } = after
    query = query.where(sql<boolean>`(comment.created_at, comment.id) < (${at}::bigint, ${id})`)
  }
  return query.execute()
}

function hasWord(word: string) {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(comment.author_name ilike ${like} or comment.author_email ilike ${like}
    or comment.body ilike ${like})`
}
