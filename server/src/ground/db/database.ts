import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Tables } from './schema.ts'

/** Either a URL of any PostgreSQL from 15 on, or the socket of the embedded one. */
export type DatabaseConnection =
  | { readonly url: string }
  | {
      readonly host: string
      readonly port: number
      readonly user: string
      readonly database: string
    }

export type Queries = Kysely<Tables> | Transaction<Tables>

/** A handle that knows its site: every tenant query is asked through one of these. */
export type SiteDatabase = {
  readonly siteId: SiteId
  readonly queries: Queries
}

export type Database = {
  readonly kysely: Kysely<Tables>
  readonly pool: pg.Pool
  readonly connection: DatabaseConnection
  /** Reads of one site, outside any transaction. */
  dbFor(siteId: SiteId): SiteDatabase
  /**
   * Runs `work` in one transaction; writers get their handle here only. Serialization failures and
   * deadlocks (40001, 40P01) are tried again, so `work` must have no effect outside the database.
   */
  transact<Value>(
    siteId: SiteId,
    work: (site: SiteDatabase) => Promise<Value>,
    options?: { isolation?: 'read committed' | 'repeatable read' | 'serializable' },
  ): Promise<Value>
  close(): Promise<void>
}

export type DatabaseOptions = {
  readonly maxConnections?: number
  /** How long a query waits for a connection, in milliseconds, before it is refused: 3000. */
  readonly connectWithinMs?: number
  /**
   * How long a statement may take, in milliseconds, before its connection counts as lost; for as
   * long as it takes when absent. A database that is stopped, not closed, answers nothing.
   */
  readonly answerWithinMs?: number
  /** Named statements; off for connection poolers that cannot keep them. */
  readonly prepared?: boolean
  /** Told of errors on idle connections, which would otherwise end the process. */
  readonly onIdleError?: (error: Error) => void
}

const attempts = 8

// bigint columns hold milliseconds and minor units, all below 2^53
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === 20
      ? parseSafeInteger
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`integer out of safe range: ${text}`)
  return value
}

export function openDatabase(
  connection: DatabaseConnection,
  options: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    ...('url' in connection ? { connectionString: connection.url } : connection),
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectWithinMs ?? 3000,
    ...(options.answerWithinMs !== undefined && { query_timeout: options.answerWithinMs }),
    types,
    application_name: 'vitrine',
    // named statements go by keys and indexes; planning them anew for each value costs more than running
    ...((options.prepared ?? true) && { onConnect: planOnce }),
  })
  const onIdleError = options.onIdleError ?? (() => undefined)
  pool.on('error', onIdleError)
  // a connection that dies between two queries of a transaction tells only itself
  pool.on('connect', (client) => client.on('error', onIdleError))
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: poolForKysely(pool, options.prepared ?? true) }),
  })
  return {
    kysely,
    pool,
    connection,
    dbFor: (siteId) => ({ siteId, queries: kysely }),
    transact: (siteId, work, transactionOptions) =>
      retried(() =>
        kysely
          .transaction()
          .setIsolationLevel(transactionOptions?.isolation ?? 'read committed')
          .execute((queries) => work({ siteId, queries })),
      ),
    close: () => kysely.destroy(),
  }
}

async function planOnce(client: pg.ClientBase): Promise<void> {
  await client.query('set plan_cache_mode = force_generic_plan')
}

async function retried<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * 4))
    }
  }
}

function isRetryable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '40001' || code === '40P01'
}

const maxStatementNames = 2000

/** The names by which the connections of a pool know their statements; none is ever given anew. */
class StatementNames {
  readonly #names = new Map<string, string>()

  nameOf(text: string): string | undefined {
    let name = this.#names.get(text)
    if (name === undefined && this.#names.size < maxStatementNames) {
      name = `v${this.#names.size}`
      this.#names.set(text, name)
    }
    return name
  }
}

type PoolForKysely = ConstructorParameters<typeof PostgresDialect>[0]['pool']

/**
 * Lets Kysely's queries run as named statements, which PostgreSQL parses and plans once, and throws
 * a connection away that did not answer in time: what is asked of it waits behind the old question.
 */
function poolForKysely(pool: pg.Pool, prepared: boolean): PoolForKysely {
  const names = prepared ? new StatementNames() : undefined
  const connect = async (): Promise<KyselyClient> => new KyselyClient(await pool.connect(), names)
  return { connect, end: () => pool.end() } as unknown as PoolForKysely
}

class KyselyClient {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames | undefined
  #silence: Error | undefined

  constructor(client: pg.PoolClient, names: StatementNames | undefined) {
    this.#client = client
    this.#names = names
  }

  async query(text: string, values: unknown[] = []): Promise<pg.QueryResult> {
    // such as the rollback of what was not answered
    if (this.#silence !== undefined) throw this.#silence
    const name = values.length > 0 ? this.#names?.nameOf(text) : undefined
    try {
      return await this.#client.query(
        name === undefined ? { text, values } : { name, text, values },
      )
    } catch (error) {
      if (isUnanswered(error)) this.#silence = error
      throw error
    }
  }

  release(): void {
    this.#client.release(this.#silence)
  }
}

function isUnanswered(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout'
}
