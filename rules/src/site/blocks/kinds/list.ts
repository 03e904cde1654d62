import { z } from 'zod'
import type { SeeReference } from '../../../ground/documents/reference.ts'
import {
  wordsOf,
  type Cleaners,
  type FieldKind,
  type FieldMap,
  type FieldWords,
  type LookUp,
  type Seen,
  type Stored,
  type ValueOf,
} from '../field-kind.ts'
import { readFields } from '../read-fields.ts'

/** One of a list, with an id by which it is moved and changed. */
export type ListRow<Fields extends FieldMap = FieldMap> = ValueOf<Fields> & { readonly id: string }

export type ListKind<Fields extends FieldMap = FieldMap> = FieldKind<
  readonly ListRow<Fields>[],
  readonly Seen[]
> & {
  readonly kind: 'list'
  readonly fields: Fields
  readonly max: number
  /** What one of them is called, such as `Picture`. */
  readonly one: string
}

type ListOptions<Fields extends FieldMap> = FieldWords &
  Pick<ListKind<Fields>, 'fields' | 'max' | 'one'> & {
    /** The field that was all of a row, when rows were texts. */
    readonly onceOnly?: keyof Fields & string
  }

/** Groups of values in the owner's order. */
export function list<Fields extends FieldMap>(options: ListOptions<Fields>): ListKind<Fields> {
  const { fields, max, one, onceOnly, ...words } = options
  type Row = ListRow<Fields>
  const shape = Object.entries(fields).map(([name, field]) => [name, field.schema])
  const row = z.strictObject({
    id: z
      .string()
      .max(100)
      .regex(/^[\w-]+$/),
    ...(Object.fromEntries(shape) as Record<string, z.ZodType>),
  })
  return {
    kind: 'list',
    ...wordsOf(words),
    fields,
    max,
    one,
    schema: z
      .array(row)
      .max(max)
      .refine(
        (rows) => new Set(rows.map(({ id }) => id)).size === rows.length,
      ) as unknown as z.ZodType<readonly Row[]>,
    empty: [],
    read: (stored) =>
      Array.isArray(stored) ? readRows<Fields>(fields, stored.slice(0, max), onceOnly) : undefined,
    context: (rows, look) => rows.map((one) => shownRow(fields, one, look)),
    visit: (rows, see) => changedRows(rows, (one) => visitRow(fields, one, see)),
    clean: (rows, cleaners) => changedRows(rows, (one) => cleanRow(fields, one, cleaners)),
    searchText: (rows) => rows.map((one) => textOfRow(fields, one)).join(' '),
  }
}

const nothingFormer: ReadonlyMap<string, readonly string[]> = new Map()

/** Rows that are none are left out; one without an id is called by its place. */
function readRows<Fields extends FieldMap>(
  fields: Fields,
  stored: readonly unknown[],
  onceOnly: string | undefined,
): ListRow<Fields>[] {
  const seen = new Set<string>()
  return stored.flatMap((one, place) => {
    const parts = onceOnly !== undefined && typeof one === 'string' ? { [onceOnly]: one } : one
    if (typeof parts !== 'object' || parts === null || Array.isArray(parts)) return []
    const { id } = parts as Stored
    const isName = typeof id === 'string' && /^[\w-]{1,100}$/.test(id) && !seen.has(id)
    let name = isName ? id : `row-${place}`
    while (seen.has(name)) name += '-'
    seen.add(name)
    return [{ ...readFields(fields, parts as Stored, nothingFormer), id: name }]
  })
}

function shownRow(fields: FieldMap, row: Stored, look: LookUp): Seen {
  const shown: Record<string, unknown> = { id: row['id'] }
  for (const [name, field] of Object.entries(fields)) {
    const part = field.context(row[name], look)
    shown[name] = part
    if (field.gives !== undefined) Object.assign(shown, field.gives(part, row[name]))
  }
  return shown
}

/** The same list where no row is another. */
function changedRows<Row>(rows: readonly Row[], change: (row: Row) => Row): readonly Row[] {
  const changed = rows.map(change)
  return changed.every((row, place) => row === rows[place]) ? rows : changed
}

function visitRow<Row extends Stored>(fields: FieldMap, row: Row, see: SeeReference): Row {
  return changedRow(fields, row, (field, part) =>
    field.visit === undefined ? part : field.visit(part, see),
  )
}

function cleanRow<Row extends Stored>(fields: FieldMap, row: Row, cleaners: Cleaners): Row {
  return changedRow(fields, row, (field, part) =>
    field.clean === undefined ? part : field.clean(part, cleaners),
  )
}

function changedRow<Row extends Stored>(
  fields: FieldMap,
  row: Row,
  change: (field: FieldKind, part: unknown) => unknown,
): Row {
  let changed = row
  for (const [name, field] of Object.entries(fields)) {
    const part = row[name]
    const next = change(field, part)
    if (next !== part) changed = { ...changed, [name]: next }
  }
  return changed
}

function textOfRow(fields: FieldMap, row: Stored): string {
  const texts = Object.entries(fields).map(([name, field]) => field.searchText?.(row[name]) ?? '')
  return texts.join(' ')
}
