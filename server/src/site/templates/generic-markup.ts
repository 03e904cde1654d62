import {
  CollectionType,
  isAlbum,
  isCalendar,
  isGallery,
  isPodcast,
  type Collection,
} from '@vitrine/rules/site/collections/collection.ts'

/** The platform's own markup for a kind of list. */
export function genericMarkup(page: Collection): string {
  if (page.folder) return 'index'
  if (page.type === CollectionType.products) return 'products'
  if (isCalendar(page)) return 'events'
  if (isAlbum(page)) return 'album'
  if (isPodcast(page)) return 'podcast'
  return isGallery(page) ? 'gallery' : 'blog'
}
