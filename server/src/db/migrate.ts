import { Migrator, type Kysely, type Migration } from 'kysely'
import * as firstShop from './migrations/0001-first-shop.ts'
import { openDatabase, type DatabaseConnection } from './database.ts'
import type { Tables } from './schema.ts'

/** Every migration by its name, oldest first. A name never changes once it has run anywhere. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-shop': { up: firstShop.up as Migration['up'] },
}

/**
 * Brings the schema to this version's. Safe when several servers start at once: the migrator takes
 * a lock in the database, and the later ones find nothing left to do.
 */
export async function migrate(kysely: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

/** The same over a connection of its own, for set-ups that hold no pool. */
export async function migrateToLatest(connection: DatabaseConnection): Promise<void> {
  const database = openDatabase(connection)
  try {
    await migrate(database.kysely)
  } finally {
    await database.close()
  }
}
