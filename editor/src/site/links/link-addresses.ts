import { pagePath } from '@vitrine/rules/site/collections/page-path.ts'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import type { LinkTarget } from '@vitrine/rules/site/navigation/link-target.ts'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { documentQuery, documentsQuery } from '../../ground/changes/documents.ts'
import { queryClient } from '../../ground/http/query-client.ts'

/**
 * The address of today of what a link leads to: texts and menus hold addresses.
 * @throws RequestRefused where it is gone or cannot be asked for
 */
export async function addressOfTarget(siteId: string, to: LinkTarget): Promise<string> {
  if (typeof to === 'string') return to
  const { kind, id } = to
  if (kind === 'asset') {
    const { body } = await queryClient.fetchQuery(documentQuery(siteId, 'asset', id))
    return assetAddress(id, body)
  }
  if (kind === 'collection') return pageAddress(siteId, id)
  const { body } = await queryClient.fetchQuery(documentQuery(siteId, 'item', id))
  const page = await pageAddress(siteId, body.collectionId)
  return `${page === '/' ? '' : page}/${body.urlId}`
}

async function pageAddress(siteId: string, id: string): Promise<string> {
  const { body } = await queryClient.fetchQuery(documentQuery(siteId, 'collection', id))
  return pagePath(body)
}

/** What an address of a text leads to, where it is that of a page or a file of the site. */
export async function targetOfAddress(siteId: string, href: string): Promise<LinkTarget | null> {
  if (!href.startsWith('/')) return readAddress(href, [])
  return readAddress(href, await queryClient.fetchQuery(documentsQuery(siteId, 'collection')))
}

/** The same among pages that are known. */
export function readAddress(
  href: string,
  pages: readonly DocumentReply<'collection'>[],
): LinkTarget | null {
  if (href === '') return null
  const assetId = /^\/static\/images\/([\w-]+)\//.exec(href)?.[1]
  if (assetId !== undefined) return { kind: 'asset', id: assetId }
  const page = pages.find(({ body }) => pagePath(body) === href)
  return page === undefined ? href : { kind: 'collection', id: page.id }
}
