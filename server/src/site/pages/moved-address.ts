import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { hasOwnLayout } from '@vitrine/rules/site/collections/collection.ts'
import { formerPageAt } from '@vitrine/rules/site/collections/former-addresses.ts'
import { pagePath } from '@vitrine/rules/site/collections/page-path.ts'
import { isPublished } from '@vitrine/rules/site/content/post-state.ts'
import { findItemByFormerAddress } from '../../ground/documents/former-rows.ts'
import { findItemByAddress } from '../../ground/documents/read-documents.ts'
import { encodePath } from '../../ground/http/request-environment.ts'
import type { Target } from '../render/loaded-page.ts'
import type { PageJob } from '../views/view-mode.ts'
import { isCollectionShown, isCollectionThere } from '../views/shown-collection.ts'

/**
 * Where that answers now which formerly answered at a path, in one step, however often it and the
 * page that it stands on were renamed. Undefined where nothing did, or nothing that whoever looks may
 * see. Asked only where nothing stands at the path: who took an address has it.
 */
export async function movedAddress(job: PageJob, target: Target): Promise<string | undefined> {
  const { view, request } = job
  if (target.kind === 'item') {
    const { collectionId, collection, itemUrlId } = target
    const item = await formerItem(job, collectionId, itemUrlId)
    if (item !== undefined) return itemPath(collection, item.urlId)
  }
  const isThere = (page: Collection) => isCollectionThere(view, page)
  const found = formerPageAt(view.collections, request.path.slice(1), isThere)
  if (found === undefined) return undefined
  const { id, page, rest } = found
  if (rest === '') return encodePath(pagePath(page))
  if (hasOwnLayout(page)) return undefined
  // a locked page tells nobody what stands on it
  if (!isCollectionShown(view, page)) return itemPath(page, rest)
  const item = (await standingItem(job, id, rest)) ?? (await formerItem(job, id, rest))
  return item && itemPath(page, item.urlId)
}

function itemPath({ urlId }: Collection, itemUrlId: string): string {
  return encodePath(`/${urlId}/${itemUrlId}`)
}

async function standingItem({ view, request }: PageJob, collectionId: string, urlId: string) {
  const item = await findItemByAddress(view.documents.site, collectionId, urlId)
  if (item === undefined) return undefined
  return view.viewer !== 'public' || isPublished(item.body, request.now) ? item.body : undefined
}

async function formerItem({ view, request }: PageJob, collectionId: string, urlId: string) {
  const publishedBy = view.viewer === 'public' ? request.now : undefined
  const { site } = view.documents
  return (await findItemByFormerAddress(site, { collectionId, urlId, publishedBy }))?.body
}
