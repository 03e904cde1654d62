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
 * The ids of items that have all words in their titles, in their SKUs or in their addresses: a
 * query of its own, for the list that is narrowed to them. Titles are found by their register of
 * words, addresses in their index; no body is read.
 * @param collectionId whose items; null: those of the whole site
 * @param words at least one; letters and digits alone
 */
export function namedItems(
  site: SiteDatabase,
  collectionId: string | null,
  words: readonly NamedWord[],
): RawBuilder<unknown> {
  const key = siteKey(site.siteId)
  const query = words
    .map(({ plain, prefix }) => `'${key}${plain}'${prefix ? ':*' : ''}`)
    .join(' & ')
  const addressed = words.map(
    ({ plain, spelled }) => sql`(url_id ilike ${`%${plain}%`} or url_id ilike ${`%${spelled}%`})`,
  )
  const entryWithin = collectionId === null ? sql`true` : sql`collection_id = ${collectionId}`
  const itemWithin =
    collectionId === null ? sql`true` : sql`coalesce(collection_id, '') = ${collectionId}`
  return sql`
    select id from search_entry
    where website_id = ${site.siteId} and kind = 'item' and ${entryWithin}
      and (title @@ ${query}::tsquery or names @@ ${query}::tsquery)
    union all
    select id from document
    where website_id = ${site.siteId} and kind = 'item' and ${itemWithin}
      and ${sql.join(addressed, sql` and `)}`
}
