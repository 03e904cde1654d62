import { sql, type Kysely } from 'kysely'

/**
 * The first schema. `website_id` stands first in every key of a tenant table, so that the same
 * schema can be sharded by site; one DDL statement per step, as sharding coordinators ask for.
 */
const steps = [
  `create table site (
    website_id text primary key,
    name text not null,
    revision integer not null,
    catalogue_revision integer not null,
    created_at bigint not null
  )`,
  `create table host_name (host text primary key, website_id text not null)`,
  `create table installation (name text primary key, value text not null)`,
  `create table account (
    account_id text primary key,
    email text not null unique,
    display_name text not null,
    password_hash text,
    created_at bigint not null,
    new_email text,
    new_email_token_hash text unique,
    new_email_expires_at bigint
  )`,
  `create table session (
    token_hash text primary key,
    session_id text not null unique,
    account_id text not null references account on delete cascade,
    created_at bigint not null,
    last_seen_at bigint not null,
    expires_at bigint not null,
    user_agent text not null
  )`,
  `create index session_by_account on session (account_id)`,
  `create table sign_in_link (
    token_hash text primary key,
    account_id text not null references account on delete cascade,
    purpose text not null,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint
  )`,
  `create table membership (
    website_id text not null,
    account_id text not null,
    roles integer[] not null,
    is_owner boolean not null,
    created_at bigint not null,
    primary key (website_id, account_id)
  )`,
  `create table account_site (
    account_id text not null,
    website_id text not null,
    primary key (account_id, website_id)
  )`,
  `create table document (
    website_id text not null,
    kind text not null,
    id text not null,
    revision integer not null,
    body jsonb not null,
    collection_id text,
    url_id text,
    visibility text,
    position double precision,
    publish_on bigint,
    primary key (website_id, kind, id)
  )`,
  `create unique index document_by_address
    on document (website_id, kind, coalesce(collection_id, ''), url_id)
    where url_id is not null`,
  `create index document_by_date
    on document (website_id, kind, collection_id, publish_on desc, id)`,
  `create index document_by_position
    on document (website_id, kind, collection_id, position, id)`,
  `create table change (
    website_id text not null,
    sequence integer not null,
    type text not null check (type in ('do', 'undo', 'redo')),
    target_sequence integer,
    action text not null,
    title text not null,
    author_id text,
    at bigint not null,
    input jsonb not null,
    edits jsonb not null,
    primary key (website_id, sequence)
  )`,
  `create table stock (
    website_id text not null,
    variant_id text not null,
    item_id text not null,
    quantity integer check (quantity >= 0),
    primary key (website_id, variant_id)
  )`,
  `create index stock_by_item on stock (website_id, item_id)`,
  `create table stock_movement (
    website_id text not null,
    id text not null,
    variant_id text not null,
    delta integer not null,
    reason text not null,
    order_id text,
    author_id text,
    at bigint not null,
    primary key (website_id, id)
  )`,
  `create table cart (
    website_id text not null,
    id text not null,
    token_hash text not null,
    created_at bigint not null,
    updated_at bigint not null,
    purchased_order_id text,
    checkout jsonb,
    primary key (website_id, id)
  )`,
  `create unique index cart_by_token on cart (website_id, token_hash)`,
  `create table cart_entry (
    website_id text not null,
    cart_id text not null,
    id text not null,
    item_id text not null,
    variant_id text not null,
    quantity integer not null check (quantity between 1 and 9999),
    additional_fields jsonb,
    added_at bigint not null,
    primary key (website_id, cart_id, id),
    unique (website_id, cart_id, item_id, variant_id),
    foreign key (website_id, cart_id) references cart (website_id, id) on delete cascade
  )`,
  `create table shop_order (
    website_id text not null,
    id text not null,
    order_number integer not null,
    cart_id text not null,
    idempotency_key text not null,
    access_token_hash text not null,
    email text not null,
    status text not null,
    currency text not null,
    subtotal_cents bigint not null,
    shipping_cents bigint not null,
    tax_cents bigint not null,
    discount_cents bigint not null,
    grand_total_cents bigint not null,
    test_mode boolean not null,
    shipping_address jsonb not null,
    shipping_name text not null,
    payment_id text not null,
    created_at bigint not null,
    primary key (website_id, id),
    unique (website_id, order_number),
    unique (website_id, cart_id),
    unique (website_id, idempotency_key),
    unique (website_id, access_token_hash)
  )`,
  `create index shop_order_by_date on shop_order (website_id, created_at desc, id)`,
  `create table order_item (
    website_id text not null,
    order_id text not null,
    line integer not null,
    item_id text not null,
    variant_id text not null,
    sku text not null,
    title text not null,
    attributes json not null, -- keeps the order of the options, which jsonb does not
    additional_fields jsonb,
    quantity integer not null check (quantity > 0),
    unit_price_cents bigint not null,
    primary key (website_id, order_id, line),
    foreign key (website_id, order_id) references shop_order (website_id, id)
  )`,
  `create table order_counter (
    website_id text primary key,
    next_number integer not null
  )`,
  `create table payment (
    website_id text not null,
    id text not null,
    cart_id text not null,
    idempotency_key text not null,
    fingerprint text not null,
    provider text not null,
    status text not null,
    refusal text,
    amount_cents bigint not null,
    currency text not null,
    created_at bigint not null,
    settled_at bigint,
    primary key (website_id, id),
    unique (website_id, idempotency_key)
  )`,
  `create index payment_pending on payment (website_id, cart_id) where status = 'pending'`,
  `create table mail (
    website_id text not null,
    id text not null,
    kind text not null,
    to_address text not null,
    subject text not null,
    html text not null,
    text text not null,
    order_id text,
    status text not null,
    created_at bigint not null,
    sent_at bigint,
    primary key (website_id, id)
  )`,
  `create index mail_queued on mail (website_id, created_at, id) where status = 'queued'`,
  `create index mail_by_date on mail (website_id, created_at desc, id)`,
] as const

export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
