import { sql } from 'kysely'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import type { SiteDatabase } from '../db/database.ts'
import { toDocument } from './document-rows.ts'
import { sortOf, type ItemPage, type ItemPageRequest } from './list-items.ts'

/** The items of a page that are most like one of them, by the words that they are filed under. */
export type RelatedRequest = Pick<ItemPageRequest, 'collectionId' | 'limit'> & {
  readonly order: 'newest-first' | 'by-position'
  readonly publishedBy: number
  /** Only those whose sorting value is greater. */
  readonly above?: number | undefined
  readonly likeTo: {
    readonly itemId: string
    /** Each word of the item's with those that count as the same. */
    readonly terms: readonly { readonly sort: WordSort; readonly words: readonly string[] }[]
  }
}

/** Of each word so many items are compared: a page costs no more however many it has. */
const mostCompared = 200

/** And so many words, those that lie below categories among them. */
const mostWords = 100

/**
 * Those that share the most words come first, of as many those that share more categories, and then
 * as their page lists them.
 */
export async function listRelatedItems(
  site: SiteDatabase,
  request: RelatedRequest,
): Promise<ItemPage> {
  const { collectionId, order, limit, publishedBy, above, likeTo } = request
  const asked = likeTo.terms
    .flatMap(({ sort, words }, place) => words.map((word) => ({ place, sort, word })))
    .slice(0, mostWords)
  const column = order === 'by-position' ? 'position' : 'publish_on'
  const later = above === undefined ? sql`` : sql`and ${sql.ref(column)} > ${above}`
  const { rows } = await sql<Parameters<typeof toDocument>[0]>`
    select found.kind, found.id, found.revision, found.body
    from (
      select id, value, count(distinct place) as alike,
        count(distinct place) filter (where sort = 'category') as categories
      from (
        select asked.place, asked.sort, walked.id, walked.value
        from unnest(
          ${asked.map(({ place }) => place)}::int[],
          ${asked.map(({ sort }) => sort)}::text[],
          ${asked.map(({ word }) => word)}::text[]
        ) as asked (place, sort, word)
        cross join lateral (
          select item_id as id, ${sql.ref(column)} as value from item_term
          where website_id = ${site.siteId} and collection_id = ${collectionId}
            and sort = asked.sort and word = asked.word
            and visibility = 'live' and publish_on <= ${publishedBy} ${later}
          order by ${sortOf(order, column, 'item_id')} limit ${sql.lit(mostCompared)}
        ) walked
      ) shared
      where id <> ${likeTo.itemId}
      group by id, value
      order by alike desc, categories desc, ${sortOf(order, 'value', 'id')}
      limit ${sql.lit(limit)}
    ) page
    cross join lateral (
      select kind, id, revision, body from document
      where website_id = ${site.siteId} and kind = 'item' and id = page.id limit 1
    ) found
    order by page.alike desc, page.categories desc, ${sortOf(order, 'page.value', 'page.id')}`.execute(
    site.queries,
  )
  return { items: rows.map((row) => toDocument(row) as StoredDocument<'item'>), next: null }
}
