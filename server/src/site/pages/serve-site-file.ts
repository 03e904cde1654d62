import { findScope } from '@vitrine/rules/site/design/style-scopes.ts'
import type { PageJob } from '../views/view-mode.ts'
import { lockBefore } from '@vitrine/rules/site/locks/lock.ts'
import { matchesEtag } from '../../ground/http/negotiation.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import { dataPolicy } from '../../ground/http/security-headers.ts'
import { withAssetVersions } from '../design/asset-versions.ts'
import { serveFontFile } from '../design/serve-font-file.ts'
import { compileSiteStylesheet, siteStylesheet } from '../design/site-stylesheet.ts'
import { serveSocialSigns } from '../sites/serve-social-signs.ts'
import { servePicture } from './serve-picture.ts'
import { compressedText } from '../../ground/http/compressed-text.ts'
import { serveTemplateFile } from './serve-template-file.ts'
import { robotsText, serveSiteMap } from './site-maps.ts'

/** Answers the paths of a site that are files, not pages; undefined for all others. */
export async function serveSiteFile(job: PageJob): Promise<PageReply | undefined> {
  const { path, headers } = job.request
  // a worker from a file of the owner's would stand between the visitor and the checkout
  if (headers['service-worker'] === 'script') return { status: 403, empty: true }
  if (path.startsWith('/static/images/')) return servePicture(job)
  if (path.startsWith('/_vitrine/fonts/')) return serveFontFile(job.request)
  if (/^\/(?:assets|scripts|static\/ta)\//.test(path)) return serveTemplateFile(job)
  const isHidden = job.view.settings.isHiddenFromSearch === true
  switch (path) {
    case '/site.css':
      return serveStylesheet(job)
    case '/favicon.ico':
      return serveFavicon(job)
    case '/universal/svg/social-accounts.svg':
      return serveSocialSigns()
    case '/robots.txt':
      return {
        bytes: Buffer.from(robotsText(job.requestSite.origin, isHidden)),
        contentType: 'text/plain; charset=utf-8',
        headers: { 'cache-control': 'public, max-age=3600' },
      }
    case '/sitemap.xml':
      // of a locked site not even the addresses are told, and of a hidden one none are offered
      return isHidden || lockBefore(job.view.settings, job.view.unlocked)
        ? undefined
        : serveSiteMap(job)
    default:
      return undefined
  }
}

async function serveStylesheet({ context, request, view }: PageJob): Promise<PageReply> {
  const query = new URLSearchParams(request.search)
  const sheet = siteStylesheet(view, findScope(query.get('scope')))
  const { css, validUntil } = await compileSiteStylesheet(context, sheet)
  const contentType = 'text/css; charset=utf-8'
  if (validUntil !== null) {
    const unkept = { 'cache-control': 'no-store', 'content-security-policy': dataPolicy }
    return { bytes: Buffer.from(css), contentType, headers: unkept }
  }
  const isCurrent = query.get('v') === sheet.version
  const etag = `"${sheet.version}"`
  const headers = {
    'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    'content-security-policy': dataPolicy,
    etag,
  }
  if (matchesEtag(request.headers['if-none-match'], etag))
    return { status: 304, headers, empty: true }
  const bytes = Buffer.from(withAssetVersions(css, view.template))
  const kept = context.views.compressed
  const encoded = await compressedText(kept, etag, bytes, request.headers['accept-encoding'])
  return { bytes: encoded.bytes, contentType, headers: { ...headers, ...encoded.headers } }
}

const drawnPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** `/favicon.ico`: the owner's picture, else the site's first letter on its own ground. */
export async function serveFavicon({ context, view }: PageJob): Promise<PageReply> {
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
