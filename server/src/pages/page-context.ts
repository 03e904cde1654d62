import type { Collection } from '@vitrine/rules/collections/collection.ts'
import type { StoredDocument } from '@vitrine/rules/changes/document.ts'
import { escapeHtml } from '@vitrine/rules/pages/escape-html.ts'
import { itemSurroundings } from '../blocks/block-context.ts'
import { collectionContext } from '../collections/collection-context.ts'
import { itemContext } from '../content/item-context.ts'
import type { RequestSite } from '../http/route.ts'
import type { LoadedPage, Pagination } from './load-target.ts'
import { localizedStringsOf } from './localized-strings.ts'
import type { PageData } from './page-data.ts'
import type { PageQuery } from './page-query.ts'
import type { SiteSnapshot } from './site-snapshot.ts'
import { websiteContext, websiteSettingsContext } from './website-context.ts'

export type PageContextInput = {
  readonly requestSite: RequestSite
  readonly snapshot: SiteSnapshot
  readonly data: PageData
  readonly page: LoadedPage
  readonly query: PageQuery
  readonly now: number
}

/** HTML of a layout by its id, where it exists: the body of a page or an item. */
type LayoutHtml = (id: string, dataType: 'page' | 'item') => string | undefined

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
export function buildPageContext(input: PageContextInput, layoutHtml: LayoutHtml): PageContext {
  const { snapshot, page, query, requestSite, data, now } = input
  const { settings } = snapshot
  const filters = {
    ...(query.category !== '' && { categoryFilter: escapeHtml(query.category) }),
    ...(query.tag !== '' && { tagFilter: escapeHtml(query.tag) }),
  }
  return {
    website: websiteContext(requestSite, settings, data.assets, now),
    websiteSettings: websiteSettingsContext(settings),
    ...pageFields(input, layoutHtml),
    ...filters,
    pageType: page.pageType,
    shoppingCart: { entries: [], totalQuantity: 0, subtotalCents: 0 },
    showCart: false,
    localizedStrings: localizedStrings(snapshot),
    template: { mobileStylesEnabled: true },
    userAccountsContext: { showSignInLink: false },
    authenticatedAccount: null,
    featureFlags: { useCLDRMoneyFormat: true },
    productMerchandisingContext: merchandisingContext(page),
  }
}

const knownStrings = new WeakMap<SiteSnapshot, PageContext>()

function localizedStrings(snapshot: SiteSnapshot): PageContext {
  const known = knownStrings.get(snapshot)
  if (known !== undefined) return known
  const made = localizedStringsOf(snapshot.template, snapshot.settings.language)
  knownStrings.set(snapshot, made)
  return made
}

function pageFields(input: PageContextInput, layoutHtml: LayoutHtml): PageContext {
  const { page, query } = input
  const { target } = page
  if (target.kind === 'system') return { collection: systemCollection('system', '') }
  if (target.kind === 'search') {
    return {
      collection: systemCollection('search', 'Search'),
      searchQuery: escapeHtml(query.q),
      items: page.hits,
      empty: page.hits.length === 0,
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
  const facts = { itemCount: page.itemCount, ...page.terms }
  const around = { websiteId: input.snapshot.siteId, assets: input.data.assets }
  const shared = collectionContext(collectionId, collection, around, facts)
  if (target.kind === 'page') {
    return { collection: shared, mainContent: layoutHtml(`page-${collectionId}`, 'page') ?? '' }
  }
  if (target.kind === 'list') {
    return { collection: shared, ...listFields(collectionId, collection, input) }
  }
  return { collection: shared, ...itemFields(collectionId, collection, input, layoutHtml) }
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
  const around = itemSurroundings(collectionId, toBlockSurroundings(input))
  const items = input.page.items.map((item) => itemContext(item.id, item.body, around))
  return {
    items,
    empty: items.length === 0,
    pagination: listPagination(collection, input.page.pagination, input.query),
  }
}

function itemFields(
  collectionId: string,
  collection: Collection,
  input: PageContextInput,
  layoutHtml: LayoutHtml,
): PageContext {
  const { item, pagination } = input.page
  if (item === null) return {}
  return {
    item: pageItemContext(collectionId, item, input, layoutHtml),
    pagination: {
      ...neighbour('prevItem', pagination.previousItem, collection),
      ...neighbour('nextItem', pagination.nextItem, collection),
    },
  }
}

/** Made anew only where the item or its stock has changed, or where it has a layout of its own. */
function pageItemContext(
  collectionId: string,
  item: StoredDocument<'item'>,
  input: PageContextInput,
  layoutHtml: LayoutHtml,
): PageContext {
  const kept = input.data.pageItem
  if (kept?.context && kept.read.item === item) return kept.context
  const around = itemSurroundings(collectionId, toBlockSurroundings(input))
  const layout = layoutHtml(`item-${item.id}`, 'item')
  const context = itemContext(item.id, item.body, around, layout ?? item.body.body)
  // a picture that is still missing comes with the next pass
  const isWhole = layout === undefined && !input.data.hasMissing()
  if (isWhole && kept?.read.item === item) kept.context = context
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
  pagination: Pagination,
  query: PageQuery,
): PageContext {
  const base = collection.homepage ? '/' : `/${collection.urlId}`
  const filter = new URLSearchParams({
    ...(query.category !== '' && { category: query.category }),
    ...(query.tag !== '' && { tag: query.tag }),
  })
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

/** What the shop's formatters read per product: low-stock and restock texts (spec §3). */
function merchandisingContext(page: LoadedPage): PageContext {
  const products = [page.item, ...page.items].filter((item) => item?.body.product)
  return Object.fromEntries(
    products.map((item) => [
      item?.id,
      {
        scarcityEnabled: false,
        scarcityTemplateViews: [],
        scarcityText: '',
        scarcityShownByDefault: false,
        restockNotificationViews: [],
        restockNotificationMessages: {},
        mailingListSignUpEnabled: false,
        mailingListOptInByDefault: false,
        customSoldOutText: '',
      },
    ]),
  )
}

function toBlockSurroundings(input: PageContextInput) {
  return { site: input.snapshot, data: input.data, now: input.now }
}
