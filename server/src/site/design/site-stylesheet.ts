import { createHash } from 'node:crypto'
import { tablePattern } from '@vitrine/rules/ground/money/money-pattern.ts'
import type { Design } from '@vitrine/rules/site/design/design.ts'
import {
  aestheticsProperties,
  noAesthetics,
  themeColors,
  type Aesthetics,
} from '@vitrine/rules/site/design/aesthetics.ts'
import {
  designInScope,
  hasOwnStyle,
  popupAesthetics,
} from '@vitrine/rules/site/design/design-in-scope.ts'
import type { StyleScope } from '@vitrine/rules/site/design/style-scopes.ts'
import { valuesInTheme } from '@vitrine/rules/site/design/tweaks-in-theme.ts'
import { tweakClasses, type Tweak, type TweakValues } from '@vitrine/rules/site/design/tweak.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { Context, Uptime } from '../../ground/context.ts'
import type { SiteTemplate } from '../templates/site-template.ts'
import { fontThemeLess } from '@vitrine/rules/site/design/font-theme.ts'
import { compileLess } from './compile-less.ts'
import type { CompiledLess } from './compile-tolerantly.ts'
import { preloadedFonts, fontFaces } from './font-faces.ts'
import { minifyCss } from './minify-css.ts'
import { systemStyles } from './system-styles.ts'
import { readTweaks, tweakVariables } from './tweaks.ts'

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
  /** The same without the rules of the owner's own; null where there are none. */
  readonly templateLess: string | null
  /** What `less` is joined from, line by line: a file of the template, or words for what is none. */
  readonly parts: readonly LessPart[]
  /** What the template lets its owner choose. */
  readonly tweaks: readonly Tweak[]
  /** Fonts that pages load before they have read the stylesheet. */
  readonly preloads: readonly string[]
  /** Files that are CSS already and pass untouched, before and after the LESS. */
  readonly plain: string
}

export type LessPart = {
  /** Null for what stands in no file. */
  readonly path: string | null
  readonly text: string
}

/** What of a site's core its stylesheet is made of. */
export type StyledCore = {
  readonly template: SiteTemplate
  readonly design: Design
  readonly settings: Pick<SiteSettings, 'currency'>
}

type Known = {
  readonly currency: string
  readonly sheets: Partial<Record<StyleScope | 'SITE', SiteStylesheet>>
}

/** By what it is made of, since each visitor who has opened a lock has a view of their own. */
const known = new WeakMap<Design, WeakMap<SiteTemplate, Known>>()

/**
 * What a site's `/site.css` is made of (template platform §7): the platform's few rules,
 * `reset.css`, every stylesheet of `template.conf` in order as one unit, the owner's own LESS, and
 * the owner's tweak values, which count because they come last.
 * @param scope pages that may have a style of their own; absent: the site's
 */
export function siteStylesheet(site: StyledCore, scope?: StyleScope): SiteStylesheet {
  // pages that choose nothing for themselves share the site's file
  const own = scope !== undefined && hasOwnStyle(site.design, scope) ? scope : undefined
  return (sheetsOf(site)[own ?? 'SITE'] ??= makeStylesheet(site, own))
}

function sheetsOf({ design, template, settings: { currency } }: StyledCore): Known['sheets'] {
  const ofDesign = known.get(design) ?? new WeakMap<SiteTemplate, Known>()
  known.set(design, ofDesign)
  const kept = ofDesign.get(template)
  if (kept?.currency === currency) return kept.sheets
  const sheets: Known['sheets'] = {}
  ofDesign.set(template, { currency, sheets })
  return sheets
}

function makeStylesheet(site: StyledCore, scope: StyleScope | undefined): SiteStylesheet {
  const { template } = site
  const names = template.conf.stylesheets.filter((name) => name !== 'reset.css')
  const text = (name: string): string => template.text(`styles/${name}`) ?? ''
  const sheets = names
    .filter((name) => !name.endsWith('.css'))
    .map((name) => ({ path: `styles/${name}`, text: text(name) }))
  const less = sheets.map((sheet) => sheet.text).join('\n')
  const tweaks = readTweaks(less)
  const design = scope === undefined ? site.design : designInScope(site.design, scope, tweaks)
  const values = resolvedValues(tweaks, design)
  const { aesthetics = noAesthetics } = design
  const variables = [tweakVariables(tweaks, values), fontThemeLess(aesthetics)]
    .filter((lines) => lines !== '')
    .join('\n')
  const plain = [
    fontFaces(design),
    aestheticsRule(aesthetics),
    popupRule(site.design),
    ...systemStyles.map(minifyCss),
    currencySign(site.settings.currency),
    text('reset.css'),
    ...names.filter((name) => name.endsWith('.css')).map(text),
  ]
  const parts = [...sheets, { path: null, text: design.customCss }]
  const source = [...parts.map((part) => part.text), variables].join('\n')
  const isOwners = design.customCss.trim() !== ''
  const sourceVersion = shortHash(plain.join('\n') + source)
  const version = shortHash(sourceVersion + String(template.version))
  return {
    address: `/site.css?${scope === undefined ? '' : `scope=${scope}&`}v=${version}`,
    version,
    sourceVersion,
    bodyClasses: tweakClasses(tweaks, values),
    tweaks,
    less: source,
    templateLess: isOwners ? `${less}\n${variables}` : null,
    parts,
    preloads: preloadedFonts(design),
    plain: plain.filter((text) => text !== '').join('\n'),
  }
}

/** The owner's choices and the theme's colours; stylesheets calculate with them. */
export function resolvedValues(
  tweaks: readonly Tweak[],
  { tweakValues, aesthetics = noAesthetics }: Design,
): TweakValues {
  return valuesInTheme(tweaks, tweakValues, themeColors(aesthetics))
}

/** Before all else, so that every stylesheet can use it. */
function aestheticsRule(aesthetics: Aesthetics): string {
  const lines = Object.entries(aestheticsProperties(aesthetics))
  if (lines.length === 0) return ''
  const root = `:root{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}`
  return root + platformGround(aesthetics)
}

/** A pop-up's own theme, unless its ground is of its own; it comes before what it has to outweigh. */
function popupRule(design: Design): string {
  const aesthetics = popupAesthetics(design)
  if (aesthetics === undefined) return ''
  const colors = themeColors(aesthetics)
  const properties = Object.entries(colors).map(([role, value]) => `--color-${role}:${value}`)
  const popup = '.slide.slide-popup-overlay.slide-popup-overlay:not(.is-dark):not(.is-light)'
  const words =
    colors['ground'] === undefined || colors['text'] === undefined
      ? ''
      : ';--slide-ground:var(--color-ground);--slide-ink:var(--color-text);color:var(--color-text)'
  const button =
    colors['accent'] === undefined
      ? ''
      : `${popup} .slide-button--primary{border-color:var(--color-accent);background:var(--color-accent);color:var(--color-on-accent)}`
  return `${popup}{${properties.join(';')}${words}}${button}`
}

/** Pages in frames of ours stand on the theme's ground whatever the template follows of it. */
function platformGround(aesthetics: Aesthetics): string {
  const { ground, text } = themeColors(aesthetics)
  if (ground === undefined || text === undefined) return ''
  return 'body:is(.platform-page,.slide-page){background:var(--color-ground);color:var(--color-text)}'
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

/** A stylesheet, and until when it stands where it could not be made: null as long as its version. */
export type CompiledStylesheet = CompiledLess & { readonly validUntil: number | null }

/** Where stylesheets are kept, and the ages of those that failed are measured. */
type StylesheetWork = Pick<Context, 'uptime'> & {
  readonly views: Pick<Context['views'], 'stylesheets'>
}

/** After this the compiler is asked again for what it failed at. */
const failedHoldsMs = 10_000

/**
 * The stylesheet's CSS; compiled once per version, however many ask for it at the same time. Where
 * the compiler itself failed (took too long, was lost), it is what needs no compiler, for a short
 * time only.
 */
export async function compileSiteStylesheet(
  { views, uptime }: StylesheetWork,
  sheet: SiteStylesheet,
): Promise<CompiledStylesheet> {
  const { sourceVersion: version } = sheet
  const made = await views.stylesheets.make(version, () => compile(sheet, uptime))
  if (made.validUntil === null || uptime() < made.validUntil) return made
  views.stylesheets.delete(version)
  return views.stylesheets.make(version, () => compile(sheet, uptime))
}

async function compile(sheet: SiteStylesheet, uptime: Uptime): Promise<CompiledStylesheet> {
  const { css, problems, failed } = await compileLess(sheet.less)
  const styled = (made: string): string => `${sheet.plain.trim()}\n${made}`
  if (!failed) return { css: styled(css), problems, validUntil: null }
  // rules of the owner's that never end cost those rules, not the whole look of the site
  const kept = sheet.templateLess === null ? css : (await compileLess(sheet.templateLess)).css
  return { css: styled(kept), problems, validUntil: uptime() + failedHoldsMs }
}
