import type pg from 'pg'

export type Table = {
  readonly name: string
  readonly columns: readonly string[]
  /** Sort of the primary key, or of all columns where there is none; ready for SQL. */
  readonly order: string
}

/** Made by the migrator, not by people: the version of the schema stands in the backup's head. */
const migratorTables = ['kysely_migration', 'kysely_migration_lock']

/**
 * The tables that hold what people made, parents first. Only the schema `public`: the tables of the
 * job queue (`pgboss`) stay out. A job is an errand of the server that took the snapshot, most of
 * them done minutes later; to do it once more after a restore (a mail sent twice, a renewal charged
 * twice) is worse than not to do it, and the queue makes its own tables anew.
 */
export async function listTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
       (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')
         as columns,
       (select string_agg(
           quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end,
           ', ' order by coalesce(array_position(i.indkey::smallint[], a.attnum), a.attnum))
         from pg_attribute a
         left join pg_index i on i.indrelid = c.oid and i.indisprimary
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           and a.atttypid not in ('json'::regtype, 'xml'::regtype, 'point'::regtype)
           and (i.indrelid is null or a.attnum = any (i.indkey)))
         as "order"
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition and c.relname <> all ($1)
     order by c.relname`,
    [migratorTables],
  )
  return parentsFirst(rows, await listReferences(client))
}

/** Names of the migrations that have run; undefined in a database that was never migrated. */
export async function readSchemaVersion(
  client: pg.ClientBase,
): Promise<readonly string[] | undefined> {
  const { rows: found } = await client.query(`select to_regclass('public.kysely_migration') as t`)
  if ((found[0] as { t: unknown }).t === null) return undefined
  const { rows } = await client.query<{ name: string }>(
    'select name from public.kysely_migration order by name',
  )
  return rows.map((row) => row.name)
}

/** The same rows give the same text on every server, whatever its settings. */
export async function fixTextForm(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
     set extra_float_digits = 3; set bytea_output = 'hex'; set client_encoding = 'UTF8';
     set search_path = public, pg_catalog`,
  )
}

export function quoteName(name: string): string {
  return `public."${name.replaceAll('"', '""')}"`
}

/** The rows of a table as COPY text in the order of its key: what the hashes are taken of. */
export function copyOutStatement(table: Table): string {
  const columns = table.columns.join(', ')
  return `copy (select ${columns} from ${quoteName(table.name)} order by ${table.order}) to stdout`
}

export function copyInStatement(table: Pick<Table, 'name' | 'columns'>): string {
  return `copy ${quoteName(table.name)} (${table.columns.join(', ')}) from stdin`
}

type Reference = { readonly child: string; readonly parent: string }

async function listReferences(client: pg.ClientBase): Promise<readonly Reference[]> {
  const { rows } = await client.query<Reference>(
    `select child.relname as child, parent.relname as parent from pg_constraint f
     join pg_class child on child.oid = f.conrelid
     join pg_class parent on parent.oid = f.confrelid
     where f.contype = 'f' and child.oid <> parent.oid`,
  )
  return rows
}

/** @throws when tables refer to each other in a circle, which the schema does not do. */
export function parentsFirst<Named extends { readonly name: string }>(
  tables: readonly Named[],
  references: readonly Reference[],
): readonly Named[] {
  const ordered: Named[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const names = new Set(waiting.map((table) => table.name))
    const free = waiting.filter(
      ({ name }) => !references.some(({ child, parent }) => child === name && names.has(parent)),
    )
    if (free.length === 0) throw new Error(`circular references: ${[...names].join(', ')}`)
    ordered.push(...free)
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return ordered
}
