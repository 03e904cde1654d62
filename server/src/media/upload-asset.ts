import { makeId, type AccountId, type Random, type SiteId } from '@vitrine/rules/ids/ids.ts'
import { addAsset } from '@vitrine/rules/media/asset-actions.ts'
import { mediaRefusal } from '@vitrine/rules/media/media-messages.ts'
import type { UploadReply } from '@vitrine/rules/media/media-api.ts'
import { ok, refuse, type Result } from '@vitrine/rules/refusals/result.ts'
import { performAction } from '../changes/perform-action.ts'
import type { Context } from '../context.ts'
import { cleanPicture } from './clean-picture.ts'
import { measurePicture } from './measure-picture.ts'

export type UploadedFile = { readonly filename: string; readonly bytes: Uint8Array }

/** Stores an owner's picture and records it as an asset of the site; undo takes the record back. */
export async function uploadAsset(
  { database, files }: Pick<Context, 'database' | 'files'>,
  siteId: SiteId,
  file: UploadedFile,
  author: { authorId: AccountId; now: number; random: Random },
): Promise<Result<UploadReply>> {
  const picture = await cleanPicture(file.bytes)
  const measures = picture && (await measurePicture(picture.bytes))
  if (picture === null || measures === null) return refuse(mediaRefusal('not-a-picture'))
  const assetId = makeId<'asset'>(author.now, author.random)
  const done = await performAction(
    database,
    siteId,
    addAsset,
    {
      assetId,
      filename: plainName(file.filename),
      contentType: picture.contentType,
      hash: await files.put(picture.bytes),
      byteSize: picture.bytes.byteLength,
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
