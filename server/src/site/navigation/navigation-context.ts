import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { pagesOfFolder } from '@vitrine/rules/site/collections/folder.ts'
import type { Navigation, NavigationItem } from '@vitrine/rules/site/navigation/navigation.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'

export type NavigationSurroundings = {
  readonly collections: ReadonlyMap<string, Collection>
  /** A page as templates may see it: a locked one is named, and no more. */
  readonly shown: (collectionId: string, collection: Collection) => Entry
  /** Path of the page being shown; an item page belongs to its collection. */
  readonly currentPath: string
}

type Entry = Record<string, unknown>

/**
 * The entries of a menu as templates see them (template platform §5, navigation item shape). Drafts
 * and entries whose collection is gone are left out.
 */
export function navigationItems(
  navigation: Navigation | undefined,
  around: NavigationSurroundings,
): Entry[] {
  const entries = (navigation?.items ?? []).map((item) => navigationItem(item, around))
  return entries.filter((entry) => entry !== undefined)
}

function navigationItem(item: NavigationItem, around: NavigationSurroundings): Entry | undefined {
  if (item.kind === 'external-link') return linkEntry(item, around)
  const collection = around.collections.get(item.collectionId)
  if (collection === undefined || collection.visibility !== 'live') return undefined
  return collectionEntry(item, collection, around)
}

function linkEntry(
  item: Extract<NavigationItem, { kind: 'external-link' }>,
  { currentPath }: NavigationSurroundings,
): Entry {
  return {
    id: item.id,
    title: escapeHtml(item.title),
    url: escapeHtml(item.url),
    newWindow: item.newWindow,
    externalLink: {
      title: escapeHtml(item.title),
      url: escapeHtml(item.url),
      newWindow: item.newWindow,
    },
    active: item.url === currentPath,
    folderActive: false,
    items: [],
  }
}

function collectionEntry(
  item: Extract<NavigationItem, { kind: 'collection' }>,
  collection: Collection,
  around: NavigationSurroundings,
): Entry {
  const items = folderItems(collection, around)
  const active = isWithin(collection, around.currentPath)
  return {
    id: item.id,
    collection: around.shown(item.collectionId, collection),
    title: escapeHtml(collection.navigationTitle),
    url: collection.homepage ? '/' : `/${collection.urlId}`,
    newWindow: false,
    // `null` ends the search outward, where the folder that it lies in may stand
    folderBehavior: collection.folder ? collection.folderBehavior : null,
    active,
    folderActive: collection.folder && (active || items.some((one) => one['active'] === true)),
    items,
  }
}

/** The pages in a folder as entries of a menu; none for a page that is no folder. */
export function folderItems(folder: Collection, around: NavigationSurroundings): Entry[] {
  return pagesOfFolder(folder, around.collections).flatMap(([collectionId, page]) =>
    page.visibility === 'live'
      ? [collectionEntry({ kind: 'collection', id: collectionId, collectionId }, page, around)]
      : [],
  )
}

function isWithin(collection: Collection, path: string): boolean {
  if (collection.homepage && path === '/') return true
  return path === `/${collection.urlId}` || path.startsWith(`/${collection.urlId}/`)
}
