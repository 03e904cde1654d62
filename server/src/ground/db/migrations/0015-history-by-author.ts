import { sql, type Kysely } from 'kysely'

/** The history of one person, and who stands in it, without a look at every change. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index change_by_author on change (website_id, author_id, sequence desc)`.execute(
    db,
  )
}
