import type { ItemVisibility } from '../../ground/documents/visibility.ts'
import type {} from '../../ground/documents/document.ts'
import type { PageCode } from '../collections/page-code.ts'
import type { PageSeo } from '../collections/page-seo.ts'
import type { Background } from '../collections/page-background.ts'
import type { FormerAddress } from '../collections/former-addresses.ts'
import type { AudioFields, EpisodeFields } from './audio-fields.ts'
import type { EventFields } from './event-fields.ts'

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

/** Record types by the names that templates use (spec §3). */
export const recordTypeLabels = {
  text: RecordType.text,
  image: RecordType.image,
  quote: RecordType.quote,
  link: RecordType.link,
  audio: RecordType.audio,
  video: RecordType.video,
  'store-item': RecordType.storeItem,
  event: RecordType.event,
  gallery: RecordType.gallery,
  binary: RecordType.binary,
  'css-asset': RecordType.cssAsset,
  'tweak-asset': RecordType.tweakAsset,
  'digital-good': RecordType.digitalGood,
  attachment: RecordType.attachment,
  'wordpress-export': RecordType.wordpressExport,
  'json-export': RecordType.jsonExport,
  'site-search': RecordType.siteSearch,
  'active-time': RecordType.activeTime,
  tweet: RecordType.tweet,
  checkin: RecordType.checkin,
  kbarticle: RecordType.kbArticle,
} as const satisfies Readonly<Record<string, number>>

export type RecordType = (typeof RecordType)[keyof typeof RecordType]

/** Where a post stands on its way to visitors (spec §3; decision 36). */
export const PostState = {
  draft: 'draft',
  needsReview: 'needs-review',
  scheduled: 'scheduled',
  published: 'published',
  private: 'private',
} as const
export type PostState = (typeof PostState)[keyof typeof PostState]

/** Whether comments can be written (spec §4); absent, the setting of the site counts. */
export const CommentState = { open: 1, closed: 2 } as const
export type CommentState = (typeof CommentState)[keyof typeof CommentState]

/** What may be chosen for one item; 0: what the site says. */
export const commentChoices = [0, CommentState.open, CommentState.closed] as const

/** An entry of a collection: a post, a product, an event. Plain text fields hold text, not HTML. */
export interface ContentItem
  extends
    Partial<PageSeo>,
    Partial<Background>,
    Partial<EventFields>,
    Partial<AudioFields>,
    Partial<EpisodeFields> {
  readonly collectionId: string
  readonly recordType: RecordType
  readonly title: string
  /** The last part of its path, unique within the collection; may hold slashes (`2026/5/3/title`). */
  readonly urlId: string
  /** Addresses within its page that it has left; absent: none. */
  readonly formerUrlIds?: readonly FormerAddress[]
  /** HTML, sanitised when saved. Where a layout `item-<id>` exists, that is the body instead. */
  readonly body: string
  /** HTML, sanitised when saved. */
  readonly excerpt: string
  readonly tags: readonly string[]
  readonly categories: readonly string[]
  readonly authorName: string
  /** The address that it was found at; absent or empty: none. */
  readonly sourceUrl?: string
  /** Whether its title leads to its source; absent: to itself. */
  readonly passthrough?: boolean
  readonly mainAssetId: string | null
  /** Further pictures in order, such as a product's gallery. */
  readonly assetIds: readonly string[]
  readonly visibility: ItemVisibility
  readonly starred: boolean
  /** HTML with scripts at the end of the head of its own page; absent: none. */
  readonly codeInjection?: PageCode
  /** Items that its owner shows beside it, in their order; absent or empty: those that are filed alike. */
  readonly relatedIds?: readonly string[]
  /** Absent or 0: as the site says. */
  readonly commentState?: (typeof commentChoices)[number]
  /** Place in a user-orderable collection; lower stands first. */
  readonly position: number
  /** Epoch milliseconds. */
  readonly addedOn: number
  readonly publishOn: number
  readonly updatedOn: number
  readonly customContent: Readonly<Record<string, unknown>>
  readonly sample: boolean
}

declare module '../../ground/documents/document.ts' {
  interface DocumentBodies {
    /** Posts, products, events: every entry of a collection. Id = ItemId. */
    item: ContentItem
  }
}
