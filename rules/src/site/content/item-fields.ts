import { z } from 'zod'
import type { DocumentReader, DocumentSelector } from '../../ground/documents/document.ts'
import { withoutRepeats } from '../../ground/documents/item-words.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import type { FieldEdit } from '../../ground/changes/field-edits.ts'
import {
  CollectionType,
  hasOwnLayout,
  isAlbum,
  isArranged,
  isCalendar,
  isGallery,
  isPodcast,
  type Collection,
} from '../collections/collection.ts'
import { collectionsRefusal } from '../collections/collections-messages.ts'
import { formerAddressesAfter, withoutFormerAddresses } from '../collections/former-addresses.ts'
import {
  backgroundFields,
  backgroundOf,
  backgroundProblem,
} from '../collections/page-background.ts'
import { pageSeo, seoFields } from '../collections/page-seo.ts'
import { findLinkProblem, maxAddressLength } from '../navigation/safe-link.ts'
import { freeUrlId, slugOf } from '../collections/url-id.ts'
import { refuse, type Refused } from '../../ground/refusals/result.ts'
import { contentRefusal } from './content-messages.ts'
import { commentChoices, RecordType, type ContentItem } from './content-item.ts'
import { audioProblem, newEpisode, nothingToHear } from './audio.ts'
import { audioFields } from './audio-fields.ts'
import { eventProblem, lengthOfNewEvent, newEvent } from './event.ts'
import { eventFields, instantField } from './event-fields.ts'
import { mayMove, postStateOf } from './post-state.ts'
import { termWord } from './term-word.ts'

/** Limits of a collection that its owner puts in order, and of a shop's (spec §9). */
export const maxOrderableItems = 250
export const maxProducts = 200

/** Tracks of an album (spec §9). */
export const maxTracks = 60

/** The main picture and those beside it. */
export const maxProductPictures = 201

/** Items that may be chosen to stand beside another. */
export const maxRelated = 12

/** Of one sort. */
export const maxWordsOfItem = 200

function eachOnce(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}

export const itemTitle = z.string().trim().min(1).max(200)

/** What an owner may set of any item. Instants are epoch milliseconds. */
export const itemFields = z.object({
  title: itemTitle.optional(),
  urlId: z.string().trim().max(200).optional(),
  /** HTML; sanitised when it is saved. */
  body: z.string().max(500_000).optional(),
  /** HTML; sanitised when it is saved. */
  excerpt: z.string().max(50_000).optional(),
  tags: z.array(termWord.tag).max(maxWordsOfItem).overwrite(withoutRepeats).optional(),
  categories: z.array(termWord.category).max(maxWordsOfItem).overwrite(withoutRepeats).optional(),
  authorName: z.string().trim().max(200).optional(),
  mainAssetId: z.string().max(100).nullable().optional(),
  assetIds: z
    .array(z.string().max(100))
    .max(maxProductPictures - 1)
    .optional(),
  visibility: z.enum(['live', 'draft']).optional(),
  starred: z.boolean().optional(),
  sourceUrl: z.string().trim().max(maxAddressLength).optional(),
  passthrough: z.boolean().optional(),
  commentState: z.literal(commentChoices).optional(),
  relatedIds: z.array(z.string().max(100)).max(maxRelated).overwrite(eachOnce).optional(),
  ...seoFields.shape,
  ...backgroundFields.shape,
  ...eventFields.shape,
  ...audioFields.shape,
  publishOn: instantField.optional(),
})
export type ItemFields = z.output<typeof itemFields>

/** An item as edits compare themselves with it: those from before there were these fields lack them. */
export function itemAsEdited<Item extends ContentItem>(item: Item) {
  const { sourceUrl = '', passthrough = false, commentState = 0, relatedIds = [] } = item
  const source = { sourceUrl, passthrough }
  return { ...item, ...pageSeo(item), ...backgroundOf(item), ...source, commentState, relatedIds }
}

function isSource(address: string): boolean {
  return address === '' || (/^https?:/i.test(address) && findLinkProblem(address) === undefined)
}

/** The item with the fields that were given; its address is checked. Unchanged, it is the same. */
export function withItemFields(
  item: ContentItem,
  fields: FieldEdit<ContentItem>['set'],
  now: number,
): ContentItem | Refused {
  const { urlId, sourceUrl } = fields
  if (urlId !== undefined && urlId !== item.urlId && !isItemAddress(urlId)) {
    return refuse(contentRefusal('item-address-not-valid', 'urlId'))
  }
  if (sourceUrl !== undefined && sourceUrl !== item.sourceUrl && !isSource(sourceUrl)) {
    return refuse(contentRefusal('source-not-an-address', 'sourceUrl'))
  }
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const after = { ...item, ...(Object.fromEntries(given) as Partial<ContentItem>) }
  const problem =
    eventProblem(after, fields) ?? audioProblem(item, fields) ?? backgroundProblem(item, fields)
  if (problem !== undefined) return problem
  if (canonicalJson(after) === canonicalJson(item)) return item
  if (!mayMove(postStateOf(item, now), postStateOf(after, now))) {
    return refuse(contentRefusal('no-way-to-state', 'visibility'))
  }
  return { ...after, ...formerAddressesAfter(item, after, now), sample: false, updatedOn: now }
}

function isItemAddress(urlId: string): boolean {
  return /^[\p{Letter}\p{Number}_-]+(?:\/[\p{Letter}\p{Number}_-]+)*$/u.test(urlId)
}

/** What the addition of an item to a collection has to know. */
export function readsForNewItem(collectionId: string, title: string): readonly DocumentSelector[] {
  return [
    { kind: 'collection', id: collectionId },
    { kind: 'item', collectionId, limit: maxOrderableItems },
    { kind: 'item', collectionId, urlIdPrefix: slugOf(title, 'item') },
  ]
}

/** Why a page may not hold so many items; undefined where it may. */
export function tooManyItems(page: Collection, count: number): Refused | undefined {
  if (isAlbum(page)) return count > maxTracks ? refuse(contentRefusal('album-is-full')) : undefined
  const isShop = page.type === CollectionType.products
  const limit = isShop ? maxProducts : maxOrderableItems
  const isLimited = isShop || isArranged(page)
  return isLimited && count > limit ? refuse(contentRefusal('collection-is-full')) : undefined
}

/** The item that an owner begins with: its place is the last, its address made of the title. */
function newItem(
  documents: DocumentReader,
  collectionId: string,
  { title, now }: { title: string; now: number },
): ContentItem | Refused {
  const collection = documents.find('collection', collectionId)
  if (collection === undefined) return refuse(collectionsRefusal('no-such-page'))
  if (hasOwnLayout(collection)) return refuse(contentRefusal('page-has-no-items'))
  const items = documents.list('item')
  const problem = tooManyItems(collection, items.length + 1)
  if (problem !== undefined) return problem
  const taken = new Set(items.map(({ body }) => body.urlId))
  const position = Math.max(-1, ...items.map(({ body }) => body.position)) + 1
  const urlId = freeUrlId(slugOf(title, 'item'), (one) => taken.has(one))
  return newItemOf({ collectionId, page: collection }, { title, urlId, position, now })
}

type PlaceOfItem = {
  readonly title: string
  readonly urlId: string
  readonly position: number
  readonly now: number
}

/** What an item of a page begins with: its kind follows from the page's. */
export function newItemOf(
  { collectionId, page }: { readonly collectionId: string; readonly page: Collection },
  { title, urlId, position, now }: PlaceOfItem,
): ContentItem {
  return {
    collectionId,
    ...kindOfItem(page, now),
    title,
    urlId,
    body: '',
    excerpt: '',
    tags: [],
    categories: [],
    authorName: '',
    mainAssetId: null,
    assetIds: [],
    visibility: 'live',
    starred: false,
    position,
    addedOn: now,
    publishOn: now,
    updatedOn: now,
    customContent: {},
    product: null,
    sample: false,
  }
}

function kindOfItem(page: Collection, now: number): Pick<ContentItem, 'recordType'> {
  if (isCalendar(page)) return { recordType: RecordType.event, ...newEvent(now) }
  if (isAlbum(page)) return { recordType: RecordType.audio, ...nothingToHear }
  if (isPodcast(page)) return { recordType: RecordType.audio, ...newEpisode }
  return { recordType: isGallery(page) ? RecordType.image : RecordType.text }
}

/** What is told to begin alone lasts as long as a new event does. */
function withEnd<Fields extends ItemFields>(fields: Fields): Fields {
  const { startDate, endDate } = fields
  if (startDate === undefined || endDate !== undefined) return fields
  return { ...fields, endDate: startDate + lengthOfNewEvent }
}

/** The item that an owner adds, with what was said of it. */
export function addedItem(
  documents: DocumentReader,
  collectionId: string,
  fields: ItemFields & { title: string },
  now: number,
): ContentItem | Refused {
  const fresh = newItem(documents, collectionId, { title: fields.title, now })
  if ('ok' in fresh) return fresh
  const made = withItemFields(fresh, withEnd(fields), now)
  // it never answered where its title alone would have put it
  return 'ok' in made ? made : withoutFormerAddresses(made)
}
