import { join } from 'node:path'
import { pino, type Logger } from 'pino'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import { completeContext } from './complete-context.ts'
import { ConfigError, type Config } from './ground/config/config.ts'
import type { Clock, Context, Uptime } from './ground/context.ts'
import { connectionProblem } from './ground/db/connection-problem.ts'
import { openDatabase, type Database, type DatabaseConnection } from './ground/db/database.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './ground/db/embedded/embedded-postgres.ts'
import { migrateToLatest } from './ground/db/migrate.ts'
import { openBuiltAssets } from './ground/http/built-assets.ts'
import { createRateLimiter } from './ground/http/rate-limit.ts'
import { openNameResolver } from './ground/http/name-resolver.ts'
import { openFileStore } from './ground/files/file-store.ts'
import { pooledRandom } from './ground/ids/pooled-random.ts'

export type Installation = {
  readonly context: Context
  /** A sentence for the person at the terminal, such as where the data went instead. */
  readonly note: string | undefined
  /** Closes the pool and stops the embedded database, if this process started it. */
  close(): Promise<void>
}

export type InstallationOptions = {
  readonly config: Config
  /** The project's folder, in which the built bundles and the starter sites lie. */
  readonly root: string
  readonly clock: Clock
  readonly uptime: Uptime
  /** Told what the embedded database reports. */
  readonly log?: (line: string) => void
}

/**
 * Opens the data of an installation: database (embedded unless `DATABASE_URL` is set), schema,
 * files. The server and every command of the command line stand on this.
 *
 * @throws DatabaseStartError with one sentence for the person at the terminal
 */
export async function openInstallation(options: InstallationOptions): Promise<Installation> {
  const { config } = options
  const logger = pino({
    level: config.logLevel,
    redact: ['*.crumb', '*.cookie', '*.email', 'headers.cookie'],
  })
  const embedded = config.databaseUrl === null ? await startEmbedded(options) : undefined
  const connection: DatabaseConnection = embedded?.connection ?? { url: config.databaseUrl ?? '' }
  const database = openWith(connection, config, logger)
  try {
    // over a connection of its own, for a change of a large table takes as long as it takes
    await explainingConnection(config, () =>
      migrateToLatest(connection, { prepared: config.preparedStatements }),
    )
    const context = await contextOf(options, database, logger, embedded)
    return { context, note: embedded?.note, close: () => closeAll(database, embedded) }
  } catch (error) {
    await closeAll(database, embedded)
    throw error
  }
}

function startEmbedded({ config, log }: InstallationOptions): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataFolder: config.dataFolder, ...(log ? { log } : {}) })
}

/** No statement of the shop takes a tenth of it; who waits for a page does not wait for longer. */
const longestStatementMs = 4000

function openWith(connection: DatabaseConnection, config: Config, logger: Logger): Database {
  return openDatabase(connection, {
    prepared: config.preparedStatements,
    answerWithinMs: longestStatementMs,
    // the error itself holds the connection, with statements and the key that cancels them
    onIdleError: ({ message }) =>
      logger.warn({ reason: message }, 'a database connection was lost'),
  })
}

/** What a refused first question says of `DATABASE_URL`. */
async function explainingConnection(config: Config, ask: () => Promise<void>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    const problem = config.databaseUrl === null ? undefined : connectionProblem(error)
    if (problem === undefined) throw error
    throw new ConfigError('DATABASE_URL', problem)
  }
}

async function contextOf(
  options: InstallationOptions,
  database: Database,
  logger: Logger,
  embedded: EmbeddedPostgres | undefined,
): Promise<Context> {
  const random = pooledRandom()
  return completeContext({
    config: options.config,
    clock: options.clock,
    uptime: options.uptime,
    random,
    database,
    logger,
    files: openFileStore(embedded?.dataFolder ?? options.config.dataFolder),
    assets: openBuiltAssets(options.root),
    startersFolder: join(options.root, 'starter-sites'),
    names: openNameResolver(options.config.dnsServers),
    tries: createRateLimiter(),
    signingKey: await readSigningKey(database, random),
  })
}

/** Made by whichever node of the installation comes first, and the same for all of them. */
async function readSigningKey(database: Database, random: Random): Promise<Uint8Array> {
  const name = 'signing-key'
  const fresh = Buffer.from(random(32)).toString('hex')
  const found = await database.kysely
    .selectFrom('installation')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  if (found !== undefined) return Buffer.from(found.value, 'hex')
  await database.kysely
    .insertInto('installation')
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await database.kysely
    .selectFrom('installation')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Buffer.from(value, 'hex')
}

async function closeAll(database: Database, embedded: EmbeddedPostgres | undefined): Promise<void> {
  await database.close().catch(() => undefined)
  await embedded?.stop()
}
