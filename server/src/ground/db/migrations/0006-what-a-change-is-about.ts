import { sql, type Kysely } from 'kysely'

const steps = [
  'alter table change add column subject_kind text',
  'alter table change add column subject_id text',
] as const

/** History leads to the document that a change was about; older rows name none. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
