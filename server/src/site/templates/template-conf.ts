import { parseTolerantJson } from './tolerant-json.ts'

/** What `template.conf` declares (template platform §2). */
export type TemplateConf = {
  readonly name: string
  readonly layouts: ReadonlyMap<
    string,
    { readonly name: string; readonly regions: readonly string[] }
  >
  readonly navigations: readonly { readonly title: string; readonly name: string }[]
  readonly stylesheets: readonly string[]
  readonly warnings: readonly string[]
}

/** What a `collections/<typeName>.conf` declares (template platform §4). */
export type CollectionConf = {
  readonly title: string
  readonly pageSize: number | null
  readonly ordering: string | null
  readonly folder: boolean
  readonly index: boolean
  readonly view: string
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
    navigations: asList(conf['navigations']).map((raw) => {
      const one = asRecord(raw)
      return { title: asText(one['title']), name: asText(one['name']) }
    }),
    stylesheets: asTexts(conf['stylesheets']),
    warnings: found,
  }
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
    view: asText(conf['view']) || 'list',
  }
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
