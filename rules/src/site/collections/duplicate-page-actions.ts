import { z } from 'zod'
import { copyOfLayout } from '../blocks/copy-of-layout.ts'
import type { DocumentEdit } from '../../ground/documents/document.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { collectionsRefusal } from './collections-messages.ts'
import { findPage, freePageUrlId } from './page-actions.ts'

/**
 * Copies a page with its items and layouts under ids and an address of their own. The copy begins
 * as a draft outside of every menu; copied variants begin without stock.
 */
export const duplicatePage = ownerAction({
  name: 'duplicate-page',
  title: 'Duplicate page',
  about: ({ collectionId }) => ({ kind: 'collection', id: collectionId }),
  capability: 'edit-pages',
  input: z.object({ collectionId: z.string().max(100) }),
  reads: ({ collectionId }) => [
    { kind: 'collection', all: true },
    { kind: 'item', collectionId },
    { kind: 'layout', collectionId },
  ],
  perform(documents, { collectionId }, environment) {
    const page = findPage(documents, collectionId)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    const newId = (): string => makeId(environment.now, environment.random)
    const id = newId()
    const title = `${page.body.title} (copy)`
    const edits: DocumentEdit[] = [
      {
        kind: 'collection',
        id,
        after: {
          ...page.body,
          title,
          navigationTitle: title,
          urlId: freePageUrlId(documents, title),
          homepage: false,
          visibility: 'draft',
          updatedOn: environment.now,
          sample: false,
        },
      },
    ]
    const layoutIds = new Map([[`page-${collectionId}`, `page-${id}`]])
    for (const item of documents.list('item')) {
      const itemId = newId()
      layoutIds.set(`item-${item.id}`, `item-${itemId}`)
      const { product } = item.body
      const variants = product?.variants.map((variant) => ({ ...variant, id: newId() })) ?? []
      edits.push({
        kind: 'item',
        id: itemId,
        after: {
          ...item.body,
          collectionId: id,
          product: product && { ...product, variants },
          sample: false,
        },
      })
    }
    for (const layout of documents.list('layout')) {
      const copyId = layoutIds.get(layout.id)
      if (copyId === undefined) continue
      edits.push({ kind: 'layout', id: copyId, after: copyOfLayout(layout.body, newId) })
    }
    return ok(edits)
  },
})
