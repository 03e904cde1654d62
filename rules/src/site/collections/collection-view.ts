import {
  CollectionType,
  hasOwnLayout,
  isAlbum,
  isCalendar,
  isGallery,
  isPodcast,
  type Collection,
} from './collection.ts'
import type { CollectionView } from './view-names.ts'

/** The words that confs of templates have for them. */
const wordsOfConfs: Readonly<Record<string, CollectionView>> = {
  list: 'list',
  stack: 'list',
  grid: 'grid',
  product: 'product',
  'product-table': 'product',
}

/** What a conf says of the view of its pages; null: nothing, or nothing that is known. */
export function readViewWord(word: string): CollectionView | null {
  return Object.hasOwn(wordsOfConfs, word) ? (wordsOfConfs[word] ?? null) : null
}

/** Whether a page has views: pages of posts and shops have, all others have a form of their own. */
export function hasViews(page: Collection): boolean {
  const hasForm = isCalendar(page) || isAlbum(page) || isPodcast(page) || isGallery(page)
  return !page.folder && !hasOwnLayout(page) && !hasForm
}

/** How a page is shown: as its owner says, else the template, else a shop as a grid and posts as a list. */
export function viewOf(
  { view, type }: Pick<Collection, 'view' | 'type'>,
  ofConf: CollectionView | null,
): CollectionView {
  return view ?? ofConf ?? (type === CollectionType.products ? 'grid' : 'list')
}
