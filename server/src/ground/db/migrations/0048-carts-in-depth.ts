import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table shop_order add column customer_note text not null default ''`,
  // null: not known, or seen anew since
  `alter table cart_entry add column added_cents bigint`,
  // of the job that forgets them, which looks through all sites
  `create index cart_by_age on cart (website_id, created_at)`,
]

/**
 * What whoever bought tells the shop with an order, what a line of a cart cost when it was added, and
 * how old carts are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
