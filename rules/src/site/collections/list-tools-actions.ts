import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import type { Collection } from './collection.ts'
import { collectionsRefusal } from './collections-messages.ts'
import { listToolSets } from './list-tool-names.ts'
import { canHaveListTools } from './list-tools.ts'
import { editedPage, findPage } from './page-actions.ts'

/** Lets shoppers sort and filter the products of a page, or no longer: null. */
export const setListTools = ownerAction({
  name: 'set-list-tools',
  title: 'Change sorting and filters of page',
  about: ({ collectionId: id }) => ({ kind: 'collection', id }),
  capability: 'edit-pages',
  input: z.object({
    collectionId: z.string().max(100),
    ...fieldEditInput(z.object({ listTools: z.enum(listToolSets).nullable() })),
  }),
  reads: (input) => [{ kind: 'collection', id: input.collectionId }],
  perform(documents, { collectionId: id, ...edit }, { now }) {
    const page = findPage(documents, id)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    if (!canHaveListTools(page.body)) return refuse(collectionsRefusal('lists-no-products'))
    const { listTools: before = null, ...rest } = page.body
    const changed = changedFields({ listTools: before }, edit)
    if (!changed.ok) return changed
    const { listTools = before } = changed.value
    const after: Collection = listTools === null ? rest : { ...rest, listTools }
    return ok([editedPage(id, page.body, after, now)])
  },
})
