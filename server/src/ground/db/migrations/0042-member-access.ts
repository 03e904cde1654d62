import { sql, type Kysely } from 'kysely'

/**
 * What customers have bought access to, or were given: once for what causes it. It waits under an
 * address until that has an account, and is found by the account from then on.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table member_access (
      website_id text not null,
      cause text not null,
      product_id text not null,
      email text not null,
      member_id text,
      order_id text,
      line integer,
      from_at bigint not null,
      until_at bigint,
      months integer,
      counts_from bigint,
      ended_at bigint,
      is_taken boolean not null default false,
      given_by text,
      primary key (website_id, cause)
    )`,
    `create index access_of_member on member_access (website_id, member_id, product_id)
      where member_id is not null`,
    `create index access_by_address on member_access (website_id, email) where member_id is null`,
    `create index access_of_order on member_access (website_id, order_id)
      where order_id is not null`,
    `create index access_to_product on member_access (website_id, product_id)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
