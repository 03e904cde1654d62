import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table shop_order add column member_id text`,
  `create index order_of_member on shop_order (website_id, member_id) where member_id is not null`,
  `drop index order_by_cart`,
  `alter table cart add column token_turn int not null default 0, add column copy_of text`,
]

/**
 * An order knows the member who was signed in as it was paid: a cart alone does not tell, for another
 * one may sit at its browser by then. A member's cart can be given another token, and one that was
 * copied as they signed out knows of which it is a copy.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
