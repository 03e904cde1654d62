import { z } from 'zod'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { changesRefusal } from '../../ground/changes/changes-messages.ts'
import type { DocumentEdit } from '../../ground/documents/document.ts'
import { newId } from '../../ground/ids/new-id.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { isGallery } from '../collections/collection.ts'
import { collectionsRefusal } from '../collections/collections-messages.ts'
import { slugOf } from '../collections/url-id.ts'
import type { Asset } from '../media/asset.ts'
import { contentRefusal } from './content-messages.ts'
import { itemTitle, maxOrderableItems, newItemOf, tooManyItems } from './item-fields.ts'
import { placesAfter } from './places-after.ts'
import { wordsOfFile } from './words-of-file.ts'

const id = z.string().min(1).max(100)

function titleOf({ title, filename }: Asset): string {
  const named = title.trim() === '' ? wordsOfFile(filename) : title
  return itemTitle.safeParse(named.slice(0, 200)).data ?? 'Picture'
}

/** Puts pictures behind the others of a gallery page, each an item that visitors see at once. */
export const addPictures = ownerAction({
  name: 'add-pictures',
  title: (_documents, { pictures }) =>
    pictures.length === 1 ? 'Add picture' : `Add ${pictures.length} pictures`,
  about: ({ collectionId }) => ({ kind: 'collection', id: collectionId }),
  capability: 'edit-pages',
  input: z.object({
    collectionId: id,
    pictures: z
      .array(z.object({ itemId: newId, assetId: id }))
      .min(1)
      .max(maxOrderableItems),
  }),
  reads: ({ collectionId, pictures }) => [
    { kind: 'collection', id: collectionId },
    { kind: 'item', collectionId, limit: maxOrderableItems },
    { kind: 'item', ids: pictures.map(({ itemId }) => itemId) },
    { kind: 'asset', ids: pictures.map(({ assetId }) => assetId) },
  ],
  perform(documents, { collectionId, pictures }, { now }) {
    const page = documents.find('collection', collectionId)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    if (!isGallery(page)) return refuse(contentRefusal('not-a-gallery'))
    const standing = documents.list('item')
    const known = new Set(standing.map((one) => one.id))
    if (pictures.some(({ itemId }) => known.has(itemId))) {
      const isSame = pictures.every(
        ({ itemId, assetId }) => documents.find('item', itemId)?.mainAssetId === assetId,
      )
      return isSame ? ok([]) : refuse(changesRefusal('added-already'))
    }
    const problem = tooManyItems(page, standing.length + pictures.length)
    if (problem !== undefined) return problem
    const places = placesAfter(standing)
    const edits: DocumentEdit[] = []
    for (const { itemId, assetId } of pictures) {
      const asset = documents.find('asset', assetId)
      if (asset === undefined) return refuse(contentRefusal('no-such-picture'))
      const title = titleOf(asset)
      const place = { ...places.next(slugOf(title, 'picture')), title, now }
      const item = newItemOf({ collectionId, page }, place)
      edits.push({ kind: 'item', id: itemId, after: { ...item, mainAssetId: assetId } })
    }
    return ok(edits)
  },
})
