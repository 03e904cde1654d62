import { startSystemPostgres } from './system-postgres.ts'
import { startTestPostgres } from './test-database.ts'

/** Vitest calls it once: the run's databases are made on the machine's own PostgreSQL. */
export async function setup(): Promise<() => Promise<void>> {
  const system = await startSystemPostgres()
  if (system === undefined) throw new Error('this machine has no PostgreSQL of its own')
  process.env['TEST_DATABASE_URL'] = system.url
  const postgres = await startTestPostgres()
  return async () => {
    await postgres.stop()
    await system.stop()
  }
}
