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
  const entries = (navigation?.items ?? []).map((item) => navigationItem(item, around))
  return entries.filter((entry) => entry !== undefined)
}

function navigationItem(item: NavigationItem, around: NavigationSurroundings): Entry | undefined {
  if (item.kind === 'external-link') {
    const active = item.url === around.currentPath
    return knownEntry(item, item, active) ?? keepEntry(item, item, linkEntry(item, active))
  }
  const collection = around.collections.get(item.collectionId)
  if (collection === undefined || collection.visibility !== 'live') return undefined
  const active = isWithin(collection, around.currentPath)
  const known = knownEntry(item, collection, active)
  if (known !== undefined) return known
  const entry = collectionEntry(item, collection, around, active)
  const isWhole = collection.mainAssetId === null || 'mainImage' in entry.collection
  return isWhole ? keepEntry(item, collection, entry) : entry
}

function linkEntry(item: Extract<NavigationItem, { kind: 'external-link' }>, active: boolean) {
  const link = {
    title: escapeHtml(item.title),
    url: escapeHtml(item.url),
    newWindow: item.newWindow,
  }
  return { id: item.id, ...link, externalLink: link, active, folderActive: false, items: [] }
}

function collectionEntry(
  item: Extract<NavigationItem, { kind: 'collection' }>,
  collection: Collection,
  around: NavigationSurroundings,
  active: boolean,
) {
  return {
    id: item.id,
    collection: collectionContext(item.collectionId, collection, around),
    title: escapeHtml(collection.navigationTitle),
    url: collection.homepage ? '/' : `/${collection.urlId}`,
    newWindow: false,
    active,
    folderActive: false,
    items: [],
  }
}

type Entry = Record<string, unknown> & { readonly active: boolean }
type Kept = WeakMap<NavigationItem, { readonly about: object; readonly entry: Entry }>

/** Menus are on every page, and what they lead to stays the same while the site does. */
const activeEntries: Kept = new WeakMap()
const otherEntries: Kept = new WeakMap()

/** @param about what the entry was made of: the item itself, or its collection */
function knownEntry(item: NavigationItem, about: object, active: boolean): Entry | undefined {
  const kept = (active ? activeEntries : otherEntries).get(item)
  return kept?.about === about ? kept.entry : undefined
}

function keepEntry(item: NavigationItem, about: object, entry: Entry): Entry {
  ;(entry.active ? activeEntries : otherEntries).set(item, { about, entry })
  return entry
}

function isWithin(collection: Collection, path: string): boolean {
  if (collection.homepage && path === '/') return true
  return path === `/${collection.urlId}` || path.startsWith(`/${collection.urlId}/`)
}
