import { sql, type Kysely } from 'kysely'

/** Codes of which one discount has many. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table coupon_code (
      website_id text not null,
      code text not null,
      coupon_id text not null,
      made_key text not null,
      created_at bigint not null,
      revoked_at bigint,
      revoke_key text,
      primary key (website_id, code)
    )`,
    `create index coupon_code_of_coupon on coupon_code (website_id, coupon_id, code)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
