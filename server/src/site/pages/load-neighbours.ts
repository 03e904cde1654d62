import {
  isArranged,
  isCalendar,
  type Collection,
} from '@vitrine/rules/site/collections/collection.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { listItemPage } from '../../ground/documents/list-items.ts'
import type { ItemNeighbours } from '../views/document-caches.ts'
import type { SiteView } from '../views/site-view.ts'
import { loadEventNeighbours } from './load-events.ts'

type ItemOnPage = {
  readonly collectionId: string
  readonly collection: Collection
  readonly item: StoredDocument<'item'>
  readonly now: number
}

/** In which order visitors see the items of a page. */
export function orderOf(collection: Collection): 'by-position' | 'newest-first' {
  return isArranged(collection) ? 'by-position' : 'newest-first'
}

/** What visitors find before and after an item; kept while the site stands as it is. */
export async function loadNeighbours(
  { documents }: Pick<SiteView, 'documents'>,
  found: ItemOnPage,
): Promise<ItemNeighbours> {
  const { id } = found.item
  const known = documents.foundIn('neighbours', id)
  if (known !== undefined) return known
  const neighbours = await readNeighbours(documents.site, found)
  documents.keepIn('neighbours', id, neighbours)
  return neighbours
}

async function readNeighbours(
  site: SiteView['documents']['site'],
  { collectionId, collection, item, now }: ItemOnPage,
): Promise<ItemNeighbours> {
  if (isCalendar(collection)) return loadEventNeighbours(site, collectionId, item, now)
  const isByPosition = orderOf(collection) === 'by-position'
  const value = isByPosition ? item.body.position : item.body.publishOn
  const shared = { collectionId, limit: 1, publishedBy: now, after: { value, id: item.id } }
  const [before, next] = await Promise.all([
    listItemPage(site, {
      ...shared,
      order: isByPosition ? 'by-position-backwards' : 'oldest-first',
    }),
    listItemPage(site, { ...shared, order: isByPosition ? 'by-position' : 'newest-first' }),
  ])
  return { previousItem: before.items[0] ?? null, nextItem: next.items[0] ?? null }
}
