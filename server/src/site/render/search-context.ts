import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { itemSurroundings, type BlockSurroundings } from '../blocks/block-context.ts'
import { itemContext } from '../content/item-context.ts'
import type { SearchHit, SearchResults } from '../search/search-site.ts'
import { plainText } from './page-words.ts'

type Fields = Record<string, unknown>

/**
 * What the search page shows: `items` are pages and items as lists show them, without their bodies
 * and with an excerpt of plain text. `noWords` says that there was nothing to look for in what was
 * typed, `empty` that nothing was found, `hasMore` that what is shown is not all.
 */
export function searchContext(
  typed: string,
  results: SearchResults,
  around: BlockSurroundings,
): Fields {
  const { asked, hits, hasMore } = results
  return {
    // blanks alone are no question
    searchQuery: typed.trim() === '' ? '' : escapeHtml(typed),
    items: hits.map((hit) => hitContext(hit, around)),
    empty: hits.length === 0,
    noWords: typed.trim() !== '' && !asked,
    hasMore,
  }
}

function hitContext(
  { item, collectionId, collection, words }: SearchHit,
  around: BlockSurroundings,
) {
  const excerpt = escapeHtml(plainText(words))
  const collectionTitle = escapeHtml(collection.title)
  if (item === null) {
    const url = collection.homepage ? '/' : `/${collection.urlId}`
    const title = escapeHtml(collection.title)
    return { id: collectionId, title, url, fullUrl: url, excerpt, collectionTitle, isPage: true }
  }
  const { body: _body, ...shown } = itemContext(
    item.id,
    item.body,
    itemSurroundings(collectionId, around),
  )
  return { ...shown, url: shown['fullUrl'], excerpt, collectionTitle }
}
