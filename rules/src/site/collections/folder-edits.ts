import type {
  DocumentEdit,
  DocumentReader,
  StoredDocument,
} from '../../ground/documents/document.ts'
import type { ActionEnvironment } from '../../ground/changes/owner-action.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { maxMenuItems, type Navigation, type NavigationItem } from '../navigation/navigation.ts'
import type { Collection } from './collection.ts'
import { pagesOfFolder } from './folder.ts'
import { editedPage } from './page-actions.ts'

type Page = { readonly id: string; readonly body: Collection }

/** Folders without a page that lay in them; one that led there leads to its first page again. */
export function foldersWithout(
  documents: DocumentReader,
  pageId: string,
  now: number,
): DocumentEdit<'collection'>[] {
  return documents.list('collection').flatMap(({ id, body }) => {
    if (body.pageIds?.includes(pageId) !== true) return []
    return [editedPage(id, body, folderWithout(body, pageId), now)]
  })
}

export function folderWithout(folder: Collection, pageId: string): Collection {
  const pageIds = (folder.pageIds ?? []).filter((one) => one !== pageId)
  return { ...folder, pageIds, ...(folder.leadsTo === pageId && { leadsTo: null }) }
}

function showsPage({ items }: Navigation, pageId: string): boolean {
  return items.some((item) => item.kind === 'collection' && item.collectionId === pageId)
}

/** The menus that show a folder, without a line for a page that has come into it. */
export function menusWithoutPageIn(
  documents: DocumentReader,
  folderId: string,
  pageId: string,
): DocumentEdit<'navigation'>[] {
  return documents.list('navigation').flatMap(({ id, body }) => {
    if (!showsPage(body, folderId) || !showsPage(body, pageId)) return []
    const items = body.items.filter(
      (item) => item.kind !== 'collection' || item.collectionId !== pageId,
    )
    return [{ kind: 'navigation' as const, id, after: { ...body, items } }]
  })
}

/** Where a page that leaves its folder stands: in one menu at a place, in others behind the folder. */
export type PlaceInMenu = { readonly navigationId: string; readonly position: number }

/**
 * The menus that show a folder, with a line for a page that has left it, so that nobody loses it from
 * sight. A menu that is full goes without.
 */
export function menusWithPageBeside(
  documents: DocumentReader,
  folderId: string,
  pageId: string,
  place: PlaceInMenu | undefined,
  environment: ActionEnvironment,
): DocumentEdit<'navigation'>[] {
  return documents.list('navigation').flatMap((menu) => {
    const { items } = menu.body
    const behind = placeOf(items, folderId) + 1
    const position = menu.id === place?.navigationId ? place.position : behind
    if (behind === 0 || showsPage(menu.body, pageId) || items.length >= maxMenuItems) return []
    return [withItems(menu, items.toSpliced(position, 0, newLine(pageId, environment)))]
  })
}

/** The menus that show a folder, with its pages where it stood; those that they show already stay. */
export function menusWithPagesOf(
  documents: DocumentReader,
  folder: Page,
  environment: ActionEnvironment,
): DocumentEdit<'navigation'>[] {
  const pages = new Map(documents.list('collection').map(({ id, body }) => [id, body]))
  return documents.list('navigation').flatMap((menu) => {
    const { items } = menu.body
    const place = placeOf(items, folder.id)
    if (place === -1) return []
    const lines = pagesOfFolder(folder.body, pages)
      .filter(([id]) => !showsPage(menu.body, id))
      .slice(0, maxMenuItems - items.length + 1)
      .map(([id]) => newLine(id, environment))
    return [withItems(menu, items.toSpliced(place, 1, ...lines))]
  })
}

function placeOf(items: readonly NavigationItem[], pageId: string): number {
  return items.findIndex((item) => item.kind === 'collection' && item.collectionId === pageId)
}

function newLine(collectionId: string, { now, random }: ActionEnvironment): NavigationItem {
  return { kind: 'collection', id: makeId(now, random), collectionId }
}

function withItems(
  { id, body }: StoredDocument<'navigation'>,
  items: readonly NavigationItem[],
): DocumentEdit<'navigation'> {
  return { kind: 'navigation', id, after: { ...body, items } }
}
