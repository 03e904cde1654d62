import { sql, type Kysely } from 'kysely'

/** The taxes of an order, line by line, whether its prices held them, and the shop's number then. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `alter table shop_order add column tax_included boolean not null default false,
      add column tax_number text not null default ''`,
    `create table order_tax (
      website_id text not null,
      order_id text not null,
      number int not null,
      line int,
      name text not null,
      ppm int not null,
      base_cents bigint not null check (base_cents >= 0),
      amount_cents bigint not null check (amount_cents >= 0),
      primary key (website_id, order_id, number)
    )`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
