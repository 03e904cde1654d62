import type { Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { assetsOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import type { Asset, AssetFinder } from '@vitrine/rules/site/media/asset.ts'
import type { Stock, StockFinder } from '@vitrine/rules/site/stock/stock.ts'
import { listItemPage, type ItemPageRequest } from '../../ground/documents/list-items.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { readPageItem, type PageItem } from './read-page-item.ts'
import { assetsOfItem } from '../content/item-context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { readStock } from '../stock/read-stock.ts'

/** The items of one list on a page. */
export type LoadedItems = {
  readonly items: readonly StoredDocument<'item'>[]
  readonly hasMore: boolean
  readonly stock: ReadonlyMap<string, Stock>
  /** The items as templates see them, once somebody asked. */
  contexts: readonly Record<string, unknown>[] | null
}

/**
 * What was made of an item for its own page. It is looked up at every request, and counts while the
 * item and its stock stand as they were read.
 */
export type KeptItem = {
  readonly read: PageItem
  context: Record<string, unknown> | null
  /** The page's head and what it was made for. */
  head: { readonly key: string; readonly html: string } | null
}

/**
 * What every page of a site revision may use without reading it again. Lists hold because a
 * snapshot ends with every action, every change of a stock class and every scheduled instant.
 */
export type KeptData = {
  readonly assets: Map<string, Asset>
  /** Layouts of pages and of shared fields that were asked for; null where there is none. */
  readonly layouts: Map<string, Layout | null>
  readonly lists: Map<string, LoadedItems>
  /** Items that had a page of their own, by collection and address. */
  readonly items: Map<string, KeptItem>
  /** HTML of block fields that is the same on every page, by host and field. */
  readonly fieldHtml: Map<string, string>
}

const maxKeptAssets = 5000
const maxKeptLists = 200
const maxKeptItems = 200
const maxKeptLayouts = 500

/**
 * The documents that one rendering uses. A template runs in one go and asks for them by name; what
 * is not here yet is noted, loaded in one batch (`loadMissing`), and the page is rendered again.
 * Most pages know what they need beforehand, so that they are rendered once.
 */
export class PageData {
  readonly #site: SiteDatabase
  readonly #kept: KeptData
  readonly #assets = new Map<string, Asset | undefined>()
  readonly #layouts = new Map<string, Layout | undefined>()
  readonly #items = new Map<string, StoredDocument<'item'> | undefined>()
  readonly #lists = new Map<string, LoadedItems | undefined>()
  readonly #wantedLists = new Map<string, ItemPageRequest>()
  readonly #stocks: ReadonlyMap<string, Stock>[] = []
  #pageItem: KeptItem | undefined
  readonly #missing = {
    assets: new Set<string>(),
    layouts: new Set<string>(),
    items: new Set<string>(),
  }

  constructor(site: SiteDatabase, kept: KeptData) {
    this.#site = site
    this.#kept = kept
  }

  /** The assets by id, as the context builders read them. */
  readonly assets: AssetFinder = new AssetsOfPage(this)

  /** What there is of each variant that the page has read, by variant id. */
  readonly stock: StockFinder = new StockOfPage(this.#stocks)

  asset(id: string): Asset | undefined {
    const kept = this.#kept.assets.get(id)
    if (kept !== undefined) return kept
    if (id !== '' && !this.#assets.has(id)) this.#missing.assets.add(id)
    return this.#assets.get(id)
  }

  layout(id: string): Layout | undefined {
    const kept = this.#kept.layouts.get(id)
    if (kept !== undefined) return kept ?? undefined
    if (!this.#layouts.has(id)) this.#missing.layouts.add(id)
    return this.#layouts.get(id)
  }

  item(id: string): StoredDocument<'item'> | undefined {
    if (id !== '' && !this.#items.has(id)) this.#missing.items.add(id)
    return this.#items.get(id)
  }

  list(request: ItemPageRequest): LoadedItems | undefined {
    const { publishedBy, ...asked } = request
    const key = `${publishedBy === undefined} ${JSON.stringify(asked)}`
    const kept = this.#kept.lists.get(key)
    if (kept === undefined) {
      if (!this.#lists.has(key)) this.#wantedLists.set(key, request)
      return this.#lists.get(key)
    }
    this.#stocks.push(kept.stock)
    return kept
  }

  /** Takes items that were loaded elsewhere; their assets and stock come with the next batch. */
  noteItems(items: readonly StoredDocument<'item'>[]): void {
    for (const item of items) {
      this.#items.set(item.id, item)
      for (const id of assetsOfItem(item.body)) this.asset(id)
    }
  }

  /** Reads the item that a page is about; drafts too. */
  async loadPageItem(
    collectionId: string,
    urlId: string,
  ): Promise<StoredDocument<'item'> | undefined> {
    const { items } = this.#kept
    const key = `${collectionId} ${urlId}`
    const known = items.get(key)
    const read = await readPageItem(this.#site, collectionId, urlId, known?.read)
    if (read === undefined) return undefined
    const kept = known?.read === read ? known : { read, context: null, head: null }
    if (kept !== known) {
      items.delete(key)
      items.set(key, kept)
      const oldest = items.keys().next().value
      if (items.size > maxKeptItems && oldest !== undefined) items.delete(oldest)
    }
    this.#pageItem = kept
    this.#stocks.push(read.stock)
    this.#noteLayout(`item-${read.item.id}`, read.layout?.body)
    if (kept.context === null) this.noteItems([read.item])
    else this.#items.set(read.item.id, read.item)
    return read.item
  }

  /** What is kept of the item that the page is about; undefined on all other pages. */
  get pageItem(): KeptItem | undefined {
    return this.#pageItem
  }

  hasMissing(): boolean {
    const { assets, layouts, items } = this.#missing
    return assets.size + layouts.size + items.size + this.#wantedLists.size > 0
  }

  async loadMissing(): Promise<void> {
    const layouts = [...this.#missing.layouts]
    await Promise.all([this.#loadLists(), this.#loadItems(), this.#loadLayouts(layouts)])
    await this.#loadAssets()
  }

  /** Loads the stock of the products among the items. */
  async loadStock(items: readonly StoredDocument<'item'>[]): Promise<ReadonlyMap<string, Stock>> {
    const products = items.filter((item) => item.body.product !== null).map((item) => item.id)
    const found = await readStock(this.#site, products)
    this.#stocks.push(found)
    return found
  }

  async #loadLists(): Promise<void> {
    const wanted = [...this.#wantedLists]
    this.#wantedLists.clear()
    await Promise.all(
      wanted.map(async ([key, request]) => {
        const { items, next } = await listItemPage(this.#site, request)
        this.noteItems(items)
        const stock = await this.loadStock(items)
        const loaded = { items, hasMore: next !== null, stock, contexts: null }
        this.#lists.set(key, loaded)
        if (this.#kept.lists.size < maxKeptLists) this.#kept.lists.set(key, loaded)
      }),
    )
  }

  async #loadItems(): Promise<void> {
    const ids = [...this.#missing.items]
    this.#missing.items.clear()
    if (ids.length === 0) return
    const found = await listDocuments(this.#site, 'item', { ids, visibility: 'live' })
    for (const id of ids) this.#items.set(id, undefined)
    this.noteItems(found)
    await this.loadStock(found)
  }

  async #loadLayouts(ids: readonly string[]): Promise<void> {
    this.#missing.layouts.clear()
    if (ids.length === 0) return
    const found = await listDocuments(this.#site, 'layout', { ids })
    const bodies = new Map(found.map(({ id, body }) => [id, body]))
    const { layouts } = this.#kept
    for (const id of ids) {
      const body = bodies.get(id)
      this.#noteLayout(id, body)
      if (!id.startsWith('item-') && layouts.size < maxKeptLayouts) layouts.set(id, body ?? null)
    }
  }

  #noteLayout(id: string, layout: Layout | undefined): void {
    this.#layouts.set(id, layout)
    if (layout !== undefined) for (const asset of assetsOfLayout(layout)) this.asset(asset)
  }

  async #loadAssets(): Promise<void> {
    const ids = [...this.#missing.assets]
    this.#missing.assets.clear()
    if (ids.length === 0) return
    for (const id of ids) this.#assets.set(id, undefined)
    for (const found of await listDocuments(this.#site, 'asset', { ids })) {
      this.#assets.set(found.id, found.body)
      if (this.#kept.assets.size < maxKeptAssets) this.#kept.assets.set(found.id, found.body)
    }
  }
}

class AssetsOfPage implements AssetFinder {
  readonly #data: PageData

  constructor(data: PageData) {
    this.#data = data
  }

  get(id: string): Asset | undefined {
    return this.#data.asset(id)
  }
}

class StockOfPage implements StockFinder {
  readonly #stocks: readonly ReadonlyMap<string, Stock>[]

  constructor(stocks: readonly ReadonlyMap<string, Stock>[]) {
    this.#stocks = stocks
  }

  /** What was read last counts. */
  get(variantId: string): Stock | undefined {
    return this.#stocks.findLast((stock) => stock.has(variantId))?.get(variantId)
  }
}
