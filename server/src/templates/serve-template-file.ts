import { createHash } from 'node:crypto'
import { matchesEtag } from '../http/matches-etag.ts'
import type { Reply } from '../http/route.ts'
import type { PageJob } from '../pages/serve-page.ts'
import { compressedText } from '../render/compressed-text.ts'

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  txt: 'text/plain; charset=utf-8',
}

/** An address that stays when its content changes: used at once, and asked for again behind that. */
const plainCaching = 'public, max-age=300, stale-while-revalidate=604800'

/** Files of the template folder must not become pages of their own that run script. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * `/assets/*`, `/scripts/*`, and the versioned addresses that `<squarespace:script>` prints:
 * `/static/ta/<site>/<revision>/scripts/a.js` and `.../scripts/combo/?a.js&b.js`.
 */
export async function serveTemplateFile(job: PageJob): Promise<Reply | undefined> {
  const { request, snapshot } = job
  const versioned = /^\/static\/ta\/[^/]+\/\d+\/(?<rest>(?:assets|scripts)\/.*)$/.exec(request.path)
  const path = versioned?.groups?.['rest'] ?? request.path.slice(1)
  if (path === 'scripts/combo/' || path === 'scripts/combo') return combined(job)
  const file = snapshot.template.files.get(path)
  const contentType = contentTypes[path.slice(path.lastIndexOf('.') + 1).toLowerCase()]
  if (file === undefined || contentType === undefined) return undefined
  const bytes =
    file.kind === 'text' ? Buffer.from(file.text) : await job.context.files.read(file.hash)
  return fileReply(job, bytes, contentType, versioned !== null)
}

function combined(job: PageJob): Promise<Reply> {
  const names = job.request.search
    .split('&')
    .map((name) => decodeName(name))
    .slice(0, 50)
  const sources = names.map((name) => job.snapshot.template.text(`scripts/${name}`) ?? '')
  const bytes = Buffer.from(sources.join('\n;\n'))
  return fileReply(job, bytes, 'text/javascript; charset=utf-8', true)
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
  versioned: boolean,
): Promise<Reply> {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = {
    'cache-control': versioned ? 'public, max-age=31536000, immutable' : plainCaching,
    'content-security-policy': filePolicy,
    etag,
  }
  if (matchesEtag(job.request.headers['if-none-match'], etag))
    return { status: 304, headers, empty: true }
  if (!/^text\/|json|svg/.test(contentType)) return { bytes, contentType, headers }
  const encoded = await compressedText(etag, bytes, job.request.headers['accept-encoding'])
  return { bytes: encoded.bytes, contentType, headers: { ...headers, ...encoded.headers } }
}
