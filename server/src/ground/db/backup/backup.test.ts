import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFileStore } from '../../files/file-store.ts'
import { migrations } from '../migrate.ts'
import { startSystemPostgres } from '../../../testing/system-postgres.ts'
import {
  createEmptyTestDatabase,
  createTestDatabase,
  createTestDatabaseOn,
  type TestDatabase,
} from '../../../testing/test-database.ts'
import { backupTo, connect } from './backup.ts'
import { restoreFrom, sumTable } from './restore.ts'
import { fixTextForm, listTables, parentsFirst } from './table-catalogue.ts'
import { readTar } from './tar-reader.ts'
import { tarEnd, tarHeader, tarPadding } from './tar-writer.ts'

let folder: string
const databases: TestDatabase[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'))
})
afterAll(async () => {
  for (const database of databases) await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const bookTables = `
  create table balance (account int primary key, cents bigint not null);
  create table booking (
    id bigserial primary key,
    from_account int not null references balance,
    to_account int not null references balance,
    cents bigint not null,
    receipt text not null,
    reverses bigint references booking
  )`

/** A database with two tables more, whose rows only make sense together. */
async function makeBooks(made?: TestDatabase): Promise<TestDatabase> {
  const database = made ?? (await createTestDatabase())
  databases.push(database)
  await run(database, bookTables)
  return database
}

async function run<Row extends pg.QueryResultRow>(
  { connection }: TestDatabase,
  text: string,
  values?: unknown[],
): Promise<readonly Row[]> {
  const client = await connect(connection)
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

async function sums(database: TestDatabase): Promise<unknown> {
  const client = await connect(database.connection)
  await fixTextForm(client)
  const found = []
  for (const table of await listTables(client)) found.push(await sumTable(client, table))
  await client.end()
  return found
}

async function refusal(work: Promise<unknown>): Promise<{ code: string; message: string }> {
  try {
    await work
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    return { code, message: error instanceof Error ? error.message : '' }
  }
  throw new Error('it was not refused')
}

const accounts = 20

async function openAccounts(database: TestDatabase): Promise<void> {
  await run(database, `insert into balance select n, 1000 from generate_series(1, ${accounts}) n`)
}

/** Moves money between accounts, with a receipt in the files of each, until told to stop. */
async function bookUntil(
  database: TestDatabase,
  filesFolder: string,
  isOver: () => boolean,
): Promise<number> {
  const client = await connect(database.connection)
  const files = openFileStore(dirname(filesFolder))
  let count = 0
  while (!isOver()) {
    const [from = 1, to = 2] = [1, 2].map(() => 1 + Math.floor(Math.random() * accounts))
    const receipt = await files.put(Buffer.from(`${from} pays ${to} ${Math.random()}`))
    await client.query('begin')
    // always the lower account first, so that two bookings cannot wait for each other
    for (const account of [from, to].toSorted((one, other) => one - other)) {
      const change = from === to ? 0 : account === from ? -5 : 5
      await client.query('update balance set cents = cents + $2 where account = $1', [
        account,
        change,
      ])
    }
    await client.query(
      'insert into booking (from_account, to_account, cents, receipt) values ($1, $2, 5, $3)',
      [from, to, receipt],
    )
    await client.query('commit')
    count += 1
  }
  await client.end()
  return count
}

describe('a backup of a shop that goes on selling', () => {
  it('is one moment: sums hold, files are there, and every table hash is the same after', async () => {
    const shop = await makeBooks()
    await openAccounts(shop)
    const filesFolder = join(folder, 'selling', 'files')
    let isOver = false
    const writers = [1, 2, 3, 4].map(() => bookUntil(shop, filesFolder, () => isOver))
    const count = async (): Promise<number> =>
      (await run<{ n: number }>(shop, 'select count(*)::int as n from booking'))[0]?.n ?? 0
    while ((await count()) < 200) await new Promise((resolve) => setTimeout(resolve, 10))

    const file = join(folder, 'selling.tar.gz')
    const summary = await backupTo(shop.connection, file, { filesFolder })
    const atEnd = await count()
    while ((await count()) < atEnd + 20) await new Promise((resolve) => setTimeout(resolve, 10))
    isOver = true
    await Promise.all(writers)

    const copy = await makeBooks()
    const copyFiles = join(folder, 'restored', 'files')
    await restoreFrom(copy.connection, file, { filesFolder: copyFiles })
    const byName = (one: { name: string }, other: { name: string }): number =>
      one.name < other.name ? -1 : 1
    expect(((await sums(copy)) as { name: string }[]).toSorted(byName)).toEqual(
      summary.tables.toSorted(byName),
    )
    expect(await run(copy, 'select sum(cents)::int as total from balance')).toEqual([
      { total: accounts * 1000 },
    ])
    const wrong = await run(
      copy,
      `select account from balance where cents <> 1000
         + (select coalesce(sum(cents), 0) from booking where to_account = account)
         - (select coalesce(sum(cents), 0) from booking where from_account = account)`,
    )
    expect(wrong).toEqual([])
    const bookings = await run<{ receipt: string }>(copy, 'select receipt from booking')
    expect(bookings.length).toBeGreaterThanOrEqual(200)
    const store = openFileStore(dirname(copyFiles))
    for (const { receipt } of bookings) expect(await store.size(receipt)).toBeGreaterThan(0)
    // the shop's next booking gets a number of its own
    await run(
      copy,
      `insert into booking (from_account, to_account, cents, receipt) values (1, 2, 0, '')`,
    )
  })
})

describe('a backup', () => {
  it('brings back every value to the letter, in tables of many parts and files of any name', async () => {
    const shop = await makeBooks()
    const values = ['', '\\N', '\\.', 'a\tb\r\nc', 'émile 🪴', '"quoted"', '\u0001']
    await run(
      shop,
      `create table words (id int primary key, word text, list text[], body jsonb, raw bytea, price numeric, at timestamptz, ratio float8)`,
    )
    for (const [id, word] of values.entries()) {
      await run(
        shop,
        `insert into words values ($1, $2, array[$2, null], to_jsonb($2::text), convert_to($2, 'UTF8'), 0.10, '2026-03-01 12:00+02', 0.1::float8 + 0.2)`,
        [id, word],
      )
    }
    await run(
      shop,
      `insert into words (id, word) select n, repeat(md5(n::text), 40) from generate_series(100, 9000) n`,
    )
    await openAccounts(shop)
    await run(
      shop,
      `insert into booking (from_account, to_account, cents, receipt, reverses) values (1, 2, 5, '', null), (2, 1, 5, '', 1)`,
    )
    const filesFolder = join(folder, 'names', 'files')
    const names = [
      `${'deep/'.repeat(30)}a file with a long name é.txt`,
      'empty',
      'x'.repeat(100),
      'y'.repeat(101),
    ]
    for (const name of names) {
      await mkdir(dirname(join(filesFolder, name)), { recursive: true })
      await writeFile(join(filesFolder, name), name === 'empty' ? '' : name)
    }
    const file = join(folder, 'names.tar.gz')
    const summary = await backupTo(shop.connection, file, { filesFolder })
    expect(summary.tables.find(({ name }) => name === 'words')?.rows).toBe(values.length + 8901)

    const copy = await makeBooks()
    await run(
      copy,
      `create table words (id int primary key, word text, list text[], body jsonb, raw bytea, price numeric, at timestamptz, ratio float8)`,
    )
    const copyFiles = join(folder, 'names-restored', 'files')
    await restoreFrom(copy.connection, file, { filesFolder: copyFiles })
    expect(await run(copy, 'select * from words where id < 100 order by id')).toEqual(
      await run(shop, 'select * from words where id < 100 order by id'),
    )
    expect(await sums(copy)).toEqual(await sums(shop))
    for (const name of names) {
      expect(readFileSync(join(copyFiles, name), 'utf8')).toBe(name === 'empty' ? '' : name)
    }
  })

  it('can be opened with tar, is for its owner only, and holds no errands', async () => {
    const shop = await makeBooks()
    await run(
      shop,
      `create schema pgboss; create table pgboss.job (id int); insert into pgboss.job values (1)`,
    )
    const file = join(folder, 'plain.tar.gz')
    await backupTo(shop.connection, file, { filesFolder: join(folder, 'no-such-folder') })
    const { stdout } = await promisify(execFile)('tar', ['-tzf', file])
    const names = stdout.trim().split('\n')
    expect(names[0]).toBe('backup.json')
    expect(names.at(-1)).toBe('hashes.json')
    expect(names.filter((name) => /job|kysely/.test(name))).toEqual([])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const unpacked = await promisify(execFile)('tar', ['-xzOf', file, 'backup.json'])
    expect(JSON.parse(unpacked.stdout)).toMatchObject({ format: 'vitrine-backup-1' })
  })

  it('moves between the built-in database and a server of DATABASE_URL', async (context) => {
    const server = await startSystemPostgres()
    if (server === undefined) return context.skip('this machine has no PostgreSQL of its own')
    try {
      const shop = await makeBooks()
      await openAccounts(shop)
      const elsewhere = await createTestDatabaseOn({ url: server.url })
      await run(elsewhere, bookTables)
      const there = join(folder, 'there.tar.gz')
      await backupTo(shop.connection, there)
      await restoreFrom(elsewhere.connection, there)
      const back = join(folder, 'back.tar.gz')
      await backupTo(elsewhere.connection, back)
      const again = await makeBooks()
      await restoreFrom(again.connection, back)
      expect(await sums(again)).toEqual(await sums(shop))
    } finally {
      await server.stop()
    }
  })

  it('is not written over another file, nor left half under its name', async () => {
    const shop = await makeBooks()
    const file = join(folder, 'mine.txt')
    writeFileSync(file, 'mine')
    expect(await refusal(backupTo(shop.connection, file))).toEqual({
      code: 'file-exists',
      message: `${file} exists already: name another file for the backup, or move this one away.`,
    })
    expect(readFileSync(file, 'utf8')).toBe('mine')
    const nowhere = join(folder, 'nowhere', 'a.tar.gz')
    expect((await refusal(backupTo(shop.connection, nowhere))).code).toBe('file-not-writable')
    const bare = await createEmptyTestDatabase()
    databases.push(bare)
    const unborn = join(folder, 'unborn.tar.gz')
    expect((await refusal(backupTo(bare.connection, unborn))).code).toBe('not-migrated')
    expect(readdirSync(folder).filter((name) => /unborn|nowhere|part$/.test(name))).toEqual([])
  })
})

describe('a restore that is refused changes nothing', () => {
  let file: string
  let shop: TestDatabase
  beforeAll(async () => {
    shop = await makeBooks()
    await openAccounts(shop)
    const filesFolder = join(folder, 'good', 'files')
    await mkdir(filesFolder, { recursive: true })
    await writeFile(join(filesFolder, 'picture'), 'pixels')
    file = join(folder, 'good.tar.gz')
    await backupTo(shop.connection, file, { filesFolder })
  })

  async function refusedRestore(from: string): Promise<{ code: string; message: string }> {
    const copy = await makeBooks()
    const filesFolder = join(folder, 'refused', 'files')
    const answer = await refusal(restoreFrom(copy.connection, from, { filesFolder }))
    expect(await run(copy, 'select * from balance')).toEqual([])
    expect(existsSync(filesFolder)).toBe(false)
    expect(existsSync(dirname(filesFolder)) ? readdirSync(dirname(filesFolder)) : []).toEqual([])
    return answer
  }

  /** The same archive with some of its text exchanged for other text of the same length. */
  function changed(name: string, from: string, to: string): string {
    const text = gunzipSync(readFileSync(file)).toString('latin1')
    expect(text).toContain(from)
    const path = join(folder, name)
    writeFileSync(path, gzipSync(Buffer.from(text.replace(from, to), 'latin1')))
    return path
  }

  /** The same archive with another name for one of its entries. */
  async function renamed(name: string, from: string, to: string): Promise<string> {
    const parts: Buffer[] = []
    for await (const entry of readTar(Readable.from([gunzipSync(readFileSync(file))]))) {
      const bytes: Buffer[] = []
      for await (const chunk of entry.bytes) bytes.push(chunk)
      const path = entry.path === from ? to : entry.path
      parts.push(tarHeader(path, entry.size, 0), ...bytes, tarPadding(entry.size))
    }
    const path = join(folder, name)
    writeFileSync(path, gzipSync(Buffer.concat([...parts, tarEnd()])))
    return path
  }

  it('when the database holds anything', async () => {
    const { code, message } = await refusal(restoreFrom(shop.connection, file))
    expect(code).toBe('database-not-empty')
    expect(message).toContain('table balance has rows')
  })

  it('when the backup has another schema', async () => {
    const newest = Object.keys(migrations).toSorted().at(-1) ?? ''
    const other = changed('schema.tar.gz', newest, `x${newest.slice(1)}`)
    const { code, message } = await refusedRestore(other)
    expect(code).toBe('other-schema')
    expect(message).toContain('restore it with the Vitrine that wrote it')
  })

  it('when a row was changed in it', async () => {
    const { code, message } = await refusedRestore(changed('row.tar.gz', '\t1000\n', '\t9000\n'))
    expect(code).toBe('backup-damaged')
    expect(message).toContain('table balance')
  })

  it('when a row in it is one the database cannot hold', async () => {
    const { code } = await refusedRestore(changed('text.tar.gz', '\t1000\n', '\tmany\n'))
    expect(code).toBe('backup-damaged')
  })

  it('when a file was changed in it, or its name leads out of the folder', async () => {
    expect(await refusedRestore(changed('file.tar.gz', 'pixels', 'PIXELS'))).toMatchObject({
      code: 'backup-damaged',
      message: expect.stringContaining('files/picture') as unknown,
    })
    const escaping = await renamed('escape.tar.gz', 'files/picture', 'files/../../escaped')
    expect((await refusedRestore(escaping)).code).toBe('backup-damaged')
    expect(existsSync(join(folder, 'escaped'))).toBe(false)
  })

  it.for([0.2, 0.5, 0.8, 0.9, 0.99])('when only the first %d of it is there', async (share) => {
    const cut = join(folder, `cut-${share}.tar.gz`)
    writeFileSync(cut, readFileSync(file))
    await truncate(cut, Math.floor(statSync(file).size * share))
    expect((await refusedRestore(cut)).code).toMatch(/^(backup-damaged|not-a-backup)$/)
  })

  it.for([
    ['twice end to end', (bytes: Buffer) => Buffer.concat([bytes, bytes])],
    ['with something behind it', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('more')])],
    ['with zeros behind it', (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(100_000)])],
    [
      'with another archive in it',
      (bytes: Buffer) => gzipSync(Buffer.concat([gunzipSync(bytes), gunzipSync(bytes)])),
    ],
  ] as const)('when it is there %s', async ([, change]) => {
    const longer = join(folder, 'longer.tar.gz')
    writeFileSync(longer, change(readFileSync(file)))
    const { code, message } = await refusedRestore(longer)
    expect(code).toMatch(/^(backup-damaged|not-a-backup)$/)
    expect(message).toContain('nothing was restored')
  })

  it('when it is no backup, or not there', async () => {
    const letter = join(folder, 'letter.txt')
    writeFileSync(letter, 'Dear shop,')
    expect((await refusedRestore(letter)).code).toBe('not-a-backup')
    expect((await refusedRestore(join(folder, 'missing.tar.gz'))).code).toBe('file-missing')
  })

  it('when another file is in the way; one with the same contents is not', async () => {
    const copy = await makeBooks()
    const filesFolder = join(folder, 'in-the-way')
    await mkdir(filesFolder)
    await writeFile(join(filesFolder, 'picture'), 'other pixels')
    const work = restoreFrom(copy.connection, file, { filesFolder })
    expect((await refusal(work)).code).toBe('other-file-there')
    expect(await run(copy, 'select * from balance')).toEqual([])
    await writeFile(join(filesFolder, 'picture'), 'pixels')
    await restoreFrom(copy.connection, file, { filesFolder })
    expect(await sums(copy)).toEqual(await sums(shop))
  })
})

describe('tables that refer to each other', () => {
  it('come after those they need', () => {
    const tables = ['entry', 'cart', 'site'].map((name) => ({ name }))
    const references = [
      { child: 'entry', parent: 'cart' },
      { child: 'cart', parent: 'site' },
    ]
    expect(parentsFirst(tables, references).map(({ name }) => name)).toEqual([
      'site',
      'cart',
      'entry',
    ])
    const circle = [...references, { child: 'site', parent: 'entry' }]
    expect(() => parentsFirst(tables, circle)).toThrow('circular')
  })
})
