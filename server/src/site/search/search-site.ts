import type { DocumentBodies, StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { searchDictionary } from '@vitrine/rules/site/search/search-dictionary.ts'
import { answersItself } from '@vitrine/rules/site/collections/folder.ts'
import { lockBefore } from '@vitrine/rules/site/locks/lock.ts'
import { readSearchQuery } from '@vitrine/rules/site/search/search-query.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { textsOfLayout } from '@vitrine/rules/site/search/search-text.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { SiteView } from '../views/site-view.ts'
import { findSearchEntries, type FoundEntry } from './search-store.ts'

export type SearchRequest = {
  readonly site: SiteDatabase
  readonly view: SiteView
  /** What was typed. */
  readonly text: string
  /** The live page that is searched alone; undefined: all of them are. */
  readonly within?: string | undefined
  readonly now: number
}

type Collection = DocumentBodies['collection']

/** A page that was found, or an item with the page that it belongs to. */
export type SearchHit = {
  readonly collectionId: string
  readonly collection: Collection
  readonly item: StoredDocument<'item'> | null
  /** HTML of what it says. */
  readonly words: string
}

export type SearchResults = {
  /** Whether there was a word to look for; signs alone are none. */
  readonly asked: boolean
  readonly hits: readonly SearchHit[]
  /** Whether there are more, which nobody sees without further words. */
  readonly hasMore: boolean
}

/** Of a page that searches for nothing. */
export const noResults: SearchResults = { asked: false, hits: [], hasMore: false }

const maxHits = 48

/** Finds what visitors may see: live pages, and items that are published by now. */
export async function searchSite(request: SearchRequest): Promise<SearchResults> {
  const { site, view, within, now } = request
  const words = readSearchQuery(request.text)
  if (words.length === 0) return noResults
  const found = await findSearchEntries(site, {
    words,
    dictionary: searchDictionary(view.locale),
    collectionIds: within === undefined ? searchedPages(view) : [within],
    shownBy: now,
    limit: maxHits + 1,
  })
  const shown = found.slice(0, maxHits)
  return { asked: true, hits: await readHits(request, shown), hasMore: found.length > maxHits }
}

function searchedPages(view: SiteView): readonly string[] {
  return [...view.collections].flatMap(([id, one]) => (isSearched(view, one) ? [id] : []))
}

/** Drafts are found by nobody, what is locked by those who have opened it, nor what only leads on. */
function isSearched({ unlocked }: Pick<SiteView, 'unlocked'>, page: Collection): boolean {
  const isPublic = page.visibility === 'live' && answersItself(page)
  return isPublic && lockBefore(page, unlocked) === undefined
}

/** The page that a search is narrowed to; undefined where visitors see none of that id. */
export function searchedPage(
  view: Pick<SiteView, 'collections' | 'unlocked'>,
  collectionId: string,
): Collection | undefined {
  const found = view.collections.get(collectionId)
  return found !== undefined && isSearched(view, found) ? found : undefined
}

async function readHits(
  { site, view }: SearchRequest,
  found: readonly FoundEntry[],
): Promise<SearchHit[]> {
  const ids = found.flatMap(({ kind, id }) => (kind === 'item' ? [id] : []))
  const items = new Map((await listDocuments(site, 'item', { ids })).map((one) => [one.id, one]))
  const hits = found.flatMap(({ kind, id }): SearchHit[] => {
    const item = kind === 'item' ? items.get(id) : null
    const collectionId = item?.body.collectionId ?? id
    const collection = view.collections.get(collectionId)
    if (item === undefined || collection === undefined) return []
    const words = item === null ? collection.description : item.body.excerpt || item.body.body
    return [{ collectionId, collection, item, words }]
  })
  return withLayoutWords(site, hits)
}

/** What says nothing by itself says what its layout says. */
async function withLayoutWords(
  site: SiteDatabase,
  hits: readonly SearchHit[],
): Promise<SearchHit[]> {
  const idOf = ({ item, collectionId }: SearchHit) =>
    item === null ? `page-${collectionId}` : `item-${item.id}`
  const ids = hits.flatMap((hit) => (hit.words === '' ? [idOf(hit)] : []))
  const layouts = new Map(
    (await listDocuments(site, 'layout', { ids })).map(({ id, body }) => [id, body]),
  )
  return hits.map((hit) => {
    const layout = layouts.get(idOf(hit))
    return layout === undefined ? hit : { ...hit, words: escapeHtml(textsOfLayout(layout)) }
  })
}
