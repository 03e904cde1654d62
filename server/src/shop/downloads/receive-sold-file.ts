import { addSoldFile, replaceSoldFile } from '@vitrine/rules/shop/downloads/sold-file-actions.ts'
import type { SoldFileReply } from '@vitrine/rules/shop/downloads/downloads-api.ts'
import { downloadsRefusal } from '@vitrine/rules/shop/downloads/downloads-messages.ts'
import { makeId, type AccountId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { mediaRefusal } from '@vitrine/rules/site/media/media-messages.ts'
import { maxFileBytes } from '@vitrine/rules/site/media/upload-limits.ts'
import { ok, refuse, type Refused, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import type { Context } from '../../ground/context.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import type { Upload } from '../../ground/http/route.ts'
import { plainName } from '../../site/media/plain-name.ts'
import { receiveUpload } from '../../site/media/receive-upload.ts'

type Sending = {
  readonly itemId: string
  /** The file whose place it takes; undefined for one more. */
  readonly fileId?: string
  readonly readUpload: () => Promise<Upload | null>
}

type Author = { readonly authorId: AccountId; readonly now: number; readonly random: Random }

/**
 * Stores a file that a digital product is sold as, byte for byte as it came: it is no file of the site,
 * so no address but a grant's leads to it.
 */
export async function receiveSoldFile(
  context: Pick<Context, 'database' | 'files' | 'kinds'>,
  siteId: SiteId,
  { itemId, fileId, readUpload }: Sending,
  author: Author,
): Promise<Result<SoldFileReply>> {
  const refused = await refusedBefore(context, siteId, itemId, fileId)
  if (refused !== undefined) return refused
  const upload = await readUpload()
  if (upload === null) return refuse(mediaRefusal('no-file-chosen'))
  const received = await receiveUpload(context.files, upload.content, 'any', maxFileBytes)
  if (!received.ok) return received
  const { type, file } = received.value
  if (upload.isGone()) {
    await context.files.incoming.discard(file.path)
    return refuse(mediaRefusal('upload-cancelled'))
  }
  await context.files.keep(file)
  const { hash, byteSize } = file
  const { contentType } = type
  const stored = { name: plainName(upload.filename), hash, byteSize, contentType }
  const id = fileId ?? makeId<'sold-file'>(author.now, author.random)
  const action = fileId === undefined ? addSoldFile : replaceSoldFile
  const done = await performAction(
    context,
    siteId,
    action,
    { itemId, fileId: id, ...stored },
    author,
  )
  return done.ok ? ok({ fileId: id, sequence: done.value.sequence }) : done
}

/** What is wrong before anybody sends all of a film for nothing; the action asks once more. */
async function refusedBefore(
  { database }: Pick<Context, 'database'>,
  siteId: SiteId,
  itemId: string,
  fileId: string | undefined,
): Promise<Refused | undefined> {
  const item = await readDocument(database.dbFor(siteId), 'item', itemId)
  const files = item?.body.product?.files ?? []
  if (item === undefined) return refuse(mediaRefusal('no-such-file'))
  if (fileId === undefined || files.some(({ id }) => id === fileId)) return undefined
  return refuse(downloadsRefusal('no-such-sold-file'))
}
