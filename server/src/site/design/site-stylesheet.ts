import { createHash } from 'node:crypto'
import { tablePattern } from '@vitrine/rules/ground/money/money-pattern.ts'
import type { SiteSnapshot } from '../views/site-snapshot.ts'
import { compileLess } from './compile-less.ts'
import type { CompiledLess } from './compile-tolerantly.ts'
import { minifyCss } from './minify-css.ts'
import { systemStyles } from './system-styles.ts'
import { readTweaks, tweakClasses, tweakVariables } from './tweaks.ts'

export type SiteStylesheet = {
  /** `/site.css` with its version. */
  readonly address: string
  /** Of what it is made from, and of the template's files, whose versions stand in it. */
  readonly version: string
  /** Of what it is made from alone. */
  readonly sourceVersion: string
  /** Classes that the owner's tweaks put on the body. */
  readonly bodyClasses: readonly string[]
  readonly less: string
  /** What `less` is joined from, line by line: a file of the template, or words for what is none. */
  readonly parts: readonly LessPart[]
  /** Files that are CSS already and pass untouched, before and after the LESS. */
  readonly plain: string
}

export type LessPart = {
  /** Null for what stands in no file. */
  readonly path: string | null
  readonly text: string
}

const known = new WeakMap<SiteSnapshot, SiteStylesheet>()

/**
 * What a site's `/site.css` is made of (template platform §7): the platform's few rules,
 * `reset.css`, every stylesheet of `template.conf` in order as one unit, the owner's own LESS, and
 * the owner's tweak values, which count because they come last.
 */
export function siteStylesheet(site: SiteSnapshot): SiteStylesheet {
  const kept = known.get(site)
  if (kept !== undefined) return kept
  const { template, design } = site
  const names = template.conf.stylesheets.filter((name) => name !== 'reset.css')
  const text = (name: string): string => template.text(`styles/${name}`) ?? ''
  const sheets = names
    .filter((name) => !name.endsWith('.css'))
    .map((name) => ({ path: `styles/${name}`, text: text(name) }))
  const less = sheets.map((sheet) => sheet.text).join('\n')
  const tweaks = readTweaks(less)
  const variables = tweakVariables(tweaks, design.tweakValues)
  const plain = [
    ...systemStyles.map(minifyCss),
    currencySign(site.settings.currency),
    text('reset.css'),
    ...names.filter((name) => name.endsWith('.css')).map(text),
  ]
  const parts = [...sheets, { path: null, text: design.customCss }]
  const source = [...parts.map((part) => part.text), variables].join('\n')
  const sourceVersion = shortHash(plain.join('\n') + source)
  const version = shortHash(sourceVersion + String(template.version))
  const made = {
    address: `/site.css?v=${version}`,
    version,
    sourceVersion,
    bodyClasses: tweakClasses(tweaks, design.tweakValues),
    less: source,
    parts,
    plain: plain.join('\n'),
  }
  known.set(site, made)
  return made
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** Puts the sign beside plain figures, on the side where it stands at home (spec §9). */
function currencySign(code: string): string {
  const [before, behind] = tablePattern(code, 'native').positive
  const selector = `.native-currency-code-${code.toLowerCase()} .sqs-money-native`
  return `${selector}::${before === '' ? 'after' : 'before'}{content:"${before + behind}"}`
}

const maxCompiled = 100
const compiled = new Map<string, Promise<CompiledLess>>()

/** The stylesheet's CSS; compiled once per version, however many ask for it at the same time. */
export async function compileSiteStylesheet(sheet: SiteStylesheet): Promise<CompiledLess> {
  const kept = compiled.get(sheet.sourceVersion)
  if (kept !== undefined) return kept
  const making = compileLess(sheet.less).then(({ css, problems }) => ({
    css: `${sheet.plain.trim()}\n${css}`,
    problems,
  }))
  compiled.set(sheet.sourceVersion, making)
  const oldest = compiled.keys().next().value
  if (compiled.size > maxCompiled && oldest !== undefined) compiled.delete(oldest)
  return making
}
