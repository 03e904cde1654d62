import { sql, type Kysely } from 'kysely'

/** Members keep several addresses; the first is the usual one. */
const steps = [
  `alter table member add column addresses jsonb not null default '[]'`,
  'update member set addresses = jsonb_build_array(address) where address is not null',
  'alter table member drop column address',
] as const

export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
