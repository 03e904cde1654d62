import { sql } from 'kysely'
import { RecordType } from '@vitrine/rules/site/content/content-item.ts'
import type {
  ItemChoicesQuery,
  ItemChoicesReply,
} from '@vitrine/rules/site/content/item-choices-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

const mostListed = 50

/** Items to choose from whose titles have all the words, the newest first: ids grow with time. */
export async function listItemChoices(
  { siteId, queries }: SiteDatabase,
  { of, search }: ItemChoicesQuery,
): Promise<ItemChoicesReply> {
  const title = sql<string>`body ->> 'title'`
  let query = queries
    .selectFrom('document')
    .select(['id', title.as('title')])
    .where('website_id', '=', siteId)
    .where('kind', '=', 'item')
    .orderBy('id', 'desc')
    .limit(mostListed + 1)
  if (of === 'products') {
    query = query.where(sql<boolean>`(body -> 'recordType')::int = ${RecordType.storeItem}`)
  }
  const words = search.split(/\s+/).filter((word) => word !== '')
  for (const word of words.slice(0, 8)) {
    const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
    query = query.where(sql<boolean>`${title} ilike ${pattern}`)
  }
  const items = await query.execute()
  return { items: items.slice(0, mostListed), hasMore: items.length > mostListed }
}
