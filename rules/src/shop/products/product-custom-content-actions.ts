import { ownerAction } from '../../ground/changes/owner-action.ts'
import { refuse } from '../../ground/refusals/result.ts'
import { changeCustomContent, customEdit } from '../../site/content/custom-content-changes.ts'
import { contentRefusal } from '../../site/content/content-messages.ts'

/** Changes the fields that the template adds to a product. */
export const setProductCustomContent = ownerAction({
  name: 'set-product-custom-content',
  title: 'Edit product',
  about: ({ itemId }) => ({ kind: 'item', id: itemId }),
  capability: 'edit-products',
  input: customEdit,
  reads: ({ itemId }) => [{ kind: 'item', id: itemId }],
  perform(documents, edit, { now }) {
    const item = documents.find('item', edit.itemId)
    if (item === undefined) return refuse(contentRefusal('no-such-item'))
    if (item.product === null) return refuse(contentRefusal('is-not-a-product'))
    return changeCustomContent(item, edit, now)
  },
})
