import { z } from 'zod'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { contentRefusal } from './content-messages.ts'
import { copyOfItem, readsForCopy } from './copy-of-item.ts'
import { existingPost } from './existing-item.ts'
import { itemTitle } from './item-fields.ts'

const id = z.string().min(1).max(100)

/** Copies a post with its content, as its owner sees it. The copy is a draft behind all others. */
export const duplicateItem = ownerAction({
  name: 'duplicate-item',
  title: 'Duplicate post',
  about: (_input, [added]) => added,
  capability: 'edit-pages',
  input: z.object({ itemId: id, collectionId: id, title: itemTitle }),
  reads: readsForCopy,
  perform(documents, wish, { now, random }) {
    const post = existingPost(documents, wish.itemId)
    if ('ok' in post) return post
    if (post.collectionId !== wish.collectionId) return refuse(contentRefusal('no-such-item'))
    const copy = copyOfItem(documents, post, wish, { now, newId: () => makeId(now, random) })
    if ('ok' in copy) return copy
    return ok([{ kind: 'item', id: copy.copyId, after: copy.after }, ...copy.layout])
  },
})
