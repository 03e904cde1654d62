import type { HostTagCall } from '@vitrine/template-language/environment.ts'
import { categoriesWithin } from '@vitrine/rules/site/collections/category-tree.ts'
import {
  isArranged,
  isCalendar,
  type Collection,
} from '@vitrine/rules/site/collections/collection.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { isPublished } from '@vitrine/rules/site/content/post-state.ts'
import type { RelatedRequest } from '../../ground/documents/related-items.ts'
import { itemSurroundings, listContexts, type ListSurroundings } from '../blocks/listed-items.ts'
import { itemContext } from '../content/item-context.ts'
import { shownCollection } from '../views/shown-collection.ts'
import type { PageContext } from './page-context.ts'
import type { PageRun } from './page-run.ts'

const minute = 60_000

/**
 * The items beside one: those that its owner chose, else others of its page, the most alike first.
 * @param limit how many the template has room for
 */
export function relatedItems(
  { attributes: { collectionId = '', itemId = '' } }: HostTagCall,
  limit: number,
  run: PageRun,
): readonly PageContext[] {
  const item = run.data.item(itemId)?.body
  const around = { site: run.view, data: run.data, now: run.now }
  if (item?.relatedIds !== undefined && item.relatedIds.length > 0) {
    return chosenItems(item.relatedIds, around).slice(0, limit)
  }
  const collection = shownCollection(run.view, collectionId)
  if (collection === undefined || item === undefined) return []
  const terms = termsOf(item, collection)
  if (terms.length === 0) return []
  if (isCalendar(collection)) run.noteClock()
  const request: RelatedRequest = {
    collectionId,
    limit,
    order: isArranged(collection) || isCalendar(collection) ? 'by-position' : 'newest-first',
    publishedBy: run.now,
    // of events those that have not ended, by the minute, so that lists are kept between pages
    ...(isCalendar(collection) && { above: Math.floor(run.now / minute) * minute - 1 }),
    likeTo: { itemId, terms },
  }
  return listContexts(run.data.list(request), collectionId, around)
}

/** What lies below a category counts as it, as everywhere that a page is narrowed to one. */
function termsOf(
  { categories, tags }: ContentItem,
  collection: Collection,
): RelatedRequest['likeTo']['terms'] {
  return [
    ...categories.map((word) => ({
      sort: 'category' as const,
      words: categoriesWithin(collection, word),
    })),
    ...tags.map((word) => ({ sort: 'tag' as const, words: [word] })),
  ]
}

/** Those that are on view, as contexts. */
function chosenItems(ids: readonly string[], around: ListSurroundings): readonly PageContext[] {
  const read = ids.map((id) => around.data.item(id))
  return read.flatMap((found) => {
    if (found === undefined || !isPublished(found.body, around.now)) return []
    const { collectionId } = found.body
    if (shownCollection(around.site, collectionId) === undefined) return []
    return [itemContext(found.id, found.body, itemSurroundings(collectionId, around))]
  })
}
