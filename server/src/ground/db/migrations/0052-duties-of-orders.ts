import { sql, type Kysely } from 'kysely'

/** What an order keeps of what its shopper was told: how long it takes. */
const steps = ['alter table shop_order add column delivery_days jsonb'] as const

export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
