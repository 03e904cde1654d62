import { sql, type Kysely } from 'kysely'

/**
 * Who has wished to be reminded of a cart, which shops remind, and who wants no such mail any more; by
 * what address a mail is stopped; and when something was typed at a checkout, which is forgotten later.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table cart_reminder (
      website_id text not null,
      id text not null,
      cart_id text not null,
      email text not null,
      address_hash text not null,
      consent_text text not null,
      asked_at bigint not null,
      touched_at bigint not null,
      decided_at bigint,
      mailed_at bigint,
      primary key (website_id, id),
      unique (website_id, cart_id)
    )`,
    `create index cart_reminder_waiting on cart_reminder (website_id, touched_at)
      where decided_at is null`,
    `create index cart_reminder_mailed on cart_reminder (website_id, mailed_at)
      where mailed_at is not null`,
    `create index cart_reminder_of_address on cart_reminder (website_id, address_hash)`,
    `create table cart_reminding (
      website_id text not null,
      hours_after integer not null,
      primary key (website_id)
    )`,
    `create table cart_reminder_stop (
      website_id text not null,
      address_hash text not null,
      at bigint not null,
      primary key (website_id, address_hash)
    )`,
    `alter table mail add column stop_address text not null default ''`,
    `alter table cart add column typed_at bigint`,
    // from before: as if it had been typed when something was put into the cart last
    `update cart set typed_at = updated_at where checkout is not null`,
    `create index cart_typed on cart (website_id, typed_at) where typed_at is not null`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
