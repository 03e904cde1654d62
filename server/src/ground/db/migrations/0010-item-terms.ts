import { sql, type Kysely } from 'kysely'

/**
 * What lists, filters, counts and site maps are read from, so that none of them looks at a whole
 * collection: an index per state, a row for each word of an item, and how many items of a list are
 * live. The rows of what is stored already are derived here, as `termsOf` derives those of what is
 * written from now on.
 */
const steps = [
  `create index document_by_state_and_date
    on document (website_id, collection_id, visibility, publish_on desc, id) where kind = 'item'`,
  `create index document_by_state_and_position
    on document (website_id, collection_id, visibility, position, id) where kind = 'item'`,
  `create table item_term (
    website_id text not null,
    item_id text not null,
    sort text not null,
    word text not null,
    place integer not null,
    collection_id text not null,
    visibility text not null,
    position double precision not null,
    publish_on bigint not null,
    primary key (website_id, item_id, sort, word)
  )`,
  `create table item_count (
    website_id text not null,
    collection_id text not null,
    live integer not null,
    primary key (website_id, collection_id)
  )`,
  `insert into item_term (
      website_id, item_id, sort, word, place, collection_id, visibility, position, publish_on
    )
    select website_id, id, term.sort, term.word, min(term.place) - 1,
      collection_id, visibility, position, publish_on
    from document cross join lateral (
      select 'category' as sort, word, place
        from jsonb_array_elements_text(body -> 'categories') with ordinality as listed (word, place)
      union all
      select 'tag', word, place
        from jsonb_array_elements_text(body -> 'tags') with ordinality as listed (word, place)
      union all
      select 'starred', '', 1 where (body ->> 'starred')::boolean
    ) term
    where kind = 'item'
    group by website_id, id, term.sort, term.word, collection_id, visibility, position, publish_on`,
  `insert into item_count (website_id, collection_id, live)
    select website_id, collection_id, count(*) from document
    where kind = 'item' and visibility = 'live' group by website_id, collection_id`,
  `create index item_term_by_date
    on item_term (website_id, collection_id, sort, word, visibility, publish_on desc, item_id)`,
  `create index item_term_by_position
    on item_term (website_id, collection_id, sort, word, visibility, position, item_id)`,
] as const

export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
