import { z } from 'zod'
import { copyOfLayout } from '../blocks/copy-of-layout.ts'
import { draftIdOf } from '../../ground/documents/draft-of.ts'
import type { DocumentEdit } from '../../ground/documents/document.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { collectionsRefusal } from './collections-messages.ts'
import { withoutFormerAddresses } from './former-addresses.ts'
import { withoutPages } from './folder.ts'
import { findPage, freePageUrlId } from './page-actions.ts'

/**
 * Copies a page with its items and layouts under ids and an address of their own. The copy begins
 * as a draft outside of every menu; copied variants begin without stock. A page lies in one folder, so
 * the copy of a folder is empty.
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
          ...withoutPages(withoutFormerAddresses(page.body)),
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
          ...withoutFormerAddresses(item.body),
          collectionId: id,
          product: product && { ...product, variants },
          sample: false,
        },
      })
    }
    for (const [layoutId, copyId] of layoutIds) {
      // as its owner sees it
      const layout = documents.find('layout', draftIdOf(layoutId))
      if (layout === undefined) continue
      edits.push({ kind: 'layout', id: copyId, after: copyOfLayout(layout, newId) })
    }
    return ok(edits)
  },
})
