import { ownerAction } from '../../ground/changes/owner-action.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { ok } from '../../ground/refusals/result.ts'
import { copyOfItem, copyWish, readsForCopy } from './copy-of-item.ts'
import { existingPost } from './existing-item.ts'
import { titleOfItem } from './item-noun.ts'

/** Copies a post with its content, as its owner sees it. The copy is a draft behind all others. */
export const duplicateItem = ownerAction({
  name: 'duplicate-item',
  title: titleOfItem('Duplicate'),
  about: (_input, [added]) => added,
  capability: 'edit-pages',
  input: copyWish,
  reads: readsForCopy,
  perform(documents, wish, { now, random }) {
    const post = existingPost(documents, wish.itemId)
    if ('ok' in post) return post
    const copy = copyOfItem(documents, post, wish, { now, newId: () => makeId(now, random) })
    if ('ok' in copy) return copy
    return ok([{ kind: 'item', id: copy.copyId, after: copy.after }, ...copy.layout])
  },
})
