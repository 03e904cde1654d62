import { sql, type Kysely } from 'kysely'

/** A subscription can be of a donation, and a payment without a cart keeps what was typed for a while. */
const steps = [
  'alter table subscription add column is_donation boolean not null default false',
  'alter table payment add column given jsonb',
  'create index payment_given on payment (website_id, created_at) where given is not null',
] as const

export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
