import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { hasViews } from './collection-view.ts'
import { collectionViews } from './view-names.ts'
import type { Collection } from './collection.ts'
import { collectionsRefusal } from './collections-messages.ts'
import { editedPage, findPage } from './page-actions.ts'

/** Shows the posts or products of a page in another way; null: as the template has it. */
export const setCollectionView = ownerAction({
  name: 'set-collection-view',
  title: 'Change view of page',
  about: ({ collectionId: id }) => ({ kind: 'collection', id }),
  capability: 'edit-pages',
  input: z.object({
    collectionId: z.string().max(100),
    ...fieldEditInput(z.object({ view: z.enum(collectionViews).nullable() })),
  }),
  reads: (input) => [{ kind: 'collection', id: input.collectionId }],
  perform(documents, { collectionId: id, ...edit }, { now }) {
    const page = findPage(documents, id)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    if (!hasViews(page.body)) return refuse(collectionsRefusal('has-no-views'))
    const { view: before = null, ...rest } = page.body
    const changed = changedFields({ view: before }, edit)
    if (!changed.ok) return changed
    const { view = before } = changed.value
    const after: Collection = view === null ? rest : { ...rest, view }
    return ok([editedPage(id, page.body, after, now)])
  },
})
