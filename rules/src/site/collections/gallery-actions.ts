import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { galleryDesigns } from '../galleries/gallery-settings.ts'
import { isGallery } from './collection.ts'
import { collectionsRefusal } from './collections-messages.ts'
import { editedPage, findPage } from './page-actions.ts'

/** Shows the pictures of a gallery page in another way. */
export const setGalleryDesign = ownerAction({
  name: 'set-gallery-design',
  title: 'Change gallery design',
  about: ({ collectionId: id }) => ({ kind: 'collection', id }),
  capability: 'edit-pages',
  input: z.object({
    collectionId: z.string().max(100),
    ...fieldEditInput(z.object({ galleryDesign: z.enum(galleryDesigns) })),
  }),
  reads: (input) => [{ kind: 'collection', id: input.collectionId }],
  perform(documents, { collectionId: id, ...edit }, { now }) {
    const page = findPage(documents, id)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    if (!isGallery(page.body)) return refuse(collectionsRefusal('not-a-gallery'))
    const { galleryDesign = 'grid' } = page.body
    const changed = changedFields({ ...page.body, galleryDesign }, edit)
    if (!changed.ok) return changed
    return ok([editedPage(id, page.body, { ...page.body, ...changed.value }, now)])
  },
})
