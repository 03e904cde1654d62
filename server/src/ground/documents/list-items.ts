import { sql, type RawBuilder } from 'kysely'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { projectionOf } from '@vitrine/rules/ground/documents/projection.ts'
import type { TermSort } from '@vitrine/rules/ground/documents/item-terms.ts'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import {
  itemVisibilities,
  type ItemVisibility,
} from '@vitrine/rules/ground/documents/visibility.ts'
import type { SiteDatabase } from '../db/database.ts'
import { toDocument } from './document-rows.ts'

/** Where a page of items ends: the last one's sorting value and id. */
export type ItemCursor = { readonly value: number; readonly id: string }

export type ItemPage = {
  readonly items: readonly StoredDocument<'item'>[]
  /** Absent on the last page. */
  readonly next: ItemCursor | null
}

export type ItemPageRequest = {
  readonly collectionId: string
  /** Each is the other's way back: items of one instant too change their order. */
  readonly order: 'newest-first' | 'oldest-first' | 'by-position' | 'by-position-backwards'
  readonly limit: number
  /** Without an id, everything of its value counts as seen. */
  readonly after?: { readonly value: number; readonly id: string | null } | undefined
  readonly visibility?: ItemVisibility | undefined
  /** Only live items that were published by then (epoch milliseconds), whatever `visibility` says. */
  readonly publishedBy?: number | undefined
  /** Only those of a span, such as a month: from its beginning to before its end. */
  readonly within?: { readonly from: number; readonly before: number } | undefined
  readonly category?: string | undefined
  /** Further categories of which an item may have one instead, such as those that lie below it. */
  readonly orCategories?: readonly string[] | undefined
  readonly tag?: string | undefined
  readonly starred?: boolean | undefined
  /** Only those whose ids are in it: a query that gives them, such as `namedItems`. */
  readonly among?: RawBuilder<unknown> | undefined
}

/**
 * One page of a collection's items. Each part of it is one walk along an index, from the cursor on
 * and no further than the page, so that a page costs the same wherever it is and however many items
 * there are. With several words it is the items of the first one that are walked.
 */
export async function listItemPage(
  site: SiteDatabase,
  request: ItemPageRequest,
): Promise<ItemPage> {
  const { rows } = await sql<Parameters<typeof toDocument>[0]>`
    select found.kind, found.id, found.revision, found.body
    from (${itemKeys(site, request, request.limit + 1)}) page
    cross join lateral (
      select kind, id, revision, body from document
      where website_id = ${site.siteId} and kind = 'item' and id = page.id limit 1
    ) found
    order by ${sortOf(request.order, 'page.value', 'page.id')}`.execute(site.queries)
  const found = rows.map((row) => toDocument(row) as StoredDocument<'item'>)
  const items = found.slice(0, request.limit)
  const last = items.at(-1)
  if (found.length <= request.limit || last === undefined) return { items, next: null }
  const { position, publishOn } = projectionOf('item', last.body)
  const value = (isByPosition(request.order) ? position : publishOn) ?? 0
  return { items, next: { value, id: last.id } }
}

function isByPosition(order: ItemPageRequest['order']): boolean {
  return order === 'by-position' || order === 'by-position-backwards'
}

type Key = { readonly id: string; readonly value: number }

/** Ids and sorting values of the items of a page, in order. */
export function itemKeys(
  site: SiteDatabase,
  request: ItemPageRequest,
  count: number,
): RawBuilder<Key> {
  const parts = partsOf(request).map((part) => sql`(${keysOfPart(site, request, part, count)})`)
  return sql<Key>`select id, value from (${sql.join(parts, sql` union all `)}) part
    order by ${sortOf(request.order, 'value', 'id')} limit ${sql.lit(count)}`
}

/** A part of a page lies in one piece of an index: one state, and the cursor's own value or those after. */
type Part = {
  readonly visibility: ItemVisibility | null
  readonly reach: 'all' | 'same-value' | 'after'
}

function partsOf(request: ItemPageRequest): readonly Part[] {
  const reaches = reachesOf(request)
  return statesOf(request).flatMap((visibility) => reaches.map((reach) => ({ visibility, reach })))
}

function reachesOf({ after }: ItemPageRequest): readonly Part['reach'][] {
  if (after === undefined) return ['all']
  return after.id === null ? ['after'] : ['same-value', 'after']
}

/** The index of all documents has an order of its own that leaves states aside; that of the words has not. */
function statesOf(request: ItemPageRequest): readonly (ItemVisibility | null)[] {
  if (request.publishedBy !== undefined) return ['live']
  if (request.visibility !== undefined) return [request.visibility]
  return termsOfRequest(request).length > 0 ? itemVisibilities : [null]
}

function keysOfPart(
  site: SiteDatabase,
  request: ItemPageRequest,
  { visibility, reach }: Part,
  count: number,
): RawBuilder<unknown> {
  const [term, ...others] = termsOfRequest(request)
  const [table, id] = term === undefined ? ['document', 'id'] : ['item_term', 'item_id']
  const { column, after } = sortings[request.order]
  const value = sql.ref(column)
  const isAny = term !== undefined && term.words.length > 1
  const conditions = [
    sql`website_id = ${site.siteId}`,
    sql`collection_id = ${request.collectionId}`,
    ...(term === undefined
      ? [sql`kind = 'item'`]
      : [
          sql`sort = ${sql.lit(term.sort)}`,
          isAny ? sql`word = asked.word` : sql`word = ${term.words[0]}`,
        ]),
    ...(visibility === null ? [] : [sql`visibility = ${sql.lit(visibility)}`]),
    ...(request.publishedBy === undefined ? [] : [sql`publish_on <= ${request.publishedBy}`]),
    ...(request.within === undefined
      ? []
      : [sql`publish_on >= ${request.within.from}`, sql`publish_on < ${request.within.before}`]),
    ...(request.among === undefined ? [] : [sql`${sql.ref(id)} in (${request.among})`]),
    ...others.map((other) => hasTerm(site, other)),
  ]
  if (request.after !== undefined && reach === 'after') {
    conditions.push(sql`${value} ${sql.raw(after.value)} ${request.after.value}`)
  }
  if (request.after !== undefined && reach === 'same-value') {
    conditions.push(sql`${value} = ${request.after.value}`)
    conditions.push(sql`${sql.ref(id)} ${sql.raw(after.id)} ${request.after.id}`)
  }
  const walk = sql`select ${sql.ref(id)} as id, ${value} as value from ${sql.table(table)} listed
    where ${sql.join(conditions, sql` and `)}
    order by ${sortOf(request.order, column, id)} limit ${sql.lit(count)}`
  if (!isAny) return walk
  // one walk for each word; an item may have several of them
  return sql`select distinct found.id, found.value
    from unnest(${[...term.words]}::text[]) as asked (word) cross join lateral (${walk}) found`
}

/** Asked of each item by key: as a join it would be answered for all items before the first is found. */
function hasTerm(site: SiteDatabase, { sort, words }: Wanted): RawBuilder<unknown> {
  return sql`(
    select true from item_term other where other.website_id = ${site.siteId}
      and other.item_id = listed.item_id and other.sort = ${sql.lit(sort)}
      and other.word = any(${[...words]}::text[])
    limit 1
  )`
}

const sortings = {
  'newest-first': {
    column: 'publish_on',
    value: 'desc',
    id: 'asc',
    after: { value: '<', id: '>' },
  },
  'oldest-first': {
    column: 'publish_on',
    value: 'asc',
    id: 'desc',
    after: { value: '>', id: '<' },
  },
  'by-position': { column: 'position', value: 'asc', id: 'asc', after: { value: '>', id: '>' } },
  'by-position-backwards': {
    column: 'position',
    value: 'desc',
    id: 'desc',
    after: { value: '<', id: '<' },
  },
} as const

/** In which order a page's items stand. */
export function sortOf(
  order: ItemPageRequest['order'],
  value: string,
  id: string,
): RawBuilder<unknown> {
  const sorting = sortings[order]
  return sql`${sql.ref(value)} ${sql.raw(sorting.value)}, ${sql.ref(id)} ${sql.raw(sorting.id)}`
}

type Term = { readonly sort: TermSort; readonly word: string }

/** One of some words of a sort. */
type Wanted = { readonly sort: TermSort; readonly words: readonly string[] }

/** The words that a page is narrowed to; the sort that the fewest items have comes first. */
function termsOfRequest(request: ItemPageRequest): readonly Wanted[] {
  const { starred, tag, category, orCategories = [] } = request
  return [
    ...(starred === true ? [{ sort: 'starred', words: [''] } as const] : []),
    ...(tag === undefined ? [] : [{ sort: 'tag', words: [tag] } as const]),
    ...(category === undefined
      ? []
      : [{ sort: 'category', words: [...new Set([category, ...orCategories])] } as const]),
  ]
}

/**
 * How many items of a collection a visitor can see at an instant: the live ones are counted when they
 * are written, and those of them whose time is to come are looked up.
 */
export async function countItems(
  site: SiteDatabase,
  collectionId: string,
  publishedBy: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce((
      select live from item_count
      where website_id = ${site.siteId} and collection_id = ${collectionId}
    ), 0) - (
      select count(*) from document
      where website_id = ${site.siteId} and kind = 'item' and collection_id = ${collectionId}
        and visibility = 'live' and publish_on > ${publishedBy}
    ) as count`.execute(site.queries)
  return rows[0]?.count ?? 0
}

/** Those of some words under which a visitor finds an item; each is looked up by itself. */
export async function wordsOnView(
  site: SiteDatabase,
  { collectionId, sort, words }: FiledUnder,
  publishedBy: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ word: string }>`
    select asked.word from unnest(${[...words]}::text[]) as asked (word)
    where exists (
      select 1 from item_term
      where website_id = ${site.siteId} and collection_id = ${collectionId}
        and sort = ${sort} and word = asked.word
        and visibility = 'live' and publish_on <= ${publishedBy}
    )`.execute(site.queries)
  return new Set(rows.map(({ word }) => word))
}

export type FiledUnder = {
  readonly collectionId: string
  readonly sort: WordSort
  readonly words: readonly string[]
}

/** The words that items of a collection are filed under, in the order in which they appear. */
export type ItemWords = {
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}

/**
 * The words of what a visitor can see of a collection at an instant. The register is read from one
 * word to the next, and of each word only the first item is looked at.
 */
export async function readWords(
  site: SiteDatabase,
  collectionId: string,
  publishedBy: number,
): Promise<ItemWords> {
  const { rows } = await sql<Term>`
    with recursive listed as (
      (select sort, word from item_term
        where website_id = ${site.siteId} and collection_id = ${collectionId}
        order by sort, word limit 1)
      union all
      select further.sort, further.word from listed cross join lateral (
        select sort, word from item_term
        where website_id = ${site.siteId} and collection_id = ${collectionId}
          and (sort, word) > (listed.sort, listed.word)
        order by sort, word limit 1
      ) further
    )
    select listed.sort, listed.word from listed cross join lateral (
      select position, item_id, place from item_term
      where website_id = ${site.siteId} and collection_id = ${collectionId}
        and sort = listed.sort and word = listed.word
        and visibility = 'live' and publish_on <= ${publishedBy}
      order by position, item_id limit 1
    ) first
    order by first.position, first.item_id, first.place`.execute(site.queries)
  const ofSort = (sort: TermSort) => rows.flatMap((row) => (row.sort === sort ? [row.word] : []))
  return { categories: ofSort('category'), tags: ofSort('tag') }
}
