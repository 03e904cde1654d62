import type { ItemNoun } from '@vitrine/rules/site/content/item-noun.ts'

/** What is said of the items of a page, by what they are. */
type ItemWords = {
  /** Of the room and of what leads back to it. */
  readonly title: string
  readonly one: string
  readonly first: string
  readonly none: string
  readonly what: string
  readonly date: string
  /** Of one that leads to its source. */
  readonly leads: string
}

/** The words of a room of posts, events or other items. */
export const itemWords: Readonly<Record<ItemNoun, ItemWords>> = {
  post: {
    title: 'Posts',
    one: 'Post',
    first: 'Write the first post',
    none: 'No post yet',
    what: 'What is new with you stands here, the newest first. A post begins as a draft that nobody else sees.',
    date: 'Date',
    leads: 'A link post: in lists, its title leads to the source',
  },
  event: {
    title: 'Events',
    one: 'Event',
    first: 'Add the first event',
    none: 'No event yet',
    what: 'What people can come to stands here: what is to come, and what has been. An event begins as a draft that nobody else sees.',
    date: 'Begins',
    leads: 'In lists, its title leads to the source',
  },
  picture: {
    title: 'Pictures',
    one: 'Picture',
    first: 'Add the first pictures',
    none: 'No picture yet',
    what: 'What you show stands here in the order that you choose. Visitors see a picture as soon as it is added.',
    date: 'Added',
    leads: 'A press on the picture leads to the source',
  },
  episode: {
    title: 'Episodes',
    one: 'Episode',
    first: 'Add the first episode',
    none: 'No episode yet',
    what: 'What people can hear stands here, the newest first. An episode begins as a draft that nobody else hears.',
    date: 'Date',
    leads: 'In lists, its title leads to the source',
  },
  track: {
    title: 'Tracks',
    one: 'Track',
    first: 'Add the first tracks',
    none: 'No track yet',
    what: 'What people can hear stands here in the order that you choose. Visitors hear a track as soon as it is added.',
    date: 'Length',
    leads: 'In lists, its title leads to the source',
  },
}

/** Such as "3 posts". */
export function countWords(
  count: number,
  noun: ItemNoun | 'product' | 'comment' | 'order',
): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
