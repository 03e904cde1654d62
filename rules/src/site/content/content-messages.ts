import type { Refusal } from '../../ground/refusals/result.ts'
import type { WordSort } from '../../ground/documents/item-words.ts'
import type { PostState } from './content-item.ts'

/** The sentences of refused changes to posts and other items, by code. */
export const contentMessages = {
  'no-such-item': 'This item no longer exists.',
  'item-address-not-valid': 'An address has letters, digits, hyphens and slashes.',
  'source-not-an-address': 'Enter a whole address, such as https://example.com/story.',
  'item-address-in-use': 'Another item of this page already has this address.',
  'collection-is-full': 'This page has as many items as it can have.',
  'page-has-no-items': 'This page holds text, not items.',
  'is-a-product': 'This is a product. Edit it as one.',
  'is-not-a-product': 'This is not a product.',
  'not-an-event': 'Only an event has a time and a place.',
  'not-a-gallery': 'Pictures are added to a page of the kind “Gallery”.',
  'not-a-recording': 'Only a track or an episode has something to hear.',
  'not-an-episode': 'Only an episode of a podcast has a number.',
  'tracks-need-an-album': 'Tracks are added to a page of the kind “Album”.',
  'album-is-full': 'An album has at most 60 tracks.',
  'no-such-sound': 'One of these files is no longer among the sounds. Choose again.',
  'no-such-picture': 'One of these pictures is no longer among the files. Choose again.',
  'ends-before-start': 'An event ends after it has begun.',
  'no-way-to-state': 'It cannot go there from its state. Make it a draft first.',
  'schedule-is-past': 'Choose a time to come.',
  'terms-of-products': 'The words of products are edited with the products.',
  'tags-stand-alone': 'A tag lies below no other.',
  'category-in-itself': 'A category cannot lie below itself or one that lies below it.',
  'categories-too-deep': 'Categories lie at most ten levels deep.',
  'too-many-nested': 'A page has at most 10,000 categories that lie below others.',
  'too-many-terms': 'A page keeps at most 1,000 words ready. Remove one that nothing has.',
  'too-many-at-once': 'At most 200 can be changed at a time. Choose fewer.',
  'some-items-gone': 'Some of these no longer exist. Choose again.',
  'too-many-words-of-item': 'An item has at most 200 tags and 200 categories.',
  'custom-content-too-large':
    'The fields of an item hold 50 KB together. Please shorten one of them.',
  'order-has-changed': 'The items have changed in the meantime. Please try again.',
} as const

/** The states of a post in words; the specification names all but the public one (spec §3). */
export const postStateTitles = {
  draft: 'Draft',
  'needs-review': 'Needs Review',
  scheduled: 'Scheduled',
  published: 'Published',
  private: 'Private',
} as const satisfies Readonly<Record<PostState, string>>

/** Said where a new name is one that another has (spec §5). */
export function termExists(tagType: WordSort): string {
  return `This ${tagType} already exists`
}

/** Said where a second is to be renamed while the first is (spec §5). */
export function oneTermAtATime(tagType: WordSort): string {
  return `You may only edit one ${tagType} at a time`
}

export function termExistsRefusal(tagType: WordSort): Refusal {
  const message = termExists(tagType)
  return { code: 'term-exists', message, status: 409, fields: { word: message } }
}

export function noSuchTermRefusal(tagType: WordSort): Refusal {
  return { code: 'no-such-term', message: `This ${tagType} no longer exists.`, status: 404 }
}

export type ContentRefusalCode = keyof typeof contentMessages

const statuses: Readonly<Partial<Record<ContentRefusalCode, number>>> = {
  'no-such-item': 404,
  'item-address-not-valid': 400,
  'source-not-an-address': 400,
  'schedule-is-past': 400,
  'not-an-event': 400,
  'not-a-recording': 400,
  'not-an-episode': 400,
  'ends-before-start': 400,
}

export function contentRefusal(code: ContentRefusalCode, field?: string): Refusal {
  const message = contentMessages[code]
  const status = statuses[code] ?? 409
  return { code, message, status, ...(field === undefined ? {} : { fields: { [field]: message } }) }
}
