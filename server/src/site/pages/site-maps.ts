import type { PageJob } from '../views/page-job.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import { listDocuments, listItemPage } from '../../ground/documents/read-documents.ts'

/** `robots.txt` (template platform §8). */
export function robotsText(origin: string): string {
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

const maxEntriesPerCollection = 1000

/** Every live page and item with the day of its last change. */
export async function sitemapXml({
  context,
  snapshot,
  requestSite,
  request,
}: PageJob): Promise<string> {
  const site = context.database.dbFor(snapshot.siteId)
  const entries: string[] = []
  for (const [collectionId, collection] of snapshot.collections) {
    if (collection.visibility !== 'live') continue
    const path = collection.homepage ? '/' : `/${collection.urlId}`
    entries.push(entry(requestSite.origin + path, collection.updatedOn, null))
    if (collection.type === CollectionType.page) continue
    const { items } = await listItemPage(site, {
      collectionId,
      order: 'newest-first',
      limit: maxEntriesPerCollection,
      publishedBy: request.now,
    })
    const ids = items.flatMap((item) => item.body.mainAssetId ?? [])
    const assets = new Map(
      (await listDocuments(site, 'asset', { ids })).map((one) => [one.id, one.body]),
    )
    for (const { body } of items) {
      const asset = body.mainAssetId === null ? undefined : assets.get(body.mainAssetId)
      const picture =
        asset && body.mainAssetId
          ? requestSite.origin + assetAddress(body.mainAssetId, asset)
          : null
      entries.push(
        entry(`${requestSite.origin}/${collection.urlId}/${body.urlId}`, body.updatedOn, picture),
      )
    }
  }
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  )
}

function entry(address: string, updatedOn: number, picture: string | null): string {
  const day = new Date(updatedOn).toISOString().slice(0, 10)
  const image =
    picture === null
      ? ''
      : `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>`
  return `<url><loc>${escapeHtml(encodeURI(address))}</loc><lastmod>${day}</lastmod>${image}</url>`
}
