import { sql, type Kysely } from 'kysely'

/**
 * What each change touches, so that pages that do not show it stay as they are; and the items whose
 * stock pages show otherwise since a revision of the catalogue.
 */
const steps = [
  'alter table change add column touched text[]',
  `create table catalogue_change (
    website_id text not null,
    revision integer not null,
    item_id text not null,
    primary key (website_id, revision, item_id)
  )`,
] as const

export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
