import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import type { DocumentEdit } from '../../ground/documents/document.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import type { Asset } from './asset.ts'
import { longestMs } from './longest-recording.ts'
import { fileKindOf } from './file-kind.ts'
import { mediaRefusal } from './media-messages.ts'

const assetId = z.string().min(1).max(100)
const part = z.number().min(0).max(1)

/** What the server has found out about bytes that it has stored. */
const storedFile = z.object({
  contentType: z.string().max(200),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  byteSize: z.int().min(0),
  width: z.int().min(1).nullable(),
  height: z.int().min(1).nullable(),
  colorData: z.record(z.string(), z.string()).nullable().default(null),
})

const filename = z.string().trim().min(1).max(255)

/** What a file is described by, empty until somebody has. */
const undescribed = { body: '', componentKey: '', licensedAssetPreview: null } as const

/**
 * Records a file whose bytes the server has stored. Performed by the upload alone and never by name
 * from outside: who could name a hash could read another site's file.
 */
export const addAsset = ownerAction({
  name: 'add-asset',
  title: 'Upload file',
  about: (_input, [added]) => added,
  capability: 'edit-pages',
  input: storedFile.extend({
    assetId: assetId.optional(),
    filename,
    altText: z.string().max(1000).default(''),
  }),
  reads: () => [],
  perform: (_documents, { assetId: id, ...file }, { now, random }) =>
    ok([
      {
        kind: 'asset',
        id: id ?? makeId(now, random),
        after: {
          ...file,
          ...undescribed,
          title: '',
          focalPoint: { x: 0.5, y: 0.5 },
          addedOn: now,
          sample: false,
        },
      },
    ]),
})

/**
 * Puts other bytes in the place of a file's, wherever it is used; its words stay. What is heard of it
 * lasts as long as the new one. Performed by the upload alone, as `add-asset` is.
 */
export const replaceAsset = ownerAction({
  name: 'replace-asset',
  title: 'Replace file',
  about: ({ assetId: id }) => ({ kind: 'asset', id }),
  capability: 'edit-pages',
  input: storedFile.extend({
    assetId,
    filename,
    /** Of a recording, as far as the browser that sends it knows; 0: it does not. */
    durationMs: z.int().min(0).max(longestMs).default(0),
  }),
  reads: ({ assetId: id, durationMs }) => [
    { kind: 'asset', id },
    ...(durationMs > 0
      ? [{ kind: 'item' as const, refersTo: { kind: 'asset' as const, id } }]
      : []),
  ],
  perform(documents, { assetId: id, durationMs, ...file }, { now }) {
    const asset = documents.find('asset', id)
    if (asset === undefined) return refuse(mediaRefusal('no-such-file'))
    if (fileKindOf(asset.contentType) !== fileKindOf(file.contentType)) {
      return refuse(mediaRefusal('other-kind'))
    }
    return ok([
      { kind: 'asset', id, after: { ...asset, ...file, sample: false } },
      ...documents.list('item').flatMap(({ id: itemId, body }): DocumentEdit[] => {
        if (body.audioAssetId !== id || body.durationMs === durationMs) return []
        const after = { ...body, durationMs, sample: false, updatedOn: now }
        return [{ kind: 'item', id: itemId, after }]
      }),
    ])
  },
})

/** Changes a file's name, its words or the point to keep in view. */
export const editAsset = ownerAction({
  name: 'edit-asset',
  title: 'Edit file details',
  about: ({ assetId: id }) => ({ kind: 'asset', id }),
  capability: 'edit-pages',
  input: z.object({
    assetId,
    ...fieldEditInput(
      z.object({
        filename: filename.optional(),
        altText: z.string().max(1000).optional(),
        title: z.string().max(200).optional(),
        body: z.string().max(20_000).optional(),
        focalPoint: z.object({ x: part, y: part }).optional(),
        componentKey: z.string().max(200).optional(),
        licensedAssetPreview: z
          .record(z.string().max(100), z.string().max(2000))
          .nullable()
          .optional(),
      }),
    ),
  }),
  reads: (input) => [{ kind: 'asset', id: input.assetId }],
  perform(documents, { assetId: id, ...edit }) {
    const asset = documents.find('asset', id)
    if (asset === undefined) return refuse(mediaRefusal('no-such-file'))
    // of a file from before, the fields that it lacks are seen as empty
    const stands: Asset & typeof undescribed = { ...undescribed, ...asset } as never
    const changed = changedFields<Asset>(stands, edit)
    if (!changed.ok) return changed
    return ok([{ kind: 'asset', id, after: { ...asset, ...changed.value } }])
  },
})

/** Deletes a file's entry; its bytes stay while the history can bring it back. */
export const deleteAsset = ownerAction({
  name: 'delete-asset',
  title: 'Delete file',
  about: ({ assetId: id }) => ({ kind: 'asset', id }),
  capability: 'edit-pages',
  input: z.object({ assetId }),
  reads: (input) => [{ kind: 'asset', id: input.assetId }],
  perform(documents, { assetId: id }) {
    if (documents.find('asset', id) === undefined) return refuse(mediaRefusal('no-such-file'))
    return ok([{ kind: 'asset', id, after: null }])
  },
})
