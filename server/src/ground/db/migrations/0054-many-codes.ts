import { sql, type Kysely } from 'kysely'

/** Codes of which one discount has many, and how many payments of a subscription were left out. */
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
    `alter table subscription add column left_out int not null default 0`,
    // what runs ends after as many payments as was agreed to, and not before
    `update subscription set left_out = (select count(*) from subscription_cycle one
        where one.website_id = subscription.website_id and one.subscription_id = subscription.id
          and one.state = 'skipped') where state <> 'ended'`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
