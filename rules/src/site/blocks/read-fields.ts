import type { FieldKind, FieldMap, Stored, ValueOf } from './field-kind.ts'

/** Former names of fields, and the field that each is, or became a part of. */
export type FormerNames = Readonly<Record<string, string>>

/**
 * The value of one field as it is stored, under its name or a former one.
 * @returns undefined where it is missing or malformed
 */
export function readField(
  field: FieldKind,
  name: string,
  stored: Stored,
  formerly: readonly string[],
): unknown {
  const today = stored[name]
  if (today !== undefined) return field.read(today, stored)
  for (const former of formerly) {
    const then = stored[former]
    if (then !== undefined) return field.read(then, stored)
  }
  return undefined
}

const none: readonly string[] = []

/** What is stored of fields, with what is missing or malformed as the kind has it. */
export function readFields<Fields extends FieldMap>(
  fields: Fields,
  stored: Stored,
  formerly: ReadonlyMap<string, readonly string[]>,
): ValueOf<Fields> {
  const read: Record<string, unknown> = {}
  for (const name in fields) {
    const field = fields[name]
    if (field === undefined) continue
    const value = readField(field, name, stored, formerly.get(name) ?? none)
    read[name] = value === undefined ? field.empty : value
  }
  return read as ValueOf<Fields>
}

/** The former names by the field that each belongs to. */
export function namesByField(was: FormerNames): ReadonlyMap<string, readonly string[]> {
  const byField = new Map<string, string[]>()
  for (const [former, name] of Object.entries(was)) {
    byField.set(name, [...(byField.get(name) ?? []), former])
  }
  return byField
}
