import type { CompiledTemplate } from '@vitrine/template-language/compiled-template.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import type { ItemWords } from '../../ground/documents/list-items.ts'
import type { LoadedComments } from '../comments/load-comments.ts'
import type { Listing } from '../listings/load-listing.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import type { SearchResults } from '../search/search-site.ts'
import type { OverlaySlideType } from '@vitrine/rules/site/slides/slide-ids.ts'
import type { LoadedReviews } from '../reviews/load-reviews.ts'
import type { ItemNeighbours, LoadedItems } from '../views/document-caches.ts'
import type { PageType } from '@vitrine/rules/site/pages/page-type.ts'

/** What a path of a site leads to, before anything of it is loaded. */
export type Target =
  | { readonly kind: 'page'; readonly collectionId: string; readonly collection: Collection }
  | { readonly kind: 'list'; readonly collectionId: string; readonly collection: Collection }
  | {
      readonly kind: 'item'
      readonly collectionId: string
      readonly collection: Collection
      readonly itemUrlId: string
    }
  | {
      readonly kind: 'static-page'
      readonly name: string
      readonly title: string
      readonly description: string
      readonly template: CompiledTemplate
      /** The name in the page context without which it has nothing to say; empty: it always has. */
      readonly needs: string
    }
  | { readonly kind: 'search' }
  /** A slide that stands over pages, by itself. */
  | { readonly kind: 'slide'; readonly slideType: OverlaySlideType }
  /** `to` is an address; the query of the request goes along. */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'not-found' }

/** A target with the documents that its page is about. */
export type LoadedPage = {
  readonly pageType: PageType
  readonly target: Exclude<Target, { kind: 'redirect' | 'not-found' }> | { readonly kind: 'system' }
  readonly item: StoredDocument<'item'> | null
  readonly items: readonly StoredDocument<'item'>[]
  /** The same where they are a list that is kept, with what was made of it. */
  readonly list: LoadedItems | null
  /** What stands above a list that shoppers can sort or filter; null on all other pages. */
  readonly listing: Listing | null
  readonly itemCount: number
  /** All categories and tags of the list's collection. */
  readonly terms: ItemWords
  readonly pagination: Pagination
  /** What was found on the search page. */
  readonly results: SearchResults
  /** What visitors wrote below the page's item; null where no page of its kind shows that. */
  readonly comments: LoadedComments | null
  /** What customers say of the page's product; null where none of it is shown. */
  readonly reviews: LoadedReviews | null
}

/** With the neighbours of an item in its collection. */
export type Pagination = ItemNeighbours & {
  readonly next: { readonly offset: number; readonly after: string } | null
  readonly hasPrevious: boolean
  readonly pageSize: number
}
