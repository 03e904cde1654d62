import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { movedIds } from '../../ground/controls/row-order.ts'
import type { PageLine, PageSection } from './page-lines.ts'

export type Move = { readonly wish: ActionWish; readonly notice: string }

type Menus = readonly Pick<DocumentReply<'navigation'>, 'id' | 'body'>[]
type Order = (ids: readonly string[]) => readonly string[]
type OfPage = Extract<PageLine, { kind: 'page' }>

/** The folder that a line stands in; null: in none, as a link never does. */
export function folderIdOf(line: PageLine): string | null {
  return line.kind === 'page' ? line.folderId : null
}

/** The lines beside a line: those of its folder, or those of the menu that stand in no folder. */
export function linesBeside({ lines }: PageSection, line: PageLine): readonly PageLine[] {
  const folderId = folderIdOf(line)
  return lines.filter((one) => folderIdOf(one) === folderId)
}

/** Puts a line elsewhere among those beside it; undefined where it stands there already. */
export function orderMove(section: PageSection, line: PageLine, order: Order): Move | undefined {
  const beside = linesBeside(section, line)
  const ids = beside.map(({ id }) => id)
  const itemIds = order(ids)
  if (itemIds.join() === ids.join()) return undefined
  const folderId = folderIdOf(line)
  if (folderId !== null) {
    const pageOf = new Map(beside.map((one) => [one.id, pageIdOf(one)]))
    const pageIds = itemIds.map((id) => pageOf.get(id) ?? id)
    const input = { folderId, pageIds, seen: beside.map(pageIdOf) }
    return { wish: { action: 'reorder-folder', input }, notice: 'Folder reordered.' }
  }
  const { navigationId } = section
  if (navigationId === null) return undefined
  const input = { navigationId, itemIds: [...itemIds], seen: ids }
  return { wish: { action: 'reorder-navigation', input }, notice: 'Menu reordered.' }
}

function pageIdOf(line: PageLine): string {
  return line.kind === 'page' ? line.collectionId : line.id
}

/** Puts a page into a folder, at its end or at a place. */
export function moveInto(pageId: string, folder: OfPage | Folder, position?: number): Move {
  const input = {
    pageId,
    folderId: folder.collectionId,
    ...(position !== undefined && { position }),
  }
  const { visibility } = 'page' in folder ? folder.page : folder
  const hidden = ' It is a draft: until it is published, no menu shows visitors what lies in it.'
  const notice = `Moved into ${folder.name}.${visibility === 'draft' ? hidden : ''}`
  return { wish: { action: 'move-into-folder', input }, notice }
}

/** A folder as a page's menu offers it. */
export type Folder = Pick<OfPage, 'collectionId' | 'name'> & Pick<OfPage['page'], 'visibility'>

/** Takes a page out of its folder, to behind it, or to a place of a menu. */
export function moveOut(
  pageId: string,
  place?: { readonly navigationId: string; readonly position: number },
): Move {
  const input = { pageId, ...(place !== undefined && { place }) }
  return { wish: { action: 'take-out-of-folder', input }, notice: 'Moved out of the folder.' }
}

export type DropPlace = { readonly key: string; readonly dropPosition: 'before' | 'after' }

/**
 * What happens to a line that is dropped between others: it changes its place, or goes into a folder or
 * out of it. Right behind a folder's own line is before the first of its pages. Folders and links stand
 * in no folder: dropped among its pages, they come before or behind it.
 */
export function dropMove(
  section: PageSection,
  menus: Menus,
  draggedId: string,
  { key, dropPosition }: DropPlace,
): Move | undefined {
  const dragged = section.lines.find(({ id }) => id === draggedId)
  const target = section.lines.find(({ id }) => id === key)
  if (dragged === undefined || target === undefined || dragged === target) return undefined
  const fits = dragged.kind === 'page' && !dragged.page.folder
  const folder = fits ? folderAt(section, target, dropPosition) : undefined
  if (fits && folder !== undefined) {
    const inside = section.lines.filter((one) => folderIdOf(one) === folder.collectionId)
    const place = placeAmong(inside, target, dropPosition)
    if (dragged.folderId !== folder.collectionId) {
      return moveInto(dragged.collectionId, folder, place)
    }
    const [first] = inside
    const near = target === folder ? first : target
    if (near === undefined || near === dragged) return undefined
    const side = target === folder ? 'before' : dropPosition
    return orderMove(section, dragged, (ids) => movedIds(ids, new Set([draggedId]), near.id, side))
  }
  const top = topOf(section, target)
  if (folderIdOf(dragged) === null) {
    return orderMove(section, dragged, (ids) =>
      movedIds(ids, new Set([draggedId]), top.id, dropPosition),
    )
  }
  return moveOut(pageIdOf(dragged), placeInMenu(section, menus, top, dropPosition))
}

/** The folder in whose pages a place between two lines lies. */
function folderAt(
  section: PageSection,
  target: PageLine,
  dropPosition: DropPlace['dropPosition'],
): OfPage | undefined {
  if (target.kind !== 'page') return undefined
  if (target.folderId !== null) return folderLine(section, target.folderId)
  if (!target.page.folder || dropPosition === 'before') return undefined
  const isEmpty = !section.lines.some((one) => folderIdOf(one) === target.collectionId)
  return isEmpty ? undefined : target
}

function folderLine({ lines }: PageSection, folderId: string): OfPage | undefined {
  return lines.find(
    (one): one is OfPage => one.kind === 'page' && one.page.folder && one.collectionId === folderId,
  )
}

function placeAmong(
  inside: readonly PageLine[],
  target: PageLine,
  dropPosition: DropPlace['dropPosition'],
): number {
  const at = inside.indexOf(target)
  if (at === -1) return 0
  return dropPosition === 'before' ? at : at + 1
}

/** The line of a menu that a line is, or of the folder that it stands in. */
function topOf(section: PageSection, line: PageLine): PageLine {
  const folderId = folderIdOf(line)
  return folderId === null ? line : (folderLine(section, folderId) ?? line)
}

function placeInMenu(
  { navigationId }: PageSection,
  menus: Menus,
  top: PageLine,
  dropPosition: DropPlace['dropPosition'],
): { readonly navigationId: string; readonly position: number } | undefined {
  const items = menus.find(({ id }) => id === navigationId)?.body.items ?? []
  const at = items.findIndex(({ id }) => id === top.id)
  if (navigationId === null || at === -1) return undefined
  return { navigationId, position: dropPosition === 'before' ? at : at + 1 }
}
