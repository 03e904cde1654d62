import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { link, mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { DatabaseConnection } from '../database.ts'
import {
  filesPrefix,
  headEntry,
  isBackupHead,
  isBackupTail,
  tableOfPart,
  tailEntry,
  type BackupHead,
  type BackupTail,
  type FileSum,
  type TableSum,
} from './archive-format.ts'
import { connect, countLines } from './backup.ts'
import { backupError, BackupError } from './backup-errors.ts'
import {
  copyInStatement,
  copyOutStatement,
  fixTextForm,
  listTables,
  quoteName,
  readSchemaVersion,
  type Table,
} from './table-catalogue.ts'
import { readTar, TarError, type TarEntry } from './tar-reader.ts'

export type RestoreOptions = {
  /** Where the files of the backup go; absent when they are not wanted. */
  readonly filesFolder?: string
  /** Told once all is there, in the same transaction; what it throws lets nothing of it stay. */
  readonly settle?: (database: Pick<pg.Client, 'query'>) => Promise<void>
}

/** Written when an installation is first opened, before anyone made anything: the backup's replace them. */
const replacedTables = new Set(['installation'])

/**
 * Fills an empty, migrated database (and the files folder) from a backup, wholly or not at all. The
 * hash of every table is taken again from the database after the rows are in, and the hash of every
 * file from the disk; only when all are those of the backup does anything stay.
 *
 * @throws BackupError `file-missing`, `not-a-backup`, `backup-damaged`, `other-schema`,
 *   `not-migrated`, `database-not-empty`, `other-file-there`
 */
export async function restoreFrom(
  connection: DatabaseConnection,
  file: string,
  options: RestoreOptions = {},
): Promise<BackupTail> {
  if (!existsSync(file)) throw backupError('file-missing', { file })
  const client = await connect(connection)
  const staging =
    options.filesFolder === undefined
      ? undefined
      : `${options.filesFolder}.restore-${randomBytes(4).toString('hex')}`
  try {
    await fixTextForm(client)
    await client.query('begin')
    const restored = await new Restore(client, file, staging).run()
    await options.settle?.(client)
    if (options.filesFolder !== undefined && staging !== undefined) {
      await moveFiles(staging, options.filesFolder, restored.files)
    }
    await client.query('commit')
    return restored
  } finally {
    await client.end()
    if (staging !== undefined) await rm(staging, { recursive: true, force: true })
  }
}

const afterItsEnd = 'something follows its end'

/** One pass through an archive, inside the transaction of `client`. */
class Restore {
  private readonly client: pg.Client
  private readonly file: string
  private readonly staging: string | undefined
  private readonly tableSums = new Map<string, TableSum>()
  private readonly fileSums = new Map<string, FileSum>()

  constructor(client: pg.Client, file: string, staging: string | undefined) {
    this.client = client
    this.file = file
    this.staging = staging
  }

  async run(): Promise<BackupTail> {
    const source = createReadStream(this.file)
    const archive = source.pipe(createGunzip())
    source.once('error', (error) => archive.destroy(error))
    try {
      const tail = await this.readAll(readTar(archive))
      // what is no archive any more is not even unpacked
      if (archive.bytesWritten !== (await stat(this.file)).size) throw this.damaged(afterItsEnd)
      return tail
    } finally {
      source.destroy()
    }
  }

  private async readAll(entries: AsyncGenerator<TarEntry>): Promise<BackupTail> {
    const head = await this.readHead(entries)
    const tables = await this.prepareTables(head)
    let tail: BackupTail | undefined
    for (let entry = await this.next(entries); entry !== undefined;) {
      const table = tables.find(({ name }) => name === tableOfPart(entry?.path ?? ''))
      if (table !== undefined) {
        entry = await this.loadTable(table, entry, entries)
        continue
      }
      if (entry.path === tailEntry) tail = await this.readTail(entry)
      else if (entry.path.startsWith(filesPrefix)) await this.stageFile(entry)
      else throw this.damaged(entry.path)
      entry = await this.next(entries)
    }
    if (tail === undefined) throw this.damaged('its end is missing')
    await this.verify(tail, tables)
    for (const { name, lastValue } of tail.sequences) {
      await this.client.query('select setval($1::regclass, $2::bigint)', [
        quoteName(name),
        lastValue,
      ])
    }
    return tail
  }

  private async readHead(entries: AsyncGenerator<TarEntry>): Promise<BackupHead> {
    let head: BackupHead
    try {
      const first = await entries.next()
      if (first.done === true || first.value.path !== headEntry) throw this.damaged(headEntry)
      head = await this.readJson(first.value, isBackupHead)
    } catch (error) {
      if (!tellsOfDamage(error) && !(error instanceof BackupError)) throw error
      throw backupError('not-a-backup', { file: this.file }, error)
    }
    const here = await readSchemaVersion(this.client)
    if (here === undefined) throw backupError('not-migrated', undefined)
    const facts = { file: this.file, found: versionOf(head.schema), here: versionOf(here) }
    // one that lacks a migration in between is another schema too
    if (head.schema.join() !== here.join()) throw backupError('other-schema', facts)
    return head
  }

  /** Locks every table, so that it stays empty but for us until the end. */
  private async prepareTables(head: BackupHead): Promise<readonly Table[]> {
    const here = await listTables(this.client)
    const tables = here.flatMap((table) => {
      const kept = head.tables.find(({ name }) => name === table.name)
      return kept === undefined ? [] : [{ ...table, columns: kept.columns }]
    })
    if (tables.length !== here.length || tables.length !== head.tables.length) {
      throw this.damaged('its tables are not those of its schema')
    }
    if (here.length > 0) {
      const names = here.map(({ name }) => quoteName(name)).join(', ')
      await this.client.query(`lock table ${names} in access exclusive mode`)
    }
    for (const { name } of here) {
      if (replacedTables.has(name)) await this.client.query(`delete from ${quoteName(name)}`)
      const { rowCount } = await this.client.query(`select 1 from ${quoteName(name)} limit 1`)
      if (rowCount !== 0) throw backupError('database-not-empty', { table: name })
    }
    return tables
  }

  /** Reads all parts of a table, which lie together; returns the entry after them. */
  private async loadTable(
    table: Table,
    first: TarEntry,
    entries: AsyncGenerator<TarEntry>,
  ): Promise<TarEntry | undefined> {
    const hash = createHash('sha256')
    let rows = 0
    let entry: TarEntry | undefined = first
    const next = (): Promise<TarEntry | undefined> => this.next(entries)
    async function* parts(): AsyncGenerator<Buffer> {
      while (entry !== undefined && tableOfPart(entry.path) === table.name) {
        for await (const bytes of entry.bytes) {
          hash.update(bytes)
          rows += countLines(bytes)
          yield bytes
        }
        entry = await next()
      }
    }
    const statement = this.client.query(copyFrom(copyInStatement(table)))
    await this.orDamaged(`table ${table.name}`, () => pipeline(Readable.from(parts()), statement))
    this.tableSums.set(table.name, { name: table.name, rows, sha256: hash.digest('hex') })
    return entry
  }

  private async stageFile(entry: TarEntry): Promise<void> {
    const path = entry.path.slice(filesPrefix.length)
    if (path.split('/').some((part) => part === '' || part === '.' || part === '..')) {
      throw this.damaged(entry.path)
    }
    const hash = createHash('sha256')
    const target = this.staging === undefined ? undefined : join(this.staging, ...path.split('/'))
    if (target !== undefined) await mkdir(dirname(target), { recursive: true })
    const handle = target === undefined ? undefined : await open(target, 'wx')
    try {
      await this.orDamaged(entry.path, async () => {
        for await (const bytes of entry.bytes) {
          hash.update(bytes)
          await handle?.writeFile(bytes)
        }
      })
      await handle?.sync()
    } finally {
      await handle?.close()
    }
    this.fileSums.set(path, { path, bytes: entry.size, sha256: hash.digest('hex') })
  }

  private async verify(tail: BackupTail, tables: readonly Table[]): Promise<void> {
    for (const table of tables) {
      const wanted = tail.tables.find(({ name }) => name === table.name)
      const empty = { name: table.name, rows: 0, sha256: createHash('sha256').digest('hex') }
      const read = this.tableSums.get(table.name) ?? empty
      const stored = await sumTable(this.client, table)
      if (!isSameSum(wanted, read) || !isSameSum(wanted, stored)) {
        throw this.damaged(`table ${table.name}`)
      }
    }
    const differs = tail.files.find(
      ({ path, sha256 }) => this.fileSums.get(path)?.sha256 !== sha256,
    )
    if (differs !== undefined) throw this.damaged(`${filesPrefix}${differs.path}`)
    if (tail.files.length !== this.fileSums.size) throw this.damaged('files')
  }

  private readTail(entry: TarEntry): Promise<BackupTail> {
    return this.orDamaged('its end is missing', () => this.readJson(entry, isBackupTail))
  }

  private async next(entries: AsyncGenerator<TarEntry>): Promise<TarEntry | undefined> {
    const step = await this.orDamaged('its end is missing', () => entries.next())
    return step.done === true ? undefined : step.value
  }

  private async readJson<Value>(
    entry: TarEntry,
    isValue: (value: unknown) => value is Value,
  ): Promise<Value> {
    const chunks: Buffer[] = []
    for await (const bytes of entry.bytes) chunks.push(bytes)
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    if (!isValue(value)) throw this.damaged(entry.path)
    return value
  }

  private async orDamaged<Value>(part: string, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work()
    } catch (error) {
      throw tellsOfDamage(error) ? this.damaged(part, error) : error
    }
  }

  private damaged(part: string, cause?: unknown): BackupError {
    return backupError('backup-damaged', { file: this.file, part }, cause)
  }
}

/** Also rows that the database refuses (SQLSTATE classes 22 and 23); not its lost connection or full disk. */
function tellsOfDamage(error: unknown): boolean {
  if (error instanceof TarError || error instanceof SyntaxError) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^2[23][0-9A-Z]{3}$/.test(code)
}

/** Rows and hash of a table as it stands, in the same form as in a backup. */
export async function sumTable(client: pg.Client, table: Table): Promise<TableSum> {
  const hash = createHash('sha256')
  let rows = 0
  const stream = client.query(copyTo(copyOutStatement(table)))
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    hash.update(bytes)
    rows += countLines(bytes)
  }
  return { name: table.name, rows, sha256: hash.digest('hex') }
}

function isSameSum(one: TableSum | undefined, other: TableSum): boolean {
  return one !== undefined && one.rows === other.rows && one.sha256 === other.sha256
}

function versionOf(schema: readonly string[]): string {
  return schema.at(-1) ?? 'none'
}

/**
 * Puts the files into their folder. One that is there already with the same contents stays, so that
 * a restore which was cut off can be run again.
 */
async function moveFiles(from: string, to: string, files: readonly FileSum[]): Promise<void> {
  for (const { path, sha256 } of files) {
    const target = join(to, ...path.split('/'))
    if (existsSync(target) && (await hashFile(target)) !== sha256) {
      throw backupError('other-file-there', { path: target })
    }
  }
  for (const { path } of files) {
    const target = join(to, ...path.split('/'))
    await mkdir(dirname(target), { recursive: true })
    if (!existsSync(target)) await link(join(from, ...path.split('/')), target)
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer)
  return hash.digest('hex')
}
