import { sql, type Kysely } from 'kysely'

const statements = [
  `create table subscription (
    website_id text not null,
    id text not null,
    order_id text not null,
    order_number int not null,
    state text not null,
    ended_why text,
    plan json not null,
    price_cents bigint not null check (price_cents >= 0),
    total_cents bigint not null,
    currency text not null,
    item_id text not null,
    variant_id text not null,
    title text not null,
    variant text not null,
    additional_fields json,
    buyer json not null,
    email text not null,
    locale text not null,
    time_zone text not null,
    started_at bigint not null,
    test_mode boolean not null,
    agreed_to_terms boolean not null,
    consent text not null,
    provider text not null,
    provider_account text,
    method_ref text,
    method_label text not null,
    next_number int not null check (next_number >= 2),
    next_at bigint,
    wake_at bigint,
    ended_at bigint,
    primary key (website_id, id),
    foreign key (website_id, order_id) references shop_order (website_id, id)
  )`,
  'create unique index subscription_by_order on subscription (website_id, order_id)',
  'create index subscription_by_date on subscription (website_id, started_at desc, id)',
  // of the job, which looks through all sites
  'create index subscription_awake on subscription (wake_at) where wake_at is not null',
  `create table subscription_cycle (
    website_id text not null,
    subscription_id text not null,
    number int not null check (number >= 1),
    due_at bigint not null,
    state text not null,
    why text,
    order_id text,
    payment_id text,
    tries int not null default 0,
    try_at bigint,
    failed_at bigint,
    asked_cents bigint,
    primary key (website_id, subscription_id, number),
    foreign key (website_id, subscription_id) references subscription (website_id, id)
  )`,
  `create unique index subscription_cycle_open on subscription_cycle
    (website_id, subscription_id) where state in ('charging', 'retrying')`,
  `create index subscription_cycle_by_payment on subscription_cycle (website_id, payment_id)
    where payment_id is not null`,
  'alter table cart add column is_subscription boolean not null default false',
  `alter table shop_order add column subscription_id text, add column subscription_cycle int`,
]

/**
 * Subscriptions with their cycles, each of which is charged at most once at a time. A cart that holds a
 * subscription is no shopper's own, and an order knows of which cycle it is.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
