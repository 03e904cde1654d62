import { makeId, type AccountId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { AssetFile } from '@vitrine/rules/site/media/asset.ts'
import { addAsset, replaceAsset } from '@vitrine/rules/site/media/asset-actions.ts'
import type { AcceptedFiles } from '@vitrine/rules/site/media/file-kind.ts'
import type { UploadReply } from '@vitrine/rules/site/media/media-api.ts'
import { mediaRefusal } from '@vitrine/rules/site/media/media-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import type { Context } from '../../ground/context.ts'
import type { FileStore } from '../../ground/files/file-store.ts'
import type { Upload } from '../../ground/http/route.ts'
import { checkFont } from './check-font.ts'
import { cleanPicture } from './clean-picture.ts'
import { plainName } from './plain-name.ts'
import { receiveUpload, type ReceivedUpload } from './receive-upload.ts'

type UploadContext = Pick<Context, 'database' | 'files' | 'kinds'>

type UploadWish = {
  readonly upload: Upload
  readonly accept: AcceptedFiles
  /** The asset whose file it becomes; undefined for one of its own. */
  readonly assetId?: string
  /** How long a recording lasts that takes its place; absent or 0: nobody knows. */
  readonly durationMs?: number
}

type Author = { readonly authorId: AccountId; readonly now: number; readonly random: Random }

/**
 * Stores an owner's file and records it as an asset of the site, or in the place of an asset's file;
 * undo takes the record back. Nothing is recorded for somebody who is gone by then.
 */
export async function uploadAsset(
  context: UploadContext,
  siteId: SiteId,
  { upload, accept, assetId, durationMs = 0 }: UploadWish,
  author: Author,
): Promise<Result<UploadReply>> {
  const received = await receiveUpload(context.files, upload.content, accept)
  if (!received.ok) return received
  const stored = await store(context.files, received.value)
  if (!stored.ok) return stored
  if (upload.isGone()) return refuse(mediaRefusal('upload-cancelled'))
  const id = assetId ?? makeId<'asset'>(author.now, author.random)
  const file = { assetId: id, filename: plainName(upload.filename), ...stored.value }
  const done =
    assetId === undefined
      ? await performAction(context, siteId, addAsset, file, author)
      : await performAction(context, siteId, replaceAsset, { ...file, durationMs }, author)
  return done.ok ? ok({ assetId: id, sequence: done.value.sequence }) : done
}

/** Keeps a file: a picture written anew, everything else as it is. */
async function store(files: FileStore, { type, file }: ReceivedUpload): Promise<Result<AssetFile>> {
  const { contentType } = type
  const { hash, byteSize } = file
  if (type.kind === 'font') {
    const checked = await checkFont(file.path)
    if (!checked.ok) {
      await files.incoming.discard(file.path)
      return checked
    }
  }
  if (type.kind !== 'picture') {
    await files.keep(file)
    return ok({ contentType, hash, byteSize, width: null, height: null, colorData: null })
  }
  const path = await files.incoming.reserve()
  try {
    const cleaned = await cleanPicture(file.path, path)
    if (!cleaned.ok) return cleaned
    const written = await files.incoming.take(path)
    await files.keep(written)
    const { measures } = cleaned.value
    return ok({
      contentType: cleaned.value.contentType,
      hash: written.hash,
      byteSize: written.byteSize,
      ...measures,
    })
  } finally {
    await files.incoming.discard(file.path)
    await files.incoming.discard(path)
  }
}
