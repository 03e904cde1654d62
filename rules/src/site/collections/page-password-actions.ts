import { z } from 'zod'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { lockEdit, titleOfLockEdit, withLock } from '../locks/lock-edit.ts'
import { collectionsRefusal } from './collections-messages.ts'
import { editedPage, findPage } from './page-actions.ts'

/** Puts a page behind a password, or takes it away. */
export const setPagePassword = ownerAction({
  name: 'set-page-password',
  title: (documents, { collectionId, set }) =>
    titleOfLockEdit('page', documents.find('collection', collectionId), set.lockId),
  about: ({ collectionId: id }) => ({ kind: 'collection', id }),
  capability: 'edit-pages',
  input: z.object({ collectionId: z.string().max(100), ...lockEdit }),
  reads: ({ collectionId: id }) => [{ kind: 'collection', id }],
  perform(documents, { collectionId: id, ...edit }, { now }) {
    const page = findPage(documents, id)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    const after = withLock(page.body, edit)
    return after.ok ? ok([editedPage(id, page.body, after.value, now)]) : after
  },
})
