import { sql, type Kysely } from 'kysely'

/** What an order keeps of what its shopper was told: how long it takes, what cannot be withdrawn from, and that its buyer accounts for the tax. */
const steps = [
  'alter table shop_order add column delivery_days jsonb',
  `alter table shop_order add column download_consent text not null default ''`,
  'alter table shop_order add column reverse_charge boolean not null default false',
  'alter table order_item add column no_withdrawal text',
  'alter table subscription add column agreed_to_download boolean not null default false',
] as const

export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
