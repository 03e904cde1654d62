import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { hasViews, viewOf } from '@vitrine/rules/site/collections/collection-view.ts'
import type { CollectionView } from '@vitrine/rules/site/collections/view-names.ts'
import type { SiteView } from '../views/site-view.ts'

/** How a page of posts or products is shown; undefined for all others. */
export function shownView(
  page: Collection,
  { template }: Pick<SiteView, 'template'>,
): CollectionView | undefined {
  if (!hasViews(page)) return undefined
  return viewOf(page, template.collectionConf(page.typeName)?.view ?? null)
}
