import { sql, type Kysely } from 'kysely'

/** When a member has paid by a kept card; and subscriptions by the way of paying that charges them. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    'alter table kept_card add column paid_at bigint',
    'create index kept_card_by_ref on kept_card (website_id, ref)',
    `create index subscription_by_method on subscription (website_id, method_ref)
      where method_ref is not null`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
