import { sql, type Kysely } from 'kysely'

/** Addresses that items have left; nothing that is stored so far remembers any. */
const steps = [
  `create table former_address (
    website_id text not null,
    collection_id text not null,
    url_id text not null,
    item_id text not null,
    until bigint not null,
    primary key (website_id, collection_id, url_id, item_id)
  )`,
  `create index former_address_by_item on former_address (website_id, item_id)`,
] as const

export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
