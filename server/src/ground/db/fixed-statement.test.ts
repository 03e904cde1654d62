import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openDatabase, type Database } from './database.ts'
import { fixedStatement } from './fixed-statement.ts'

let prepared: TestDatabase
let database: Database
beforeAll(async () => {
  prepared = await createTestDatabase()
  database = openDatabase(prepared.connection)
})
afterAll(async () => {
  await database.close()
  await prepared.drop()
})

test('a statement runs with the values of each run, in all places that use them', async () => {
  const both = fixedStatement<{ a: number; b: number }, { text: string }>(
    (slot) =>
      sql`select ${slot('b')}::int || '-' || ${slot('a')}::int || '-' || ${slot('b')}::int as text`,
  )
  expect(await both(database.kysely, { a: 1, b: 2 })).toEqual([{ text: '2-1-2' }])
  expect(await both(database.kysely, { a: 3, b: 4 })).toEqual([{ text: '4-3-4' }])
})

test('a value that was written into the text of a fixed statement is refused', async () => {
  const kept = fixedStatement<object, object>(() => sql`select ${5}::int as five`)
  await expect(kept(database.kysely, {})).rejects.toThrow(
    'a fixed statement has a value of its own',
  )
})
