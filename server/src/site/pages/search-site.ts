import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { SearchHit } from '../render/loaded-page.ts'
import { plainText } from '../render/page-words.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { PageQuery } from '../views/page-query.ts'
import type { SiteSnapshot } from '../views/site-snapshot.ts'
import { findMatchingItems } from './search-store.ts'

export type SearchRequest = {
  readonly site: SiteDatabase
  readonly snapshot: SiteSnapshot
  readonly query: PageQuery
  readonly now: number
}

const maxHits = 50

/** Finds live items and pages whose title or text holds every word of the query. */
export async function searchSite(request: SearchRequest): Promise<SearchHit[]> {
  const words = request.query.q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8)
  if (words.length === 0) return []
  const { snapshot } = request
  const pages = [...snapshot.collections.values()].filter(
    (one) =>
      one.visibility === 'live' && words.every((word) => one.title.toLowerCase().includes(word)),
  )
  const items = await findMatchingItems(request.site, words, request.now, maxHits)
  const hits = [
    ...pages.map((page) => ({
      url: page.homepage ? '/' : `/${page.urlId}`,
      title: escapeHtml(page.title),
      excerpt: escapeHtml(plainText(page.description)),
    })),
    ...items.flatMap((item) => itemHit(item, request)),
  ]
  return hits.slice(0, maxHits)
}

function itemHit(item: StoredDocument<'item'>, request: SearchRequest): SearchHit[] {
  const collection = request.snapshot.collections.get(item.body.collectionId)
  if (collection?.visibility !== 'live') return []
  const { title, excerpt, body, urlId } = item.body
  return [
    {
      url: `/${collection.urlId}/${urlId}`,
      title: escapeHtml(title),
      excerpt: escapeHtml(plainText(excerpt || body)),
    },
  ]
}
