import { ownerAction } from '../../ground/changes/owner-action.ts'
import { changeCustomContent, customEdit } from './custom-content-changes.ts'
import { existingPost } from './existing-item.ts'
import { titleOfItem } from './item-noun.ts'

/** Changes the fields that the template adds to a post, an event or a picture. */
export const setCustomContent = ownerAction({
  name: 'set-custom-content',
  title: titleOfItem('Edit'),
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-pages',
  input: customEdit,
  reads: ({ itemId }) => [{ kind: 'item', id: itemId }],
  perform(documents, edit, { now }) {
    const post = existingPost(documents, edit.itemId)
    return 'ok' in post ? post : changeCustomContent(post, edit, now)
  },
})
