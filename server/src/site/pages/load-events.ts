import { categoriesWithin } from '@vitrine/rules/site/collections/category-tree.ts'
import { isCalendar, type Collection } from '@vitrine/rules/site/collections/collection.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { listItemPage, type ItemPage } from '../../ground/documents/list-items.ts'
import { monthNamed } from '../../ground/documents/months.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { mostUpcoming } from '../blocks/listed-items.ts'
import type { LoadedPage } from '../render/loaded-page.ts'
import type { PageQuery } from '../views/page-query.ts'

type Event = StoredDocument<'item'>

type EventsRequest = {
  readonly site: SiteDatabase
  readonly collectionId: string
  readonly collection: Collection
  readonly query: PageQuery
  readonly now: number
  readonly isPublic: boolean
  readonly timeZone: string
  readonly pageSize: number
}

/**
 * The events of a page: what is to come in the order in which it begins, then what has ended, the
 * latest first. Further pages hold what ended earlier; a month holds all that takes place in it.
 */
export async function loadEvents(request: EventsRequest): Promise<ItemPage> {
  const { site, collectionId, query, now, isPublic, timeZone, pageSize } = request
  const shared = {
    collectionId,
    ...(isPublic && { publishedBy: now }),
    ...(query.category !== '' && {
      category: query.category,
      orCategories: categoriesWithin(request.collection, query.category),
    }),
    ...(query.tag !== '' && { tag: query.tag }),
  }
  const endingFrom = async (instant: number): Promise<readonly Event[]> => {
    const after = { value: instant - 1, id: null }
    const limit = mostUpcoming
    const page = await listItemPage(site, { ...shared, order: 'by-position', limit, after })
    return page.items.toSorted(byStart)
  }
  const month = monthNamed(query.month, timeZone)
  if (month !== undefined) {
    const found = await endingFrom(month.from)
    return { items: found.filter(({ body }) => startOf(body) < month.before), next: null }
  }
  const endedBefore = {
    ...shared,
    order: 'by-position-backwards',
    limit: pageSize,
    after:
      query.offset === null
        ? { value: now, id: null }
        : { value: query.offset, id: query.after || null },
  } as const
  const [upcoming, past] = await Promise.all([
    query.offset === null ? endingFrom(now) : [],
    listItemPage(site, endedBefore),
  ])
  return { items: [...upcoming, ...past.items.toSorted(byStart).toReversed()], next: past.next }
}

/** The events before and after one. */
export async function loadEventNeighbours(
  site: SiteDatabase,
  collectionId: string,
  { id, body }: Event,
  now: number,
): Promise<{ readonly previousItem: Event | null; readonly nextItem: Event | null }> {
  const after = { value: body.endDate ?? body.position, id }
  const shared = { collectionId, limit: 1, publishedBy: now, after }
  const [earlier, later] = await Promise.all([
    listItemPage(site, { ...shared, order: 'by-position-backwards' }),
    listItemPage(site, { ...shared, order: 'by-position' }),
  ])
  return { previousItem: earlier.items[0] ?? null, nextItem: later.items[0] ?? null }
}

/** Whether what a page shows depends on what time it is. */
export function showsWhatIsToCome(target: LoadedPage['target']): boolean {
  return 'collection' in target && isCalendar(target.collection)
}

function byStart(one: Event, other: Event): number {
  return startOf(one.body) - startOf(other.body) || (one.id < other.id ? -1 : 1)
}

function startOf({ startDate, position }: ContentItem): number {
  return startDate ?? position
}
