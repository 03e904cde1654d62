import { sql } from 'kysely'
import type { SearchWord } from '@vitrine/rules/site/search/search-words.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { siteKey } from '../../ground/documents/site-key.ts'

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

/** Keeps each statement at a size that the database reads at once. */
const entriesPerInsert = 100

/**
 * Writes entries; one that is the same already is left as it is. A vector has each word as it is
 * written, and in the form that all forms of it share.
 */
export async function saveSearchEntries(
  site: SiteDatabase,
  entries: readonly SearchEntry[],
  dictionary: string | null,
): Promise<void> {
  const vector = (place: number) => sql`coalesce(
    array_to_tsvector(array_agg(form) filter (where place <= ${sql.lit(place)})), ''::tsvector)`
  for (let start = 0; start < entries.length; start += entriesPerInsert) {
    const rows = entries.slice(start, start + entriesPerInsert).map(toRow)
    await sql`
      insert into search_entry
        (website_id, kind, id, collection_id, visibility, shown_from, title, names, words)
      select ${site.siteId}, kind, id, "collectionId", visibility, "shownFrom", vectors.*
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry
        (kind text, id text, "collectionId" text, visibility text, "shownFrom" bigint,
          places int[], plain text[], spelled text[])
      cross join lateral (
        select ${vector(0)}, ${vector(1)}, ${vector(2)}
        from unnest(places, plain, spelled) as word (place, plain, spelled)
        cross join lateral (
          select ${siteKey(site.siteId)} || form as form from unnest(
            plain || ts_lexize(${dictionary}::regdictionary, plain)
              || ts_lexize(${dictionary}::regdictionary, spelled)
          ) form where form <> ''
        ) forms
      ) vectors (title, names, words)
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

/** Each word once, in the first place that has it; spelled only where that differs. */
function toRow({ title, names, words, ...entry }: SearchEntry) {
  const placed = new Map<string, readonly [place: number, word: SearchWord]>()
  for (const [place, some] of [title, names, words].entries()) {
    for (const word of some) if (!placed.has(word.spelled)) placed.set(word.spelled, [place, word])
  }
  const all = [...placed.values()]
  return {
    ...entry,
    places: all.map(([place]) => place),
    plain: all.map(([, { plain }]) => plain),
    spelled: all.map(([, { plain, spelled }]) => (spelled === plain ? null : spelled)),
  }
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
