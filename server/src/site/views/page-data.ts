import type { Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { promotedIn, type Promoted } from '@vitrine/rules/site/blocks/promoted-block.ts'
import type { PromotedBlockType } from '@vitrine/rules/site/blocks/promoted-block-type.ts'
import { assetsShownIn } from '@vitrine/rules/site/blocks/visit-block.ts'
import { keepsComments } from '@vitrine/rules/site/comments/takes-comments.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { markOf } from '@vitrine/rules/ground/documents/touched.ts'
import type { Asset, AssetFinder } from '@vitrine/rules/site/media/asset.ts'
import type { ReviewFacts } from '@vitrine/rules/site/reviews/review-facts.ts'
import type { Stock, StockFinder } from '@vitrine/rules/site/stock/stock.ts'
import {
  countGroups,
  type GroupCount,
  type GroupCountRequest,
} from '../../ground/documents/count-groups.ts'
import { listItemPage, type ItemPageRequest } from '../../ground/documents/list-items.ts'
import { listRelatedItems, type RelatedRequest } from '../../ground/documents/related-items.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import type { LatestComment, LatestRequest } from '../comments/latest-comments.ts'
import { loadCommentCounts, loadLatestComments } from '../comments/load-comments.ts'
import { loadLikeCounts } from '../likes/load-likes.ts'
import { readListOffer, type ListOffer } from '../listings/read-list-offer.ts'
import { loadReviewFacts } from '../reviews/load-reviews.ts'
import type { KeptItem, LoadedItems } from './document-caches.ts'
import type { LiveDocuments } from './live-documents.ts'
import { readPageItem } from './read-page-item.ts'
import { readPromoted } from './read-promoted.ts'
import type { SiteView } from './site-view.ts'
import { StockOfPage } from './stock-of-page.ts'
import { assetsOfItem } from '../content/item-context.ts'
import { promotedBlocksOf } from '../templates/promoted-blocks.ts'

/**
 * The documents that one rendering uses. A template runs in one go and asks for them by name; what
 * is not here yet is noted, loaded in one batch (`loadMissing`), and the page is rendered again.
 * Most pages know what they need beforehand, so that they are rendered once.
 */
export class PageData {
  readonly #documents: LiveDocuments
  readonly #hasComments: boolean
  readonly #hasLikes: boolean
  readonly #hasReviews: boolean
  readonly #commentCounts = new Map<string, number>()
  readonly #likeCounts = new Map<string, number>()
  readonly #reviewFacts = new Map<string, ReviewFacts>()
  readonly #assets = new Map<string, Asset | undefined>()
  readonly #layouts = new Map<string, Layout | undefined>()
  readonly #items = new Map<string, StoredDocument<'item'> | undefined>()
  readonly #lists = new Map<string, LoadedItems | undefined>()
  readonly #groups = new Map<string, readonly GroupCount[]>()
  readonly #wantedGroups = new Map<string, GroupCountRequest>()
  readonly #comments = new Map<string, readonly LatestComment[]>()
  readonly #wantedComments = new Map<string, LatestRequest>()
  readonly #wantedLists = new Map<string, ItemPageRequest | RelatedRequest>()
  readonly #stocks: ReadonlyMap<string, Stock>[] = []
  readonly #promoted = new Map<string, Promoted>()
  readonly #takenBlocks: (collectionId: string) => readonly PromotedBlockType[]
  #marks = new Set<string>()
  #pageItem: KeptItem | undefined
  readonly #missing = {
    assets: new Set<string>(),
    layouts: new Set<string>(),
    items: new Set<string>(),
  }

  constructor(view: Pick<SiteView, 'documents' | 'settings' | 'collections' | 'template'>) {
    const { documents, settings, collections, template } = view
    this.#documents = documents
    this.#takenBlocks = (collectionId) => {
      const page = collections.get(collectionId)
      return page === undefined ? [] : promotedBlocksOf(template, page)
    }
    this.#hasComments = keepsComments(settings)
    this.#hasLikes = settings.simpleLikingEnabled === true
    this.#hasReviews = settings.store.reviews?.isOn === true
  }

  /** The assets by id, as the context builders read them. */
  readonly assets: AssetFinder = new AssetsOfPage(this)

  /** What there is of each variant that the page has read, by variant id. */
  readonly stock: StockFinder = new StockOfPage(this.#stocks)

  /** How many comments visitors see of the items that the page has read; those without any are missing. */
  readonly commentCounts: ReadonlyMap<string, number> = this.#commentCounts

  /** How many like the items that the page has read; those that nobody likes are missing. */
  readonly likeCounts: ReadonlyMap<string, number> = this.#likeCounts

  /** What visitors see of the reviews of the products that the page has read; only where there are any. */
  readonly reviewFacts: ReadonlyMap<string, ReviewFacts> = this.#reviewFacts

  /** The blocks that stand for items of the lists that the page has read, by the items' ids. */
  readonly promoted: ReadonlyMap<string, Promoted> = this.#promoted

  asset(id: string): Asset | undefined {
    const read = this.#assets.get(id)
    if (read !== undefined || id === '') return read
    const kept = this.#documents.kept('asset', id) ?? undefined
    if (kept !== undefined) this.#assets.set(id, kept)
    else if (!this.#assets.has(id)) this.#missing.assets.add(id)
    return kept
  }

  /** What the page stands on by now, beside what every page of the site does. */
  get marks(): readonly string[] {
    return [...this.#marks]
  }

  /** Takes what a part of the page stands on that is not made again. */
  noteMarks(marks: readonly string[]): void {
    for (const mark of marks) this.#marks.add(mark)
  }

  /** What a part of the page makes, with what it stands on by itself. */
  apart<Made>(make: () => Made): readonly [made: Made, marks: readonly string[]] {
    const around = this.#marks
    const own = new Set<string>()
    this.#marks = own
    try {
      return [make(), [...own]]
    } finally {
      this.#marks = around
      this.noteMarks([...own])
    }
  }

  /** Takes that the page shows several items of another, or how many there are, however it reads them. */
  noteList(collectionId: string): void {
    this.#marks.add(markOf.list(collectionId))
  }

  layout(id: string): Layout | undefined {
    this.#marks.add(markOf.layout(id))
    if (this.#layouts.has(id)) return this.#layouts.get(id)
    const kept = this.#documents.kept('layout', id)
    if (kept === undefined) this.#missing.layouts.add(id)
    else this.#layouts.set(id, kept ?? undefined)
    return kept ?? undefined
  }

  item(id: string): StoredDocument<'item'> | undefined {
    this.#marks.add(markOf.item(id))
    if (id !== '' && !this.#items.has(id)) this.#missing.items.add(id)
    return this.#items.get(id)
  }

  list(request: ItemPageRequest | RelatedRequest): LoadedItems | undefined {
    this.noteList(request.collectionId)
    const { publishedBy, ...asked } = request
    const key = `${publishedBy === undefined} ${JSON.stringify(asked)}`
    const read = this.#lists.get(key)
    if (read !== undefined) return read
    const kept = this.#documents.foundIn('lists', key)
    if (kept === undefined) {
      this.#wantedLists.set(key, request)
      return undefined
    }
    this.#lists.set(key, kept)
    this.#stocks.push(kept.stock)
    this.#noteCounts(kept.commentCounts)
    noteAll(kept.likeCounts, this.#likeCounts)
    noteAll(kept.reviewFacts, this.#reviewFacts)
    this.#notePromoted(kept.promoted)
    this.#noteTexts(request.collectionId, kept.items)
    return kept
  }

  /** The same at once, for the list that a page is about. */
  async loadList(request: ItemPageRequest): Promise<LoadedItems> {
    const known = this.list(request)
    if (known !== undefined) return known
    await this.#loadLists()
    const read = this.list(request)
    if (read === undefined) throw new Error('a list that was just read is not there')
    return read
  }

  /** What items of a page are filed under, and how many of them visitors see. */
  groups(request: GroupCountRequest): readonly GroupCount[] {
    this.noteList(request.collectionId)
    const key = `${request.by} ${request.collectionId}`
    const read = this.#groups.get(key) ?? this.#documents.foundIn('groups', key)
    if (read === undefined) this.#wantedGroups.set(key, request)
    else this.#groups.set(key, read)
    return read ?? []
  }

  /** What the products of a page that are on view by an instant can be chosen by. */
  async loadOffer(collectionId: string, publishedBy: number): Promise<ListOffer> {
    this.noteList(collectionId)
    const known = this.#documents.foundIn('offers', collectionId)
    if (known !== undefined) return known
    const offer = await readListOffer(this.#documents.site, collectionId, publishedBy)
    this.#documents.keepIn('offers', collectionId, offer)
    return offer
  }

  /** What visitors wrote last below the items of a page; nothing on a site without comments. */
  comments(request: LatestRequest): readonly LatestComment[] {
    const key = `${request.limit} ${request.collectionId}`
    const read = this.#hasComments ? this.#comments.get(key) : []
    if (read === undefined) this.#wantedComments.set(key, request)
    return read ?? []
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
    const key = `${collectionId} ${urlId}`
    const known = this.#documents.keptItem(key)
    const { site } = this.#documents
    const wish = { collectionId, urlId, withReviews: this.#hasReviews }
    const read = await readPageItem(site, wish, known?.read)
    if (read === undefined) return undefined
    const kept = known?.read === read ? known : this.#documents.keepItem(key, read)
    this.#pageItem = kept
    this.#marks.add(markOf.item(read.item.id))
    this.#marks.add(markOf.layout(`item-${read.item.id}`))
    this.#stocks.push(read.stock)
    if (read.reviews !== null) this.#reviewFacts.set(read.item.id, read.reviews)
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
    const lists = this.#wantedLists.size + this.#wantedGroups.size + this.#wantedComments.size
    return assets.size + layouts.size + items.size + lists > 0
  }

  async loadMissing(): Promise<void> {
    const layouts = [...this.#missing.layouts]
    await Promise.all([
      this.#loadLists(),
      this.#loadGroups(),
      this.#loadComments(),
      this.#loadItems(),
      this.#loadLayouts(layouts),
    ])
    await this.#loadAssets()
  }

  /** Loads what is told of items beside their documents: stock of products, comments of the others. */
  async loadBeside(
    items: readonly StoredDocument<'item'>[],
  ): Promise<Pick<LoadedItems, 'stock' | 'commentCounts' | 'likeCounts' | 'reviewFacts'>> {
    const products = items.filter((item) => item.body.product !== null).map((item) => item.id)
    const [stock, commentCounts, likeCounts, reviewFacts] = await Promise.all([
      this.#documents.stock(products),
      this.#loadCounts(items),
      this.loadLikes(items),
      this.#hasReviews ? loadReviewFacts(this.#documents.site, products) : new Map(),
    ])
    this.#stocks.push(stock)
    this.#noteCounts(commentCounts)
    noteAll(reviewFacts, this.#reviewFacts)
    return { stock, commentCounts, likeCounts, reviewFacts }
  }

  /** A site without likes asks for none. */
  async loadLikes(items: readonly StoredDocument<'item'>[]): Promise<LoadedItems['likeCounts']> {
    if (!this.#hasLikes) return new Map()
    const counts = await loadLikeCounts(
      this.#documents.site,
      items.map(({ id }) => id),
    )
    noteAll(counts, this.#likeCounts)
    return counts
  }

  /** A site without comments asks for none. */
  async #loadCounts(
    items: readonly StoredDocument<'item'>[],
  ): Promise<LoadedItems['commentCounts']> {
    if (!this.#hasComments) return new Map()
    const ids = items.filter((item) => item.body.product === null).map((item) => item.id)
    return loadCommentCounts(this.#documents.site, ids)
  }

  /** Takes how many comments of an item visitors see, where they have been read. */
  noteComments(itemId: string, count: number): void {
    this.#commentCounts.set(itemId, count)
  }

  /** Loads the blocks that stand for items of one page; nothing is asked where it takes none. */
  async loadPromoted(
    collectionId: string,
    items: readonly StoredDocument<'item'>[],
  ): Promise<LoadedItems['promoted']> {
    const taken = this.#takenBlocks(collectionId)
    if (taken.length === 0) return new Map()
    this.#noteTexts(collectionId, items)
    const ids = items.map(({ id }) => id)
    const layouts = await readPromoted(this.#documents.site, ids)
    const found = [...layouts].flatMap(([itemId, layout]) => {
      const promoted = promotedIn(layout, taken)
      return promoted === undefined ? [] : [[itemId, promoted] as const]
    })
    const promoted = new Map(found)
    this.#notePromoted(promoted)
    return promoted
  }

  /** A list that takes blocks of its items' texts stands on those that have none now, too. */
  #noteTexts(collectionId: string, items: readonly StoredDocument<'item'>[]): void {
    if (this.#takenBlocks(collectionId).length === 0) return
    for (const { id } of items) this.#marks.add(markOf.layout(`item-${id}`))
  }

  #notePromoted(promoted: LoadedItems['promoted']): void {
    for (const [itemId, one] of promoted) {
      this.#promoted.set(itemId, one)
      for (const asset of assetsShownIn(layoutOf(one))) this.asset(asset)
    }
  }

  #noteCounts(counts: LoadedItems['commentCounts']): void {
    noteAll(counts, this.#commentCounts)
  }

  async #loadLists(): Promise<void> {
    const wanted = [...this.#wantedLists]
    this.#wantedLists.clear()
    await Promise.all(
      wanted.map(async ([key, request]) => {
        const { site } = this.#documents
        const { items, next } = await ('likeTo' in request
          ? listRelatedItems(site, request)
          : listItemPage(site, request))
        this.noteItems(items)
        const [beside, promoted] = await Promise.all([
          this.loadBeside(items),
          this.loadPromoted(request.collectionId, items),
        ])
        const loaded = { items, next, ...beside, promoted, contexts: null }
        this.#lists.set(key, loaded)
        if (items.length > 0 || !isNarrowed(request)) this.#documents.keepIn('lists', key, loaded)
      }),
    )
  }

  async #loadGroups(): Promise<void> {
    const wanted = [...this.#wantedGroups]
    this.#wantedGroups.clear()
    await Promise.all(
      wanted.map(async ([key, request]) => {
        const found = await countGroups(this.#documents.site, request)
        this.#groups.set(key, found)
        this.#documents.keepIn('groups', key, found)
      }),
    )
  }

  async #loadComments(): Promise<void> {
    const wanted = [...this.#wantedComments]
    this.#wantedComments.clear()
    await Promise.all(
      wanted.map(async ([key, request]) => {
        this.#comments.set(key, await loadLatestComments(this.#documents.site, request))
      }),
    )
  }

  async #loadItems(): Promise<void> {
    const ids = [...this.#missing.items]
    this.#missing.items.clear()
    if (ids.length === 0) return
    const found = await listDocuments(this.#documents.site, 'item', { ids, visibility: 'live' })
    for (const id of ids) this.#items.set(id, undefined)
    this.noteItems(found)
    await this.loadBeside(found)
  }

  async #loadLayouts(ids: readonly string[]): Promise<void> {
    this.#missing.layouts.clear()
    if (ids.length === 0) return
    const found = await listDocuments(this.#documents.site, 'layout', { ids })
    const read = new Map(found.map((layout) => [layout.id, layout]))
    for (const id of ids) {
      this.#noteLayout(id, read.get(id)?.body)
      // that of an item comes with its item
      if (!id.startsWith('item-')) this.#documents.keep('layout', id, read.get(id))
    }
  }

  #noteLayout(id: string, layout: Layout | undefined): void {
    this.#layouts.set(id, layout)
    if (layout !== undefined) for (const asset of assetsShownIn(layout)) this.asset(asset)
  }

  async #loadAssets(): Promise<void> {
    const ids = [...this.#missing.assets]
    this.#missing.assets.clear()
    if (ids.length === 0) return
    for (const id of ids) this.#assets.set(id, undefined)
    for (const found of await listDocuments(this.#documents.site, 'asset', { ids })) {
      this.#assets.set(found.id, found.body)
      this.#documents.keep('asset', found.id, found)
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

/** Words and months that somebody thought up find nothing, and are asked for once. */
function isNarrowed(request: ItemPageRequest | RelatedRequest): boolean {
  if ('likeTo' in request) return false
  const { category, tag, within } = request
  return category !== undefined || tag !== undefined || within !== undefined
}

/** A text with nothing but the block. */
function layoutOf({ block }: Promoted): Pick<Layout, 'rows'> {
  const column = { id: 'column', span: 12, blocks: [block], rows: [] }
  return { rows: [{ id: 'row', columns: [column] }] }
}

function noteAll<Told>(told: ReadonlyMap<string, Told>, into: Map<string, Told>): void {
  for (const [itemId, one] of told) into.set(itemId, one)
}
