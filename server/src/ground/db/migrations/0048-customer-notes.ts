import { sql, type Kysely } from 'kysely'

/** What whoever bought tells the shop with an order; empty: nothing. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`alter table shop_order add column customer_note text not null default ''`)
    .execute(db)
}
