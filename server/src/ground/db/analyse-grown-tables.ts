import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Below this a table is read as a whole faster than by any index. */
const leastRows = 50

/**
 * Has PostgreSQL count the tables that have doubled since it did so last. Of a table that was never
 * counted it does not know that all rows may be one site's, and takes any index that begins with the
 * site: a look-up by key then reads whatever the site has. Its own round comes once a minute, in
 * which a shop's first busy hour can begin.
 * @returns the names of the tables that were counted
 */
export async function analyseGrownTables({ kysely }: Pick<Database, 'kysely'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select grown.relname as name from pg_stat_user_tables grown join pg_class on pg_class.oid = grown.relid
    where schemaname = current_schema() and n_live_tup >= ${leastRows}
      and n_live_tup > 2 * greatest(reltuples, 0)`.execute(kysely)
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(kysely)
  return rows.map(({ name }) => name)
}
