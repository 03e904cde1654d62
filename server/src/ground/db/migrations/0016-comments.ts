import { sql, type Kysely } from 'kysely'

// What waits is counted for the rail of the editor, and what is approved is read by pages: each has an
// index of its own, in the order of the lists.
const steps = [
  `create table comment (
    website_id text not null,
    id text not null,
    item_id text not null,
    state text not null,
    author_name text not null,
    author_email text not null,
    author_url text not null,
    body text not null,
    created_at bigint not null,
    decided_at bigint,
    decided_by text,
    primary key (website_id, id)
  )`,
  `create index comment_by_state on comment (website_id, state, created_at, id)`,
  `create index comment_of_item on comment (website_id, item_id, created_at, id)
    where state = 'approved'`,
  `create table item_comments (
    website_id text not null,
    item_id text not null,
    approved integer not null,
    primary key (website_id, item_id)
  )`,
] as const

/** What visitors write below posts, and how much of it everybody sees. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
