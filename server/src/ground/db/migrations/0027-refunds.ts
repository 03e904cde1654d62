import { sql, type Kysely } from 'kysely'

/** What went back of a payment, and the refunds that it went back by, line by line. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `alter table payment add column refunded_cents bigint not null default 0,
      add constraint payment_refunded check (refunded_cents between 0 and amount_cents)`,
    `create table refund (
      website_id text not null,
      order_id text not null,
      id text not null,
      key text not null,
      wish text not null,
      payment_id text not null,
      amount_cents bigint not null check (amount_cents >= 0),
      tax_cents bigint not null check (tax_cents >= 0),
      state text not null,
      restock boolean not null,
      restocked boolean not null default false,
      reason text not null,
      tells_customer boolean not null,
      author_id text not null,
      created_at bigint not null,
      settled_at bigint,
      due_at bigint,
      attempts int not null,
      primary key (website_id, order_id, id)
    )`,
    'create unique index refund_key on refund (website_id, order_id, key)',
    `create index refund_open on refund (website_id, due_at) where state = 'requested'`,
    `create table refund_line (
      website_id text not null,
      order_id text not null,
      refund_id text not null,
      number int not null,
      line int,
      quantity int not null check (quantity >= 0),
      cents bigint not null check (cents >= 0),
      tax_cents bigint not null check (tax_cents >= 0),
      primary key (website_id, order_id, refund_id, number)
    )`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
