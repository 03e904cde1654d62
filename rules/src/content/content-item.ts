import type { Product } from '../products/product.ts'

/** Named record types and their wire numbers (template language §9). */
export const RecordType = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  audio: 7,
  video: 8,
  storeItem: 11,
  event: 12,
  gallery: 14,
  binary: 15,
  cssAsset: 16,
  tweakAsset: 17,
  digitalGood: 18,
  attachment: 19,
  wordpressExport: 20,
  jsonExport: 21,
  siteSearch: 30,
  activeTime: 31,
  tweet: 50,
  checkin: 52,
  kbArticle: 54,
} as const

export type RecordType = (typeof RecordType)[keyof typeof RecordType]

/** An entry of a collection: a post, a product, an event. Plain text fields hold text, not HTML. */
export type ContentItem = {
  readonly collectionId: string
  readonly recordType: RecordType
  readonly title: string
  /** The last part of its path, unique within the collection; may hold slashes (`2026/5/3/title`). */
  readonly urlId: string
  /** HTML, sanitised when saved. Where a layout `item-<id>` exists, that is the body instead. */
  readonly body: string
  /** HTML, sanitised when saved. */
  readonly excerpt: string
  readonly tags: readonly string[]
  readonly categories: readonly string[]
  readonly authorName: string
  readonly mainAssetId: string | null
  /** Further pictures in order, such as a product's gallery. */
  readonly assetIds: readonly string[]
  readonly visibility: 'live' | 'draft'
  readonly starred: boolean
  /** Place in a user-orderable collection; lower stands first. */
  readonly position: number
  /** Epoch milliseconds. */
  readonly addedOn: number
  readonly publishOn: number
  readonly updatedOn: number
  readonly customContent: Readonly<Record<string, unknown>>
  /** Present exactly when `recordType` is `storeItem`. */
  readonly product: Product | null
  readonly sample: boolean
}
