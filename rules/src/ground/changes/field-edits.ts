import { z } from 'zod'
import { ok, refuse, type Result } from '../refusals/result.ts'
import { canonicalJson } from '../documents/json-diff.ts'
import { changesRefusal } from './changes-messages.ts'

/** A field that somebody else has changed since the author of an edit read it. */
export type FieldConflict = {
  /** Its name in the edit; of a variant `variants.<id>.<name>`. */
  readonly field: string
  readonly yours: unknown
  /** As it stands now. */
  readonly theirs: unknown
}

/** New values of some fields, and what the author of the edit saw in them. */
export type FieldEdit<Fields> = {
  readonly set: { readonly [Name in keyof Fields]?: Fields[Name] | undefined }
  /** A field that is missing here is set whatever stands in it, as by somebody who never looked. */
  readonly seen: Readonly<Record<string, unknown>>
}

/** A text that somebody saw; longer than any field may be, in characters. */
export const seenText = z.string().max(1_000_000)

/** Any value that somebody saw. It may be older than today's limits: compared, never checked, but it ends. */
export const seenValue: z.ZodType<unknown> = z.union([
  seenText,
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.lazy(() => seenValue)).max(10_000),
  z.record(
    z.string().max(300),
    z.lazy(() => seenValue),
  ),
])

/**
 * The two properties of an action's input by which fields are changed.
 * @param fields those that may be set, each optional
 */
export function fieldEditInput<Fields extends z.ZodObject>(
  fields: Fields,
): { set: Fields; seen: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodType<unknown>>> } {
  return { set: fields, seen: z.record(z.string().max(100), seenValue).default({}) }
}

/**
 * What an edit changes of fields as they stand now. Different fields never get into each other's
 * way; a field that differs from what was seen is a conflict, unless both want the same.
 * @param path stands before the names of fields in conflicts
 */
export function compareFields<Fields extends object>(
  stands: Fields,
  { set, seen }: FieldEdit<Fields>,
  path = '',
): { readonly changed: Partial<Fields>; readonly conflicts: readonly FieldConflict[] } {
  const changed: Partial<Fields> = {}
  const conflicts: FieldConflict[] = []
  for (const name of Object.keys(set) as (keyof Fields & string)[]) {
    const yours = set[name]
    const theirs = stands[name]
    if (yours === undefined || sameValue(yours, theirs)) continue
    if (!Object.hasOwn(seen, name) || sameValue(seen[name], theirs)) changed[name] = yours
    else conflicts.push({ field: path + name, yours, theirs: theirs ?? null })
  }
  return { changed, conflicts }
}

/** What an edit changes, or the refusal that holds both values of each field in conflict. */
export function changedFields<Fields extends object>(
  stands: Fields,
  edit: FieldEdit<Fields>,
): Result<Partial<Fields>> {
  const { changed, conflicts } = compareFields(stands, edit)
  return conflicts.length > 0 ? fieldsChanged(conflicts) : ok(changed)
}

/** The refusal that loses nothing: `conflicts` in its details are a list of `FieldConflict`. */
export function fieldsChanged(conflicts: readonly FieldConflict[]) {
  return refuse(changesRefusal('fields-changed', { details: { conflicts } }))
}

function sameValue(one: unknown, other: unknown): boolean {
  return one === other || canonicalJson(one) === canonicalJson(other)
}
