import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { answersItself } from '@vitrine/rules/site/collections/folder.ts'
import { holdsItems } from '@vitrine/rules/site/collections/holds-items.ts'
import { hasLock } from '@vitrine/rules/site/locks/lock.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { ItemCursor } from '../../ground/documents/list-items.ts'
import type { SiteView } from '../views/site-view.ts'
import { findTarget } from './find-target.ts'
import { saysSomething } from './says-something.ts'
import { readMapPart, readPartStarts, type MappedItem } from './site-map-store.ts'
import { matchesEtag, chooseEncoding } from '../../ground/http/negotiation.ts'
import { dataPolicy } from '../../ground/http/security-headers.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { CachedPage } from '../views/page-cache.ts'
import type { PageJob } from '../views/view-mode.ts'

/** `robots.txt` (template platform §8). @param isHidden search engines are to leave all of it out */
export function robotsText(origin: string, isHidden: boolean): string {
  if (isHidden) return 'User-agent: *\nDisallow: /\n'
  return [
    'User-agent: *',
    'Disallow: /config',
    'Disallow: /search',
    'Disallow: /account',
    'Disallow: /checkout',
    'Disallow: /cart',
    'Disallow: /api/',
    'Disallow: /*?format=json',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** What one file of a site's map says: which parts there are, its pages, or items of a list. */
export type SiteMapPart =
  | { readonly kind: 'index' }
  | { readonly kind: 'pages' }
  | { readonly kind: 'list'; readonly urlId: string; readonly after: ItemCursor | null }

/** Reads the query of a map's address; undefined where no map is meant by it. */
export function readSiteMapPart(search: string): SiteMapPart | undefined {
  const query = new URLSearchParams(search)
  const list = query.get('list')
  const part = query.get('part')
  if (part !== null) return part === 'pages' && list === null ? { kind: 'pages' } : undefined
  if (list === null) return { kind: 'index' }
  const after = query.get('after')
  if (after === null) return { kind: 'list', urlId: list, after: null }
  const cursor = /^(-?\d{1,15})~(\P{Cc}{1,100})$/u.exec(after)
  if (cursor === null) return undefined
  return { kind: 'list', urlId: list, after: { value: Number(cursor[1]), id: cursor[2] ?? '' } }
}

/** The address of a part, as `readSiteMapPart` reads it; it tells parts apart in caches too. */
function partAddress(part: SiteMapPart): string {
  if (part.kind === 'index') return '/sitemap.xml'
  if (part.kind === 'pages') return '/sitemap.xml?part=pages'
  const after = part.after === null ? {} : { after: `${part.after.value}~${part.after.id}` }
  return `/sitemap.xml?${new URLSearchParams({ list: part.urlId, ...after }).toString()}`
}

export type SiteMapJob = {
  readonly site: SiteDatabase
  readonly view: SiteView
  readonly origin: string
  readonly now: number
}

/** One file of the map as XML; undefined where there is no such list. */
export async function siteMapXml(job: SiteMapJob, part: SiteMapPart): Promise<string | undefined> {
  if (part.kind === 'index') return mapIndex(job)
  if (part.kind === 'pages') return addressSet(pageEntries(job))
  for (const [collectionId, collection] of listedCollections(job.view)) {
    if (collection.urlId !== part.urlId) continue
    const items = await readMapPart(job.site, collectionId, job.now, part.after)
    return addressSet(items.map((item) => itemEntry(job.origin, collection, item)))
  }
  return undefined
}

function listedCollections({ collections }: SiteView): (readonly [string, Collection])[] {
  return [...collections].filter(([, page]) => isMapped(page) && holdsItems(page))
}

/** Search engines are led to nothing that asks them for a password, nor to what only leads on. */
function isMapped(page: Collection): boolean {
  return page.visibility === 'live' && !hasLock(page) && answersItself(page)
}

async function mapIndex({ site, view, origin, now }: SiteMapJob): Promise<string> {
  const parts: SiteMapPart[] = [{ kind: 'pages' }]
  for (const [collectionId, { urlId }] of listedCollections(view)) {
    const starts = await readPartStarts(site, collectionId, now)
    parts.push(...starts.map((after) => ({ kind: 'list', urlId, after }) as const))
  }
  const entries = parts.map(
    (part) => `<sitemap><loc>${escapeHtml(origin + partAddress(part))}</loc></sitemap>`,
  )
  return xml(`<sitemapindex ${siteMapNames}>\n${entries.join('\n')}\n</sitemapindex>`)
}

function pageEntries({ view, origin, now }: SiteMapJob): string[] {
  const collections = [...view.collections.values()]
    .filter(isMapped)
    .map(({ homepage, urlId, updatedOn }) =>
      entry(homepage ? `${origin}/` : `${origin}/${urlId}`, updatedOn, null),
    )
  // a template's pages have no day of their own, and a collection may stand at the same address
  const ofTemplate = view.template
    .pagePaths()
    .filter((path) => {
      const target = findTarget(view, path)
      return target.kind === 'static-page' && saysSomething(target, view, now)
    })
    .map((path) => entry(origin + path, null, null))
  return [...collections, ...ofTemplate]
}

function itemEntry(origin: string, { urlId }: Collection, item: MappedItem): string {
  const { assetId, hash, filename } = item
  const hasPicture = assetId !== null && hash !== null && filename !== null
  const picture = hasPicture ? origin + assetAddress(assetId, { hash, filename }) : null
  return entry(`${origin}/${urlId}/${item.urlId}`, item.updatedOn, picture)
}

const siteMapNames = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function addressSet(entries: readonly string[]): string {
  const pictureNames = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  return xml(`<urlset ${siteMapNames} ${pictureNames}>\n${entries.join('\n')}\n</urlset>`)
}

function xml(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

function entry(address: string, updatedOn: number | null, picture: string | null): string {
  const day =
    updatedOn === null ? '' : `<lastmod>${new Date(updatedOn).toISOString().slice(0, 10)}</lastmod>`
  const image =
    picture === null
      ? ''
      : `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>`
  return `<url><loc>${escapeHtml(encodeURI(address))}</loc>${day}${image}</url>`
}

/** Answers `/sitemap.xml` and its parts; a part is made once for a state of the site. */
export async function serveSiteMap(job: PageJob): Promise<PageReply> {
  const { request, requestSite, context } = job
  // it says the same to everybody, so it is kept once, whoever asks and whatever they have opened
  const view = context.views.live.peek(requestSite.siteId, request) ?? job.view
  const part = readSiteMapPart(request.search)
  if (part === undefined) return { status: 404, empty: true }
  const { maps } = context.views
  const key = `${requestSite.origin} ${JSON.stringify(part)}`
  const known = maps.find(key, request.uptime)
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
    marks: [],
  })
  return mapReply(job, kept)
}

function mapReply({ request, view }: PageJob, map: CachedPage): PageReply {
  const headers = {
    // of a locked site it is for whoever has opened it, and for no cache between
    'cache-control': hasLock(view.settings) ? 'private, no-store' : 'public, max-age=3600',
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
