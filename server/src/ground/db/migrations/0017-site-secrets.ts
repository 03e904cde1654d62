import { sql, type Kysely } from 'kysely'

/**
 * What a site needs to prove itself elsewhere, sealed. A row never changes: another secret is another
 * row, so that undo finds the former one. In no document, history or answer.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `create table site_secret (
        website_id text not null,
        id text not null,
        sealed text not null,
        created_at bigint not null,
        primary key (website_id, id)
      )`,
    )
    .execute(db)
}
