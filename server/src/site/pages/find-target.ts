import {
  hasOwnLayout,
  FolderBehavior,
  type Collection,
} from '@vitrine/rules/site/collections/collection.ts'
import { answersItself, pageAhead } from '@vitrine/rules/site/collections/folder.ts'
import { pagePath } from '@vitrine/rules/site/collections/page-path.ts'
import { slideTypeOfPath } from '@vitrine/rules/site/slides/slide-ids.ts'
import { encodePath } from '../../ground/http/request-environment.ts'
import type { Target } from '../render/loaded-page.ts'
import { isCollectionShown, isCollectionThere } from '../views/shown-collection.ts'
import type { SiteView } from '../views/site-view.ts'

/**
 * Finds what a path leads to. Drafts are not found, unless the viewer may see them.
 * @param path with leading slash, decoded, without the query
 * @param seesSlides whether the slides that stand over pages have addresses of their own
 */
export function findTarget(site: SiteView, path: string, seesSlides = false): Target {
  const slideType = seesSlides ? slideTypeOfPath(path) : undefined
  if (slideType !== undefined) return { kind: 'slide', slideType }
  const clean = path.replace(/(?<!\/)\/+$/, '')
  if (clean === '' || clean === '/') return findHome(site)
  if (clean !== path) return { kind: 'redirect', to: encodePath(clean), status: 301 }
  if (clean === '/search') return { kind: 'search' }
  return (
    findCollection(site, clean.slice(1)) ?? findStaticPage(site, clean) ?? { kind: 'not-found' }
  )
}

function findHome(site: SiteView): Target {
  for (const [collectionId, collection] of site.collections) {
    if (collection.homepage && isCollectionThere(site, collection)) {
      return {
        kind: hasOwnLayout(collection) ? 'page' : 'list',
        collectionId,
        collection,
      }
    }
  }
  return { kind: 'not-found' }
}

function findCollection(site: SiteView, path: string): Target | undefined {
  let found: { id: string; collection: Collection } | undefined
  for (const [id, collection] of site.collections) {
    const matches = path === collection.urlId || path.startsWith(`${collection.urlId}/`)
    if (matches && collection.urlId.length > (found?.collection.urlId.length ?? 0)) {
      found = { id, collection }
    }
  }
  if (found === undefined || !isCollectionThere(site, found.collection)) return undefined
  const { id: collectionId, collection } = found
  const rest = path.slice(collection.urlId.length + 1)
  const isPage = hasOwnLayout(collection)
  if (rest !== '')
    return isPage ? undefined : { kind: 'item', collectionId, collection, itemUrlId: rest }
  if (collection.homepage) return { kind: 'redirect', to: '/', status: 301 }
  if (isPage || answersItself(collection)) {
    return { kind: isPage ? 'page' : 'list', collectionId, collection }
  }
  if (collection.folderBehavior === FolderBehavior.none) return undefined
  // a locked one asks for its password before it leads anywhere
  if (isCollectionShown(site, collection)) return redirectAhead(site, collection)
  return { kind: isPage ? 'page' : 'list', collectionId, collection }
}

/** A folder that leads on: to the page that its owner chose, or its first. */
function redirectAhead(site: SiteView, folder: Collection): Target | undefined {
  const page = pageAhead(folder, site.collections)
  return page && { kind: 'redirect', to: encodePath(pagePath(page)), status: 302 }
}

function findStaticPage(site: SiteView, path: string): Target | undefined {
  const page = site.template.page(path)
  return page && { kind: 'static-page', name: path.slice(1), ...page }
}
