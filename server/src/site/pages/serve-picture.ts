import type { PageJob } from '../views/page-job.ts'
import { choosePictureFormat } from '@vitrine/rules/site/media/picture-widths.ts'
import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { matchesEtag } from '../../ground/http/matches-etag.ts'
import type { Reply } from '../../ground/http/reply.ts'
import { rangeReply } from '../../ground/http/range-reply.ts'
import type { ByteRange } from '../../ground/files/byte-range.ts'
import { chooseEncoder, makeDerivative } from '../media/picture-derivatives.ts'

/** An SVG picture may hold script: it runs in no page of ours, not even when opened by itself. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Pictures that browsers show; everything else an owner uploads is a download. */
const shownTypes =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|svg\+xml|x-icon|vnd\.microsoft\.icon)|audio\/[\w.-]+|video\/[\w.-]+)$/

/**
 * `/static/images/<assetId>/<hash>/<filename>?format=500w`: the file, or its narrower copy in the
 * best encoding that the browser accepts; without a format, the bytes as they were uploaded. The address changes with the bytes, so it holds for ever.
 */
export async function servePicture({
  context,
  request,
  snapshot,
}: PageJob): Promise<Reply | undefined> {
  const match = /^\/static\/images\/(?<id>[\w-]+)\/(?<hash>[0-9a-f]{12})\/[^/]+$/.exec(request.path)
  const { id, hash } = match?.groups ?? {}
  if (id === undefined || hash === undefined) return undefined
  const site = context.database.dbFor(snapshot.siteId)
  const asset = snapshot.assets.get(id) ?? (await readDocument(site, 'asset', id))?.body
  if (asset === undefined || !asset.hash.startsWith(hash)) return undefined
  const format = new URLSearchParams(request.search).get('format')
  const accepted = String(request.headers['accept'] ?? '')
  const chosen = choosePictureFormat(format ?? 'original', asset.width ?? 0)
  const width = chosen.kind === 'width' ? chosen.width : null
  const encoder = chooseEncoder(asset.contentType, accepted, pixelsAt(asset, width))
  const isOriginal = encoder === null || format === null
  const etag = `"${asset.hash.slice(0, 20)}-${isOriginal ? 'o' : `${width ?? 'o'}-${encoder}`}"`
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': picturePolicy,
    vary: 'Accept',
    etag,
    ...dispositionOf(asset),
  }
  if (matchesEtag(request.headers['if-none-match'], etag))
    return { status: 304, headers, empty: true }
  const made =
    isOriginal || encoder === null
      ? undefined
      : await makeDerivative(context.files, { hash: asset.hash, width, encoder })
  if (made !== undefined) {
    const read = (range: ByteRange | null) =>
      range === null ? made : made.subarray(range.start, range.end + 1)
    const contentType = `image/${encoder}`
    return rangeReply(request, { size: made.byteLength, etag, contentType, headers, read })
  }
  const size = await context.files.size(asset.hash)
  if (size === undefined) return undefined
  const { contentType } = asset
  const read = (range: ByteRange | null) => context.files.stream(asset.hash, range)
  return rangeReply(request, { size, etag, contentType, headers, read })
}

/** How many pixels a copy of that width has. */
function pixelsAt({ width, height }: Asset, copyWidth: number | null): number {
  if (width === null || height === null) return 0
  const shown = Math.min(copyWidth ?? width, width)
  return (shown * shown * height) / width
}

function dispositionOf(asset: Asset): Record<string, string> {
  return shownTypes.test(asset.contentType) ? {} : { 'content-disposition': 'attachment' }
}
