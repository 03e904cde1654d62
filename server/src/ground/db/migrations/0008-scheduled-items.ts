import { sql, type Kysely } from 'kysely'

/** The next item that begins to show is found without a look at all the others. */
export async function up(kysely: Kysely<unknown>): Promise<void> {
  await sql`create index document_scheduled on document (website_id, publish_on)
    where kind = 'item' and visibility = 'live'`.execute(kysely)
}
