import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import type { SiteView } from './site-view.ts'

/** A page of the site as somebody looks at it: undefined where it is hidden from them, or gone. */
export function shownCollection(
  view: Pick<SiteView, 'collections' | 'viewer'>,
  collectionId: string,
): Collection | undefined {
  const collection = view.collections.get(collectionId)
  return collection !== undefined && isCollectionShown(view, collection) ? collection : undefined
}

/** Drafts are shown to those only who see drafts. */
export function isCollectionShown(
  { viewer }: Pick<SiteView, 'viewer'>,
  { visibility }: Pick<Collection, 'visibility'>,
): boolean {
  return visibility === 'live' || viewer === 'sees-drafts'
}
