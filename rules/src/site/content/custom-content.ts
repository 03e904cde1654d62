import { z } from 'zod'
import { textOfHtml } from '../../ground/words/text-of-html.ts'
import type { FieldKind } from '../blocks/field-kind.ts'
import { asset } from '../blocks/kinds/asset.ts'
import { html } from '../blocks/kinds/html.ts'
import { list } from '../blocks/kinds/list.ts'
import { onOff } from '../blocks/kinds/switch.ts'
import { text } from '../blocks/kinds/text.ts'

/** The kinds of a template's own fields, by the words of its conf (template platform §2). */
export const customFieldTypes = ['text', 'wysiwyg', 'image', 'checkbox', 'gallery'] as const
export type CustomFieldType = (typeof customFieldTypes)[number]

/** A field that a template adds to items. */
export type CustomField = {
  readonly name: string
  readonly title: string
  readonly type: CustomFieldType
}

/** A kind of item that a template adds. */
export type CustomType = {
  readonly name: string
  readonly title: string
  readonly fields: readonly CustomField[]
}

/**
 * A value with the kind under which it was written. So it is cleaned, searched and shown as what it is,
 * whatever the template calls its field by then.
 */
export type CustomValue =
  | { readonly type: 'text' | 'wysiwyg'; readonly value: string }
  | { readonly type: 'image'; readonly value: string | null }
  | { readonly type: 'checkbox'; readonly value: boolean }
  | { readonly type: 'gallery'; readonly value: readonly GalleryRow[] }
type GalleryRow = { readonly id: string; readonly assetId: string | null }

/** Under this name an item says which of the template's kinds it is of; no field is called so. */
export const customTypeName = 'customType'

/** Bytes of all values of one item, as JSON (template platform §2). */
export const maxCustomBytes = 50_000

const maxGalleryPictures = 50

/** How a field is edited: one of the kinds of which blocks have fields. */
export function customKind({ title: label, type }: CustomField): FieldKind {
  return kinds[type](label) as FieldKind
}

const kinds = {
  text: (label: string) => text({ label, max: 5000 }),
  wysiwyg: (label: string) => html({ label }),
  image: (label: string) => asset({ label, accept: 'picture' }),
  checkbox: (label: string) => onOff({ label, empty: false }),
  gallery: (label: string) =>
    list({
      label,
      max: maxGalleryPictures,
      one: 'Picture',
      fields: { assetId: asset({ label: 'Picture', accept: 'picture' }) },
    }),
} satisfies Readonly<Record<CustomFieldType, (label: string) => unknown>>

const schemaOf = <Type extends CustomFieldType>(type: Type) =>
  z.strictObject({ type: z.literal(type), value: kinds[type]('').schema as z.ZodType })

/** One value as it is written. */
export const customValue = z.discriminatedUnion('type', [
  schemaOf('text'),
  schemaOf('wysiwyg'),
  schemaOf('image'),
  schemaOf('checkbox'),
  schemaOf('gallery'),
]) as unknown as z.ZodType<CustomValue>

/** Names of fields: they are names of templates' variables, and none of a form's own. */
export const customName = z
  .string()
  .max(100)
  .regex(/^[A-Za-z][\w-]*$/)
  .refine((name) => !['constructor', 'prototype', 'root'].includes(name))

/** What is stored of a field; a bare text or switch, as starters write them, counts too. */
export function readCustomValue(stored: unknown): CustomValue | undefined {
  if (typeof stored === 'string') return { type: 'text', value: stored }
  if (typeof stored === 'boolean') return { type: 'checkbox', value: stored }
  if (typeof stored !== 'object' || stored === null) return undefined
  const { type, value } = stored as Readonly<Record<string, unknown>>
  const known = customFieldTypes.find((one) => one === type)
  if (known === undefined) return undefined
  const read = (kinds[known]('') as FieldKind).read(value, {})
  return read === undefined ? undefined : ({ type: known, value: read } as CustomValue)
}

type CustomContent = Readonly<Record<string, unknown>>

/** Every value that can be read, by its name. */
export function customValues(content: CustomContent): (readonly [string, CustomValue])[] {
  return Object.entries(content).flatMap(([name, stored]) => {
    const value = readCustomValue(stored)
    return value === undefined ? [] : [[name, value] as const]
  })
}

/** What others read of them: an item that is told to be of no kind keeps its values for its owner. */
export function shownCustomValues(content: CustomContent): (readonly [string, CustomValue])[] {
  const values = customValues(content)
  const isPlain = ([name, { value }]: (typeof values)[number]): boolean =>
    name === customTypeName && value === ''
  return values.some(isPlain) ? values.filter(([name]) => name === customTypeName) : values
}

/** The pictures that an item's own fields hold. */
export function assetsOfCustom(content: CustomContent): string[] {
  return customValues(content).flatMap(([, { type, value }]) => {
    if (type === 'image') return value ?? []
    return type === 'gallery' ? value.flatMap(({ assetId }) => assetId ?? []) : []
  })
}

/** The texts of an item's own fields that are HTML. */
export function htmlOfCustom(content: CustomContent): string[] {
  return customValues(content).flatMap(([, { type, value }]) => (type === 'wysiwyg' ? value : []))
}

/** The words that people read in an item's own fields. */
export function searchTextOfCustom(content: CustomContent): string {
  const texts = shownCustomValues(content).flatMap(([name, { type, value }]) => {
    if (name === customTypeName) return []
    if (type === 'text') return value
    return type === 'wysiwyg' ? textOfHtml(value) : []
  })
  return texts.join(' ')
}

/** The same values with HTML made safe; the same object where all of it is. */
export function cleanCustom<Content extends CustomContent>(
  content: Content,
  clean: (html: string, name: string) => string,
): Content {
  const changed = customValues(content).flatMap(([name, one]) => {
    if (one.type !== 'wysiwyg') return []
    const value = clean(one.value, name)
    return value === one.value ? [] : [[name, { ...one, value }] as const]
  })
  return changed.length === 0 ? content : { ...content, ...Object.fromEntries(changed) }
}
