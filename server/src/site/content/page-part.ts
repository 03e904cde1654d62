import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import type { Promoted } from '@vitrine/rules/site/blocks/promoted-block.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import type { CollectionFilter } from '@vitrine/rules/site/collections/collection-filter.ts'
import type { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { FormBody } from '@vitrine/rules/site/forms/form.ts'
import type { ReviewFacts } from '@vitrine/rules/site/reviews/review-facts.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { StockFinder } from '@vitrine/rules/site/stock/stock.ts'
import type { AssetFinder } from '@vitrine/rules/site/media/asset.ts'
import type { Listing } from '../listings/load-listing.ts'
import type { LoadedReviews } from '../reviews/load-reviews.ts'

type Fields = Readonly<Record<string, unknown>>

/** What an item's context is made from beside the item itself. */
export type ItemSurroundings = {
  readonly websiteId: string
  readonly currency: string
  /** The owner's setting (spec §3). */
  readonly multipleQuantityAllowedForServices: boolean
  /** Whether customers can sign in. */
  readonly memberAccounts?: boolean
  /** The path of the item's collection, such as `/shop`. */
  readonly collectionUrl: string
  readonly assets: AssetFinder
  readonly forms: ReadonlyMap<string, FormBody>
  readonly stock: StockFinder
  /** How many comments visitors see of each item that has any. */
  readonly commentCounts: ReadonlyMap<string, number>
  /** What visitors see of the reviews of each product that has any. */
  readonly reviewFacts: ReadonlyMap<string, ReviewFacts>
  /** How many like each item that anybody likes. */
  readonly likeCounts: ReadonlyMap<string, number>
  /** The block that stands for each item of a list that has one promoted. */
  readonly promoted: ReadonlyMap<string, Promoted>
  readonly settings: Pick<SiteSettings, 'comments'>
  readonly parts: readonly PagePart[]
}

/** The page of an item, as a part sees it that adds to its head. */
export type ItemHead = {
  readonly item: StoredDocument<'item'>
  readonly description: string
  /** The page's own address. */
  readonly url: string
  /** The address of the picture that stands for the page; null where it has none. */
  readonly pictureUrl: string | null
  readonly currency: string
  readonly stock: StockFinder
  /** What visitors see of its reviews; undefined: it has none. */
  readonly reviews: ReviewFacts | undefined
}

/** The page of an item, as a part sees it that stands beneath what the template prints. */
export type ItemFoot = {
  readonly item: StoredDocument<'item'>
  readonly reviews: LoadedReviews | null
  readonly facts: ReviewFacts | undefined
  /** Its path as it stands in addresses. */
  readonly path: string
  /** Those beside it in its collection, where the page leads to them and its template does not. */
  readonly neighbours: readonly ItemNeighbour[]
  readonly settings: SiteSettings
  readonly locale: string
}

/** Which way it stands from an item, and its path as it stands in addresses. */
export type ItemNeighbour = {
  readonly way: 'prev' | 'next'
  readonly title: string
  readonly path: string
}

/** A list of products, as a part sees it that stands above it. */
export type ListHead = {
  readonly listing: Listing
  /** Its path as it stands in addresses. */
  readonly path: string
  /** What its address narrows it to beside the shopper's choice. */
  readonly filter: CollectionFilter
  readonly settings: SiteSettings
  readonly locale: string
}

/** A page as it stands in the editor's frame. */
export type EditedPage = {
  readonly html: string
  readonly pageType: PageType
  readonly settings: SiteSettings
  /** The site's pages by their ids. */
  readonly collections: ReadonlyMap<string, Collection>
  readonly locale: string
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * A part of a page that scripts ask for. An owner's `blocks/<name>.block` stands in for the markup,
 * whose phrases stand between `[[` and `]]`.
 */
export type PartMarkup = { readonly name: string; readonly markup: string }

/**
 * What a feature of an area above shows on the pages of a site. The package's root lists the parts;
 * a page asks each of them and knows none by name.
 */
export type PagePart = {
  /** Further fields of an item's context. */
  readonly ofItem?: (item: ContentItem, around: ItemSurroundings) => Fields
  /** Further fields of every page's context. */
  readonly ofPage?: (page: {
    /** The page's own item, or those of its list. */
    readonly items: readonly StoredDocument<'item'>[]
    readonly settings: SiteSettings
    /** In which the platform's own words are. */
    readonly locale: string
    readonly stock: StockFinder
  }) => Fields
  /** Further fields of every block's context. */
  readonly ofBlocks?: Fields
  /** HTML at the end of a page in the editor's frame. */
  readonly inEditFrame?: (page: EditedPage) => string
  /** HTML above a list of products that shoppers can sort or filter: `listTools`. */
  readonly aboveList?: (head: ListHead) => string
  /** HTML beneath the main content of an item's page. */
  readonly beneathItem?: (foot: ItemFoot) => string
  /** What an item's page is where its address asks for this `?format=`; undefined: the whole. */
  readonly ofFormat?: (format: string, item: ContentItem) => PartMarkup | undefined
  /** Further elements in the head of an item's page. */
  readonly ofHead?: (head: ItemHead) => readonly string[]
  /** The platform's texts of `localizedStrings`: in English, and where it knows a language, in that. */
  readonly texts?: {
    readonly english: Readonly<Record<string, string>>
    readonly translated: (language: string) => Readonly<Record<string, string>>
    /** Those of them that the settings of the site change; what its template says wins all the same. */
    readonly instead?: (
      settings: SiteSettings,
      language: string,
    ) => Readonly<Record<string, string>>
    /** Sentences among them that the scripts of a page say; beside `scriptTexts`. */
    readonly ofScripts?: readonly string[]
  }
}
