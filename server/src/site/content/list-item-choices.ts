import { sql } from 'kysely'
import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import type {
  ItemChoicesQuery,
  ItemChoicesReply,
} from '@vitrine/rules/site/content/item-choices-api.ts'
import { readSearchQuery } from '@vitrine/rules/site/search/search-query.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { namedItems } from '../../ground/documents/named-items.ts'

const mostListed = 50

/** Items to choose from whose names have all the words, the newest first: ids grow with time. */
export async function listItemChoices(
  site: SiteDatabase,
  { of, search }: ItemChoicesQuery,
): Promise<ItemChoicesReply> {
  const { siteId, queries } = site
  let query = queries
    .selectFrom('document')
    .select(['id', sql<string>`body ->> 'title'`.as('title')])
    .where('website_id', '=', siteId)
    .where('kind', '=', 'item')
    .orderBy('id', 'desc')
    .limit(mostListed + 1)
  if (of === 'products') {
    query = query.where(sql<boolean>`collection_id in (
      select id from document where website_id = ${siteId} and kind = 'collection'
        and (body -> 'type')::int = ${CollectionType.products})`)
  }
  const words = readSearchQuery(search)
  // signs alone name nothing
  if (search.trim() !== '' && words.length === 0) return { items: [], hasMore: false }
  if (words.length > 0) query = query.where(sql<boolean>`id in (${namedItems(site, null, words)})`)
  const items = await query.execute()
  return { items: items.slice(0, mostListed), hasMore: items.length > mostListed }
}
