import { z } from 'zod'

/**
 * Places in a schema where a text or a list may be as long as its sender likes, or anything at all
 * may stand.
 * @param known schemas that are read elsewhere, and so count as bounded
 */
export function unboundedParts(
  schema: z.core.$ZodType,
  known: ReadonlySet<z.core.$ZodType> = new Set(),
): string[] {
  const seen = new Set<z.core.$ZodType>(known)
  const found: string[] = []
  const visit = (part: z.core.$ZodType, path: string): void => {
    if (seen.has(part)) return
    seen.add(part)
    if (part instanceof z.ZodString || part instanceof z.ZodStringFormat) {
      if (part.maxLength === null) found.push(path)
      return
    }
    if (part instanceof z.ZodArray && !hasMaxLength(part)) found.push(path)
    const inner = partsOf(part, path)
    if (inner === undefined) found.push(path)
    for (const [name, next] of inner ?? []) visit(next, name)
  }
  visit(schema, '')
  return found
}

type Part = readonly [path: string, part: z.core.$ZodType]

/** What a schema is made of; undefined where it says nothing about its input. */
function partsOf(part: z.core.$ZodType, path: string): readonly Part[] | undefined {
  if (isBounded(part)) return []
  if (part instanceof z.ZodObject) {
    const catchall = part.def.catchall
    const fields = Object.entries<z.core.$ZodType>(part.shape)
    const named = fields.map(
      ([name, value]) => [path === '' ? name : `${path}.${name}`, value] as const,
    )
    return catchall === undefined ? named : [...named, [`${path}.*`, catchall]]
  }
  if (part instanceof z.ZodArray) return [[`${path}[]`, part.element]]
  // as long as it is declared, unless it says how it goes on
  if (part instanceof z.ZodTuple) {
    const { items, rest } = part.def
    if (rest !== null) return undefined
    return items.map((item, at) => [`${path}[${at}]`, item] as const)
  }
  if (part instanceof z.ZodRecord) {
    return [
      [`${path} (name)`, part.keyType],
      [`${path}.*`, part.valueType],
    ]
  }
  if (part instanceof z.ZodUnion) return part.options.map((option) => [path, option] as const)
  if (part instanceof z.ZodPipe) return [[path, part.in]]
  if (part instanceof z.ZodLazy) return [[path, part.def.getter()]]
  if (
    part instanceof z.ZodOptional ||
    part instanceof z.ZodNullable ||
    part instanceof z.ZodDefault ||
    // what does not fit is another value, of ours
    part instanceof z.ZodCatch ||
    part instanceof z.ZodReadonly
  ) {
    return [[path, part.def.innerType]]
  }
  return undefined
}

function isBounded(part: z.core.$ZodType): boolean {
  return [z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodNull, z.ZodNever].some(
    (kind) => part instanceof kind,
  )
}

function hasMaxLength(list: z.ZodArray): boolean {
  const checks = list.def.checks ?? []
  return checks.some(({ _zod }) => ['max_length', 'length_equals'].includes(_zod.def.check))
}
