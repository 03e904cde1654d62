import { lockBefore } from '@vitrine/rules/site/locks/lock.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { backgroundOf } from '@vitrine/rules/site/collections/page-background.ts'
import type { SiteView } from './site-view.ts'

/** A page of the site as somebody looks at it: undefined where it is hidden from them, or gone. */
export function shownCollection(
  view: Pick<SiteView, 'collections' | 'viewer' | 'unlocked'>,
  collectionId: string,
): Collection | undefined {
  const collection = view.collections.get(collectionId)
  return collection !== undefined && isCollectionShown(view, collection) ? collection : undefined
}

/** Whether anything of a page may stand elsewhere: it is there for them, and they have opened it. */
export function isCollectionShown(
  view: Pick<SiteView, 'viewer' | 'unlocked'>,
  collection: Pick<Collection, 'visibility' | 'lockId' | 'audience'>,
): boolean {
  return isCollectionThere(view, collection) && lockBefore(collection, view.unlocked) === undefined
}

/**
 * Whether its address leads somewhere and may be named: drafts are there for those only who see
 * drafts; a locked page is there for everybody, and asks for its password.
 */
export function isCollectionThere(
  { viewer }: Pick<SiteView, 'viewer'>,
  { visibility }: Pick<Collection, 'visibility'>,
): boolean {
  return visibility === 'live' || viewer === 'sees-drafts'
}

/** A page as others name it: of one that somebody has not opened its name and its address alone. */
export function namedCollection(
  view: Pick<SiteView, 'viewer' | 'unlocked'>,
  collection: Collection,
): Collection {
  if (isCollectionShown(view, collection)) return collection
  const untold = { description: '', artistName: '', mainAssetId: null }
  return { ...collection, ...untold, ...backgroundOf({}) }
}
