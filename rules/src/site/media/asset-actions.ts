import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { makeId } from '../../ground/ids/ids.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { mediaRefusal } from './media-messages.ts'

const assetId = z.string().min(1).max(100)
const part = z.number().min(0).max(1)

/**
 * Records a file whose bytes the server has stored. Performed by the upload alone and never by name
 * from outside: who could name a hash could read another site's file.
 */
export const addAsset = ownerAction({
  name: 'add-asset',
  title: 'Upload file',
  about: (_input, [added]) => added,
  capability: 'edit-pages',
  input: z.object({
    assetId: assetId.optional(),
    filename: z.string().trim().min(1).max(255),
    contentType: z.string().max(200),
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    byteSize: z.int().min(0),
    width: z.int().min(1).nullable(),
    height: z.int().min(1).nullable(),
    altText: z.string().max(1000).default(''),
    colorData: z.record(z.string(), z.string()).nullable().default(null),
  }),
  reads: () => [],
  perform: (_documents, { assetId: id, ...file }, { now, random }) =>
    ok([
      {
        kind: 'asset',
        id: id ?? makeId(now, random),
        after: {
          ...file,
          title: '',
          focalPoint: { x: 0.5, y: 0.5 },
          addedOn: now,
          sample: false,
        },
      },
    ]),
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
        filename: z.string().trim().min(1).max(255).optional(),
        altText: z.string().max(1000).optional(),
        title: z.string().max(200).optional(),
        focalPoint: z.object({ x: part, y: part }).optional(),
      }),
    ),
  }),
  reads: (input) => [{ kind: 'asset', id: input.assetId }],
  perform(documents, { assetId: id, ...edit }) {
    const asset = documents.find('asset', id)
    if (asset === undefined) return refuse(mediaRefusal('no-such-file'))
    const changed = changedFields(asset, edit)
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
