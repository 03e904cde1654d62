import { ownerAction } from '../../ground/changes/owner-action.ts'
import { refuse } from '../../ground/refusals/result.ts'
import { CollectionType } from '../../site/collections/collection.ts'
import {
  changeTerms,
  pageOfTerms,
  readsForTerms,
  termEdit,
  titleOfTermEdit,
} from '../../site/content/term-changes.ts'
import { productsRefusal } from './products-messages.ts'

/** The same of a shop page, for who edits products. */
export const editProductTerms = ownerAction({
  name: 'edit-product-terms',
  title: (_documents, edit) => titleOfTermEdit(edit),
  about: ({ collectionId }) => ({ kind: 'collection', id: collectionId }),
  capability: 'edit-products',
  input: termEdit,
  reads: readsForTerms,
  perform(documents, edit) {
    const page = pageOfTerms(documents, edit)
    if ('ok' in page) return page
    if (page.type !== CollectionType.products) return refuse(productsRefusal('not-a-shop'))
    return changeTerms(documents, page, edit)
  },
})
