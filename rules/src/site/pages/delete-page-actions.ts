import { z } from 'zod'
import type { DocumentEdit } from '../../ground/documents/document.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { withoutCollections } from '../navigation/without-collections.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { collectionsRefusal } from '../collections/collections-messages.ts'
import { foldersWithout, menusWithPagesOf } from '../collections/folder-edits.ts'
import { findPage } from '../collections/page-actions.ts'

/**
 * Deletes a page with its items, its layouts and its lines in menus and folders. The pages of a folder
 * stay, and stand in its menus where it stood. Undo brings all back.
 */
export const deletePage = ownerAction({
  name: 'delete-page',
  title: 'Delete page',
  about: ({ collectionId }) => ({ kind: 'collection', id: collectionId }),
  capability: 'edit-pages',
  input: z.object({ collectionId: z.string().max(100) }),
  reads: ({ collectionId }) => [
    { kind: 'collection', all: true },
    { kind: 'item', collectionId },
    { kind: 'layout', collectionId },
    { kind: 'navigation', all: true },
  ],
  perform(documents, { collectionId: id }, environment) {
    const page = findPage(documents, id)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    if (page.body.homepage) return refuse(collectionsRefusal('home-page-stays'))
    const edits: DocumentEdit[] = [
      { kind: 'collection', id, after: null },
      ...documents
        .list('item')
        .map((item) => ({ kind: 'item' as const, id: item.id, after: null })),
      ...documents
        .list('layout')
        .map((layout) => ({ kind: 'layout' as const, id: layout.id, after: null })),
      ...(page.body.folder
        ? menusWithPagesOf(documents, page, environment)
        : withoutCollections(documents.list('navigation'), new Set([id]))),
      ...foldersWithout(documents, id, environment.now),
    ]
    return ok(edits)
  },
})
