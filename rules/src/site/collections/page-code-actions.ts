import { z } from 'zod'
import { fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { collectionsRefusal } from './collections-messages.ts'
import { editedPage, findPage } from './page-actions.ts'
import { pageCode, withPageCode } from './page-code.ts'

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
    const after = withPageCode(page.body, edit)
    return after.ok ? ok([editedPage(id, page.body, after.value, now)]) : after
  },
})
