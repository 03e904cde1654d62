import { z } from 'zod'
import { firstLayout } from '../blocks/first-layout.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { existingPost } from './existing-item.ts'

/**
 * Makes the body of a post a layout, so that it is edited in blocks: posts that came from elsewhere
 * have it as one text. Where it is one already nothing changes.
 */
export const layOutItem = ownerAction({
  name: 'lay-out-item',
  title: 'Open post for writing',
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-pages',
  input: z.object({ itemId: z.string().min(1).max(100) }),
  reads: ({ itemId }) => [
    { kind: 'item', id: itemId },
    { kind: 'layout', id: `item-${itemId}` },
  ],
  perform(documents, { itemId }, environment) {
    const post = existingPost(documents, itemId)
    if ('ok' in post) return post
    const id = `item-${itemId}`
    if (documents.find('layout', id) !== undefined) return ok([])
    const html = post.body === '' ? undefined : post.body
    return ok([{ kind: 'layout', id, after: firstLayout(environment, html) }])
  },
})
