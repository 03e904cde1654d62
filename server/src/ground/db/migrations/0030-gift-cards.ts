import { sql, type Kysely } from 'kysely'

/**
 * Gift cards with what came and went on them, what of an order they paid, and what of a refund goes back
 * to them. A cart may hold the same variant twice, with other answers each, such as for two people.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table gift_card (
      website_id text not null,
      id text not null,
      code_hash text not null,
      last_four text not null,
      value_cents bigint not null check (value_cents > 0),
      balance_cents bigint not null check (balance_cents between 0 and value_cents),
      currency text not null,
      test_mode boolean not null,
      order_id text,
      line int,
      author_id text,
      made_key text,
      recipient_name text not null,
      recipient_email text not null,
      sender_name text not null,
      message text not null,
      deliver_at bigint not null,
      delivered_at bigint,
      voided_at bigint,
      void_cause text,
      created_at bigint not null,
      primary key (website_id, id)
    )`,
    'create unique index gift_card_by_code on gift_card (website_id, code_hash)',
    `create unique index gift_card_by_key on gift_card (website_id, made_key)
      where made_key is not null`,
    'create index gift_card_by_date on gift_card (website_id, created_at desc, id)',
    `create index gift_card_by_order on gift_card (website_id, order_id)
      where order_id is not null`,
    `create index gift_card_due on gift_card (website_id, deliver_at)
      where delivered_at is null and voided_at is null`,
    `create table gift_card_entry (
      website_id text not null,
      gift_card_id text not null,
      cause text not null,
      cents bigint not null,
      order_id text,
      author_id text,
      at bigint not null,
      primary key (website_id, gift_card_id, cause),
      foreign key (website_id, gift_card_id) references gift_card (website_id, id)
    )`,
    `create index gift_card_entry_by_order on gift_card_entry (website_id, order_id)
      where order_id is not null`,
    `alter table cart add column gift_card_ids text[] not null default '{}'`,
    `alter table cart_entry add column answers_hash text not null default '',
      drop constraint cart_entry_website_id_cart_id_item_id_variant_id_key,
      add unique (website_id, cart_id, item_id, variant_id, answers_hash)`,
    `alter table shop_order add column gift_card_cents bigint not null default 0`,
    `alter table refund add column gift_cards json not null default '[]'`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
