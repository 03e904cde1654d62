import {
  promotedBlockTypes,
  type PromotedBlockType,
} from '@vitrine/rules/site/blocks/promoted-block-type.ts'
import { readViewWord } from '@vitrine/rules/site/collections/collection-view.ts'
import type { CollectionView } from '@vitrine/rules/site/collections/view-names.ts'
import { isReservedMenu } from '@vitrine/rules/site/navigation/reserved-names.ts'
import {
  customFieldTypes,
  customName,
  customTypeName,
  type CustomField,
  type CustomType,
} from '@vitrine/rules/site/content/custom-content.ts'
import { parseTolerantJson } from '@vitrine/rules/site/templates/tolerant-json.ts'

/** What `template.conf` declares (template platform §2). */
export type TemplateConf = {
  readonly name: string
  readonly layouts: ReadonlyMap<
    string,
    { readonly name: string; readonly regions: readonly string[] }
  >
  readonly navigations: readonly { readonly title: string; readonly name: string }[]
  readonly stylesheets: readonly string[]
  /** The kinds of items that the template adds, with their fields. */
  readonly customTypes: readonly CustomType[]
  readonly warnings: readonly string[]
}

/** What a `collections/<typeName>.conf` declares (template platform §4). */
export type CollectionConf = {
  readonly title: string
  readonly pageSize: number | null
  readonly ordering: string | null
  readonly folder: boolean
  readonly index: boolean
  /** How its list is shown; null: it does not say. */
  readonly view: CollectionView | null
  /** What its items may be: words of the platform, and names of custom types. */
  readonly acceptTypes: readonly string[]
  /** Blocks that may stand for a whole item; null: it does not say. */
  readonly promotedBlocks: readonly PromotedBlockType[] | null
  /** Its markup shows a video behind the page or item itself. */
  readonly supportsVideoBackgrounds: boolean
}

/** Reads `template.conf`; what is missing or malformed becomes a warning and a usable default. */
export function readTemplateConf(text: string | undefined): TemplateConf {
  const { value, warnings } = parseTolerantJson(text ?? '{}')
  const conf = asRecord(value)
  const found = [...warnings]
  if (text === undefined) found.push('template.conf is missing')
  const layouts = new Map<string, { name: string; regions: string[] }>()
  for (const [id, raw] of Object.entries(asRecord(conf['layouts']))) {
    const layout = asRecord(raw)
    layouts.set(id, {
      name: asText(layout['name']) || id,
      regions: asTexts(layout['regions']).map((region) => region.replace(/\.region$/, '')),
    })
  }
  if (!layouts.has('default')) found.push('template.conf declares no layout "default"')
  return {
    name: asText(conf['name']),
    layouts,
    navigations: readNavigations(conf['navigations'], found),
    stylesheets: asTexts(conf['stylesheets']),
    customTypes: asList(conf['customTypes']).flatMap((raw) => readCustomType(asRecord(raw), found)),
    warnings: found,
  }
}

/** Menus of reserved names are the site's own and no menus of the template's. */
function readNavigations(raw: unknown, warnings: string[]): TemplateConf['navigations'] {
  return asList(raw).flatMap((one) => {
    const menu = asRecord(one)
    const name = asText(menu['name'])
    if (!isReservedMenu(name)) return [{ title: asText(menu['title']), name }]
    warnings.push(`navigations: "${name}" is a reserved name, and no menu of the template's`)
    return []
  })
}

/** A custom type without the fields that cannot be used, which become warnings. */
function readCustomType(raw: Record<string, unknown>, warnings: string[]): CustomType[] {
  const name = asText(raw['name'])
  if (!customName.safeParse(name).success) {
    warnings.push(`customTypes: "${name}" is no name of letters, digits, _ and -`)
    return []
  }
  const fields = asList(raw['fields']).flatMap((one) => readCustomField(asRecord(one), warnings))
  return [{ name, title: asText(raw['title']) || name, fields }]
}

function readCustomField(raw: Record<string, unknown>, warnings: string[]): CustomField[] {
  const name = asText(raw['name'])
  const type = customFieldTypes.find((one) => one === raw['type'])
  const isUsable = customName.safeParse(name).success && name !== customTypeName
  if (!isUsable || type === undefined) {
    const known = customFieldTypes.join(', ')
    warnings.push(`customTypes: field "${name}" needs a name of its own and a type of ${known}`)
    return []
  }
  return [{ name, title: asText(raw['title']) || name, type }]
}

/** Reads a collection's `.conf`. */
export function readCollectionConf(text: string): CollectionConf {
  const conf = asRecord(parseTolerantJson(text).value)
  const pageSize = Number(conf['pageSize'])
  return {
    title: asText(conf['title']),
    pageSize: Number.isInteger(pageSize) && pageSize > 0 ? pageSize : null,
    ordering: asText(conf['ordering']) || null,
    folder: asSwitch(conf['folder']),
    index: asSwitch(conf['index']),
    view: readViewWord(asText(conf['view'])),
    acceptTypes: asTexts(conf['acceptTypes']),
    promotedBlocks: readPromotedBlocks(conf['promotedBlocks']),
    supportsVideoBackgrounds: asSwitch(conf['supportsVideoBackgrounds']),
  }
}

/** A list of types; a bare "true" means all of them, and names of no such type are passed over. */
function readPromotedBlocks(raw: unknown): readonly PromotedBlockType[] | null {
  if (raw === undefined) return null
  if (asSwitch(raw)) return promotedBlockTypes
  const names = new Set(asTexts(raw).map((name) => name.toLowerCase()))
  return promotedBlockTypes.filter((type) => names.has(type))
}

/** The object, or an empty one where there is none. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Booleans of conf files are often written as strings. */
export function asSwitch(value: unknown): boolean {
  return value === true || value === 'true'
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function asTexts(value: unknown): string[] {
  return asList(value).filter((one): one is string => typeof one === 'string')
}
