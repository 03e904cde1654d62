import { z } from 'zod'
import type { Layout } from '../blocks/layout.ts'
import { drawSlide } from '../blocks/drawn-slides.ts'
import type { FindPage } from '../blocks/filled-sketch.ts'
import { firstLayout } from '../blocks/first-layout.ts'
import { rowsOfOutline } from '../blocks/rows-of-outline.ts'
import type {
  DocumentEdit,
  DocumentReader,
  StoredDocument,
} from '../../ground/documents/document.ts'
import { changesRefusal } from '../../ground/changes/changes-messages.ts'
import {
  ownerAction,
  type ActionEnvironment,
  type ActionResult,
} from '../../ground/changes/owner-action.ts'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { newId } from '../../ground/ids/new-id.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { maxMenuItems, type Navigation } from '../navigation/navigation.ts'
import { SlideType } from '../slides/slice-type.ts'
import { CollectionType, FolderBehavior, hasOwnLayout, type Collection } from './collection.ts'
import { answersItself, pagesOfFolder } from './folder.ts'
import { formerAddressesAfter } from './former-addresses.ts'
import { pageSeo, seoFields } from './page-seo.ts'
import { collectionsRefusal } from './collections-messages.ts'
import { freeUrlId, isReservedUrlId, refusedUrlId, slugOf } from './url-id.ts'

export const maxPages = 1000
const title = z.string().trim().min(1).max(200)
const collectionId = z.string().max(100)

/** What an owner can add, and how each begins. */
const newPages = {
  page: { type: CollectionType.page, ordering: 'chronological', pageSize: 20 },
  blog: { type: CollectionType.generic, ordering: 'chronological', pageSize: 20 },
  events: { type: CollectionType.generic, ordering: 'calendar', pageSize: 30 },
  gallery: { type: CollectionType.slideGallery, ordering: 'user-orderable', pageSize: 250 },
  album: { type: CollectionType.slideAlbum, ordering: 'music-album', pageSize: 60 },
  podcast: { type: CollectionType.generic, ordering: 'chronological', pageSize: 20 },
  products: { type: CollectionType.products, ordering: 'user-orderable', pageSize: 200 },
  'splash-page': { type: CollectionType.splashPage, ordering: 'chronological', pageSize: 20 },
  folder: { type: CollectionType.generic, ordering: 'user-orderable', pageSize: 20 },
} as const

export const newPageTypes = [
  'page',
  'blog',
  'events',
  'gallery',
  'album',
  'podcast',
  'products',
  'splash-page',
  'folder',
] as const satisfies (keyof typeof newPages)[]

/** The page, if it stands; with its id, as every edit needs it. */
export function findPage(
  documents: DocumentReader,
  id: string,
): { readonly id: string; readonly body: Collection } | undefined {
  const body = documents.find('collection', id)
  return body === undefined ? undefined : { id, body }
}

/** Addresses of all pages but one. */
function takenUrlIds(documents: DocumentReader, exceptId?: string): Set<string> {
  const others = documents.list('collection').filter(({ id }) => id !== exceptId)
  return new Set(others.map(({ body }) => body.urlId))
}

/** A free address made of a title. */
export function freePageUrlId(documents: DocumentReader, pageTitle: string): string {
  const taken = takenUrlIds(documents)
  return freeUrlId(slugOf(pageTitle), (urlId) => taken.has(urlId) || isReservedUrlId(urlId))
}

/** Adds a page of text, a list of items, a cover or a folder, and a line for it in a menu; once under one id. */
export const addPage = ownerAction({
  name: 'add-page',
  title: 'Add page',
  about: (_input, [added]) => added,
  capability: 'edit-pages',
  input: z.object({
    collectionId: newId.optional(),
    title,
    typeName: z.enum(newPageTypes).default('page'),
    urlId: z.string().trim().max(200).optional(),
    visibility: z.enum(['live', 'draft']).default('live'),
    /** What a page of text begins with (`page-sections.ts`); absent: an empty text. */
    outline: z.string().max(50).optional(),
    /** How a cover page is arranged (`slide-layouts.ts`); absent: as the first. */
    slideLayout: z.string().max(100).optional(),
    /** The menu that shows it; absent: none. */
    navigationId: z.string().max(100).optional(),
    /** The folder at whose end it stands, and so in the menus that show that; absent: in none. */
    folderId: collectionId.optional(),
  }),
  reads: ({ navigationId }) => [
    { kind: 'collection', all: true },
    ...(navigationId === undefined ? [] : [{ kind: 'navigation' as const, id: navigationId }]),
  ],
  perform(documents, input, environment) {
    const { navigationId } = input
    const menu = navigationId === undefined ? undefined : documents.find('navigation', navigationId)
    const standing = standingPage(documents, input, menu)
    if (standing !== undefined) return standing
    const folder = folderOfNewPage(documents, input)
    if (!folder.ok) return folder
    const pages = documents.list('collection')
    if (pages.length >= maxPages) return refuse(collectionsRefusal('too-many-pages'))
    const refusal =
      input.urlId === undefined ? undefined : refusedUrlId(input.urlId, takenUrlIds(documents))
    if (refusal !== undefined) return refuse(refusal)
    const id = input.collectionId ?? makeId(environment.now, environment.random)
    const after: Collection = {
      ...newPages[input.typeName],
      typeName: input.typeName,
      title: input.title,
      navigationTitle: input.title,
      description: '',
      urlId: input.urlId ?? freePageUrlId(documents, input.title),
      homepage: false,
      visibility: input.visibility,
      folder: input.typeName === 'folder',
      folderBehavior: input.typeName === 'folder' ? FolderBehavior.redirect : FolderBehavior.none,
      mainAssetId: null,
      layoutId: null,
      updatedOn: environment.now,
      sample: false,
    }
    const edits: DocumentEdit[] = [{ kind: 'collection', id, after }]
    if (hasOwnLayout(after)) {
      edits.push({ kind: 'layout', id: `page-${id}`, after: beginning(input, pages, environment) })
    }
    if (folder.value !== undefined) edits.push(withPage(folder.value, id, environment.now))
    if (menu !== undefined && navigationId !== undefined) {
      const lineId = makeId(environment.now, environment.random)
      const line = { kind: 'collection' as const, id: lineId, collectionId: id }
      const items = [...menu.items, line]
      edits.push({ kind: 'navigation', id: navigationId, after: { ...menu, items } })
    }
    return ok(edits)
  },
})

/** The folder that a new page comes into, if it does, and if it can. */
function folderOfNewPage(
  documents: DocumentReader,
  { folderId, typeName }: NewPage,
): Result<{ readonly id: string; readonly body: Collection } | undefined> {
  if (folderId === undefined) return ok(undefined)
  const folder = findPage(documents, folderId)
  if (folder === undefined) return refuse(collectionsRefusal('no-such-page'))
  if (!folder.body.folder) return refuse(collectionsRefusal('not-a-folder'))
  if (typeName === 'folder') return refuse(collectionsRefusal('folder-in-folder'))
  const pages = new Map(documents.list('collection').map((page) => [page.id, page.body]))
  const isFull = pagesOfFolder(folder.body, pages).length >= maxMenuItems
  return isFull ? refuse(collectionsRefusal('folder-is-full')) : ok(folder)
}

function withPage(
  { id, body }: { readonly id: string; readonly body: Collection },
  pageId: string,
  now: number,
): DocumentEdit<'collection'> {
  return editedPage(id, body, { ...body, pageIds: [...(body.pageIds ?? []), pageId] }, now)
}

type NewPage = {
  readonly folderId?: string | undefined
  readonly collectionId?: string | undefined
  readonly title: string
  readonly typeName: Collection['typeName']
  readonly urlId?: string | undefined
  readonly visibility: Collection['visibility']
}

/** What is answered where something stands under the page's id; undefined where nothing does. */
function standingPage(
  documents: DocumentReader,
  { collectionId: id, title: pageTitle, typeName, urlId, visibility, folderId }: NewPage,
  menu: Navigation | undefined,
): ActionResult | undefined {
  const page = id === undefined ? undefined : documents.find('collection', id)
  if (page === undefined || id === undefined) return undefined
  const isSame =
    page.title === pageTitle &&
    page.typeName === typeName &&
    page.visibility === visibility &&
    (urlId === undefined || page.urlId === urlId) &&
    (folderId === undefined ||
      documents.find('collection', folderId)?.pageIds?.includes(id) === true) &&
    (menu === undefined ||
      menu.items.some((one) => one.kind === 'collection' && one.collectionId === id))
  return isSame ? ok([]) : refuse(changesRefusal('added-already'))
}

/** What a new page shows. */
function beginning(
  { typeName, outline, slideLayout }: z.output<(typeof addPage)['input']>,
  pages: readonly StoredDocument<'collection'>[],
  environment: ActionEnvironment,
): Layout {
  if (typeName !== 'splash-page') return layoutOfOutline(outline, pages, environment)
  const { now, random } = environment
  const layout = slideLayout === undefined ? {} : { layout: slideLayout }
  return drawSlide(SlideType.coverPage, { ...layout, newId: () => makeId(now, random), now })
}

/** What is drawn of an outline, or a text to type into. A heading that says the title would say it twice. */
function layoutOfOutline(
  outline: string | undefined,
  pages: readonly StoredDocument<'collection'>[],
  environment: ActionEnvironment,
): Layout {
  const { now, random } = environment
  const findPage: FindPage = (kind) =>
    pages.find(({ body }) => body.typeName === kind && body.visibility === 'live')?.id ?? null
  const drawn =
    outline === undefined ? [] : rowsOfOutline(outline, () => makeId(now, random), findPage)
  return { ...firstLayout(environment), ...(drawn.length > 0 && { rows: drawn }) }
}

/** What a page is called, where it answers, and how it looks where it is found or shared. */
export const pageNames = z.object({
  title: title.optional(),
  navigationTitle: title.optional(),
  urlId: z.string().trim().max(200).optional(),
  description: z.string().max(100_000).optional(),
  ...seoFields.shape,
})

/** Changes a page's title, its title in menus, its address or its description. */
export const renamePage = ownerAction({
  name: 'rename-page',
  title: 'Rename page',
  about: ({ collectionId: id }) => ({ kind: 'collection', id }),
  capability: 'edit-pages',
  input: z.object({ collectionId, ...fieldEditInput(pageNames) }),
  reads: () => [{ kind: 'collection', all: true }],
  perform(documents, { collectionId: id, set, seen }, { now }) {
    const page = findPage(documents, id)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    const { body } = page
    const followsTitle = body.navigationTitle === body.title
    // a menu's title that only follows the page's was typed by nobody: it is in nobody's way
    const { navigationTitle: _seen, ...others } = seen
    const stands = { ...body, ...pageSeo(body) }
    const edit = changedFields(stands, { set, seen: followsTitle ? others : seen })
    if (!edit.ok) return edit
    const changed = edit.value
    const refusal =
      changed.urlId === undefined
        ? undefined
        : refusedUrlId(changed.urlId, takenUrlIds(documents, page.id))
    if (refusal !== undefined) return refuse(refusal)
    const menuFollows = followsTitle && set.navigationTitle === undefined
    const menu = menuFollows ? { navigationTitle: changed.title ?? body.title } : {}
    const after = { ...body, ...changed, ...menu }
    const left = formerAddressesAfter(body, after, now)
    return ok([editedPage(page.id, body, { ...after, ...left }, now)])
  },
})

/** An edited page is the owner's own: clearing the sample content leaves it. */
export function editedPage(
  id: string,
  before: Collection,
  after: Collection,
  now: number,
): DocumentEdit<'collection'> {
  const unchanged = canonicalJson(before) === canonicalJson(after)
  return {
    kind: 'collection',
    id,
    after: unchanged ? before : { ...after, sample: false, updatedOn: now },
  }
}

/** Publishes a page, or makes it a draft that only signed-in editors see. */
export const setPageVisibility = ownerAction({
  name: 'set-page-visibility',
  title: 'Publish or hide page',
  about: ({ collectionId: id }) => ({ kind: 'collection', id }),
  capability: 'edit-pages',
  input: z.object({
    collectionId,
    ...fieldEditInput(z.object({ visibility: z.enum(['live', 'draft']) })),
  }),
  reads: (input) => [{ kind: 'collection', id: input.collectionId }],
  perform(documents, { collectionId: id, ...edit }, { now }) {
    const page = findPage(documents, id)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    if (page.body.homepage && edit.set.visibility === 'draft') {
      return refuse(collectionsRefusal('home-page-is-live'))
    }
    const changed = changedFields(page.body, edit)
    if (!changed.ok) return changed
    return ok([editedPage(id, page.body, { ...page.body, ...changed.value }, now)])
  },
})

/** Makes another live page the one that answers on `/`. */
export const setHomepage = ownerAction({
  name: 'set-homepage',
  title: 'Set home page',
  about: ({ collectionId: id }) => ({ kind: 'collection', id }),
  capability: 'edit-pages',
  input: z.object({ collectionId }),
  reads: () => [{ kind: 'collection', all: true }],
  perform(documents, { collectionId: id }, { now }) {
    const page = findPage(documents, id)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    if (page.body.visibility === 'draft') return refuse(collectionsRefusal('draft-as-home-page'))
    if (!answersItself(page.body)) return refuse(collectionsRefusal('folder-as-home-page'))
    const edits = documents.list('collection').flatMap((other) => {
      const homepage = other.id === id
      if (other.body.homepage === homepage) return []
      return [editedPage(other.id, other.body, { ...other.body, homepage }, now)]
    })
    return ok(edits)
  },
})
