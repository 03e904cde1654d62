import { sql, type Kysely } from 'kysely'

/**
 * What a payment is for, kept from its beginning: its order, frozen, and the goods that it holds. A
 * cart may come to several orders, one for each payment that is made of it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `alter table payment
      add column order_id text,
      add column frozen_order json,
      add column provider_account text,
      add column provider_ref text,
      add column go_to text,
      add column held_until bigint,
      add column look_at bigint,
      add column looks int not null default 0`,
    `update payment set order_id = shop_order.id from shop_order
      where shop_order.website_id = payment.website_id and shop_order.payment_id = payment.id`,
    `update payment set look_at = created_at + 60000 where status = 'pending'`,
    `drop index payment_pending`,
    `create unique index payment_pending on payment (website_id, cart_id)
      where status = 'pending'`,
    `alter table shop_order drop constraint shop_order_website_id_cart_id_key`,
    `create unique index shop_order_by_payment on shop_order (website_id, payment_id)`,
    `create index payment_by_ref on payment (website_id, provider_ref)
      where provider_ref is not null`,
    `create index shop_order_by_cart on shop_order (website_id, cart_id)`,
    `alter table cart_entry add column held int not null default 0 check (held >= 0)`,
    `create table test_bank (
      website_id text not null,
      payment_id text not null,
      amount_cents bigint not null,
      currency text not null,
      state text not null,
      primary key (website_id, payment_id)
    )`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
