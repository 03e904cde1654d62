import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import {
  createEmptyTestDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../testing/test-database.ts'
import { openDatabase, type Database } from './database.ts'
import { migrate, migrations } from './migrate.ts'
import { globalTables } from './schema.ts'

let test: TestDatabase
let database: Database

beforeAll(async () => {
  test = await createTestDatabase()
  database = openDatabase(test.connection)
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

/** Kysely's own bookkeeping, and the tables that belong to no tenant. */
const exempt = new Set<string>([...globalTables, 'kysely_migration', 'kysely_migration_lock'])

/** A job asks for the mails of any site that are due (docs/decisions/0025-mails-at-least-once.md). */
const overAllSites = new Set(['mail_due', 'subscription_awake'])

const ofWords = new Set(['search_entry_by_title', 'search_entry_by_name', 'search_entry_by_word'])

async function tenantTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
    order by relname`.execute(database.kysely)
  return rows.map((row) => row.name).filter((name) => !exempt.has(name))
}

type Key = { table: string; key: string; columns: string[] }

/** Columns of every index (primary, unique or plain), expressions as their text. */
async function indexes(): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select t.relname as "table", i.relname as "key",
      array(select pg_get_indexdef(x.indexrelid, n, true)
            from generate_series(1, x.indnkeyatts) n) as columns
    from pg_index x
    join pg_class i on i.oid = x.indexrelid
    join pg_class t on t.oid = x.indrelid
    where t.relnamespace = 'public'::regnamespace`.execute(database.kysely)
  return rows
}

async function foreignKeys(): Promise<(Key & { target: string; targetColumns: string[] })[]> {
  const { rows } = await sql<Key & { target: string; targetColumns: string[] }>`
    select t.relname as "table", c.conname as "key", r.relname as target,
      array(select a.attname::text from unnest(c.conkey) with ordinality k(n, o)
            join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by k.o) as columns,
      array(select a.attname::text from unnest(c.confkey) with ordinality k(n, o)
            join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by k.o)
        as "targetColumns"
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_class r on r.oid = c.confrelid
    where c.contype = 'f' and t.relnamespace = 'public'::regnamespace`.execute(database.kysely)
  return rows
}

describe('a site can be kept apart from every other', () => {
  it('because the site stands first in every key and index of its tables', async () => {
    const tables = new Set(await tenantTables())
    expect(tables.size).toBeGreaterThan(10)
    // an index of words has the site in front of each word (docs/decisions/0039-search.md)
    const keys = (await indexes()).filter(
      ({ table, key }) => tables.has(table) && !ofWords.has(key) && !overAllSites.has(key),
    )
    expect(new Set(keys.map(({ table }) => table))).toEqual(tables)
    expect(keys.filter(({ columns }) => columns[0] !== 'website_id')).toEqual([])
  })

  it('because each of its tables has a primary key', async () => {
    const { rows } = await sql<{ table: string }>`
      select t.relname as "table" from pg_constraint c join pg_class t on t.oid = c.conrelid
      where c.contype = 'p'`.execute(database.kysely)
    const withKey = new Set(rows.map((row) => row.table))
    expect((await tenantTables()).filter((table) => !withKey.has(table))).toEqual([])
  })

  it('because no reference leads from one site to another', async () => {
    const tables = new Set(await tenantTables())
    const wrong = (await foreignKeys()).filter(
      ({ table, columns, target, targetColumns }) =>
        (tables.has(table) || tables.has(target)) &&
        (columns[0] !== 'website_id' || targetColumns[0] !== 'website_id'),
    )
    expect(wrong).toEqual([])
  })

  it('and the site of a row is always known', async () => {
    const { rows } = await sql<{ table: string }>`
      select table_name as "table" from information_schema.columns
      where table_schema = 'public' and column_name = 'website_id' and is_nullable = 'NO'
        and data_type = 'text'`.execute(database.kysely)
    const known = new Set(rows.map((row) => row.table))
    expect((await tenantTables()).filter((table) => !known.has(table))).toEqual([])
  })
})

describe('the database', () => {
  it('has no triggers, rules or views that do things behind our back', async () => {
    const { rows } = await sql<{ name: string }>`
      select tgname as name from pg_trigger where not tgisinternal
      union all
      select relname from pg_class
      where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace`.execute(
      database.kysely,
    )
    expect(rows).toEqual([])
  })

  it('finds a planted table whose key begins with something else', async () => {
    await sql`create table planted (id text primary key, website_id text not null)`.execute(
      database.kysely,
    )
    const wrong = (await indexes()).filter(
      ({ table, columns }) => table === 'planted' && columns[0] !== 'website_id',
    )
    expect(wrong).toHaveLength(1)
    await sql`drop table planted`.execute(database.kysely)
  })
})

describe('migrations', () => {
  it('succeed for all of several servers that start at once, and again', async () => {
    const empty = await createEmptyTestDatabase()
    const servers = Array.from({ length: 4 }, () => openDatabase(empty.connection))
    try {
      await Promise.all(servers.map((server) => migrate(server.kysely)))
      await Promise.all(servers.map((server) => migrate(server.kysely)))
      const { rows } = await sql<{ name: string }>`
        select name from kysely_migration order by name`.execute(servers[0]!.kysely)
      expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations))
    } finally {
      await Promise.all(servers.map((server) => server.close()))
      await empty.drop()
    }
  })

  it('leave nothing half done when one fails midway', async () => {
    const empty = await createEmptyTestDatabase()
    const server = openDatabase(empty.connection)
    try {
      await sql`create table mail (id text)`.execute(server.kysely)
      await expect(migrate(server.kysely)).rejects.toThrow()
      const { rows } = await sql<{ found: string | null }>`
        select to_regclass('public.site')::text as found`.execute(server.kysely)
      expect(rows).toEqual([{ found: null }])
      await sql`drop table mail`.execute(server.kysely)
      await migrate(server.kysely)
    } finally {
      await server.close()
      await empty.drop()
    }
  })
})
