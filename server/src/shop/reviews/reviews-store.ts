import { sql, type Selectable } from 'kysely'
import type { TimeCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { ReviewState } from '@vitrine/rules/site/reviews/review-states.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { ReviewTable } from '../../ground/db/review-tables.ts'

export type ReviewRow = Selectable<ReviewTable>

/** What was written of an order, by its lines. */
export function listOfOrder(site: SiteDatabase, orderId: string): Promise<ReviewRow[]> {
  return site.queries
    .selectFrom('review')
    .selectAll()
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .orderBy('line')
    .execute()
}

/**
 * Lets whoever else changes what is shown of these products wait until the transaction ends: their
 * counts are taken from all of their reviews. In one order, so that nobody waits for each other.
 */
export async function lockFacts(site: SiteDatabase, itemIds: readonly string[]): Promise<void> {
  const ids = [...new Set(itemIds)].toSorted()
  if (ids.length === 0) return
  await site.queries
    .insertInto('item_reviews')
    .values(ids.map((id) => ({ website_id: site.siteId, item_id: id, shown: 0, stars: 0 })))
    .onConflict((conflict) => conflict.columns(['website_id', 'item_id']).doNothing())
    .execute()
  await sql`select item_id from item_reviews
    where website_id = ${site.siteId} and item_id = any(${ids})
    order by item_id for update`.execute(site.queries)
}

/** Counts anew what visitors see of products whose facts are locked. */
export async function countFacts(site: SiteDatabase, itemIds: readonly string[]): Promise<void> {
  const ids = [...new Set(itemIds)]
  await sql`
    update item_reviews facts set shown = found.shown, stars = found.stars
    from (
      select wanted.item_id, count(review.id)::int as shown,
        coalesce(sum(review.stars), 0)::int as stars
      from unnest(${ids}::text[]) wanted (item_id)
      left join review on review.website_id = ${site.siteId}
        and review.item_id = wanted.item_id and review.state = 'shown'
      group by wanted.item_id
    ) found
    where facts.website_id = ${site.siteId} and facts.item_id = found.item_id`.execute(site.queries)
}

/** Writes a review of a line, or what its writer says now; one that its owner has decided on stays. */
export async function putReview(
  site: SiteDatabase,
  review: Omit<ReviewTable, 'website_id' | 'reply' | 'decided_at' | 'decided_by'>,
): Promise<void> {
  const { id, order_id, line, item_id, stars, body, author_name, state, test_mode, created_at } =
    review
  await sql`
    insert into review (website_id, id, order_id, line, item_id, stars, body, author_name, state,
      test_mode, created_at)
    values (${site.siteId}, ${id}, ${order_id}, ${line}, ${item_id}, ${stars}, ${body},
      ${author_name}, ${state}, ${test_mode}, ${created_at})
    on conflict (website_id, order_id, line) do update
      set stars = excluded.stars, body = excluded.body, author_name = excluded.author_name,
        state = excluded.state
      where review.decided_at is null`.execute(site.queries)
}

/** What some reviews are of. */
export async function itemsOfReviews(
  site: SiteDatabase,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await site.queries
    .selectFrom('review')
    .select('item_id')
    .distinct()
    .where('website_id', '=', site.siteId)
    .where('id', '=', sql<string>`any(${[...ids]})`)
    .execute()
  return rows.map((row) => row.item_id)
}

type Moved = { readonly id: string; readonly was: ReviewState }

/** Sets the state of reviews. @returns those that were in another one, with that */
export async function setStates(
  site: SiteDatabase,
  ids: readonly string[],
  decided: {
    readonly state: ReviewState
    readonly at: number
    readonly by: string
    /** Then none of a test order is shown. */
    readonly isLive: boolean
  },
): Promise<readonly Moved[]> {
  const { state, at, by, isLive } = decided
  const leavesTests = isLive && state === 'shown'
  // what waits again its writer may change again
  const decidedAt = state === 'waiting' ? null : at
  const { rows } = await sql<Moved>`
    with before as (
      select id, state as was from review
      where website_id = ${site.siteId} and id = any(${[...ids]}) and state <> ${state}
        and not (test_mode and ${leavesTests}::boolean)
      order by id for update
    )
    update review set state = ${state}, decided_at = ${decidedAt}::bigint, decided_by = ${by}
    from before where review.website_id = ${site.siteId} and review.id = before.id
    returning before.id, before.was`.execute(site.queries)
  return rows
}

/** Keeps those of test orders from visitors. @returns what they were of */
export async function hideOfTests(site: SiteDatabase): Promise<readonly string[]> {
  const rows = await site.queries
    .updateTable('review')
    .set({ state: 'hidden' })
    .where('website_id', '=', site.siteId)
    .where('state', '=', 'shown')
    .where('test_mode', '=', true)
    .returning('item_id')
    .execute()
  return [...new Set(rows.map((row) => row.item_id))]
}

/** Whether all of some reviews are of test orders. */
export async function areOfTests(site: SiteDatabase, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ others: boolean }>`
    select exists (select from review where website_id = ${site.siteId}
      and id = any(${[...ids]}) and not test_mode) as others`.execute(site.queries)
  return rows[0]?.others === false
}

/** What the owner says to a review. @returns its state; undefined: there is no such review */
export async function setReply(
  site: SiteDatabase,
  id: string,
  reply: string,
): Promise<ReviewState | undefined> {
  const row = await site.queries
    .updateTable('review')
    .set({ reply })
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .returning('state')
    .executeTakeFirst()
  return row?.state
}

export type ListedRow = ReviewRow & {
  readonly order_number: number | null
  readonly item_title: string | null
  readonly item_url: string | null
  readonly page_url: string | null
}

type Narrowed = {
  readonly state: ReviewState
  /** Parts of the name or the text. */
  readonly words: readonly string[]
  readonly after: TimeCursor | undefined
  readonly limit: number
}

/** Reviews of one state, newest first, each with what it is about; one more than asked for. */
export function listRows(
  site: SiteDatabase,
  { state, words, after, limit }: Narrowed,
): Promise<ListedRow[]> {
  let query = site.queries
    .selectFrom('review')
    .leftJoin('shop_order', (join) =>
      join
        .on('shop_order.website_id', '=', site.siteId)
        .onRef('shop_order.id', '=', 'review.order_id'),
    )
    .leftJoin('document', (join) =>
      join
        .on('document.website_id', '=', site.siteId)
        .on('document.kind', '=', 'item')
        .onRef('document.id', '=', 'review.item_id'),
    )
    .leftJoin('document as page', (join) =>
      join
        .on('page.website_id', '=', site.siteId)
        .on('page.kind', '=', 'collection')
        .onRef('page.id', '=', 'document.collection_id'),
    )
    .selectAll('review')
    .select([
      'shop_order.order_number',
      sql<string | null>`document.body ->> 'title'`.as('item_title'),
      'document.url_id as item_url',
      'page.url_id as page_url',
    ])
    .where('review.website_id', '=', site.siteId)
    .where('review.state', '=', state)
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit + 1)
  for (const word of words) query = query.where(hasWord(word))
  if (after !== undefined) {
    const { at, id } = after
    query = query.where(sql<boolean>`(review.created_at, review.id) < (${at}::bigint, ${id})`)
  }
  return query.execute()
}

function hasWord(word: string) {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(review.author_name ilike ${like} or review.body ilike ${like}
    or document.body ->> 'title' ilike ${like})`
}
