import { sql, type Kysely } from 'kysely'

// Each word of the vectors begins with a key of its site, so that the indexes have the site in front
// as all others do. New rows go into them at once: a list of those that wait would be read by every
// search. Vectors stay in their rows, where looking at the newest of them is four times as fast.
const steps = [
  `create table search_entry (
    website_id text not null,
    kind text not null,
    id text not null,
    collection_id text not null,
    visibility text not null,
    shown_from bigint not null,
    title tsvector not null,
    names tsvector not null,
    words tsvector not null,
    primary key (website_id, kind, id)
  ) with (toast_tuple_target = 8160)`,
  `create index search_entry_by_date on search_entry (website_id, kind, shown_from desc, id)
    where visibility = 'live'`,
  `create index search_entry_by_title on search_entry using gin (title) with (fastupdate = off)`,
  `create index search_entry_by_name on search_entry using gin (names) with (fastupdate = off)`,
  `create index search_entry_by_word on search_entry using gin (words) with (fastupdate = off)`,
  `create table search_due (
    website_id text primary key,
    kind text not null,
    id text not null
  )`,
  `insert into search_due (website_id, kind, id) select website_id, '', '' from site`,
] as const

/** What can be found by words; what stands already is read by a job that begins with the server. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
