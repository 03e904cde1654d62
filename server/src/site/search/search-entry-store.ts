import { sql, type RawBuilder } from 'kysely'
import type { SearchWord } from '@vitrine/rules/site/search/search-words.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** What of a page or an item can be found, as it is written. */
export type SearchEntry = {
  readonly kind: 'collection' | 'item'
  readonly id: string
  readonly collectionId: string
  readonly visibility: string
  /** Epoch milliseconds; 0 for pages. */
  readonly shownFrom: number
  readonly title: readonly SearchWord[]
  /** The title's words and the short names. */
  readonly names: readonly SearchWord[]
  readonly words: readonly SearchWord[]
}

/** With what each word of a site begins in the indexes; long enough that few sites share one. */
export function siteKey(siteId: RawBuilder<string> | string): RawBuilder<string> {
  return sql<string>`left(md5(${siteId}), 8)`
}

/** The words of an entry as one vector: each as it is written, and in the form that all its forms share. */
function vectorOf(words: RawBuilder<unknown>, site: SiteDatabase, dictionary: string | null) {
  const key = siteKey(site.siteId)
  return sql<string>`(
    select coalesce(array_to_tsvector(array_agg(${key} || form)), ''::tsvector)
    from jsonb_array_elements(${words}) word
    cross join lateral (
      select word ->> 0 as form
      union select unnest(ts_lexize(${dictionary}::regdictionary, word ->> 0))
      union select unnest(ts_lexize(${dictionary}::regdictionary, word ->> 1))
    ) forms where form <> ''
  )`
}

/** Keeps each statement at a size that the database reads at once. */
const entriesPerInsert = 100

/** Writes entries; one that is the same already is left as it is. */
export async function saveSearchEntries(
  site: SiteDatabase,
  entries: readonly SearchEntry[],
  dictionary: string | null,
): Promise<void> {
  for (let start = 0; start < entries.length; start += entriesPerInsert) {
    const rows = entries.slice(start, start + entriesPerInsert).map(toRow)
    await sql`
      insert into search_entry
        (website_id, kind, id, collection_id, visibility, shown_from, title, names, words)
      select ${site.siteId}, entry.kind, entry.id, entry."collectionId", entry.visibility,
        entry."shownFrom", ${vectorOf(sql`entry.title`, site, dictionary)},
        ${vectorOf(sql`entry.names`, site, dictionary)},
        ${vectorOf(sql`entry.words`, site, dictionary)}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry
        (kind text, id text, "collectionId" text, visibility text, "shownFrom" bigint,
          title jsonb, names jsonb, words jsonb)
      on conflict (website_id, kind, id) do update set
        collection_id = excluded.collection_id, visibility = excluded.visibility,
        shown_from = excluded.shown_from, title = excluded.title, names = excluded.names,
        words = excluded.words
      where (search_entry.collection_id, search_entry.visibility, search_entry.shown_from,
          search_entry.title, search_entry.names, search_entry.words)
        is distinct from (excluded.collection_id, excluded.visibility, excluded.shown_from,
          excluded.title, excluded.names, excluded.words)`.execute(site.queries)
  }
}

function toRow({ title, names, words, ...entry }: SearchEntry) {
  return { ...entry, title: title.map(pair), names: names.map(pair), words: words.map(pair) }
}

function pair({ plain, spelled }: SearchWord): readonly [string, string] {
  return [plain, spelled]
}

export async function deleteSearchEntries(
  site: SiteDatabase,
  kind: 'collection' | 'item',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await site.queries
    .deleteFrom('search_entry')
    .where('website_id', '=', site.siteId)
    .where('kind', '=', kind)
    .where('id', '=', sql<string>`any(${[...ids]})`)
    .execute()
}

/** Has every entry of the site made anew, from the first on. */
export async function setSearchDue(site: SiteDatabase): Promise<void> {
  await site.queries
    .insertInto('search_due')
    .values({ website_id: site.siteId, kind: '', id: '' })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ kind: '', id: '' }))
    .execute()
}
