import type { PageJob } from '../views/view-mode.ts'
import { createHash } from 'node:crypto'
import { contentTypeOf } from '../../ground/http/content-type.ts'
import { matchesEtag } from '../../ground/http/negotiation.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { rangeReply } from '../../ground/http/range-reply.ts'
import type { ByteRange } from '../../ground/files/byte-range.ts'
import { compressedText } from '../../ground/http/compressed-text.ts'

/** An address that stays when its content changes: used at once, and asked for again behind that. */
const plainCaching = 'public, max-age=300, stale-while-revalidate=604800'

/** What a browser would show as a page; the template's pages are made, not copied. */
const isPage = /html/

/** Files of the template folder must not become pages of their own that run script. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const versionedAddress = /^\/static\/ta\/[^/]+\/(?<version>\d+)\/(?<rest>(?:assets|scripts)\/.*)$/

/**
 * `/assets/*`, `/scripts/*`, and the versioned addresses of both: `/assets/a.woff2?v=<version>`, as
 * the stylesheet names them, and those that `<squarespace:script>` prints,
 * `/static/ta/<site>/<version>/scripts/a.js` and `.../scripts/combo/?a.js&b.js`.
 */
export async function serveTemplateFile(job: PageJob): Promise<PageReply | undefined> {
  const { request, view } = job
  const { version = askedVersion(request.search), rest } =
    versionedAddress.exec(request.path)?.groups ?? {}
  const path = rest ?? request.path.slice(1)
  // the bytes of another version, such as one that an undo may bring back, are not kept under it
  const isCurrent = Number(version) === view.template.version
  if (path === 'scripts/combo/' || path === 'scripts/combo') return combined(job, isCurrent)
  const file = view.template.files.get(path)
  const contentType = contentTypeOf(path)
  if (file === undefined || contentType === undefined || isPage.test(contentType)) return undefined
  const bytes =
    file.kind === 'text' ? Buffer.from(file.text) : await job.context.files.find(file.hash)
  if (bytes === undefined) return undefined
  return fileReply(job, bytes, contentType, isCurrent)
}

function askedVersion(search: string): string {
  return new URLSearchParams(search).get('v') ?? ''
}

function combined(job: PageJob, isCurrent: boolean): Promise<PageReply> {
  const names = job.request.search
    .split('&')
    .map((name) => decodeName(name))
    .slice(0, 50)
  const sources = names.map((name) => job.view.template.text(`scripts/${name}`) ?? '')
  const bytes = Buffer.from(sources.join('\n;\n'))
  return fileReply(job, bytes, 'text/javascript; charset=utf-8', isCurrent)
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replace(/=$/, ''))
  } catch {
    return ''
  }
}

async function fileReply(
  job: PageJob,
  bytes: Buffer,
  contentType: string,
  isCurrent: boolean,
): Promise<PageReply> {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = {
    'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : plainCaching,
    'content-security-policy': filePolicy,
    etag,
  }
  if (matchesEtag(job.request.headers['if-none-match'], etag))
    return { status: 304, headers, empty: true }
  if (!/^text\/|json|svg|xml/.test(contentType)) {
    const read = (range: ByteRange | null) =>
      range === null ? bytes : bytes.subarray(range.start, range.end + 1)
    return rangeReply(job.request, { size: bytes.byteLength, etag, contentType, headers, read })
  }
  const encoded = await compressedText(
    job.context.views.compressed,
    etag,
    bytes,
    job.request.headers['accept-encoding'],
  )
  return { bytes: encoded.bytes, contentType, headers: { ...headers, ...encoded.headers } }
}
