import { describe, expect, it } from 'vitest'
import { openDatabase } from '../ground/db/database.ts'
import { startSystemPostgres } from './system-postgres.ts'
import { createTestDatabase, createTestDatabaseOn } from './test-database.ts'

describe('the databases that tests run on', () => {
  it('are migrated, and what one test writes no other sees', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
    try {
      const databases = [openDatabase(one.connection), openDatabase(other.connection)] as const
      await databases[0].pool.query(`insert into installation values ('colour', 'green')`)
      const counts = await Promise.all(
        databases.map((database) => database.pool.query('select * from installation')),
      )
      expect(counts.map((result) => result.rows.length)).toEqual([1, 0])
      await Promise.all(databases.map((database) => database.close()))
    } finally {
      await one.drop()
      await other.drop()
    }
  })

  it('can lie on the PostgreSQL of the machine, given as DATABASE_URL', async (context) => {
    const server = await startSystemPostgres()
    if (server === undefined) return context.skip('this machine has no PostgreSQL of its own')
    try {
      expect(server.majorVersion).toBeGreaterThanOrEqual(15)
      const made = await createTestDatabaseOn({ url: server.url })
      const database = openDatabase(made.connection)
      const { rows } = await database.pool.query('select * from installation')
      expect(rows).toEqual([])
      await database.close()
      await made.drop()
    } finally {
      await server.stop()
    }
  })
})
