import { sql, type Kysely } from 'kysely'

/** Whom the bill of an order is made out to; null: whoever it goes to. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table shop_order add column billing_address jsonb').execute(db)
}
