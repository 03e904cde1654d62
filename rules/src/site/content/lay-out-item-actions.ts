import { z } from 'zod'
import { firstLayout } from '../blocks/first-layout.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { contentRefusal } from './content-messages.ts'

/**
 * Makes the body of a post or a product a layout, so that it is edited in blocks: those that came
 * from elsewhere have it as one text. Where it is one already nothing changes.
 */
export const layOutItem = ownerAction({
  name: 'lay-out-item',
  title: 'Open for writing',
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-pages',
  input: z.object({ itemId: z.string().min(1).max(100) }),
  reads: ({ itemId }) => [
    { kind: 'item', id: itemId },
    { kind: 'layout', id: `item-${itemId}` },
  ],
  perform(documents, { itemId }, environment) {
    const item = documents.find('item', itemId)
    if (item === undefined) return refuse(contentRefusal('no-such-item'))
    const id = `item-${itemId}`
    if (documents.find('layout', id) !== undefined) return ok([])
    const html = item.body === '' ? undefined : item.body
    return ok([{ kind: 'layout', id, after: firstLayout(environment, html) }])
  },
})
