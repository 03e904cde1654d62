import { matchesEtag, chooseEncoding } from '../../ground/http/negotiation.ts'
import { dataPolicy } from '../../ground/http/security-headers.ts'
import type { Reply } from '../../ground/http/reply.ts'
import type { CachedPage } from '../views/page-cache.ts'
import type { PageJob } from '../views/page-job.ts'
import { readSiteMapPart, siteMapXml } from './site-maps.ts'

/** Answers `/sitemap.xml` and its parts; a part is made once for a state of the site. */
export async function serveSiteMap(job: PageJob): Promise<Reply> {
  const { request, view, requestSite, context } = job
  const part = readSiteMapPart(request.search)
  if (part === undefined) return { status: 404, empty: true }
  const { maps } = context.views
  const key = `${requestSite.origin} ${JSON.stringify(part)}`
  const known = maps.find(key, view, request.uptime)
  if (known !== undefined) return mapReply(job, known)
  const { site } = view.documents
  const { origin } = requestSite
  const made = await siteMapXml({ site, view, origin, now: request.now }, part)
  if (made === undefined) return { status: 404, empty: true }
  const kept = await maps.store(key, {
    view,
    bytes: Buffer.from(made),
    contentType: 'application/xml; charset=utf-8',
    policy: dataPolicy,
    validUntil: null,
  })
  return mapReply(job, kept)
}

function mapReply({ request }: PageJob, map: CachedPage): Reply {
  const headers = {
    'cache-control': 'public, max-age=3600',
    'content-security-policy': map.policy,
    etag: map.etag,
    vary: 'accept-encoding',
  }
  if (matchesEtag(request.headers['if-none-match'], map.etag)) {
    return { status: 304, headers, empty: true }
  }
  const accepted = request.headers['accept-encoding']
  const encoding = chooseEncoding(typeof accepted === 'string' ? accepted : undefined)
  return {
    bytes: map[encoding],
    contentType: map.contentType,
    headers: encoding === 'identity' ? headers : { 'content-encoding': encoding, ...headers },
  }
}
