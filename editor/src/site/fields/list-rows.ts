import type { AcceptedFiles, AssetKind } from '@vitrine/rules/site/blocks/kinds/asset.ts'
import type { FieldMap } from '@vitrine/rules/site/blocks/field-kind.ts'
import type { ListKind, ListRow } from '@vitrine/rules/site/blocks/kinds/list.ts'

type Rows = readonly ListRow[]

/** The copy stands right after its original. */
export function duplicatedRow(rows: Rows, id: string, copyId: string): Rows {
  const at = rows.findIndex((row) => row.id === id)
  const row = rows[at]
  return row === undefined ? rows : rows.toSpliced(at + 1, 0, { ...row, id: copyId })
}

/** One part of one row is another; what stands beside it stays. */
export function rowsWithPart(rows: Rows, id: string, name: string, part: unknown): Rows {
  return rows.map((row) => (row.id === id ? { ...row, [name]: part } : row))
}

/** What a row is called: by the first text in it, else by its place. */
export function nameOfRow({ fields, one }: ListKind, row: ListRow, place: number): string {
  const values = row as Readonly<Record<string, unknown>>
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = values[name]
    if (kind === 'text' && typeof value === 'string' && value.trim() !== '') return value
  }
  return `${one} ${place + 1}`
}

/** The field of a row that holds a file; undefined where rows have none. */
export function fileFieldOf(
  fields: FieldMap,
): { readonly name: string; readonly accept: AcceptedFiles } | undefined {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'asset') return { name, accept: (field as unknown as AssetKind).accept }
  }
  return undefined
}

/** A row that holds nothing yet but, at most, one part. */
export function newRow(fields: FieldMap, id: string, part: object = {}): ListRow {
  const empty = Object.entries(fields).map(([name, one]) => [name, one.empty])
  return { ...Object.fromEntries(empty), ...part, id }
}

/** The picture by which a row is known; undefined where rows have none. */
export function pictureOfRow(fields: FieldMap, row: ListRow): string | null | undefined {
  const file = fileFieldOf(fields)
  if (file === undefined) return undefined
  const value = (row as Readonly<Record<string, unknown>>)[file.name]
  return typeof value === 'string' ? value : null
}
