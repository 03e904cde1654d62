import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { mostProductsOfPage, type Audience } from '../locks/audience.ts'
import { collectionsRefusal } from './collections-messages.ts'
import { editedPage, findPage } from './page-actions.ts'

const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('members') }),
  z.object({
    kind: z.literal('holders'),
    productIds: z.array(z.string().min(1).max(100)).min(1).max(mostProductsOfPage),
  }),
])

const titles = {
  members: 'Show page to signed-in customers',
  holders: 'Show page to members',
} as const

/**
 * Says whom a page is for, or that it is for everybody again. A product of that id need not be there:
 * one that nobody holds opens for nobody. A password goes, as a page has one way in.
 */
export const setPageAudience = ownerAction({
  name: 'set-page-audience',
  title: (_documents, { set }) =>
    set.audience === null ? 'Show page to everybody' : titles[set.audience.kind],
  about: ({ collectionId: id }) => ({ kind: 'collection', id }),
  capability: 'edit-pages',
  input: z.object({
    collectionId: z.string().max(100),
    ...fieldEditInput(z.object({ audience: audience.nullable() })),
  }),
  reads: ({ collectionId: id }) => [{ kind: 'collection', id }],
  perform(documents, { collectionId: id, ...edit }, { now }) {
    const page = findPage(documents, id)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    const { lockId, audience: stands = null, ...body } = page.body
    const changed = changedFields<{ audience: Audience | null }>({ audience: stands }, edit)
    if (!changed.ok) return changed
    const next = { audience: stands, ...changed.value }.audience
    if (next === null) {
      const open = lockId === undefined ? body : { ...body, lockId }
      return ok([editedPage(id, page.body, open, now)])
    }
    return ok([editedPage(id, page.body, { ...body, audience: next }, now)])
  },
})
