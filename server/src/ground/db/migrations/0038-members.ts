import { sql, type Kysely } from 'kysely'

/** Shoppers' accounts, one set for each site, and the carts that are theirs. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table member (
      website_id text not null,
      id text not null,
      email text not null,
      name text not null,
      password_hash text not null,
      address jsonb,
      created_at bigint not null,
      seen_at bigint not null,
      removed_at bigint,
      primary key (website_id, id)
    )`,
    `create unique index member_email on member (website_id, email)`,
    `create index member_by_day on member (website_id, created_at, id)`,
    `create table member_session (
      website_id text not null,
      token_hash text not null,
      member_id text not null,
      created_at bigint not null,
      expires_at bigint not null,
      user_agent text not null,
      primary key (website_id, token_hash)
    )`,
    `create index member_session_of on member_session (website_id, member_id)`,
    `create table member_link (
      website_id text not null,
      token_hash text not null,
      purpose text not null,
      email text not null,
      member_id text,
      created_at bigint not null,
      expires_at bigint not null,
      primary key (website_id, token_hash)
    )`,
    `create index member_link_to on member_link (website_id, email)`,
    `alter table cart add column member_id text`,
    `create index cart_of_member on cart (website_id, member_id) where member_id is not null`,
    `create index order_by_email on shop_order (website_id, lower(email), created_at)`,
    `create index order_by_cart on shop_order (website_id, cart_id)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
