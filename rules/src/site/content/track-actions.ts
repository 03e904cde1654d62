import { z } from 'zod'
import { changesRefusal } from '../../ground/changes/changes-messages.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import type { DocumentEdit } from '../../ground/documents/document.ts'
import { newId } from '../../ground/ids/new-id.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { isAlbum } from '../collections/collection.ts'
import { collectionsRefusal } from '../collections/collections-messages.ts'
import { slugOf } from '../collections/url-id.ts'
import type { Asset } from '../media/asset.ts'
import { fileKindOf } from '../media/file-kind.ts'
import { longestMs } from '../media/longest-recording.ts'
import { contentRefusal } from './content-messages.ts'
import { itemTitle, maxOrderableItems, newItemOf, tooManyItems } from './item-fields.ts'
import { placesAfter } from './places-after.ts'
import { wordsOfFile } from './words-of-file.ts'

const id = z.string().min(1).max(100)

/** What a track is called that nobody has named: its file, without the number that puts files in order. */
function titleOf({ title, filename }: Asset): string {
  const unnumbered = filename.replace(/^(?:0\d[ ._-]|\d{1,2} ?[._-] )/, '')
  // what has nothing but a number is called by it
  const words = wordsOfFile(unnumbered.includes('.') ? unnumbered : filename)
  const named = title.trim() === '' ? words : title
  return itemTitle.safeParse(named.slice(0, 200)).data ?? 'Track'
}

/** Puts recordings behind the others of an album, each a track that visitors hear at once. */
export const addTracks = ownerAction({
  name: 'add-tracks',
  title: (_documents, { tracks }) =>
    tracks.length === 1 ? 'Add track' : `Add ${tracks.length} tracks`,
  about: ({ collectionId }) => ({ kind: 'collection', id: collectionId }),
  capability: 'edit-pages',
  input: z.object({
    collectionId: id,
    tracks: z
      .array(
        z.object({
          itemId: newId,
          assetId: id,
          /** As far as the browser that sends it knows; 0: it does not. */
          durationMs: z.int().min(0).max(longestMs).default(0),
        }),
      )
      .min(1)
      .max(maxOrderableItems),
  }),
  reads: ({ collectionId, tracks }) => [
    { kind: 'collection', id: collectionId },
    { kind: 'item', collectionId, limit: maxOrderableItems },
    { kind: 'item', ids: tracks.map(({ itemId }) => itemId) },
    { kind: 'asset', ids: tracks.map(({ assetId }) => assetId) },
  ],
  perform(documents, { collectionId, tracks }, { now }) {
    const page = documents.find('collection', collectionId)
    if (page === undefined) return refuse(collectionsRefusal('no-such-page'))
    if (!isAlbum(page)) return refuse(contentRefusal('tracks-need-an-album'))
    const standing = documents.list('item')
    const known = new Set(standing.map((one) => one.id))
    if (tracks.some(({ itemId }) => known.has(itemId))) {
      const isSame = tracks.every(
        ({ itemId, assetId }) => documents.find('item', itemId)?.audioAssetId === assetId,
      )
      return isSame ? ok([]) : refuse(changesRefusal('added-already'))
    }
    const problem = tooManyItems(page, standing.length + tracks.length)
    if (problem !== undefined) return problem
    const places = placesAfter(standing)
    const edits: DocumentEdit[] = []
    for (const { itemId, assetId, durationMs } of tracks) {
      const asset = documents.find('asset', assetId)
      if (asset === undefined || fileKindOf(asset.contentType) !== 'audio') {
        return refuse(contentRefusal('no-such-sound'))
      }
      const title = titleOf(asset)
      const item = newItemOf(
        { collectionId, page },
        { ...places.next(slugOf(title, 'track')), title, now },
      )
      edits.push({
        kind: 'item',
        id: itemId,
        after: { ...item, audioAssetId: assetId, durationMs },
      })
    }
    return ok(edits)
  },
})
