import type {} from '../../ground/documents/document.ts'
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

export const FolderBehavior = { index: 1, redirect: 2, none: 3 } as const
export type FolderBehavior = (typeof FolderBehavior)[keyof typeof FolderBehavior]

/** A route of the site: a page with a layout, or a list of items. */
export type Collection = {
  readonly type: CollectionType
  /** Stem of the template's `collections/<typeName>.conf`, such as `blog`, `products` or `page`. */
  readonly typeName: string
  readonly title: string
  readonly navigationTitle: string
  /** HTML, sanitised when saved. */
  readonly description: string
  /** The path without its leading slash, such as `shop`; unique within the site. */
  readonly urlId: string
  readonly homepage: boolean
  /** A hidden page answers, but stands in no menu; a draft answers signed-in editors only. */
  readonly visibility: 'live' | 'draft'
  readonly ordering: 'chronological' | 'user-orderable' | 'calendar' | 'music-album'
  readonly pageSize: number
  readonly folder: boolean
  readonly folderBehavior: FolderBehavior
  readonly mainAssetId: string | null
  readonly layoutId: string | null
  /** What a search engine shows as headline and words; absent or empty: the title, and what there is. */
  readonly seoTitle?: string
  readonly seoDescription?: string
  /** The picture of a shared link; absent: the main picture. */
  readonly shareAssetId?: string | null
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
