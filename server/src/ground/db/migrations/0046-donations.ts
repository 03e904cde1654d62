import { sql, type Kysely } from 'kysely'

/** A line of an order can be money that is given for nothing, behind which no product stands. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table order_item add column is_donation boolean not null default false`.execute(
    db,
  )
}
