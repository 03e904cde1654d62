import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { pagesOfFolder } from '@vitrine/rules/site/collections/folder.ts'
import { pagePath } from '@vitrine/rules/site/collections/page-path.ts'
import type { NavigationItem } from '@vitrine/rules/site/navigation/navigation.ts'

/** One line of the pages list: a page, in a menu or in none, or a menu's link to elsewhere. */
export type PageLine =
  | {
      readonly kind: 'page'
      /** The menu entry's id, or the page's own where it stands in no menu. */
      readonly id: string
      readonly collectionId: string
      readonly page: Collection
      /** Its title where it stands: the shorter one in menus. */
      readonly name: string
      readonly path: string
      /** The folder that it stands in here; null: in none. */
      readonly folderId: string | null
    }
  | {
      readonly kind: 'link'
      readonly id: string
      readonly link: Extract<NavigationItem, { kind: 'external-link' }>
    }

type Page = Pick<DocumentReply<'collection'>, 'body'>

export type PageSection = {
  /** The menu that it is; null for the pages in no menu. */
  readonly navigationId: string | null
  readonly title: string
  readonly lines: readonly PageLine[]
}

/** The id of the form in which a line's names are edited. */
export function lineFormId(line: PageLine): string {
  return line.kind === 'page' ? `page ${line.collectionId}` : linkFormId(line.link)
}

export function linkFormId({ id }: { readonly id: string }): string {
  return `link ${id}`
}

/** A line as it stands now; as it was kept where it is gone. */
export function standingLine(
  sections: readonly PageSection[],
  kept: PageLine,
  navigationId: string | null,
): PageLine {
  const formId = lineFormId(kept)
  // a page is one in whatever menu it stands; a link is its menu's own
  const inReach = sections.filter(
    (section) => kept.kind === 'page' || section.navigationId === navigationId,
  )
  return inReach.flatMap(({ lines }) => lines).find((one) => lineFormId(one) === formId) ?? kept
}

/** Of a page that is added, into a folder or into none. */
export function newPageFormId(folderId: string | null): string {
  return folderId === null ? 'new page' : `new page in ${folderId}`
}

export function newLinkFormId(navigationId: string): string {
  return `new link ${navigationId}`
}

/** Every page once: in the menus and their folders, in their order, and then those that no menu shows. */
export function pageSections(
  pages: readonly DocumentReply<'collection'>[],
  menus: readonly DocumentReply<'navigation'>[],
): PageSection[] {
  const byId = new Map(pages.map((page) => [page.id, page.body]))
  const shown = new Set<string>()
  const withPages = (id: string, collectionId: string, name: string): PageLine[] => {
    const page = byId.get(collectionId)
    if (page === undefined) return []
    shown.add(collectionId)
    const line = pageLine(id, collectionId, page, name)
    if (!page.folder) return [line]
    const inside = pagesOfFolder(page, byId).map(([pageId, one]) => {
      shown.add(pageId)
      const place = `${id}/${pageId}`
      return pageLine(place, pageId, one, one.navigationTitle, collectionId)
    })
    return [line, ...inside]
  }
  const sections: PageSection[] = menus.map(({ id, body }) => ({
    navigationId: id,
    title: body.title,
    lines: body.items.flatMap((item): PageLine[] => {
      if (item.kind === 'external-link') return [{ kind: 'link', id: item.id, link: item }]
      const name = byId.get(item.collectionId)?.navigationTitle ?? ''
      return withPages(item.id, item.collectionId, name)
    }),
  }))
  // folders first, so that their pages are not looked for outside of them
  const folders = pages.filter(({ id, body }) => body.folder && !shown.has(id)).toSorted(byTitle)
  const unlistedFolders = folders.flatMap(({ id, body }) => withPages(id, id, body.title))
  const rest = pages.filter(({ id }) => !shown.has(id)).toSorted(byTitle)
  const lines = [
    ...rest.map(({ id, body }) => pageLine(id, id, body, body.title)),
    ...unlistedFolders,
  ]
  if (lines.length === 0) return sections
  return [...sections, { navigationId: null, title: 'Not in a menu', lines }]
}

function byTitle({ body: a }: Page, { body: b }: Page): number {
  return Number(b.homepage) - Number(a.homepage) || a.title.localeCompare(b.title)
}

/**
 * Where the page that is open, or the one above what is open, answers now: its new address where it
 * has another one, as when it becomes the home page, and the home page where it is gone.
 */
export function wayFromFormer(
  before: readonly DocumentReply<'collection'>[],
  now: readonly DocumentReply<'collection'>[],
  path: string,
): string | undefined {
  const open = before.find(({ body }) => {
    const own = pagePath(body)
    return path === own || (own !== '/' && path.startsWith(`${own}/`))
  })
  if (open === undefined) return undefined
  const standing = now.find(({ id }) => id === open.id)
  if (standing === undefined) return '/'
  const [former, own] = [pagePath(open.body), pagePath(standing.body)]
  if (own === former) return undefined
  // items stay below the name of their page, whether it is the home page or not
  if (path !== former) return addressAfterRename(path, former, `/${standing.body.urlId}`)
  return own
}

/** The menus in which a page does not stand, nor the folder that it lies in. */
export function menusWithout<Menu extends Pick<DocumentReply<'navigation'>, 'body'>>(
  menus: readonly Menu[],
  collectionId: string,
  folderId: string | null = null,
): Menu[] {
  const shows = (item: NavigationItem): boolean =>
    item.kind !== 'external-link' &&
    (item.collectionId === collectionId || item.collectionId === folderId)
  return menus.filter(({ body }) => !body.items.some(shows))
}

/** The main menu is what people look for first, whatever the others are called. */
export function mainFirst(a: { readonly id: string }, b: { readonly id: string }): number {
  const isMain = (id: string): boolean => id === 'mainNavigation'
  return Number(isMain(b.id)) - Number(isMain(a.id)) || a.id.localeCompare(b.id)
}

function pageLine(
  id: string,
  collectionId: string,
  page: Collection,
  name: string,
  folderId: string | null = null,
): PageLine {
  return { kind: 'page', id, collectionId, page, name, path: pagePath(page), folderId }
}

/** Where an open page is found after a page was renamed: itself, one below it, or one elsewhere. */
export function addressAfterRename(open: string, from: string, to: string): string {
  const isMoved = open === from || open.startsWith(`${from}/`)
  return isMoved ? to + open.slice(from.length) : open
}
