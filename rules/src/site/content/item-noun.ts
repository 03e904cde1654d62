import type { DocumentReader } from '../../ground/documents/document.ts'
import {
  isAlbum,
  isCalendar,
  isGallery,
  isPodcast,
  type Collection,
} from '../collections/collection.ts'
import { RecordType } from './content-item.ts'

/** What an owner calls an item of a page. */
export type ItemNoun = 'post' | 'event' | 'picture' | 'track' | 'episode'

/** What tells items apart. */
export type KindOfItem = {
  readonly recordType: number
  readonly episodeNumber?: number | null | undefined
}

export function nounOfItem({ recordType, episodeNumber }: KindOfItem): ItemNoun {
  if (recordType === RecordType.image) return 'picture'
  if (recordType === RecordType.audio) return episodeNumber === undefined ? 'track' : 'episode'
  return recordType === RecordType.event ? 'event' : 'post'
}

/** What an owner calls the items of a page. */
export function nounOfPage(page: Pick<Collection, 'ordering' | 'type' | 'typeName'>): ItemNoun {
  if (isGallery(page)) return 'picture'
  if (isAlbum(page)) return 'track'
  if (isPodcast(page)) return 'episode'
  return isCalendar(page) ? 'event' : 'post'
}

/** What an owner calls several items of one page. */
export function nounOfItems(documents: DocumentReader): ItemNoun {
  const [first] = documents.list('item')
  return first === undefined ? 'post' : nounOfItem(first.body)
}

/** How history calls what is done to an item, such as "Edit event". */
export function titleOfItem(verb: string) {
  return (documents: DocumentReader, { itemId }: { readonly itemId: string }): string => {
    const item = documents.find('item', itemId)
    return `${verb} ${item === undefined ? 'post' : nounOfItem(item)}`
  }
}
