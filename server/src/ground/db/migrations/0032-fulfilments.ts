import { sql, type Kysely } from 'kysely'

/** What was sent of an order, parcel by parcel. One that was fulfilled before was sent as a whole. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table fulfilment (
      website_id text not null,
      order_id text not null,
      id text not null,
      carrier text not null,
      tracking_number text not null,
      address text not null,
      at bigint not null,
      author_id text,
      taken_back_at bigint,
      primary key (website_id, order_id, id)
    )`,
    `create table fulfilment_line (
      website_id text not null,
      order_id text not null,
      fulfilment_id text not null,
      line int not null,
      quantity int not null check (quantity > 0),
      primary key (website_id, order_id, fulfilment_id, line)
    )`,
    ofFulfilledOrders,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/**
 * By the event that says so, whose id the parcel has; one from before there were events, by the order's
 * own. What had gone back by then was in no parcel, nor is what is downloaded or mailed by itself.
 */
const ofFulfilledOrders = `
  with sent as (
    select shop_order.website_id, shop_order.id as order_id,
      coalesce(event.id, shop_order.id) as id, coalesce(event.at, shop_order.created_at) as at,
      event.author_id, coalesce(event.detail -> 'tracking', '{}') as tracking
    from shop_order left join lateral (
      select id, at, author_id, detail from order_event
      where order_event.website_id = shop_order.website_id
        and order_event.order_id = shop_order.id and kind = 'fulfilled'
      order by order_event.at desc, order_event.id desc limit 1
    ) event on true
    where shop_order.status = 'fulfilled'
  ), held as (
    select sent.website_id, sent.order_id, sent.id, item.line,
      item.quantity - coalesce((
        select sum(part.quantity)::int from refund join refund_line part
          on part.website_id = refund.website_id and part.order_id = refund.order_id
          and part.refund_id = refund.id
        where refund.website_id = sent.website_id and refund.order_id = sent.order_id
          and part.line = item.line and refund.state = 'done' and refund.settled_at <= sent.at
      ), 0) as quantity
    from sent join order_item item
      on item.website_id = sent.website_id and item.order_id = sent.order_id
    where not exists (
      select from download_grant own where own.website_id = item.website_id
        and own.order_id = item.order_id and own.line = item.line
    ) and not exists (
      select from gift_card own where own.website_id = item.website_id
        and own.order_id = item.order_id and own.line = item.line
    )
  ), written as (
    insert into fulfilment (website_id, order_id, id, carrier, tracking_number, address, at,
      author_id)
    select website_id, order_id, id, coalesce(tracking ->> 'carrier', ''),
      coalesce(tracking ->> 'number', ''), coalesce(tracking ->> 'address', ''), at, author_id
    from sent where exists (
      select from held where held.website_id = sent.website_id
        and held.order_id = sent.order_id and held.quantity > 0)
  )
  insert into fulfilment_line (website_id, order_id, fulfilment_id, line, quantity)
  select website_id, order_id, id, line, quantity from held where quantity > 0`
