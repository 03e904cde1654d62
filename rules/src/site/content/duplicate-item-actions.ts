import { z } from 'zod'
import { copyOfLayout } from '../blocks/copy-of-layout.ts'
import type { DocumentEdit } from '../../ground/documents/document.ts'
import { draftIdOf } from '../../ground/documents/draft-of.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { contentRefusal } from './content-messages.ts'
import { existingPost } from './existing-item.ts'
import { addedItem, itemTitle, readsForNewItem } from './item-fields.ts'

const id = z.string().min(1).max(100)

/** Copies a post with its content, as its owner sees it. The copy is a draft behind all others. */
export const duplicateItem = ownerAction({
  name: 'duplicate-item',
  title: 'Duplicate post',
  about: (_input, [added]) => added,
  capability: 'edit-pages',
  input: z.object({
    itemId: id,
    /** The page that it stands on, and what the copy is called: the server reads by them. */
    collectionId: id,
    title: itemTitle,
  }),
  reads: ({ itemId, collectionId, title }) => [
    { kind: 'item', id: itemId },
    ...readsForNewItem(collectionId, title),
    { kind: 'layout', id: `item-${itemId}` },
    { kind: 'layout', id: draftIdOf(`item-${itemId}`) },
  ],
  perform(documents, { itemId, collectionId, title }, { now, random }) {
    const post = existingPost(documents, itemId)
    if ('ok' in post) return post
    if (post.collectionId !== collectionId) return refuse(contentRefusal('no-such-item'))
    const fresh = addedItem(documents, collectionId, { title, visibility: 'draft' }, now)
    if ('ok' in fresh) return fresh
    const newId = (): string => makeId(now, random)
    const { urlId, position, visibility, addedOn, publishOn, updatedOn } = fresh
    const own = { title, urlId, position, visibility, addedOn, publishOn, updatedOn }
    const copyId = newId()
    const after = { ...post, ...own, sample: false }
    const edits: DocumentEdit[] = [{ kind: 'item', id: copyId, after }]
    const layout =
      documents.find('layout', draftIdOf(`item-${itemId}`)) ??
      documents.find('layout', `item-${itemId}`)
    if (layout !== undefined) {
      edits.push({ kind: 'layout', id: `item-${copyId}`, after: copyOfLayout(layout, newId) })
    }
    return ok(edits)
  },
})
