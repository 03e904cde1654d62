import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { isAlbum, isPodcast } from './collection.ts'
import { collectionsRefusal } from './collections-messages.ts'
import { editedPage, findPage } from './page-actions.ts'

/** What an owner says of an album or a podcast; its cover is the main picture of its page. */
export const albumFields = z.object({
  artistName: z.string().trim().max(200).optional(),
  mainAssetId: z.string().max(100).nullable().optional(),
  /** HTML; sanitised when it is saved. */
  description: z.string().max(100_000).optional(),
})

/** Says what an album or a podcast is and whom it is by, or gives it a cover. */
export const editAlbum = ownerAction({
  name: 'edit-album',
  title(documents, { collectionId }) {
    const page = documents.find('collection', collectionId)
    return page !== undefined && isPodcast(page) ? 'Edit podcast' : 'Edit album'
  },
  about: ({ collectionId: id }) => ({ kind: 'collection', id }),
  capability: 'edit-pages',
  input: z.object({ collectionId: z.string().max(100), ...fieldEditInput(albumFields) }),
  reads: (input) => [{ kind: 'collection', id: input.collectionId }],
  perform(documents, { collectionId: id, ...edit }, { now }) {
    const page = findPage(documents, id)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    if (!isAlbum(page.body) && !isPodcast(page.body)) {
      return refuse(collectionsRefusal('not-an-album'))
    }
    const { artistName = '' } = page.body
    const changed = changedFields({ ...page.body, artistName }, edit)
    if (!changed.ok) return changed
    return ok([editedPage(id, page.body, { ...page.body, ...changed.value }, now)])
  },
})
