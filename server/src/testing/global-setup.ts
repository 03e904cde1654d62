import { startTestPostgres } from './test-database.ts'

/** Vitest calls it once before the workers start, and what it returns when all have ended. */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  return () => postgres.stop()
}
