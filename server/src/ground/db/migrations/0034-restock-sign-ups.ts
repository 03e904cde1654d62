import { sql, type Kysely } from 'kysely'

/**
 * Who waits for what is sold out, what has come back into stock and nobody has looked at yet, and mails
 * that must not come twice.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table restock_sign_up (
      website_id text not null,
      id text not null,
      item_id text not null,
      variant_id text not null,
      email text not null,
      opted_in boolean not null,
      consent_text text not null,
      created_at bigint not null,
      mail_id text,
      told_at bigint,
      removed_at bigint,
      primary key (website_id, id)
    )`,
    `create unique index restock_waiting
      on restock_sign_up (website_id, variant_id, lower(email))
      where mail_id is null and removed_at is null`,
    `create index restock_by_variant on restock_sign_up (website_id, item_id, variant_id, id)`,
    `create index restock_by_day on restock_sign_up (website_id, created_at)`,
    `create table stock_return (
      website_id text not null,
      variant_id text not null,
      item_id text not null,
      at bigint not null,
      primary key (website_id, variant_id)
    )`,
    `alter table mail add column at_most_once boolean not null default false`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
