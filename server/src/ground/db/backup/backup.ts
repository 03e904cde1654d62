import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, readdir, rename, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { DatabaseConnection } from '../database.ts'
import {
  archiveFormat,
  filesPrefix,
  headEntry,
  partPath,
  tailEntry,
  type BackupHead,
  type BackupTail,
  type FileSum,
  type TableSum,
} from './archive-format.ts'
import { beginDraft } from './backup-draft.ts'
import { backupError, BackupError } from './backup-errors.ts'
import {
  copyOutStatement,
  fixTextForm,
  listTables,
  readSchemaVersion,
  type Table,
} from './table-catalogue.ts'
import { tarEnd, tarHeader, tarPadding } from './tar-writer.ts'

export type BackupOptions = {
  /** Absent for an installation whose files lie elsewhere. */
  readonly filesFolder?: string
  /** Gives the backup up and leaves nothing of it. */
  readonly interrupted?: AbortSignal
}

/** What the backup holds, as its `hashes.json` says. */
export type BackupSummary = BackupTail & { readonly takenAt: string }

const partBytes = 4 * 1024 * 1024

/**
 * Writes everything that people made into one file, while the server goes on serving: the tables as
 * they stood at one moment (one REPEATABLE READ snapshot) and the files, which are read after it, so
 * that every file which a row of the snapshot names is there. Works on any PostgreSQL.
 *
 * The file appears under its name only when it is whole and on the disk.
 *
 * @throws BackupError `file-exists`, `not-migrated`, `file-not-writable`, `interrupted`
 */
export async function backupTo(
  connection: DatabaseConnection,
  file: string,
  options: BackupOptions = {},
): Promise<BackupSummary> {
  if (existsSync(file)) throw backupError('file-exists', { file })
  const draft = await beginDraft(file)
  const client = await connect(connection)
  try {
    await fixTextForm(client)
    await client.query('begin isolation level repeatable read read only')
    const tables = await listTables(client)
    const head = await readHead(client, tables)
    const archive = new ArchiveSource(client, head, tables, options.filesFolder)
    await writeDurably(archive.bytes(), draft.path, options.interrupted)
    await client.query('commit')
    await rename(draft.path, file)
    await syncFolder(dirname(file))
    return { ...archive.tail, takenAt: head.takenAt }
  } catch (error) {
    await draft.remove()
    if (options.interrupted?.aborted) throw backupError('interrupted', { file }, error)
    throw explained(error, file)
  } finally {
    draft.settle()
    await client.end()
  }
}

export async function connect(connection: DatabaseConnection): Promise<pg.Client> {
  const client = new pg.Client(
    'url' in connection ? { connectionString: connection.url } : connection,
  )
  // a lost connection is told of by the statement under way
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function readHead(client: pg.Client, tables: readonly Table[]): Promise<BackupHead> {
  const schema = await readSchemaVersion(client)
  if (schema === undefined) throw backupError('not-migrated', undefined)
  const { rows } = await client.query<{ now: Date }>('select now() as now')
  return {
    format: archiveFormat,
    takenAt: rows[0]?.now.toISOString() ?? '',
    schema,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  }
}

/** The archive as a stream of bytes; `tail` is complete when the stream has ended. */
class ArchiveSource {
  private readonly client: pg.Client
  private readonly head: BackupHead
  private readonly tables: readonly Table[]
  private readonly filesFolder: string | undefined
  private readonly modifiedSeconds: number
  private readonly tableSums: TableSum[] = []
  private readonly fileSums: FileSum[] = []
  tail: BackupTail = { tables: [], files: [], sequences: [] }

  constructor(
    client: pg.Client,
    head: BackupHead,
    tables: readonly Table[],
    filesFolder: string | undefined,
  ) {
    this.client = client
    this.head = head
    this.tables = tables
    this.filesFolder = filesFolder
    this.modifiedSeconds = Math.floor(Date.parse(head.takenAt) / 1000)
  }

  async *bytes(): AsyncGenerator<Buffer> {
    yield* this.jsonEntry(headEntry, this.head)
    for (const table of this.tables) yield* this.tableEntries(table)
    if (this.filesFolder !== undefined) {
      for await (const path of walkFiles(this.filesFolder)) {
        yield* this.fileEntry(this.filesFolder, path)
      }
    }
    const sequences = await readSequences(this.client)
    this.tail = { tables: this.tableSums, files: this.fileSums, sequences }
    yield* this.jsonEntry(tailEntry, this.tail)
    yield tarEnd()
  }

  private *jsonEntry(path: string, value: unknown): Generator<Buffer> {
    yield* this.entry(path, Buffer.from(`${JSON.stringify(value, null, 2)}\n`))
  }

  private *entry(path: string, content: Buffer): Generator<Buffer> {
    yield tarHeader(path, content.length, this.modifiedSeconds)
    yield content
    yield tarPadding(content.length)
  }

  private async *tableEntries(table: Table): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    let rows = 0
    let part = 0
    const stream = this.client.query(copyTo(copyOutStatement(table)))
    for await (const content of wholeLineParts(stream as AsyncIterable<Buffer>)) {
      hash.update(content)
      rows += countLines(content)
      part += 1
      yield* this.entry(partPath(table.name, part), content)
    }
    this.tableSums.push({ name: table.name, rows, sha256: hash.digest('hex') })
  }

  private async *fileEntry(folder: string, path: string): AsyncGenerator<Buffer> {
    const handle = await openIfThere(join(folder, ...path.split('/')))
    if (handle === undefined) return
    try {
      const hash = createHash('sha256')
      const { size } = await handle.stat()
      yield tarHeader(`${filesPrefix}${path}`, size, this.modifiedSeconds)
      let read = 0
      if (size > 0) {
        for await (const chunk of handle.createReadStream({ end: size - 1, autoClose: false })) {
          const bytes = chunk as Buffer
          read += bytes.length
          hash.update(bytes)
          yield bytes
        }
      }
      if (read !== size) throw new Error(`the file ${path} changed while it was read`)
      yield tarPadding(size)
      this.fileSums.push({ path, bytes: size, sha256: hash.digest('hex') })
    } finally {
      await handle.close()
    }
  }
}

/** Gathers rows into parts of some megabytes that end with a row. */
async function* wholeLineParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    pending.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    const whole = Buffer.concat(pending)
    const end = whole.lastIndexOf(0x0a) + 1
    if (end > 0) yield whole.subarray(0, end)
    pending = end < whole.length ? [whole.subarray(end)] : []
    size = whole.length - end
  }
  if (size > 0) yield Buffer.concat(pending)
}

/** In COPY text every line feed ends a row: one inside a value is written as `\n`. */
export function countLines(text: Buffer): number {
  let lines = 0
  for (let at = text.indexOf(0x0a); at !== -1; at = text.indexOf(0x0a, at + 1)) lines += 1
  return lines
}

async function readSequences(client: pg.Client): Promise<BackupTail['sequences']> {
  const { rows } = await client.query<{ name: string; lastValue: string }>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  )
  return rows
}

/** The file store writes to `<hash>.<something>` and renames: such a draft is no file yet. */
const draftName = /^[0-9a-f]{64}\./

/** Paths of the files below the folder, with `/` between their parts, in order. */
async function* walkFiles(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) yield* walkFiles(folder, path)
    else if (entry.isFile() && !draftName.test(entry.name)) yield path
  }
}

/** Undefined when it was removed since the folder was read. */
async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function writeDurably(
  bytes: AsyncIterable<Buffer>,
  file: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  const steps = [Readable.from(bytes), createGzip(), output] as const
  await (signal === undefined ? pipeline(...steps) : pipeline(...steps, { signal }))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function explained(error: unknown, file: string): unknown {
  if (error instanceof BackupError || !(error instanceof Error) || !('syscall' in error)) {
    return error
  }
  return backupError('file-not-writable', { file, reason: error.message }, error)
}
