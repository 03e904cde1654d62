import { ownerAction } from '../../ground/changes/owner-action.ts'
import { refuse } from '../../ground/refusals/result.ts'
import { CollectionType } from '../collections/collection.ts'
import { holdsItems } from '../collections/holds-items.ts'
import { contentRefusal } from './content-messages.ts'
import {
  changeTerms,
  pageOfTerms,
  readsForTerms,
  termEdit,
  titleOfTermEdit,
} from './term-changes.ts'

/** Adds, renames, merges or removes a tag or category of a list of posts; its items follow. */
export const editTerms = ownerAction({
  name: 'edit-terms',
  title: (_documents, edit) => titleOfTermEdit(edit),
  about: ({ collectionId }) => ({ kind: 'collection', id: collectionId }),
  capability: 'edit-pages',
  input: termEdit,
  reads: readsForTerms,
  perform(documents, edit) {
    const page = pageOfTerms(documents, edit)
    if ('ok' in page) return page
    if (!holdsItems(page)) return refuse(contentRefusal('page-has-no-items'))
    if (page.type === CollectionType.products) return refuse(contentRefusal('terms-of-products'))
    return changeTerms(documents, page, edit)
  },
})
