import type { PageCode } from './page-code.ts'
import type {} from '../../ground/documents/document.ts'
import type { GalleryDesign } from '../galleries/gallery-settings.ts'
import type { Lockable } from '../locks/lock.ts'
import type { PageSeo } from './page-seo.ts'
import type { Background } from './page-background.ts'
import type { ListTools } from './list-tool-names.ts'
import type { CollectionView } from './view-names.ts'
import type { CategoryParent } from './category-tree.ts'
import type { FormerAddress } from './former-addresses.ts'

/** Named collection types and their wire numbers (spec §3; template language §9). */
export const CollectionType = {
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  galleryBlock: 6,
  templatePage: 7,
  splashPage: 8,
  page: 10,
  fiveHundredPix: 11,
  flickr: 12,
  products: 13,
  slideGallery: 15,
  slideAlbum: 16,
  slideVideo: 17,
  albumBlock: 18,
} as const

export type CollectionType = (typeof CollectionType)[keyof typeof CollectionType]

/** Types whose pages show a layout, and have no items. */
export function hasOwnLayout({ type }: { readonly type: number }): boolean {
  return type === CollectionType.page || type === CollectionType.splashPage
}

/** Whether a page's items are events: what is to come, the soonest first, and what is past. */
export function isCalendar({ ordering }: { readonly ordering: string }): boolean {
  return ordering === 'calendar'
}

/** Whether a page's items are the tracks of an album, in the order in which they are heard. */
export function isAlbum({ ordering }: { readonly ordering: string }): boolean {
  return ordering === 'music-album'
}

/** Whether a page's items are episodes, the newest first. */
export function isPodcast({ typeName }: { readonly typeName: string }): boolean {
  return typeName === 'podcast'
}

/**
 * Whether a page has a description that stands above what it lists, and is set with its title. That
 * of an album or a podcast is set beside its cover; a page of its own words needs none.
 */
export function showsDescription(
  page: Pick<Collection, 'type' | 'folder' | 'ordering' | 'typeName'>,
): boolean {
  return !hasOwnLayout(page) && !page.folder && !isAlbum(page) && !isPodcast(page)
}

/** Whether its owner puts the items of a page in order. */
export function isArranged({ ordering }: { readonly ordering: string }): boolean {
  return ordering === 'user-orderable' || ordering === 'music-album'
}

/** Whether a page's items are pictures. */
export function isGallery({ type }: { readonly type: number }): boolean {
  return type === CollectionType.slideGallery
}

/** What a folder does at its address: shows its pages one below another, leads to one, or nothing. */
export const FolderBehavior = { index: 1, redirect: 2, none: 3 } as const
export type FolderBehavior = (typeof FolderBehavior)[keyof typeof FolderBehavior]

/** A word of a page's items, and what it is called now. */
export type FormerWord = { readonly from: string; readonly to: string }

/** A route of the site: a page with a layout, or a list of items. */
export type Collection = Lockable &
  Partial<PageSeo> &
  Partial<Background> & {
    readonly type: CollectionType
    /** Stem of the template's `collections/<typeName>.conf`, such as `blog`, `products` or `page`. */
    readonly typeName: string
    readonly title: string
    readonly navigationTitle: string
    /** HTML, sanitised when saved. */
    readonly description: string
    /** The path without its leading slash, such as `shop`; unique within the site. */
    readonly urlId: string
    /** Addresses that it has left; absent: none. */
    readonly formerUrlIds?: readonly FormerAddress[]
    readonly homepage: boolean
    /** A hidden page answers, but stands in no menu; a draft answers signed-in editors only. */
    readonly visibility: 'live' | 'draft'
    readonly ordering: 'chronological' | 'user-orderable' | 'calendar' | 'music-album'
    readonly pageSize: number
    readonly folder: boolean
    /** What its address answers, and whether menus lead there; of pages that are no folders: none. */
    readonly folderBehavior: FolderBehavior
    /** The pages in a folder, in its order; absent: none. Each keeps its own address. */
    readonly pageIds?: readonly string[]
    /** Which of its pages a folder leads to; absent: the first. */
    readonly leadsTo?: string | null
    readonly mainAssetId: string | null
    readonly layoutId: string | null
    /** How a gallery page shows its pictures; absent: as a grid. */
    readonly galleryDesign?: GalleryDesign
    /** How the platform's own markup shows its posts or products; absent: as the template has it. */
    readonly view?: CollectionView
    /** What shoppers have above its products; absent: nothing. */
    readonly listTools?: ListTools
    /** Of an album whom its tracks are by, where they do not say otherwise, of a podcast its host; absent: nobody. */
    readonly artistName?: string
    /** HTML of the owner's, as it stands, for the head of this page alone; absent: none. */
    readonly codeInjection?: PageCode
    /** Words that its owner keeps ready for items; those that items have need not be among them. */
    readonly knownTags?: readonly string[]
    readonly knownCategories?: readonly string[]
    /** Categories that lie below others; absent: none does. */
    readonly categoryParents?: readonly CategoryParent[]
    /** Words that are called otherwise now, so that links by them lead on. */
    readonly formerTags?: readonly FormerWord[]
    readonly formerCategories?: readonly FormerWord[]
    /** Epoch milliseconds. */
    readonly updatedOn: number
    /** Came with the starter and goes with "clear the sample content". */
    readonly sample: boolean
  }

declare module '../../ground/documents/document.ts' {
  interface DocumentBodies {
    collection: Collection
  }
}
