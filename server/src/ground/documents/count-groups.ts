import { sql } from 'kysely'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import type { SiteDatabase } from '../db/database.ts'
import { monthsBetween } from './months.ts'

export type GroupCountRequest = {
  readonly collectionId: string
  readonly by: 'category' | 'tag' | 'month'
  /** Epoch milliseconds; what begins later does not count. */
  readonly publishedBy: number
  /** Whose clock months go by. */
  readonly timeZone: string
}

/** Items that visitors see which have something in common. */
export type GroupCount = {
  /** A word as it is stored, or a month as addresses spell it. */
  readonly name: string
  readonly count: number
  /** When a month begins and the next one does; epoch milliseconds. */
  readonly from?: number
  readonly before?: number
}

/**
 * How many items of a collection are in each group: words of most items first, months the newest
 * first, without those that have none. It walks one piece of an index; pages keep the answer.
 */
export function countGroups(
  site: SiteDatabase,
  request: GroupCountRequest,
): Promise<readonly GroupCount[]> {
  return request.by === 'month' ? countMonths(site, request) : countWords(site, request)
}

/** More words than people look through. */
const maxWords = 500

async function countWords(
  site: SiteDatabase,
  { collectionId, by, publishedBy }: GroupCountRequest,
): Promise<readonly GroupCount[]> {
  const { rows } = await sql<GroupCount>`
    select word as name, count(*)::int as count from item_term
    where website_id = ${site.siteId} and collection_id = ${collectionId} and sort = ${by}
      and visibility = 'live' and publish_on <= ${publishedBy}
    group by word order by count desc, word limit ${sql.lit(maxWords)}`.execute(site.queries)
  return rows
}

/** More words than a page can have in use, as long as its owner wants to see them. */
const maxUses = 10_000

/** How many items of a collection are filed under each word, whoever sees them; by the word. */
export async function countUses(
  site: SiteDatabase,
  { collectionId, sort }: { readonly collectionId: string; readonly sort: WordSort },
): Promise<readonly { readonly word: string; readonly count: number }[]> {
  const { rows } = await sql<{ word: string; count: number }>`
    select word, count(*)::int as count from item_term
    where website_id = ${site.siteId} and collection_id = ${collectionId} and sort = ${sort}
    group by word order by word limit ${sql.lit(maxUses)}`.execute(site.queries)
  return rows
}

async function countMonths(
  site: SiteDatabase,
  { collectionId, publishedBy, timeZone }: GroupCountRequest,
): Promise<readonly GroupCount[]> {
  const isShown = sql`website_id = ${site.siteId} and kind = 'item'
    and collection_id = ${collectionId} and visibility = 'live' and publish_on <= ${publishedBy}`
  const ends = await sql<{ first: number | null; last: number | null }>`
    select min(publish_on)::float8 as first, max(publish_on)::float8 as last
    from document where ${isShown}`.execute(site.queries)
  const { first = null, last = null } = ends.rows[0] ?? {}
  if (first === null || last === null) return []
  const months = monthsBetween(first, last, timeZone)
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*)::int from document
      where ${isShown} and publish_on >= month.start and publish_on < month.before
    ) as count
    from unnest(
      ${months.map(({ from }) => from)}::bigint[], ${months.map(({ before }) => before)}::bigint[]
    ) with ordinality as month (start, before, place)
    order by month.place`.execute(site.queries)
  return months.flatMap((month, place) => {
    const count = rows[place]?.count ?? 0
    return count === 0 ? [] : [{ ...month, count }]
  })
}
