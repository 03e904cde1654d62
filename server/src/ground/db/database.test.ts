import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isUnavailable } from '../http/error-border.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openDatabase } from './database.ts'

let prepared: TestDatabase
beforeAll(async () => {
  prepared = await createTestDatabase()
})
afterAll(() => prepared.drop())

describe('when all connections are taken', () => {
  test('a request is told to come again instead of waiting without end', async () => {
    const database = openDatabase(prepared.connection, {
      maxConnections: 1,
      connectWithinMs: 1_000,
    })
    const taken = await database.pool.connect()
    try {
      for (const ask of [
        () => database.pool.query('select 1'),
        () => database.kysely.selectFrom('site').select('website_id').execute(),
      ]) {
        const error: unknown = await ask().catch((thrown: unknown) => thrown)
        expect(isUnavailable(error)).toBe(true)
      }
    } finally {
      taken.release()
    }
    expect((await database.pool.query('select 1')).rowCount).toBe(1)
    await database.close()
  })
})

test('plans named statements once, from the first query of a connection on', async () => {
  const database = openDatabase(prepared.connection, { maxConnections: 1 })
  const { rows } = await database.pool.query('show plan_cache_mode')
  expect(rows).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
  await database.close()
})
