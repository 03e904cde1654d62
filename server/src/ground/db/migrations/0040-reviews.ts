import { sql, type Kysely } from 'kysely'

/**
 * What customers say of what they bought, once for each line of an order, with what visitors see of it
 * as a whole; which shops ask for it by mail, which orders were asked, and who wants no such mail.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table review (
      website_id text not null,
      id text not null,
      order_id text not null,
      line integer not null,
      item_id text not null,
      stars integer not null check (stars between 1 and 5),
      body text not null,
      author_name text not null,
      reply text not null default '',
      state text not null check (state in ('waiting', 'shown', 'hidden')),
      test_mode boolean not null,
      created_at bigint not null,
      decided_at bigint,
      decided_by text,
      primary key (website_id, id),
      unique (website_id, order_id, line)
    )`,
    `create index review_by_state on review (website_id, state, created_at, id)`,
    `create index review_of_item on review (website_id, item_id, created_at, id)
      include (stars) where state = 'shown'`,
    `create table item_reviews (
      website_id text not null,
      item_id text not null,
      shown integer not null check (shown >= 0),
      stars integer not null check (stars >= 0),
      primary key (website_id, item_id)
    )`,
    `create table review_asking (
      website_id text not null,
      days_after integer not null,
      primary key (website_id)
    )`,
    `create table review_request (
      website_id text not null,
      order_id text not null,
      at bigint not null,
      is_mailed boolean not null default false,
      primary key (website_id, order_id)
    )`,
    `create table review_mail_stop (
      website_id text not null,
      address_hash text not null,
      at bigint not null,
      primary key (website_id, address_hash)
    )`,
    `create index fulfilment_by_day on fulfilment (website_id, at)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
