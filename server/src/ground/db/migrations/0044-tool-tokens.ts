import { sql, type Kysely } from 'kysely'

/** Tokens of a shop's own tools, and when something of an order has changed last. */
const steps = [
  `create table tool_token (
    website_id text not null,
    id text not null,
    token_hash text not null,
    name text not null,
    scopes text[] not null,
    author_id text not null,
    created_at bigint not null,
    last_used_at bigint,
    revoked_at bigint,
    primary key (website_id, id),
    unique (website_id, token_hash)
  )`,
  `alter table shop_order add column touched_at bigint not null default 0`,
  `update shop_order set touched_at = greatest(
    (select max(at) from order_event
      where order_event.website_id = shop_order.website_id and order_id = shop_order.id),
    (select max(greatest(at, taken_back_at)) from fulfilment
      where fulfilment.website_id = shop_order.website_id and order_id = shop_order.id),
    (select max(greatest(created_at, settled_at)) from refund
      where refund.website_id = shop_order.website_id and order_id = shop_order.id),
    (select max(greatest(at, settled_at)) from withdrawal
      where withdrawal.website_id = shop_order.website_id and order_id = shop_order.id),
    0)`,
  `create index shop_order_by_change
    on shop_order (website_id, greatest(created_at, touched_at))`,
] as const

export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
