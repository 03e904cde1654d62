import { sql, type Kysely } from 'kysely'

/** Whether whoever bought was asked to agree to the terms of the shop, and did. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw('alter table shop_order add column agreed_to_terms boolean not null default false')
    .execute(db)
}
