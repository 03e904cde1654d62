import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { collectionsRefusal } from './collections-messages.ts'
import { editedPage, findPage } from './page-actions.ts'

/** How long the code of a page may be, in characters. */
export const maxPageCode = 100_000

/** What may be set of a page's code. */
export const pageCode = z.object({ header: z.string().max(maxPageCode) })

/** Sets the code that a page's head ends with. */
export const setPageCode = ownerAction({
  name: 'set-page-code',
  title: 'Edit page code',
  about: ({ collectionId: id }) => ({ kind: 'collection', id }),
  capability: 'edit-code',
  input: z.object({ collectionId: z.string().max(100), ...fieldEditInput(pageCode) }),
  reads: ({ collectionId: id }) => [{ kind: 'collection', id }],
  perform(documents, { collectionId: id, ...edit }, { now }) {
    const page = findPage(documents, id)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    const { codeInjection = { header: '' }, ...body } = page.body
    const changed = changedFields(codeInjection, edit)
    if (!changed.ok) return changed
    const code = { ...codeInjection, ...changed.value }
    const after = code.header === '' ? body : { ...body, codeInjection: code }
    return ok([editedPage(id, page.body, after, now)])
  },
})
