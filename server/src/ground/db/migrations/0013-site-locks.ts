import { sql, type Kysely } from 'kysely'

/**
 * Passwords of pages and sites. A row never changes: another password is another row, so that undo
 * finds the former one (docs/decisions/0058-passwords-of-pages.md).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `create table site_lock (
        website_id text not null,
        id text not null,
        password_hash text not null,
        created_at bigint not null,
        primary key (website_id, id)
      )`,
    )
    .execute(db)
}
