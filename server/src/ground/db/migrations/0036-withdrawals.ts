import { sql, type Kysely } from 'kysely'

/** What shoppers withdrew from, order by order. A form that comes twice is one of them. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table withdrawal (
      website_id text not null,
      order_id text not null,
      id text not null,
      form_key text not null,
      at bigint not null,
      name text not null,
      email text not null,
      note text not null,
      settled_at bigint,
      primary key (website_id, order_id, id),
      unique (website_id, order_id, form_key)
    )`,
    `create table withdrawal_line (
      website_id text not null,
      order_id text not null,
      withdrawal_id text not null,
      line int not null,
      quantity int not null check (quantity > 0),
      refunded_before int not null check (refunded_before >= 0),
      primary key (website_id, order_id, withdrawal_id, line)
    )`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
