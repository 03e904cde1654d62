import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { collectionContext } from '../collections/collection-context.ts'
import type { PageData } from '../views/page-data.ts'
import { namedCollection } from '../views/shown-collection.ts'
import type { SiteView } from '../views/site-view.ts'

type Values = Record<string, unknown>

const known = new WeakMap<SiteView, Map<string, Values>>()

/**
 * A page as the menus of all pages show it, made once for each view of the site: a page has the same
 * lines in its header and its footer, and each line holds all that is told of a collection.
 */
export function collectionInMenus(
  collectionId: string,
  collection: Collection,
  view: SiteView,
  { assets }: Pick<PageData, 'assets'>,
): Values {
  const ofView = known.get(view)
  const kept = ofView?.get(collectionId)
  if (kept !== undefined) return kept
  const { mainAssetId, backgroundVideoId = null } = collection
  const made = collectionContext(collectionId, namedCollection(view, collection), {
    websiteId: view.siteId,
    assets,
  })
  // a picture that is still missing comes with the next pass
  const files = [mainAssetId, backgroundVideoId].filter((id) => id !== null)
  if (files.some((id) => assets.get(id) === undefined)) return made
  if (ofView === undefined) known.set(view, new Map([[collectionId, made]]))
  else ofView.set(collectionId, made)
  return made
}
