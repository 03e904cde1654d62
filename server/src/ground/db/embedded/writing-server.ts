import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { DatabaseStartError } from './start-errors.ts'

/**
 * A program for the tests of this folder, which kill it: it starts the database on
 * `VITRINE_TEST_FOLDER`, as the user `VITRINE_TEST_USER` (uid:gid) when that is given, and with
 * `VITRINE_TEST_WRITERS` above 0 writes pairs of rows without end. Each line it prints is JSON: what
 * it prints as saved was committed before.
 */
export type WritingServerLine =
  | { readonly kind: 'ready'; readonly host: string; readonly note: string | undefined }
  | { readonly kind: 'saved'; readonly id: number }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'log'; readonly line: string }
  | { readonly kind: 'drained' }

function print(line: WritingServerLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function becomeUser(user: string): void {
  const [uid = 0, gid = 0] = user.split(':').map(Number)
  process.setgroups?.([])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

async function writePairs(pool: pg.Pool, nextId: () => number): Promise<never> {
  for (;;) {
    const id = nextId()
    try {
      await writePair(pool, id)
      print({ kind: 'saved', id })
    } catch {
      // the database was killed; the pair may or may not be there, and was never called saved
      await sleep(5)
    }
  }
}

async function writePair(pool: pg.Pool, id: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`insert into written values ($1, 'first')`, [id])
    await client.query(`insert into written values ($1, 'second')`, [id])
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function serve(): Promise<void> {
  const { env } = process
  if (env['VITRINE_TEST_USER'] !== undefined) becomeUser(env['VITRINE_TEST_USER'])
  const packageFolder = env['VITRINE_TEST_PACKAGE']
  const postgres = await startEmbeddedPostgres({
    dataFolder: env['VITRINE_TEST_FOLDER'] ?? '',
    log: (line) => print({ kind: 'log', line }),
    ...(packageFolder === undefined ? {} : { packageFolder }),
  })
  const writers = Number(env['VITRINE_TEST_WRITERS'] ?? 0)
  const pool = new pg.Pool({ ...postgres.connection, max: Math.max(writers, 1) })
  pool.on('error', () => undefined)
  // the pool listens to idle clients only; one in use would end the process with its own error
  pool.on('connect', (client) => client.on('error', () => undefined))
  await pool.query(
    'create table if not exists written (id bigint, half text, primary key (id, half))',
  )
  const { rows } = await pool.query<{ last: string | null }>('select max(id) as last from written')
  let last = Number(rows[0]?.last ?? 0)
  const drain = async (): Promise<void> => {
    // what a request in flight needs: the database outlives the signal
    await sleep(50)
    await pool.query('select 1')
    await pool.end()
    await postgres.stop()
    print({ kind: 'drained' })
    process.exit(0)
  }
  process.once('SIGINT', () => void drain())
  process.once('SIGTERM', () => void drain())
  print({ kind: 'ready', host: postgres.connection.host, note: postgres.note })
  if (env['VITRINE_TEST_EXITS'] !== undefined) process.exit(0)
  for (let writer = 0; writer < writers; writer++) void writePairs(pool, () => (last += 1))

  setInterval(() => undefined, 60_000)
}

try {
  await serve()
} catch (error) {
  const code = error instanceof DatabaseStartError ? error.code : 'unknown'
  print({ kind: 'refused', code, message: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
}
