import type { PageJob } from '../views/page-job.ts'
import type { Reply } from '../../ground/http/reply.ts'

const drawnPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** `/favicon.ico`: the owner's picture, else the site's first letter on its own ground. */
export async function serveFavicon({ context, view }: PageJob): Promise<Reply> {
  const { faviconAssetId, title } = view.settings
  const headers = {
    'cache-control': 'public, max-age=3600',
    'content-security-policy': drawnPolicy,
  }
  const asset = faviconAssetId === null ? undefined : view.pictures.get(faviconAssetId)
  const isPicture = asset?.contentType.startsWith('image/') === true
  const own = isPicture ? await context.files.find(asset.hash) : undefined
  if (isPicture && own !== undefined) return { bytes: own, contentType: asset.contentType, headers }
  const bytes = Buffer.from(drawInitial(title))
  return { bytes, contentType: 'image/svg+xml', headers }
}

function drawInitial(title: string): string {
  const letter = /\p{L}|\p{N}/u.exec(title)?.[0]?.toUpperCase() ?? '·'
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    '<rect width="32" height="32" rx="7" fill="#26332b"/>' +
    '<text x="16" y="22.5" font-family="Georgia,serif" font-size="19" fill="#f6f1e7" ' +
    `text-anchor="middle">${letter}</text></svg>`
  )
}
