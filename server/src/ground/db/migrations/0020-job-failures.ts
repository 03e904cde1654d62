import { sql, type Kysely } from 'kysely'

/**
 * What a site's background work could not do and gave up on, until its owner has been told of it:
 * each thing once, by what it is about.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const steps = [
    `create table job_failure (
      website_id text not null,
      kind text not null,
      about text not null,
      detail text not null,
      reason text not null,
      created_at bigint not null,
      told_at bigint,
      primary key (website_id, kind, about)
    )`,
    'create index job_failure_untold on job_failure (website_id) where told_at is null',
  ]
  for (const step of steps) await sql.raw(step).execute(db)
}
