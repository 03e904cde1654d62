import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { collectionsRefusal } from './collections-messages.ts'
import { editedPage, findPage } from './page-actions.ts'
import { backgroundFields, backgroundOf, backgroundProblem } from './page-background.ts'

/** Changes what stands behind or above a page, and the picture of that. */
export const setPageBackground = ownerAction({
  name: 'set-page-background',
  title: 'Change banner of page',
  about: ({ collectionId: id }) => ({ kind: 'collection', id }),
  capability: 'edit-pages',
  input: z.object({
    collectionId: z.string().max(100),
    ...fieldEditInput(
      backgroundFields.extend({ mainAssetId: z.string().max(100).nullable().optional() }),
    ),
  }),
  reads: (input) => [{ kind: 'collection', id: input.collectionId }],
  perform(documents, { collectionId: id, ...edit }, { now }) {
    const page = findPage(documents, id)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    const { body } = page
    const changed = changedFields({ ...body, ...backgroundOf(body) }, edit)
    if (!changed.ok) return changed
    const problem = backgroundProblem(body, changed.value)
    if (problem !== undefined) return problem
    return ok([editedPage(id, body, { ...body, ...changed.value }, now)])
  },
})
