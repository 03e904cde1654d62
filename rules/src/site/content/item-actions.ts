import { z } from 'zod'
import { firstLayout } from '../blocks/first-layout.ts'
import { changesRefusal } from '../../ground/changes/changes-messages.ts'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { CollectionType } from '../collections/collection.ts'
import type { DocumentEdit } from '../../ground/documents/document.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { newId } from '../../ground/ids/new-id.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { PostState, type ContentItem } from './content-item.ts'
import { contentRefusal } from './content-messages.ts'
import { deletionOf, existingPost, readsForDeletion } from './existing-item.ts'
import {
  addedItem,
  itemAsEdited,
  itemFields,
  itemTitle,
  maxOrderableItems,
  readsForNewItem,
  withItemFields,
} from './item-fields.ts'
import { nounOfPage, titleOfItem } from './item-noun.ts'
import { movedPost } from './post-state.ts'

const id = z.string().min(1).max(100)

/**
 * Adds a post to a journal, an event to a calendar or an item to another list, once under one id. Its
 * content is a layout that begins with an empty text, unless its body is given. Products are added by
 * `add-product`.
 */
export const addItem = ownerAction({
  name: 'add-item',
  title(documents, { collectionId }) {
    const page = documents.find('collection', collectionId)
    return `Add ${page === undefined ? 'post' : nounOfPage(page)}`
  },
  about: (_input, [added]) => added,
  capability: 'edit-pages',
  input: itemFields.extend({ itemId: newId.optional(), collectionId: id, title: itemTitle }),
  reads: ({ itemId, collectionId, title }) => [
    ...readsForNewItem(collectionId, title),
    ...(itemId === undefined ? [] : [{ kind: 'item' as const, id: itemId }]),
  ],
  perform(documents, { itemId, collectionId, ...fields }, environment) {
    const { now, random } = environment
    const standing = itemId === undefined ? undefined : documents.find('item', itemId)
    if (standing !== undefined) {
      const isSame = standing.collectionId === collectionId && standing.title === fields.title
      return isSame ? ok([]) : refuse(changesRefusal('added-already'))
    }
    if (documents.find('collection', collectionId)?.type === CollectionType.products) {
      return refuse(contentRefusal('is-a-product'))
    }
    const after = addedItem(documents, collectionId, fields, now)
    if ('ok' in after) return after
    const added = itemId ?? makeId(now, random)
    const item: DocumentEdit = { kind: 'item', id: added, after }
    if (fields.body !== undefined) return ok([item])
    return ok([item, { kind: 'layout', id: `item-${added}`, after: firstLayout(environment) }])
  },
})

/** Changes a post. */
export const editItem = ownerAction({
  name: 'edit-item',
  title: titleOfItem('Edit'),
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-pages',
  input: z.object({ itemId: id, ...fieldEditInput(itemFields) }),
  reads: ({ itemId }) => [{ kind: 'item', id: itemId }],
  perform(documents, { itemId, ...edit }, { now }) {
    const post = existingPost(documents, itemId)
    if ('ok' in post) return post
    const fields = changedFields<ContentItem>(itemAsEdited(post), edit)
    if (!fields.ok) return fields
    const after = withItemFields(post, fields.value, now)
    return 'ok' in after ? after : ok([{ kind: 'item', id: itemId, after }])
  },
})

/** Brings a post into another state; what leads where says `movedPost`. */
export const setPostState = ownerAction({
  name: 'set-post-state',
  title: titleOfItem('Change state of'),
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-pages',
  input: z.object({
    itemId: id,
    state: z.enum(Object.values(PostState)),
    /** Of a scheduled post; absent: the time that it has. */
    publishOn: itemFields.shape.publishOn,
  }),
  reads: ({ itemId }) => [{ kind: 'item', id: itemId }],
  perform(documents, { itemId, state, publishOn }, { now }) {
    const post = existingPost(documents, itemId)
    if ('ok' in post) return post
    const moved = movedPost(post, state, { now, publishOn })
    if ('ok' in moved) return moved
    const isSame = moved.visibility === post.visibility && moved.publishOn === post.publishOn
    const after = isSame ? post : { ...post, ...moved, sample: false, updatedOn: now }
    return ok([{ kind: 'item', id: itemId, after }])
  },
})

/** Deletes a post and its layout. */
export const deleteItem = ownerAction({
  name: 'delete-item',
  title: titleOfItem('Delete'),
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-pages',
  input: z.object({ itemId: id }),
  reads: ({ itemId }) => readsForDeletion(itemId),
  perform(documents, { itemId }) {
    const post = existingPost(documents, itemId)
    return 'ok' in post ? post : ok(deletionOf(itemId))
  },
})

/** Puts the items of a collection that its owner orders into another order. */
export const reorderItems = ownerAction({
  name: 'reorder-items',
  title: 'Reorder items',
  about: ({ collectionId }) => ({ kind: 'collection', id: collectionId }),
  capability: 'edit-pages',
  input: z.object({ collectionId: id, itemIds: z.array(id).max(maxOrderableItems) }),
  reads: ({ collectionId }) => [{ kind: 'item', collectionId, limit: maxOrderableItems + 1 }],
  perform(documents, { itemIds }) {
    const items = new Map(documents.list('item').map((item) => [item.id, item.body]))
    const known = new Set(itemIds)
    if (known.size !== items.size || !itemIds.every((itemId) => items.has(itemId))) {
      return refuse(contentRefusal('order-has-changed'))
    }
    const edits = itemIds.flatMap((itemId, position) => {
      const item = items.get(itemId)
      if (item === undefined || item.position === position) return []
      return [{ kind: 'item' as const, id: itemId, after: { ...item, position } }]
    })
    return ok(edits)
  },
})
