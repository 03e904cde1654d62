import { sql, type Kysely } from 'kysely'

/** Codes that a cart holds, what they took off an order, and how often each was used. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `alter table cart add column coupon_codes text[] not null default '{}'`,
    `create table order_adjustment (
      website_id text not null,
      order_id text not null,
      number int not null,
      line int,
      code text not null,
      amount_cents bigint not null check (amount_cents >= 0),
      primary key (website_id, order_id, number)
    )`,
    `create table coupon_counter (
      website_id text not null,
      coupon_id text not null,
      uses int not null,
      primary key (website_id, coupon_id)
    )`,
    `create table coupon_use (
      website_id text not null,
      coupon_id text not null,
      person text not null,
      order_id text not null,
      primary key (website_id, coupon_id, person)
    )`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
