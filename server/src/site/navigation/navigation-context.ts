import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import type { Navigation, NavigationItem } from '@vitrine/rules/site/navigation/navigation.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
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
    const about = { shown: item, picture: undefined }
    return knownEntry(item, about, active) ?? keepEntry(item, about, linkEntry(item, active))
  }
  const collection = around.collections.get(item.collectionId)
  if (collection === undefined || collection.visibility !== 'live') return undefined
  const active = isWithin(collection, around.currentPath)
  const { mainAssetId } = collection
  const picture = mainAssetId === null ? undefined : around.assets.get(mainAssetId)
  const about = { shown: collection, picture }
  const known = knownEntry(item, about, active)
  if (known !== undefined) return known
  return keepEntry(item, about, collectionEntry(item, collection, around, active))
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

/** What an entry is made of: the item itself or its collection, and that one's picture. */
type About = { readonly shown: object; readonly picture: Asset | undefined }
type MadeEntry = { readonly about: About; readonly entry: Entry }

/** Menus are on every page, and what they lead to stays the same from edit to edit. */
const activeEntries = new WeakMap<NavigationItem, MadeEntry>()
const otherEntries = new WeakMap<NavigationItem, MadeEntry>()

function knownEntry(item: NavigationItem, about: About, active: boolean): Entry | undefined {
  const kept = (active ? activeEntries : otherEntries).get(item)
  const isSame = kept?.about.shown === about.shown && kept.about.picture === about.picture
  return isSame ? kept.entry : undefined
}

function keepEntry(item: NavigationItem, about: About, entry: Entry): Entry {
  ;(entry.active ? activeEntries : otherEntries).set(item, { about, entry })
  return entry
}

function isWithin(collection: Collection, path: string): boolean {
  if (collection.homepage && path === '/') return true
  return path === `/${collection.urlId}` || path.startsWith(`/${collection.urlId}/`)
}
