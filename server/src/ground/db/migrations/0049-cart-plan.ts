import { sql, type Kysely } from 'kysely'

/** By which plan of its product a cart subscribes; null, as in those from before: by the first. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('alter table cart add column plan_id text').execute(db)
}
