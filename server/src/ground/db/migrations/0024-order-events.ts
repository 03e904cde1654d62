import { sql, type Kysely } from 'kysely'

/** What was done with an order, by whom, and what was noted about it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`create table order_event (
      website_id text not null,
      order_id text not null,
      id text not null,
      kind text not null,
      at bigint not null,
      author_id text,
      detail jsonb not null,
      primary key (website_id, order_id, id)
    )`)
    .execute(db)
}
