import type { LoadedPage, Pagination } from './loaded-page.ts'
import { galleryPage } from '@vitrine/rules/site/blocks/gallery-page.ts'
import {
  isAlbum,
  isCalendar,
  isGallery,
  isPodcast,
  type Collection,
} from '@vitrine/rules/site/collections/collection.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { choiceParameters, narrows } from '@vitrine/rules/site/listings/list-choice.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { usesCldrMoney } from '@vitrine/rules/site/sites/site-settings.ts'
import { itemSurroundings, listContexts, type ListSurroundings } from '../blocks/listed-items.ts'
import { nestedCategories } from '../collections/nested-categories.ts'
import { collectionContext } from '../collections/collection-context.ts'
import { albumFields } from '../collections/album-context.ts'
import { albumTexts } from '../collections/album-texts.ts'
import { eventTexts } from '../content/event-texts.ts'
import { itemContext } from '../content/item-context.ts'
import type { RequestSite } from '../../ground/http/route.ts'
import { siteStrings } from './localized-strings.ts'
import type { PageData } from '../views/page-data.ts'
import type { PageQuery } from '../views/page-query.ts'
import type { SiteView } from '../views/site-view.ts'
import { websiteContext, websiteSettingsContext } from './website-context.ts'
import { searchedPage, type SearchHit, type SearchResults } from '../search/search-site.ts'
import { shownView } from './shown-view.ts'
import { monthTitle } from './month-title.ts'
import { plainText } from './page-words.ts'

export type PageContextInput = {
  readonly requestSite: RequestSite
  readonly view: SiteView
  readonly data: PageData
  readonly page: LoadedPage
  readonly query: PageQuery
  readonly now: number
}

export type PageContext = Record<string, unknown>

/**
 * A context with more in it. To an object that began as `{ ...context }` V8 adds each new name by a
 * detour of a microsecond, and a page needs several such contexts.
 */
export function withFields(context: PageContext, fields: PageContext): PageContext {
  return Object.assign({}, context, fields)
}

/**
 * The JSON that templates see and that `?format=json` prints (architecture, seam 1; template
 * platform §10). Plain text is escaped here, once; HTML fields were sanitised when they were saved.
 */
export function buildPageContext(input: PageContextInput): PageContext {
  const { view, page, query, requestSite, data, now } = input
  const { settings } = view
  const filters = {
    ...(query.category !== '' && { categoryFilter: escapeHtml(query.category) }),
    ...(query.tag !== '' && { tagFilter: escapeHtml(query.tag) }),
    ...(query.month !== '' && {
      monthFilter: query.month,
      monthTitle: escapeHtml(monthTitle(query.month, view.locale)),
    }),
  }
  const context: PageContext = {
    website: websiteContext(requestSite, view, data.assets, now),
    websiteSettings: websiteSettingsContext(settings, now),
    ...pageFields(input),
    ...filters,
    pageType: page.pageType,
    localizedStrings: stringsOf(input),
    template: { mobileStylesEnabled: true },
    userAccountsContext: { showSignInLink: settings.store.memberAccounts === true },
    authenticatedAccount: null,
    featureFlags: { useCLDRMoneyFormat: usesCldrMoney(settings) },
  }
  const items = page.item === null ? page.items : [page.item]
  const shown = { items, settings, locale: view.locale, stock: data.stock }
  for (const part of view.parts) Object.assign(context, part.ofPage?.(shown))
  return context
}

/** Events, albums and podcasts have words of their own, which other pages need not carry. */
function stringsOf({ view, page: { target } }: PageContextInput): Readonly<Record<string, string>> {
  const strings = siteStrings(view)
  if (!('collection' in target)) return strings
  if (isCalendar(target.collection)) return { ...eventTexts(view.locale), ...strings }
  return isAlbum(target.collection) || isPodcast(target.collection)
    ? { ...albumTexts(view.locale), ...strings }
    : strings
}

function pageFields(input: PageContextInput): PageContext {
  const { page, query } = input
  const { target } = page
  if (target.kind === 'slide') {
    return { collection: systemCollection(target.slideType, ''), mainContent: '' }
  }
  if (target.kind === 'system') return { collection: systemCollection('system', '') }
  if (target.kind === 'search') {
    return {
      collection: systemCollection('search', 'Search'),
      ...searchContext(query.q, page.results, toListSurroundings(input)),
      ...searchedPageContext(query.f_collectionId, input),
    }
  }
  if (target.kind === 'static-page') {
    const title = escapeHtml(target.title)
    return {
      collection: {
        ...systemCollection(target.name, title),
        fullUrl: `/${target.name}`,
        description: escapeHtml(target.description),
      },
    }
  }
  const { collectionId, collection } = target
  const view = shownView(collection, input.view)
  const facts = { itemCount: page.itemCount, ...page.terms, ...(view !== undefined && { view }) }
  const around = { websiteId: input.view.siteId, assets: input.data.assets }
  const shared = collectionContext(collectionId, collection, around, facts)
  if (target.kind === 'page') return { collection: shared, mainContent: '' }
  if (target.kind === 'list') {
    return { collection: shared, ...listFields(collectionId, collection, input) }
  }
  return { collection: shared, ...itemFields(collectionId, collection, input) }
}

/** `searchedPage`: what a search is narrowed to. */
function searchedPageContext(id: string, { view }: PageContextInput): PageContext {
  const found = searchedPage(view, id)
  return found === undefined ? {} : { searchedPage: { id, title: escapeHtml(found.title) } }
}

function systemCollection(typeName: string, title: string): PageContext {
  return {
    id: typeName,
    title,
    navigationTitle: title,
    typeName,
    type: 10,
    description: '',
    homepage: false,
  }
}

function listFields(
  collectionId: string,
  collection: Collection,
  input: PageContextInput,
): PageContext {
  const items = listedContexts(collectionId, input)
  return {
    items,
    ...(isCalendar(collection) && eventLists(items, input.now)),
    ...(isAlbum(collection) && albumFields(items, input.view.locale)),
    ...(isGallery(collection) && {
      gallery: { id: collectionId, ...galleryPage(collection.galleryDesign ?? 'grid', items) },
    }),
    empty: items.length === 0,
    nestedCategories: nestedCategories(
      collection,
      input.page.terms.categories,
      input.query.category,
    ),
    pagination: listPagination(collection, input.page, input.query),
    ...(input.page.listing !== null && { listTools: listTools(collection, input) }),
  }
}

/** What the areas above put above a list for shoppers; HTML, empty where they have nothing there. */
function listTools(collection: Collection, { page, view, query }: PageContextInput): string {
  const { listing } = page
  // a page without products has nothing to sort, and says so in its own words
  if (listing === null || (page.items.length === 0 && !narrows(listing.choice))) return ''
  const { category, tag } = query
  const path = collection.homepage ? '/' : `/${collection.urlId}`
  const { settings, locale, parts } = view
  const head = { listing, path, filter: { category, tag }, settings, locale }
  return parts.map((part) => part.aboveList?.(head) ?? '').join('')
}

function listedContexts(collectionId: string, input: PageContextInput): readonly PageContext[] {
  const { items, list } = input.page
  if (list !== null) return listContexts(list, collectionId, toListSurroundings(input))
  const around = itemSurroundings(collectionId, toListSurroundings(input))
  return items.map((item) => itemContext(item.id, item.body, around))
}

/** The events of a list told apart: what is to come, and what is past. */
function eventLists(items: readonly PageContext[], now: number): PageContext {
  const isToCome = (item: PageContext) => Number(item['endDate']) >= now
  return {
    upcoming: items.filter(isToCome),
    past: items.filter((item) => !isToCome(item)),
  }
}

function itemFields(
  collectionId: string,
  collection: Collection,
  input: PageContextInput,
): PageContext {
  const { item, pagination } = input.page
  if (item === null) return {}
  return {
    item: pageItemContext(collectionId, item, input),
    pagination: {
      ...neighbour('prevItem', pagination.previousItem, collection),
      ...neighbour('nextItem', pagination.nextItem, collection),
    },
  }
}

/** Made anew only where the item or its stock has changed. */
function pageItemContext(
  collectionId: string,
  item: StoredDocument<'item'>,
  input: PageContextInput,
): PageContext {
  const kept = input.data.pageItem
  if (kept?.context && kept.read.item === item) return kept.context
  const around = itemSurroundings(collectionId, toListSurroundings(input))
  const context = itemContext(item.id, item.body, around)
  // a picture that is still missing comes with the next pass
  if (!input.data.hasMissing() && kept?.read.item === item) kept.context = context
  return context
}

function neighbour(
  name: string,
  item: StoredDocument<'item'> | null,
  collection: Collection,
): PageContext {
  if (item === null) return {}
  const { title, urlId } = item.body
  return {
    [name]: { id: item.id, title: escapeHtml(title), fullUrl: `/${collection.urlId}/${urlId}` },
  }
}

function listPagination(
  collection: Collection,
  { pagination, listing }: LoadedPage,
  query: PageQuery,
): PageContext {
  const chosen = listing === null ? [] : choiceParameters(listing.choice)
  const base = collection.homepage ? '/' : `/${collection.urlId}`
  const filter = new URLSearchParams({
    ...(query.category !== '' && { category: query.category }),
    ...(query.tag !== '' && { tag: query.tag }),
    ...(query.month !== '' && { month: query.month }),
  })
  for (const [name, value] of chosen) filter.append(name, value)
  const address = (from: Pagination['next']): string => {
    const parameters = new URLSearchParams(filter)
    if (from !== null) {
      parameters.set('offset', String(from.offset))
      parameters.set('after', from.after)
    }
    const text = parameters.toString()
    return escapeHtml(text === '' ? base : `${base}?${text}`)
  }
  return {
    pageSize: pagination.pageSize,
    ...(pagination.next !== null && {
      nextPage: true,
      nextPageOffset: pagination.next.offset,
      nextPageUrl: address(pagination.next),
    }),
    ...(pagination.hasPrevious && { prevPage: true, prevPageUrl: address(null) }),
  }
}

function toListSurroundings(input: PageContextInput) {
  return { site: input.view, data: input.data, now: input.now }
}

type Fields = Record<string, unknown>

/**
 * What the search page shows: `items` are pages and items as lists show them, without their bodies
 * and with an excerpt of plain text. `noWords` says that there was nothing to look for in what was
 * typed, `empty` that nothing was found, `hasMore` that what is shown is not all.
 */
export function searchContext(
  typed: string,
  results: SearchResults,
  around: ListSurroundings,
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
  around: ListSurroundings,
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
