import { readSearchQuery } from './search-query.ts'

/** The words by which an owner looks for an item; of an address, what stands behind its page. */
export function wordsOfSearch(search: string): ReturnType<typeof readSearchQuery> {
  return readSearchQuery(search.replace(/^(?:https?:\/\/[^/]+)?\/[^/]+\//, ''))
}
