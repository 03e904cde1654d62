import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { findRunningPostgres } from './find-running.ts'
import { findProcess } from './process-identity.ts'
import { databasePid, isRoot, killHard, makeRig, waitUntil, type Rig } from './test-rig.ts'

let rig: Rig
beforeAll(async () => {
  rig = await makeRig()
})
afterAll(async () => {
  await rig.remove()
})

async function query<Row extends pg.QueryResultRow>(
  postgres: Pick<EmbeddedPostgres, 'connection'>,
  text: string,
): Promise<readonly Row[]> {
  const client = new pg.Client(postgres.connection)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** The code of the refusal; the database is stopped again should it start after all. */
async function refusal(dataFolder: string): Promise<{ code: string; message: string }> {
  try {
    await (await startEmbeddedPostgres({ dataFolder })).stop()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    return { code, message: error instanceof Error ? error.message : '' }
  }
  throw new Error('the database started')
}

describe('the built-in database', () => {
  it('is made on the first start and keeps what was written until the next', async () => {
    const dataFolder = rig.newFolder('first')
    const first = await startEmbeddedPostgres({ dataFolder })
    await query(first, 'create table kept (word text)')
    await query(first, `insert into kept values ('émile')`)
    await first.stop()
    const second = await startEmbeddedPostgres({ dataFolder })
    expect(await query(second, 'select word from kept')).toEqual([{ word: 'émile' }])
    expect(second.note).toBeUndefined()
    await second.stop()
  })

  it('listens on no network address, only on a socket nobody else can open', async () => {
    const postgres = await startEmbeddedPostgres({ dataFolder: await rig.usedFolder('socket') })
    const { host } = postgres.connection
    expect(await query(postgres, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect(statSync(host).mode & 0o777).toBe(0o700)
    expect(statSync(join(postgres.dataFolder, 'database')).mode & 0o777).toBe(0o700)
    expect(`${host}/.s.PGSQL.5432`.length).toBeLessThan(104)
    await postgres.stop()
    expect(existsSync(host)).toBe(false)
  })

  it('sorts by code point and offers the collation for lists that owners read', async () => {
    const postgres = await startEmbeddedPostgres({ dataFolder: await rig.usedFolder('sorting') })
    const words = `(values ('z'), ('é'), ('a')) as list (word)`
    const plain = await query<{ word: string }>(postgres, `select word from ${words} order by word`)
    expect(plain.map((row) => row.word)).toEqual(['a', 'z', 'é'])
    const owners = await query<{ word: string }>(
      postgres,
      `select word from ${words} order by word collate "und-x-icu"`,
    )
    expect(owners.map((row) => row.word)).toEqual(['a', 'é', 'z'])
    await postgres.stop()
  })

  it('writes every commit to the disk before it answers', async () => {
    const postgres = await startEmbeddedPostgres({ dataFolder: await rig.usedFolder('durable') })
    const names = ['fsync', 'synchronous_commit', 'full_page_writes']
    for (const name of names) {
      expect(await query(postgres, `show ${name}`)).toEqual([{ [name]: 'on' }])
    }
    await postgres.stop()
  })

  it('keeps what shoppers typed out of its log', async () => {
    const postgres = await startEmbeddedPostgres({ dataFolder: await rig.usedFolder('log') })
    await query(postgres, 'create table shopper (email text primary key)')
    const insert = `insert into shopper values ('canary@example.com')`
    await query(postgres, insert)
    await expect(query(postgres, insert)).rejects.toThrow('duplicate key')
    await postgres.stop()
    const log = readFileSync(join(postgres.dataFolder, 'database.log'), 'utf8')
    expect(log).toContain('database system is ready')
    expect(log).not.toContain('canary')
  })

  it('is started again when it dies, and the pools of the server live on', async () => {
    const lines: string[] = []
    const dataFolder = await rig.usedFolder('dies')
    const postgres = await startEmbeddedPostgres({ dataFolder, log: (line) => lines.push(line) })
    const pool = new pg.Pool(postgres.connection)
    pool.on('error', () => undefined)
    const exits: (string | null)[] = []
    postgres.onExit(({ signal }) => exits.push(signal))
    await pool.query('create table kept as select 7 as number')
    await killHard(databasePid(dataFolder))
    await waitUntil(() => lines.includes('the database runs again'))
    expect((await pool.query('select number from kept')).rows).toEqual([{ number: 7 }])
    expect(exits).toEqual(['SIGKILL'])
    await pool.end()
    await postgres.stop()
  })

  it('is not stopped by Ctrl-C before the server has drained', async () => {
    const server = rig.start({ dataFolder: await rig.usedFolder('ctrl-c') })
    await server.find('ready')
    process.kill(-(server.process.pid ?? 0), 'SIGINT')
    await server.find('drained')
  })

  it('stops by itself when the server exits without stopping it', async () => {
    const dataFolder = await rig.usedFolder('exit')
    const server = rig.start({ dataFolder, exitsAtOnce: true })
    await server.find('ready')
    const pid = databasePid(dataFolder)
    await server.ended
    await waitUntil(() => findProcess(pid) === undefined)
    expect(existsSync(join(dataFolder, 'database', 'postmaster.pid'))).toBe(false)
    await (await startEmbeddedPostgres({ dataFolder })).stop()
  })
})

describe('one data folder has one owner', () => {
  it('so a second server on it is refused and told which process has it', async () => {
    const dataFolder = await rig.usedFolder('owner')
    const first = await startEmbeddedPostgres({ dataFolder })
    const second = rig.start({ dataFolder })
    expect(await second.find('refused')).toMatchObject({
      code: 'folder-in-use',
      message: `Another Vitrine (process ${process.pid}) is using the data folder ${dataFolder}: stop it first, or name another folder in VITRINE_DATA.`,
    })
    expect((await refusal(dataFolder)).code).toBe('folder-in-use')
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }])
    await first.stop()
  })

  it('beside whom a command can work on the same database', async () => {
    const dataFolder = rig.newFolder('beside')
    expect(await findRunningPostgres(dataFolder)).toBeUndefined()
    const server = rig.start({ dataFolder })
    await server.find('ready')
    const running = await findRunningPostgres(dataFolder)
    if (running === undefined) throw new Error('the running database was not found')
    expect(running.dataFolder).toBe(dataFolder)
    expect(await query(running, 'select count(*)::int as rows from written')).toEqual([{ rows: 0 }])
    await server.end()
    expect(await findRunningPostgres(dataFolder)).toBeUndefined()
  })

  it('also when several start at the same moment after a crash', async () => {
    const dataFolder = await rig.usedFolder('race')
    const crashed = rig.start({ dataFolder })
    await crashed.find('ready')
    await crashed.end('SIGKILL')
    const servers = [1, 2, 3, 4].map(() => rig.start({ dataFolder }))
    const outcomes = await Promise.all(
      servers.map((server) =>
        Promise.any([server.find('ready'), server.find('refused')]).then((line) => line.kind),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['ready', 'refused', 'refused', 'refused'])
    await Promise.all(servers.map((server) => server.end()))
  })

  it('so a server whose folder was removed leaves the one that came after it alone', async () => {
    const dataFolder = rig.newFolder('removed')
    const first = await startEmbeddedPostgres({ dataFolder })
    await rm(dataFolder, { recursive: true, force: true })
    const second = await startEmbeddedPostgres({ dataFolder })
    await query(second, 'create table kept (word text)')
    await first.stop()
    await second.stop()
    const third = await startEmbeddedPostgres({ dataFolder })
    expect(await query(third, 'select word from kept')).toEqual([])
    await third.stop()
  })

  it('and a PostgreSQL that somebody started by hand on it is left alone', async () => {
    const dataFolder = await rig.usedFolder('by-hand')
    const own = await startEmbeddedPostgres({ dataFolder })
    const { host } = own.connection
    await own.stop()
    const database = join(dataFolder, 'database')
    const { uid, gid } = statSync(database)
    const binaries = join(dirname(dataFolder), 'elsewhere')
    const placed = readdirSync(dataFolder).find((name) => /^postgres-\d/.test(name)) ?? ''
    await rename(join(dataFolder, placed), binaries)
    mkdirSync(host, { mode: 0o700 })
    chownSync(host, uid, gid)
    const program = join(binaries, 'bin', 'postgres')
    const foreign = spawn(program, ['-D', database, '-k', host, '-c', 'listen_addresses='], {
      cwd: '/',
      stdio: 'ignore',
      ...(isRoot ? { uid, gid } : {}),
    })
    await waitUntil(() => existsSync(join(database, 'postmaster.pid')))
    const { code, message } = await refusal(dataFolder)
    expect(code).toBe('folder-held-by-other-postgres')
    expect(message).toContain(`process ${foreign.pid}`)
    const ended = new Promise((resolve) => foreign.once('exit', resolve))
    foreign.kill('SIGINT')
    await ended
    await rm(host, { recursive: true, force: true })
    const again = await startEmbeddedPostgres({ dataFolder })
    await again.stop()
  })
})
