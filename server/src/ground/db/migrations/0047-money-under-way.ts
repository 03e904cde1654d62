import { sql, type Kysely } from 'kysely'

/**
 * Payments whose money is under way for days (`under-way`) keep their frozen order, while the order that
 * was made of them is `received`; and what banks dispute of orders.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create index payment_under_way on payment (website_id, look_at) where status = 'under-way'`,
    `alter table test_bank add column decides text, add column decides_at bigint`,
    `alter table shop_order add column dispute text`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
