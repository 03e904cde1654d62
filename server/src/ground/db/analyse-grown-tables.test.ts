import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { analyseGrownTables } from './analyse-grown-tables.ts'
import { openDatabase, type Database } from './database.ts'

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase(testDatabase.connection)
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

/** Adds host names of one site, and has the connection tell at once that it did. */
async function addHosts(from: number, to: number): Promise<void> {
  await database.kysely.connection().execute(async (connection) => {
    await sql`insert into host_name (host, website_id)
      select 'host-' || number, 'one' from generate_series(${from}::int, ${to}::int) number`.execute(
      connection,
    )
    await sql`select pg_stat_force_next_flush()`.execute(connection)
  })
}

async function countedRows(): Promise<number> {
  const { rows } = await sql<{ reltuples: number }>`
    select reltuples from pg_class where relname = 'host_name'`.execute(database.kysely)
  return rows[0]?.reltuples ?? -1
}

test('a table is counted when it has rows enough, and again each time it has doubled', async () => {
  await addHosts(1, 20)
  expect(await analyseGrownTables(database)).toEqual([])
  await addHosts(21, 60)
  expect(await analyseGrownTables(database)).toEqual(['host_name'])
  expect(await countedRows()).toBe(60)
  await addHosts(61, 110)
  expect(await analyseGrownTables(database)).toEqual([])
  await addHosts(111, 130)
  expect(await analyseGrownTables(database)).toEqual(['host_name'])
  expect(await countedRows()).toBe(130)
})
