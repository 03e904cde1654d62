import { categoriesWithin } from '@vitrine/rules/site/collections/category-tree.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { isArranged, type Collection } from '@vitrine/rules/site/collections/collection.ts'
import { postStateOf } from '@vitrine/rules/site/content/post-state.ts'
import type { ListedPost, PostsQuery, PostsReply } from '@vitrine/rules/site/content/posts-api.ts'
import {
  listItemPage,
  type ItemCursor,
  type ItemPageRequest,
} from '../../ground/documents/list-items.ts'
import { partOfState } from './part-of-state.ts'
import { namedItems } from '../../ground/documents/named-items.ts'
import { readDocument, readStanding } from '../../ground/documents/read-documents.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { wordsOfSearch } from '@vitrine/rules/site/search/words-of-search.ts'

/**
 * The posts of a page in the order in which visitors see them, of one state or of all.
 * @param now epoch milliseconds: scheduled and published differ by the clock alone
 */
export async function listPosts(
  site: SiteDatabase,
  { collectionId, state, category, search = '', after, limit }: PostsQuery,
  now: number,
): Promise<PostsReply> {
  const words = wordsOfSearch(search)
  // signs alone name nothing
  if (search !== '' && words.length === 0) return { posts: [], next: null }
  const page = await readStanding(site, 'collection', collectionId)
  const order = orderOf(page?.body?.ordering)
  const { items, next } = await listItemPage(site, {
    collectionId,
    order,
    limit,
    after: parseCursor(after, order === 'by-position'),
    category,
    orCategories: within(page?.body, category),
    among: words.length === 0 ? undefined : namedItems(site, collectionId, words),
    ...partOfState(state, now),
  })
  return {
    posts: items.map((item) => asListed(item, now)),
    next: next && `${next.value}~${next.id}`,
  }
}

/** One post as lists show it; undefined where there is none. */
export async function findPost(
  site: SiteDatabase,
  itemId: string,
  now: number,
): Promise<ListedPost | undefined> {
  const item = await readDocument(site, 'item', itemId)
  return item && asListed(item, now)
}

function within(page: Collection | null | undefined, category: string | undefined) {
  return page == null || category === undefined ? undefined : categoriesWithin(page, category)
}

function orderOf(ordering: Collection['ordering'] | undefined): ItemPageRequest['order'] {
  if (ordering !== undefined && isArranged({ ordering })) return 'by-position'
  // what ends last stands first, so that what is to come stands before what is past
  return ordering === 'calendar' ? 'by-position-backwards' : 'newest-first'
}

/** Places may be fractions, instants are none. */
function parseCursor(text: string | undefined, isPlace: boolean): ItemCursor | undefined {
  const [value, id, ...more] = text?.split('~') ?? []
  const at = Number(value)
  const isOurs = isPlace ? Number.isFinite(at) : Number.isSafeInteger(at)
  return value && id && more.length === 0 && isOurs ? { value: at, id } : undefined
}

function asListed({ id, body }: StoredDocument<'item'>, now: number): ListedPost {
  const { collectionId, recordType, title, urlId, visibility, publishOn, starred } = body
  const { authorName, mainAssetId, startDate = null, durationMs = null, episodeNumber } = body
  const state = postStateOf(body, now)
  return {
    id,
    collectionId,
    recordType,
    title,
    urlId,
    visibility,
    state,
    publishOn,
    startDate,
    durationMs,
    ...(episodeNumber !== undefined && { episodeNumber }),
    starred,
    authorName,
    mainAssetId,
  }
}
