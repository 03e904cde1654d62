import type { PageJob } from '../views/view-mode.ts'
import { choosePictureFormat } from '@vitrine/rules/site/media/image-sizes.ts'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import { fileKindOf } from '@vitrine/rules/site/media/file-kind.ts'
import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { matchesEtag } from '../../ground/http/negotiation.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { rangeReply } from '../../ground/http/range-reply.ts'
import type { ByteRange } from '../../ground/files/byte-range.ts'
import { chooseEncoder, makeDerivative, type Encoder } from '../media/picture-derivatives.ts'
import type { FileStore } from '../../ground/files/file-store.ts'
import type { LiveDocuments } from '../views/live-documents.ts'

/** An SVG picture may hold script: it runs in no page of ours, not even when opened by itself. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * A film or a sound that is opened by itself stands in a page of the browser's own, which is as
 * closed and loads the file once more, as if from elsewhere and without cookies.
 */
const mediumHeaders = {
  'content-security-policy':
    "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  'access-control-allow-origin': '*',
}

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
  view,
}: PageJob): Promise<PageReply | undefined> {
  const match = /^\/static\/images\/(?<id>[\w-]+)\/(?<hash>[0-9a-f]{12})\/[^/]+$/.exec(request.path)
  const { id, hash } = match?.groups ?? {}
  if (id === undefined || hash === undefined) return undefined
  const asset = await findAsset(view.documents, id)
  if (asset === undefined) return undefined
  if (!asset.hash.startsWith(hash)) return toReplacement(id, asset, request.search)
  const copy = copyOf(asset, request)
  if (copy !== null) {
    const { etag } = copy
    if (matchesEtag(request.headers['if-none-match'], etag)) return unchanged(asset, etag, forEver)
    const made = await makeDerivative(context, { hash: asset.hash, ...copy })
    if (made !== undefined) {
      const read = (range: ByteRange | null) =>
        range === null ? made : made.subarray(range.start, range.end + 1)
      const headers = headersOf(asset, etag, forEver)
      const contentType = `image/${copy.encoder}`
      return rangeReply(request, { size: made.byteLength, etag, contentType, headers, read })
    }
  }
  return original(context.files, request, asset, copy === null ? forEver : forNow)
}

/** Where the file that took the place of another is, for pages that name the one before. */
function toReplacement(id: string, asset: Asset, search: string): PageReply {
  const address = assetAddress(id, asset) + (search === '' ? '' : `?${search}`)
  return { redirect: address, headers: { 'cache-control': forNow } }
}

const forEver = 'public, max-age=31536000, immutable'
/** For what may be another thing soon: the file in place of a copy that could not be made. */
const forNow = 'public, max-age=300'

/** The file as it was uploaded; undefined where it is lost. */
async function original(
  files: FileStore,
  request: PageJob['request'],
  asset: Asset,
  caching: string,
): Promise<PageReply | undefined> {
  const size = await files.size(asset.hash)
  if (size === undefined) return undefined
  const etag = etagOf(asset, 'o')
  if (matchesEtag(request.headers['if-none-match'], etag)) return unchanged(asset, etag, caching)
  const { contentType } = asset
  const headers = headersOf(asset, etag, caching)
  const read = (range: ByteRange | null) => files.stream(asset.hash, range)
  return rangeReply(request, { size, etag, contentType, headers, read })
}

async function findAsset(documents: LiveDocuments, id: string): Promise<Asset | undefined> {
  const kept = documents.kept('asset', id)
  return kept ?? (await readDocument(documents.site, 'asset', id))?.body
}

type Copy = {
  readonly width: number | null
  readonly encoder: Encoder
  readonly etag: string
}

/** The copy that a request asks for; null for the bytes as they were uploaded. */
function copyOf(asset: Asset, { search, headers }: PageJob['request']): Copy | null {
  const format = new URLSearchParams(search).get('format')
  if (format === null) return null
  const chosen = choosePictureFormat(format, asset.width ?? 0)
  const width = chosen.kind === 'width' ? chosen.width : null
  const accepted = String(headers['accept'] ?? '')
  const encoder = chooseEncoder(asset.contentType, accepted, pixelsAt(asset, width))
  return encoder && { width, encoder, etag: etagOf(asset, `${width ?? 'o'}-${encoder}`) }
}

function isMedium({ contentType }: Asset): boolean {
  const kind = fileKindOf(contentType)
  return kind === 'video' || kind === 'audio'
}

function etagOf({ hash }: Asset, copy: string): string {
  return `"${hash.slice(0, 20)}-${copy}"`
}

function headersOf(asset: Asset, etag: string, caching: string): Record<string, string> {
  return {
    'cache-control': caching,
    'content-security-policy': picturePolicy,
    ...(isMedium(asset) && mediumHeaders),
    vary: 'Accept',
    etag,
    ...dispositionOf(asset),
  }
}

function unchanged(asset: Asset, etag: string, caching: string): PageReply {
  return { status: 304, headers: headersOf(asset, etag, caching), empty: true }
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
