import { sql, type Kysely } from 'kysely'

/** What shoppers read of a discount that applied to an order by itself. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table order_adjustment add column title text').execute(db)
}
