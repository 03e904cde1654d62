import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseConnection } from '../ground/db/database.ts'
import { startEmbeddedPostgres } from '../ground/db/embedded/embedded-postgres.ts'
import { migrateToLatest } from '../ground/db/migrate.ts'

export type TestDatabase = {
  readonly connection: DatabaseConnection
  /** Ends what is still connected to it. */
  drop(): Promise<void>
}

/** How the workers learn of the PostgreSQL that the run shares. */
const variable = 'VITRINE_TEST_POSTGRES'

type SharedPostgres = { readonly admin: DatabaseConnection; readonly template: string }

/**
 * Starts the one PostgreSQL of a test run (or takes the server that `TEST_DATABASE_URL` names) and
 * makes the template: a database migrated once, which every test database is a copy of. Called
 * before any worker starts; the workers find it through the environment. Each project of a run asks
 * for it, and so does the run itself: the first of them starts it, and stops it as the last.
 */
export async function startTestPostgres(): Promise<{ stop(): Promise<void> }> {
  if (process.env[variable] !== undefined) return { stop: () => Promise.resolve() }
  const server = await startServer()
  try {
    const template = `vitrine_template_${randomName()}`
    await runAdmin(server.admin, `create database ${template}`)
    await migrateToLatest(connectionTo(server.admin, template))
    process.env[variable] = JSON.stringify({
      admin: server.admin,
      template,
    } satisfies SharedPostgres)
    return {
      stop: async () => {
        delete process.env[variable]
        await drop(server.admin, template)
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** A migrated database of the caller's own, without a site in it: about 30 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { admin, template } = readShared()
  const copied = 'url' in admin ? '' : ' strategy file_copy'
  return createDatabase(admin, `template ${template}${copied}`)
}

/** A database without any table, for what makes its own. */
export async function createEmptyTestDatabase(): Promise<TestDatabase> {
  return createDatabase(readShared().admin, 'template template0')
}

/** A migrated database that sorts texts as people do, where the usual ones sort them by their bytes. */
export async function createSortingTestDatabase(): Promise<TestDatabase> {
  const sorting = `template template0 encoding 'UTF8' locale_provider icu icu_locale 'en-US'`
  const made = await createDatabase(readShared().admin, sorting)
  await migrateToLatest(made.connection)
  return made
}

/** A database on a server of the caller's choice, migrated from nothing. */
export async function createTestDatabaseOn(admin: DatabaseConnection): Promise<TestDatabase> {
  const made = await createDatabase(admin, 'template template0')
  await migrateToLatest(made.connection)
  return made
}

async function createDatabase(admin: DatabaseConnection, from: string): Promise<TestDatabase> {
  const name = `vitrine_test_${randomName()}`
  await runAdmin(admin, `create database ${name} ${from}`)
  return {
    connection: connectionTo(admin, name),
    drop: () => drop(admin, name),
  }
}

/**
 * On the run's own server the files stay until it ends, for a drop makes it write out and wait for
 * all that the other tests have changed.
 */
async function drop(admin: DatabaseConnection, name: string): Promise<void> {
  if ('url' in admin) {
    return runAdmin(admin, `drop database if exists ${name} with (force)`)
  }
  await runAdmin(
    admin,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
}

async function startServer(): Promise<{ admin: DatabaseConnection; stop(): Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL']
  if (url !== undefined && url !== '') {
    return { admin: { url }, stop: () => Promise.resolve() }
  }
  const dataFolder = await mkdtemp(join(tmpdir(), 'vitrine-tests-'))
  // under root, PostgreSQL is another user, who must get in
  await chmod(dataFolder, 0o711)
  // a run waits for no disk; what has to outlive a machine is tested on servers of its own
  const postgres = await startEmbeddedPostgres({
    dataFolder,
    maxConnections: 200,
    outlivesMachine: false,
  })
  return {
    admin: { ...postgres.connection, database: 'postgres' },
    stop: async () => {
      await postgres.stop()
      await rm(postgres.dataFolder, { recursive: true, force: true })
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

function readShared(): SharedPostgres {
  const text = process.env[variable]
  if (text === undefined) throw new Error('no PostgreSQL was started for this test run')
  return JSON.parse(text) as SharedPostgres
}

function connectionTo(admin: DatabaseConnection, database: string): DatabaseConnection {
  if (!('url' in admin)) return { ...admin, database }
  const url = new URL(admin.url)
  url.pathname = `/${database}`
  return { url: url.href }
}

async function runAdmin(admin: DatabaseConnection, statement: string): Promise<void> {
  const client = new pg.Client('url' in admin ? { connectionString: admin.url } : admin)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function randomName(): string {
  return randomBytes(6).toString('hex')
}
