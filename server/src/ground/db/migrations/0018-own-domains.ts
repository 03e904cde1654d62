import { sql, type Kysely } from 'kysely'

/**
 * Names of the owner's own beside the one that a site began with. Whose a name is, is one row for the
 * whole installation, so that two sites never hold the same.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const steps = [
    'alter table host_name add column proved_at bigint',
    'alter table host_name add column is_primary boolean not null default false',
    'create index host_name_by_site on host_name (website_id)',
  ]
  for (const step of steps) await sql.raw(step).execute(db)
}
