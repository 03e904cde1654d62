import { categoriesWithin } from '@vitrine/rules/site/collections/category-tree.ts'
import {
  isArranged,
  isCalendar,
  type Collection,
} from '@vitrine/rules/site/collections/collection.ts'
import { itemContext } from '../content/item-context.ts'
import type { ItemSurroundings } from '../content/page-part.ts'
import type { LoadedItems } from '../views/document-caches.ts'
import type { PageData } from '../views/page-data.ts'
import type { SiteView } from '../views/site-view.ts'

type Values = Record<string, unknown>

/** What lists of items are made of. */
export type ListSurroundings = {
  readonly site: SiteView
  readonly data: PageData
  readonly now: number
}

/** Which items of which page are shown, and how many at most; an empty word asks for nothing. */
export type ListWish = {
  readonly collectionId: string
  readonly collection: Collection
  readonly limit: number
  readonly category?: string | undefined
  readonly tag?: string | undefined
  readonly starred?: boolean | undefined
}

/** So many events to come are put in the order in which they begin. */
export const mostUpcoming = 200

const minute = 60_000

/** The items of a page as another page shows them; of events those that have not ended. */
export function listedItems(
  wish: ListWish,
  around: ListSurroundings,
): { readonly items: readonly Values[]; readonly hasMore: boolean } {
  const { collectionId, collection, limit, category = '', tag = '', starred = false } = wish
  const shared = {
    collectionId,
    publishedBy: around.now,
    ...(category !== '' && { category, orCategories: categoriesWithin(collection, category) }),
    ...(tag !== '' && { tag }),
    ...(starred && { starred }),
  }
  if (!isCalendar(collection)) {
    const order = isArranged(collection) ? 'by-position' : 'newest-first'
    const loaded = around.data.list({ ...shared, order, limit })
    const items = listContexts(loaded, collectionId, around)
    return { items, hasMore: loaded !== undefined && loaded.next !== null }
  }
  // by the minute, so that lists are kept from one page to the next
  const after = { value: Math.floor(around.now / minute) * minute - 1, id: null }
  const loaded = around.data.list({ ...shared, order: 'by-position', limit: mostUpcoming, after })
  const events = listContexts(loaded, collectionId, around).toSorted(
    (one, other) => Number(one['startDate']) - Number(other['startDate']),
  )
  return { items: events.slice(0, limit), hasMore: events.length > limit }
}

/** The items of a loaded list as templates see them; made once while the list is kept. */
export function listContexts(
  loaded: LoadedItems | undefined,
  collectionId: string,
  around: ListSurroundings,
): readonly Values[] {
  if (loaded === undefined) return []
  if (loaded.contexts !== null) return loaded.contexts
  const surroundings = itemSurroundings(collectionId, around)
  const contexts = loaded.items.map((item) => itemContext(item.id, item.body, surroundings))
  // a picture that is still missing comes with the next pass
  if (!around.data.hasMissing()) loaded.contexts = contexts
  return contexts
}

/** What items of a collection need to become context. */
export function itemSurroundings(collectionId: string, around: ListSurroundings): ItemSurroundings {
  const { site, data } = around
  return {
    websiteId: site.siteId,
    currency: site.settings.currency,
    multipleQuantityAllowedForServices: site.settings.store.multipleQuantityAllowedForServices,
    memberAccounts: site.settings.store.memberAccounts === true,
    collectionUrl: `/${site.collections.get(collectionId)?.urlId ?? ''}`,
    assets: data.assets,
    forms: site.forms,
    stock: data.stock,
    commentCounts: data.commentCounts,
    likeCounts: data.likeCounts,
    reviewFacts: data.reviewFacts,
    promoted: data.promoted,
    settings: site.settings,
    parts: site.parts,
  }
}
