import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import type { DocumentReader } from '../../ground/documents/document.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { maxMenuItems } from '../navigation/navigation.ts'
import { FolderBehavior, type Collection } from './collection.ts'
import { collectionsRefusal } from './collections-messages.ts'
import {
  folderWithout,
  foldersWithout,
  menusWithoutPageIn,
  menusWithPageBeside,
} from './folder-edits.ts'
import { folderOf, isIndexFolder, pagesOfFolder } from './folder.ts'
import { editedPage, findPage } from './page-actions.ts'

const id = z.string().max(100)
const everyPage = [{ kind: 'collection', all: true }] as const
const everyPageAndMenu = [...everyPage, { kind: 'navigation', all: true }] as const

type Page = { readonly id: string; readonly body: Collection }

function findFolder(documents: DocumentReader, folderId: string): Result<Page> {
  const folder = findPage(documents, folderId)
  if (folder === undefined) return refuse(collectionsRefusal('no-such-page'))
  return folder.body.folder ? ok(folder) : refuse(collectionsRefusal('not-a-folder'))
}

/** The ids of a folder's pages that stand. */
function standingIds(documents: DocumentReader, { body }: Page): string[] {
  const pages = new Map(documents.list('collection').map((page) => [page.id, page.body]))
  return pagesOfFolder(body, pages).map(([pageId]) => pageId)
}

/** Changes what a folder does at its address, or which of its pages it leads to. */
export const setFolder = ownerAction({
  name: 'set-folder',
  title: 'Change folder',
  about: ({ folderId }) => ({ kind: 'collection', id: folderId }),
  capability: 'edit-pages',
  input: z.object({
    folderId: id,
    ...fieldEditInput(
      z.object({
        folderBehavior: z.enum(FolderBehavior).optional(),
        leadsTo: id.nullable().optional(),
      }),
    ),
  }),
  reads: () => everyPage,
  perform(documents, { folderId, ...edit }, { now }) {
    const folder = findFolder(documents, folderId)
    if (!folder.ok) return folder
    const { body } = folder.value
    const changed = changedFields({ ...body, leadsTo: body.leadsTo ?? null }, edit)
    if (!changed.ok) return changed
    const { leadsTo, folderBehavior } = changed.value
    if (typeof leadsTo === 'string' && body.pageIds?.includes(leadsTo) !== true) {
      return refuse(collectionsRefusal('not-in-folder'))
    }
    const after = { ...body, ...changed.value }
    if (body.homepage && !isIndexFolder(after)) {
      return refuse(collectionsRefusal('folder-as-home-page'))
    }
    const typeName = folderBehavior === undefined ? body.typeName : typeNameOf(after)
    return ok([editedPage(folderId, body, { ...after, typeName }, now)])
  },
})

/** What templates call it: an index has markup of its own. */
function typeNameOf(folder: Collection): string {
  return isIndexFolder(folder) ? 'index' : 'folder'
}

/**
 * Puts a page into a folder, at a place or at its end, out of any other folder. Menus that show the
 * folder show the page in it, and no longer beside it.
 */
export const moveIntoFolder = ownerAction({
  name: 'move-into-folder',
  title: 'Move page into folder',
  about: ({ pageId }) => ({ kind: 'collection', id: pageId }),
  capability: 'edit-pages',
  input: z.object({ pageId: id, folderId: id, position: z.int().min(0).optional() }),
  reads: () => everyPageAndMenu,
  perform(documents, { pageId, folderId, position }, { now }) {
    const page = findPage(documents, pageId)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    const folder = findFolder(documents, folderId)
    if (!folder.ok) return folder
    if (page.body.folder) return refuse(collectionsRefusal('folder-in-folder'))
    const { body } = folder.value
    const others = standingIds(documents, folder.value).filter((one) => one !== pageId)
    if (others.length >= maxMenuItems) return refuse(collectionsRefusal('folder-is-full'))
    const pageIds = others.toSpliced(position ?? others.length, 0, pageId)
    return ok([
      ...foldersWithout(documents, pageId, now).filter((edit) => edit.id !== folderId),
      editedPage(folderId, body, { ...body, pageIds }, now),
      ...menusWithoutPageIn(documents, folderId, pageId),
    ])
  },
})

/** Takes a page out of its folder. It stands behind the folder in menus that show that, or at a place. */
export const takeOutOfFolder = ownerAction({
  name: 'take-out-of-folder',
  title: 'Take page out of folder',
  about: ({ pageId }) => ({ kind: 'collection', id: pageId }),
  capability: 'edit-pages',
  input: z.object({
    pageId: id,
    place: z.object({ navigationId: id, position: z.int().min(0) }).optional(),
  }),
  reads: () => everyPageAndMenu,
  perform(documents, { pageId, place }, environment) {
    if (findPage(documents, pageId) === undefined) {
      return refuse(collectionsRefusal('no-such-page'))
    }
    const folder = folderOf(documents.list('collection'), pageId)
    if (folder === undefined) return refuse(collectionsRefusal('not-in-folder'))
    return ok([
      editedPage(folder.id, folder.body, folderWithout(folder.body, pageId), environment.now),
      ...menusWithPageBeside(documents, folder.id, pageId, place, environment),
    ])
  },
})

/** Puts the pages of a folder into another order. */
export const reorderFolder = ownerAction({
  name: 'reorder-folder',
  title: 'Reorder folder',
  about: ({ folderId }) => ({ kind: 'collection', id: folderId }),
  capability: 'edit-pages',
  input: z.object({
    folderId: id,
    pageIds: z.array(id).max(maxMenuItems),
    /** The order that its author found; another one that stands by now is not written over. */
    seen: z.array(id).max(maxMenuItems).optional(),
  }),
  reads: () => everyPage,
  perform(documents, { folderId, pageIds, seen }, { now }) {
    const folder = findFolder(documents, folderId)
    if (!folder.ok) return folder
    const stands = standingIds(documents, folder.value)
    const isWhole =
      stands.length === pageIds.length && stands.every((pageId) => pageIds.includes(pageId))
    if (!isWhole) return refuse(collectionsRefusal('folder-has-changed'))
    const edit = { set: { pageIds }, seen: seen === undefined ? {} : { pageIds: seen } }
    const changed = changedFields({ pageIds: stands as readonly string[] }, edit)
    if (!changed.ok) return changed
    const { body } = folder.value
    return ok([editedPage(folderId, body, { ...body, pageIds }, now)])
  },
})
