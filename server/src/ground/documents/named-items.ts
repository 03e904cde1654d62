import { sql, type RawBuilder } from 'kysely'
import type { SiteDatabase } from '../db/database.ts'
import { siteKey } from './site-key.ts'

/** A word that has to be there, as it is or as the beginning of another. */
type NamedWord = {
  readonly plain: string
  readonly spelled: string
  readonly prefix: boolean
}

/**
 * The ids of a collection's items that have all words in their titles, in their SKUs or in their addresses: a
 * query of its own, for the list that is narrowed to them. Titles are found by their register of
 * words, addresses in their index; no body is read.
 * @param words at least one; letters and digits alone
 */
export function namedItems(
  site: SiteDatabase,
  collectionId: string,
  words: readonly NamedWord[],
): RawBuilder<unknown> {
  const key = siteKey(site.siteId)
  const query = words
    .map(({ plain, prefix }) => `'${key}${plain}'${prefix ? ':*' : ''}`)
    .join(' & ')
  const addressed = words.map(
    ({ plain, spelled }) => sql`(url_id ilike ${`%${plain}%`} or url_id ilike ${`%${spelled}%`})`,
  )
  return sql`
    select id from search_entry
    where website_id = ${site.siteId} and kind = 'item' and collection_id = ${collectionId}
      and (title @@ ${query}::tsquery or names @@ ${query}::tsquery)
    union all
    select id from document
    where website_id = ${site.siteId} and kind = 'item'
      and coalesce(collection_id, '') = ${collectionId} and ${sql.join(addressed, sql` and `)}`
}
