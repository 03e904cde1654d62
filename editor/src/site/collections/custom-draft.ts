import { z } from 'zod'
import type { FieldMap } from '@vitrine/rules/site/blocks/field-kind.ts'
import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import {
  customKind,
  customTypeName,
  readCustomValue,
  type CustomField,
} from '@vitrine/rules/site/content/custom-content.ts'
import type { CustomTypesReply } from '@vitrine/rules/site/content/custom-types-api.ts'
import type { FlatFields } from '../../ground/changes/flat-fields.ts'

/** Tells the form of one item's own fields from those of others. */
export function customFormId(itemId: string): string {
  return `custom ${itemId}`
}

type Declared = CustomTypesReply

/** Every field that an item of the page may have, once: of two with one name the first. */
export function fieldsOf({ types }: Declared): readonly CustomField[] {
  const byName = new Map<string, CustomField>()
  for (const field of types.flatMap(({ fields }) => fields)) {
    if (!byName.has(field.name)) byName.set(field.name, field)
  }
  return [...byName.values()]
}

/** Their controls' kinds by their names. */
export function kindsOf(fields: readonly CustomField[]): FieldMap {
  return Object.fromEntries(fields.map((field) => [field.name, customKind(field)]))
}

/** The kind that an item is of: what it says, while the template has that, else the page's only one. */
export function typeOfItem(item: ContentItem, { types, takesOthers }: Declared): string {
  const told = readCustomValue(item.customContent[customTypeName])?.value
  const known = types.find(({ name }) => name === told)
  return known?.name ?? (takesOthers ? '' : (types[0]?.name ?? ''))
}

/** What is stored, as it is typed; a value of another kind than the field has now is none. */
export function typedCustom(item: ContentItem, declared: Declared): FlatFields {
  const typed = fieldsOf(declared).map((field) => {
    const stored = readCustomValue(item.customContent[field.name])
    return [field.name, stored?.type === field.type ? stored.value : customKind(field).empty]
  })
  return { ...Object.fromEntries(typed), [customTypeName]: typeOfItem(item, declared) }
}

/** The same as it is stored; null: nothing. */
export function seenOfCustom(item: ContentItem, declared: Declared): FlatFields {
  const names = [...fieldsOf(declared).map(({ name }) => name), customTypeName]
  return Object.fromEntries(names.map((name) => [name, item.customContent[name] ?? null]))
}

export function customSchema(fields: readonly CustomField[]) {
  const shape = fields.map((field) => [field.name, customKind(field).schema] as const)
  return z.object({
    ...Object.fromEntries(shape),
    [customTypeName]: z.string(),
  }) as unknown as z.ZodType<FlatFields, FlatFields>
}

/** What is written of it: each value under its kind; the page's only kind is told with the first edit. */
export function writtenCustom(set: FlatFields, fields: readonly CustomField[]): FlatFields {
  const typeOf = new Map(fields.map(({ name, type }) => [name, type]))
  const written = Object.entries(set).map(([name, value]) => {
    if (name === customTypeName) {
      return [name, value === '' ? null : { type: 'text', value }] as const
    }
    return [name, { type: typeOf.get(name), value }] as const
  })
  return Object.fromEntries(written)
}
