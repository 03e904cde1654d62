/**
 * A backup is a gzipped tar archive that people can open with `tar -xzf`:
 *
 *     backup.json                     what this is: format, schema version, tables in their order
 *     tables/<table>/<number>.copy    rows as PostgreSQL's COPY text, whole lines in every part
 *     files/<path>                    the files of all sites
 *     hashes.json                     rows and SHA-256 of every table and file, sequences; the last
 *                                     entry, so a backup without it is incomplete
 */
export const archiveFormat = 'vitrine-backup-1'

export const headEntry = 'backup.json'
export const tailEntry = 'hashes.json'
export const filesPrefix = 'files/'

export type BackupHead = {
  readonly format: typeof archiveFormat
  /** ISO 8601, UTC; when the snapshot was taken, by the database's clock. */
  readonly takenAt: string
  /** Names of the migrations that had run, oldest first. */
  readonly schema: readonly string[]
  /** Parents before the tables that refer to them: rows can be added in this order. */
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[]
}

export type BackupTail = {
  readonly tables: readonly TableSum[]
  readonly files: readonly FileSum[]
  readonly sequences: readonly { readonly name: string; readonly lastValue: string }[]
}

export type TableSum = {
  readonly name: string
  readonly rows: number
  /** Hex; of the table's COPY text in the order of its primary key. */
  readonly sha256: string
}

export type FileSum = { readonly path: string; readonly bytes: number; readonly sha256: string }

export function partPath(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy`
}

/** The table a part belongs to; undefined for other entries. */
export function tableOfPart(path: string): string | undefined {
  return /^tables\/([^/]+)\/\d+\.copy$/.exec(path)?.[1]
}

export function isBackupHead(value: unknown): value is BackupHead {
  const head = value as Partial<BackupHead> | null
  return head?.format === archiveFormat && Array.isArray(head.schema) && Array.isArray(head.tables)
}

export function isBackupTail(value: unknown): value is BackupTail {
  const tail = value as Partial<BackupTail> | null
  return Array.isArray(tail?.tables) && Array.isArray(tail.files) && Array.isArray(tail.sequences)
}
