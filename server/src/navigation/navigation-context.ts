import type { Collection } from '@vitrine/rules/collections/collection.ts'
import type { Navigation, NavigationItem } from '@vitrine/rules/navigation/navigation.ts'
import { escapeHtml } from '@vitrine/rules/pages/escape-html.ts'
import {
  collectionContext,
  type CollectionSurroundings,
} from '../collections/collection-context.ts'

export type NavigationSurroundings = CollectionSurroundings & {
  readonly collections: ReadonlyMap<string, Collection>
  /** Path of the page being shown; an item page belongs to its collection. */
  readonly currentPath: string
}

/**
 * The entries of a menu as templates see them (template platform §5, navigation item shape). Drafts
 * and entries whose collection is gone are left out.
 */
export function navigationItems(
  navigation: Navigation | undefined,
  around: NavigationSurroundings,
): Record<string, unknown>[] {
  return (navigation?.items ?? []).flatMap((item) => navigationItem(item, around))
}

function navigationItem(
  item: NavigationItem,
  around: NavigationSurroundings,
): Record<string, unknown>[] {
  if (item.kind === 'external-link') {
    const link = {
      title: escapeHtml(item.title),
      url: escapeHtml(item.url),
      newWindow: item.newWindow,
    }
    const active = item.url === around.currentPath
    return [{ id: item.id, ...link, externalLink: link, active, folderActive: false, items: [] }]
  }
  const collection = around.collections.get(item.collectionId)
  if (collection === undefined || collection.visibility !== 'live') return []
  return [
    {
      id: item.id,
      collection: knownContext(item.collectionId, collection, around),
      title: escapeHtml(collection.navigationTitle),
      url: collection.homepage ? '/' : `/${collection.urlId}`,
      newWindow: false,
      active: isWithin(collection, around.currentPath),
      folderActive: false,
      items: [],
    },
  ]
}

const knownContexts = new WeakMap<Collection, Record<string, unknown>>()

/** Menus are on every page, and their collections stay the same while the site does. */
function knownContext(
  collectionId: string,
  collection: Collection,
  around: NavigationSurroundings,
): Record<string, unknown> {
  const known = knownContexts.get(collection)
  if (known !== undefined) return known
  const made = collectionContext(collectionId, collection, around)
  const isWhole = collection.mainAssetId === null || 'mainImage' in made
  if (isWhole) knownContexts.set(collection, made)
  return made
}

function isWithin(collection: Collection, path: string): boolean {
  if (collection.homepage && path === '/') return true
  return path === `/${collection.urlId}` || path.startsWith(`/${collection.urlId}/`)
}
