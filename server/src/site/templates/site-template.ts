import { sayAnyIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { sayMarkup } from '@vitrine/rules/ground/words/say.ts'
import type { CompiledTemplate } from '@vitrine/template-language/compiled-template.ts'
import type { BlockType } from '@vitrine/rules/site/blocks/block-type.ts'
import { isReservedPage } from '@vitrine/rules/site/templates/reserved-in-template.ts'
import type { TemplateFile } from '@vitrine/rules/site/templates/template-file.ts'
import type { TemplateLanguage } from './template-language.ts'
import {
  asRecord,
  asText,
  readCollectionConf,
  readTemplateConf,
  type CollectionConf,
  type TemplateConf,
} from './template-conf.ts'
import { templateVersion } from './template-version.ts'
import { parseTolerantJson } from '@vitrine/rules/site/templates/tolerant-json.ts'

/**
 * A site's template folder, ready to run: files are compiled on first use. An owner's file stands in
 * for the platform's markup of the same name.
 */
export type SiteTemplate = {
  readonly language: TemplateLanguage
  readonly conf: TemplateConf
  /** Told apart from other contents of the folder (`template-version.ts`). */
  readonly version: number
  readonly files: ReadonlyMap<string, TemplateFile>
  /** The regions of a layout, one after the other, as one template. */
  shell(layoutId: string): CompiledTemplate
  /** The same as text. */
  shellSource(layoutId: string): string
  /** The regions that it is joined from. */
  shellParts(layoutId: string): readonly ShellPart[]
  /** A file by its path, such as `collections/blog.list`; undefined where neither side has it. */
  find(path: string): CompiledTemplate | undefined
  /**
   * The markup of a type of block: the owner's file whose conf names the type, one that is called so,
   * unless that is what templates call partials, else the platform's.
   */
  block(type: Pick<BlockType, 'name' | 'isPartialName'>): CompiledTemplate | undefined
  /** A partial by the name given to `apply`: `intro` and `intro.block` are the same. */
  partial(name: string): CompiledTemplate | undefined
  /**
   * The platform's markup of a feature in the language of its readers; `own`: unless the owner has a
   * block of that name.
   */
  markup(
    name: string,
    systemText: string,
    from: { readonly own: boolean; readonly locale: string },
  ): CompiledTemplate
  collectionConf(typeName: string): CollectionConf | undefined
  /** The stem of the conf that declares an index with markup of the owner's; undefined: there is none. */
  indexType(): string | undefined
  /** `/about` -> the template and title of `pages/about.page`. */
  page(path: string): StaticPage | undefined
  /** The paths of all of them. */
  pagePaths(): readonly string[]
  /** Translations of `strings/template-<locale>.json`. */
  strings(locale: string): Readonly<Record<string, string>>
  text(path: string): string | undefined
}

/** A page of the template's own. */
export type StaticPage = {
  readonly template: CompiledTemplate
  readonly title: string
  readonly description: string
  /** The name in the page context without which it has nothing to say; empty: it always has. */
  readonly needs: string
}

export type ShellPart = { readonly path: string; readonly text: string }

/** Where a partial may lie, by the name given to `apply`. */
export function partialPaths(name: string): [string, string] {
  const stem = name.replace(/\.block$/, '').replace(/^\//, '')
  return [`blocks/${stem}.block`, `${stem}.block`]
}

/** The owner's own file, wherever it lies, goes before the platform's. */
function pathOfPartial(name: string, text: TextOf): string {
  const [path, otherPath] = partialPaths(name)
  return text(path) === undefined && text(otherPath) !== undefined ? otherPath : path
}

/** The name that errors in a layout's regions go by: those are one text when they are compiled. */
export const shellName = (layoutId: string): string => `layout ${layoutId}`

export function openSiteTemplate(
  language: TemplateLanguage,
  files: ReadonlyMap<string, TemplateFile>,
): SiteTemplate {
  const compiled = new Map<string, CompiledTemplate>()
  const text = (path: string): string | undefined => {
    const file = files.get(path)
    return file?.kind === 'text' ? file.text : undefined
  }
  const compile = (key: string, source: string): CompiledTemplate => {
    const kept = compiled.get(key)
    if (kept !== undefined) return kept
    const made = language.compile(source, key)
    compiled.set(key, made)
    return made
  }
  const find = (path: string): CompiledTemplate | undefined => {
    const source = text(path) ?? language.markup.get(path)
    return source === undefined ? undefined : compile(path, source)
  }
  const ofPlatform = (path: string): CompiledTemplate | undefined => {
    const source = language.markup.get(path)
    return source === undefined ? undefined : compile(`system ${path}`, source)
  }
  const conf = readTemplateConf(text('template.conf'))
  const strings = new Map<string, Record<string, string>>()
  const shells = new Map<string, string>()
  const shellSource = (layoutId: string): string => {
    const known = shells.get(layoutId) ?? shellText(shellParts(conf, layoutId, text))
    shells.set(layoutId, known)
    return known
  }
  return {
    language,
    version: templateVersion(files),
    conf,
    files,
    text,
    find,
    shellSource,
    shellParts: (layoutId) => shellParts(conf, layoutId, text),
    shell: (layoutId) => compile(shellName(layoutId), shellSource(layoutId)),
    block: openBlocks({ files, text, find, ofPlatform }),
    partial: (name) => find(pathOfPartial(name, text)),
    markup: (name, systemText, { own, locale }) =>
      (own ? find(`blocks/${name}.block`) : undefined) ??
      compiled.get(`system ${name} ${locale}`) ??
      compile(`system ${name} ${locale}`, sayMarkup(systemText, sayAnyIn(locale))),
    collectionConf: confReader(text),
    indexType: () => findIndexType(files, text),
    page: (path) => findPage(path, find, text),
    pagePaths: () => [...files.keys()].flatMap(pagePath),
    strings: (locale) => {
      const known = strings.get(locale) ?? readStrings(locale, text)
      strings.set(locale, known)
      return known
    },
  }
}

/** Reads each conf once. */
function confReader(text: SiteTemplate['text']): SiteTemplate['collectionConf'] {
  const confs = new Map<string, CollectionConf>()
  return (typeName) => {
    const source = text(`collections/${typeName}.conf`)
    if (source === undefined) return undefined
    const known = confs.get(typeName) ?? readCollectionConf(source)
    confs.set(typeName, known)
    return known
  }
}

/** Finds the markup of blocks; the confs are read with the first of them. */
function openBlocks(template: {
  readonly files: SiteTemplate['files']
  readonly text: TextOf
  readonly find: SiteTemplate['find']
  readonly ofPlatform: SiteTemplate['find']
}): SiteTemplate['block'] {
  let standIns: ReadonlyMap<string, string> | undefined
  return ({ name, isPartialName }) => {
    standIns ??= readStandIns(template.files, template.text)
    const path = standIns.get(name)
    if (path !== undefined) return template.find(path)
    const find = isPartialName === true ? template.ofPlatform : template.find
    return find(`blocks/${name}.block`)
  }
}

type TextOf = (path: string) => string | undefined

const emptyShell =
  '<!doctype html><html><head>{squarespace-headers}</head><body>{squarespace.main-content}{squarespace-footers}</body></html>'

function shellParts(conf: TemplateConf, layoutId: string, text: TextOf): ShellPart[] {
  const layout = conf.layouts.get(layoutId) ?? conf.layouts.get('default')
  const first = layout ?? [...conf.layouts.values()][0]
  const paths = (first?.regions ?? []).map((region) => `${region}.region`)
  return paths.map((path) => ({ path, text: text(path) ?? '' }))
}

function shellText(parts: readonly ShellPart[]): string {
  const shell = parts.map((part) => part.text).join('')
  return shell.trim() === '' ? emptyShell : shell
}

/** The owner's files that stand in for blocks, by the types that their confs name (template platform §1). */
function readStandIns(files: SiteTemplate['files'], text: TextOf): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const path of files.keys()) {
    const file = /^(blocks\/[^/]+\.block)\.conf$/.exec(path)?.[1]
    if (file === undefined || text(file) === undefined) continue
    const type = asText(asRecord(parseTolerantJson(text(path) ?? '').value)['type'])
    if (type !== '' && !found.has(type)) found.set(type, file)
  }
  return found
}

/** The first collection of the template that is an index (template platform §4). */
function findIndexType(files: SiteTemplate['files'], text: TextOf): string | undefined {
  for (const path of files.keys()) {
    const stem = /^collections\/([^/]+)\.conf$/.exec(path)?.[1]
    if (stem === undefined || text(`collections/${stem}.list`) === undefined) continue
    const { folder, index } = readCollectionConf(text(path) ?? '')
    if (folder && index) return stem
  }
  return undefined
}

/** `pages/about.page` -> `/about`; nothing for any other file. */
function pagePath(file: string): [] | [string] {
  const [, stem] = /^pages\/([A-Za-z0-9_-]+)\.page$/.exec(file) ?? []
  return stem === undefined || isReservedPage(file) ? [] : [`/${stem}`]
}

function findPage(
  path: string,
  find: SiteTemplate['find'],
  text: TextOf,
): ReturnType<SiteTemplate['page']> {
  const stem = path.replace(/^\//, '')
  if (!/^[A-Za-z0-9_-]+$/.test(stem)) return undefined
  const file = `pages/${stem}.page`
  if (text(file) === undefined || isReservedPage(file)) return undefined
  const template = find(`pages/${stem}.page`)
  if (template === undefined) return undefined
  const source = text(`pages/${stem}.page.conf`) ?? text(`pages/${stem}.conf`) ?? '{}'
  const conf = asRecord(parseTolerantJson(source).value)
  return {
    template,
    title: asText(conf['title']) || stem,
    description: asText(conf['description']),
    needs: asText(conf['needs']),
  }
}

/** An empty translation falls back to en-US (template platform §1). */
function readStrings(locale: string, text: TextOf): Record<string, string> {
  const strings: Record<string, string> = {}
  for (const one of new Set(['en-US', locale])) {
    const source = text(`strings/template-${one}.json`)
    if (source === undefined) continue
    for (const [key, value] of Object.entries(asRecord(parseTolerantJson(source).value))) {
      if (typeof value === 'string' && value !== '') strings[key] = value
    }
  }
  return strings
}
