import { makeId, type AccountId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { addAsset } from '@vitrine/rules/site/media/asset-actions.ts'
import type { UploadReply } from '@vitrine/rules/site/media/media-api.ts'
import { ok, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import type { Context } from '../../ground/context.ts'
import { cleanPicture } from './clean-picture.ts'

export type UploadedFile = { readonly filename: string; readonly bytes: Uint8Array }

/** Stores an owner's picture and records it as an asset of the site; undo takes the record back. */
export async function uploadAsset(
  context: Pick<Context, 'database' | 'files' | 'kinds'>,
  siteId: SiteId,
  file: UploadedFile,
  author: { authorId: AccountId; now: number; random: Random },
): Promise<Result<UploadReply>> {
  const cleaned = await cleanPicture(file.bytes)
  if (!cleaned.ok) return cleaned
  const { bytes, contentType, measures } = cleaned.value
  const assetId = makeId<'asset'>(author.now, author.random)
  const done = await performAction(
    context,
    siteId,
    addAsset,
    {
      assetId,
      filename: plainName(file.filename),
      contentType,
      hash: await context.files.put(bytes),
      byteSize: bytes.byteLength,
      ...measures,
    },
    author,
  )
  return done.ok ? ok({ assetId, sequence: done.value.sequence }) : done
}

/** The last part of what a browser calls the file, for people; no path is ever made of it. */
function plainName(filename: string): string {
  const name = filename.split(/[\\/]/).at(-1)?.trim().slice(0, 255) ?? ''
  return name === '' ? 'picture' : name
}
