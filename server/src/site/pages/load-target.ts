import { RecordType } from '@vitrine/rules/site/content/content-item.ts'
import { productViewsOf } from '@vitrine/rules/site/sites/product-view-settings.ts'
import { maxOrderableItems } from '@vitrine/rules/site/content/item-fields.ts'
import { keepsComments } from '@vitrine/rules/site/comments/takes-comments.ts'
import { isPublished } from '@vitrine/rules/site/content/post-state.ts'
import {
  categoriesWithin,
  withCategoriesAbove,
} from '@vitrine/rules/site/collections/category-tree.ts'
import { namesUnknownWord } from '@vitrine/rules/site/collections/collection-filter.ts'
import {
  CollectionType,
  isArranged,
  isCalendar,
  type Collection,
} from '@vitrine/rules/site/collections/collection.ts'
import type { OverlaySlideType } from '@vitrine/rules/site/slides/slide-ids.ts'
import { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import {
  countItems,
  listItemPage,
  readWords,
  type ItemPage,
  type ItemPageRequest,
  type ItemWords,
} from '../../ground/documents/list-items.ts'
import { signsOfCurrency } from '@vitrine/rules/ground/money/currency.ts'
import { amountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import { listToolsOf } from '@vitrine/rules/site/collections/list-tools.ts'
import { loadListing } from '../listings/load-listing.ts'
import { moneyPatternOf } from '../sites/site-money.ts'
import { monthNamed } from '../../ground/documents/months.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { loadComments, type LoadedComments } from '../comments/load-comments.ts'
import { loadReviews, type LoadedReviews } from '../reviews/load-reviews.ts'
import type { LoadedPage, Pagination, Target } from '../render/loaded-page.ts'
import type { ListFacts } from '../views/document-caches.ts'
import type { PageData } from '../views/page-data.ts'
import type { PageQuery } from '../views/page-query.ts'
import { noResults, searchedPage, searchSite } from '../search/search-site.ts'
import type { SiteView } from '../views/site-view.ts'
import { loadEvents } from './load-events.ts'
import { loadNeighbours, orderOf } from './load-neighbours.ts'

export type LoadRequest = {
  readonly site: SiteDatabase
  readonly view: SiteView
  readonly data: PageData
  readonly query: PageQuery
  readonly now: number
}

export const noPagination: Pagination = {
  next: null,
  hasPrevious: false,
  pageSize: 20,
  previousItem: null,
  nextItem: null,
}

export const noTerms: ItemWords = { categories: [], tags: [] }
const nothing = {
  item: null,
  items: [],
  list: null,
  listing: null,
  itemCount: 0,
  terms: noTerms,
  pagination: noPagination,
  results: noResults,
  comments: null,
  reviews: null,
}

/**
 * Loads what a target's page shows; undefined where the address ends in nothing: an unknown item, or a
 * category that nothing is filed under.
 */
export async function loadTarget(
  target: Exclude<Target, { kind: 'redirect' | 'not-found' }>,
  request: LoadRequest,
): Promise<LoadedPage | undefined> {
  switch (target.kind) {
    case 'page':
      request.data.layout(`page-${target.collectionId}`)
      return { pageType: pageTypeOf(target.collection), target, ...nothing }
    case 'slide':
      return slidePage(target.slideType)
    case 'static-page':
      return { pageType: PageType.page, target, ...nothing }
    case 'search':
      return loadSearch(target, request)
    case 'list':
      return loadList(target, request)
    case 'item':
      return loadItem(target, request)
  }
}

/** A page of a layout is a page, or a cover page. */
function pageTypeOf({ type }: Collection): PageType {
  return type === CollectionType.splashPage ? PageType.splashPage : PageType.page
}

const pageTypes = {
  [SlideType.lockScreen]: PageType.lockScreen,
  [SlideType.popupOverlay]: PageType.popupOverlay,
} as const

/** A slide that stands over pages, as a page by itself. */
export function slidePage(slideType: OverlaySlideType): LoadedPage {
  return { pageType: pageTypes[slideType], target: { kind: 'slide', slideType }, ...nothing }
}

async function loadSearch(
  target: Extract<Target, { kind: 'search' }>,
  request: LoadRequest,
): Promise<LoadedPage> {
  const { data, query, view } = request
  const { q: text, f_collectionId: asked } = query
  const within = searchedPage(view, asked) === undefined ? undefined : asked
  const results = await searchSite({ ...request, text, within })
  const items = results.hits.flatMap(({ item }) => (item === null ? [] : [item]))
  data.noteItems(items)
  await data.loadBeside(items)
  return { pageType: PageType.search, target, ...nothing, results }
}

async function loadList(
  target: Extract<Target, { kind: 'list' }>,
  request: LoadRequest,
): Promise<LoadedPage | undefined> {
  const { collectionId, collection } = target
  const { query, view } = request
  request.data.noteList(collectionId)
  // its pages are read while it is rendered
  if (collection.folder) return { pageType: PageType.collection, target, ...nothing }
  const conf = view.template.collectionConf(collection.typeName)
  const { timeZone } = view.settings
  const month = monthNamed(query.month, timeZone)
  const pageSize = Math.min(collection.pageSize || conf?.pageSize || 20, maxPageSize)
  const isPublic = view.viewer === 'public'
  const wish = { collectionId, collection, timeZone, pageSize, isPublic, month }
  const [page, { itemCount, words }] = await Promise.all([
    itemsOf(request, wish),
    loadListFacts(request, collectionId),
  ])
  const terms = { ...words, categories: withCategoriesAbove(collection, words.categories) }
  // somebody who sees drafts may have found one that is filed under a word of its own
  if (page.items.length === 0 && namesUnknownWord(query, terms)) return undefined
  const pagination: Pagination = {
    ...noPagination,
    pageSize,
    next: page.next === null ? null : { offset: page.next.value, after: page.next.id },
    hasPrevious: query.offset !== null,
  }
  const { items, list, listing } = page
  const loaded = { ...nothing, items, list, listing, itemCount, terms, pagination }
  return { pageType: PageType.collection, target, ...loaded }
}

/** The same for everybody, and asked for once while the site stands as it is. */
async function loadListFacts(
  { site, view: { documents }, now }: LoadRequest,
  collectionId: string,
): Promise<ListFacts> {
  const known = documents.foundIn('listFacts', collectionId)
  if (known !== undefined) return known
  const [itemCount, words] = await Promise.all([
    countItems(site, collectionId, now),
    readWords(site, collectionId, now),
  ])
  const facts = { itemCount, words }
  documents.keepIn('listFacts', collectionId, facts)
  return facts
}

type ListOfPage = {
  readonly collectionId: string
  readonly collection: Collection
  readonly timeZone: string
  readonly pageSize: number
  readonly isPublic: boolean
  readonly month: ReturnType<typeof monthNamed>
}

/** Which items a list shows, as its address narrows them. */
function listOf({ query, now }: LoadRequest, wish: ListOfPage): ItemPageRequest {
  const { collectionId, collection, pageSize, isPublic, month } = wish
  return {
    collectionId,
    // by places, all that the page has would be looked through for those of the month
    order: month === undefined ? orderOf(collection) : 'newest-first',
    limit: pageSize,
    ...(isPublic && { publishedBy: now }),
    ...(query.category !== '' && {
      category: query.category,
      orCategories: categoriesWithin(collection, query.category),
    }),
    ...(query.tag !== '' && { tag: query.tag }),
    within: month,
    ...(query.offset !== null && { after: { value: query.offset, id: query.after || null } }),
  }
}

type ItemsOfPage = ItemPage & Pick<LoadedPage, 'list' | 'listing'>

/**
 * The beginnings of lists are kept from one page to the next. Events are others from one minute to the
 * next, and where a later page begins is anybody's guess: each guess would push out what others need.
 */
async function itemsOf(request: LoadRequest, wish: ListOfPage): Promise<ItemsOfPage> {
  const { listing, page } = await chosenOf(request, wish)
  if (page !== null) return { ...(await noted(request, wish, page)), listing }
  const { data, site, query } = request
  const isOfEvents = isCalendar(wish.collection)
  if (!isOfEvents && query.offset === null) {
    const list = await data.loadList(listOf(request, wish))
    return { items: list.items, next: list.next, list, listing }
  }
  const found = isOfEvents
    ? await loadEvents({ ...request, ...wish })
    : await listItemPage(site, listOf(request, wish))
  return { ...(await noted(request, wish, found)), listing }
}

/** Takes a page of a list that is not kept. */
async function noted(
  { data }: LoadRequest,
  { collectionId }: ListOfPage,
  page: ItemPage,
): Promise<ItemPage & { readonly list: null }> {
  data.noteItems(page.items)
  await Promise.all([data.loadBeside(page.items), data.loadPromoted(collectionId, page.items)])
  return { ...page, list: null }
}

type Chosen = Pick<LoadedPage, 'listing'> & { readonly page: ItemPage | null }

/** What shoppers have above a list, and what they chose of it; nothing is asked where they have nothing. */
async function chosenOf(request: LoadRequest, wish: ListOfPage): Promise<Chosen> {
  const { site, view, data, query, now } = request
  const { collectionId, collection, pageSize, isPublic } = wish
  const tools = listToolsOf(collection)
  if (tools === null) return { listing: null, page: null }
  const { currency } = view.settings
  const { decimal } = moneyPatternOf(view.settings, currency, view.locale)
  return loadListing(site, {
    tools,
    collectionId,
    choice: query.choice,
    style: amountStyle(currency, decimal, signsOfCurrency(currency)),
    isArranged: isArranged(collection),
    categories:
      query.category === ''
        ? []
        : [query.category, ...categoriesWithin(collection, query.category)],
    tag: query.tag,
    publishedBy: isPublic ? now : null,
    limit: pageSize,
    after: query.offset === null ? null : { value: query.offset, id: query.after || null },
    readOffer: () => data.loadOffer(collectionId, now),
  })
}

/** All that a page holds whose owner puts its items in order (spec §9). */
const maxPageSize = maxOrderableItems

async function loadItem(
  target: Extract<Target, { kind: 'item' }>,
  request: LoadRequest,
): Promise<LoadedPage | undefined> {
  const { collectionId, itemUrlId, collection } = target
  const { data, now } = request
  const item = await data.loadPageItem(collectionId, itemUrlId)
  if (item === undefined) return undefined
  if (!isPublished(item.body, now) && request.view.viewer === 'public') return undefined
  data.layout(`item-${item.id}`)
  // in time for the head, so that the page is rendered once
  const { shareAssetId = null } = item.body
  if (shareAssetId !== null) data.asset(shareAssetId)
  if (leadsOn(item, request)) data.noteList(collectionId)
  const [neighbours, comments, reviews] = await Promise.all([
    leadsOn(item, request)
      ? loadNeighbours(request.view, { collectionId, collection, item, now })
      : { previousItem: null, nextItem: null },
    commentsOf(item, request),
    reviewsOf(item, request),
    data.loadLikes([item]),
  ])
  const pagination = { ...noPagination, ...neighbours }
  return { pageType: PageType.contentItem, target, ...nothing, item, pagination, comments, reviews }
}

/** What visitors wrote below an item; nothing is asked where its page shows no comments. */
async function commentsOf(
  item: StoredDocument<'item'>,
  { site, view, data, query }: LoadRequest,
): Promise<LoadedComments | null> {
  const isOn = keepsComments(view.settings)
  if (!isOn || item.body.recordType === RecordType.storeItem) return null
  const comments = await loadComments(site, item.id, query.commentsBefore)
  const { shown, hasOlder, isOlder } = comments
  // all there are have been counted
  if (hasOlder || isOlder) await data.loadBeside([item])
  else data.noteComments(item.id, shown.length)
  return comments
}

/** What customers say of a product; nothing is asked where none of it is shown. */
function reviewsOf(
  { id }: StoredDocument<'item'>,
  { site, data, query }: LoadRequest,
): Promise<LoadedReviews> | null {
  return data.reviewFacts.has(id) ? loadReviews(site, id, query.reviewsBefore) : null
}

/** Products lead to their neighbours where their owner wants it; nothing is asked where not. */
function leadsOn({ body }: StoredDocument<'item'>, { view }: LoadRequest): boolean {
  const { store } = view.settings
  return body.recordType !== RecordType.storeItem || productViewsOf(store.productViews).neighbours
}
