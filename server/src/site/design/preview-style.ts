import { noAesthetics } from '@vitrine/rules/site/design/aesthetics.ts'
import type { Design } from '@vitrine/rules/site/design/design.ts'
import { choicesOf, designWith, refusedValue } from '@vitrine/rules/site/design/style-edit.ts'
import type { StyleFields } from '@vitrine/rules/site/design/style-edit.ts'
import type { Tweak } from '@vitrine/rules/site/design/tweak.ts'
import { tweakProperties, writeDeclarations } from '@vitrine/rules/site/design/tweak-value.ts'
import type { StylePreviewReply } from '@vitrine/rules/site/design/design-api.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { withAssetVersions, withRootAddresses } from './asset-versions.ts'
import { compileLess } from './compile-less.ts'
import { maxRepairs, type CompiledLess, type LessProblem } from './compile-tolerantly.ts'
import { isInValuesOnly } from './marked-places.ts'
import { placeInSheet } from './sheet-place.ts'
import {
  resolvedValues,
  siteStylesheet,
  type LessPart,
  type SiteStylesheet,
  type StyledCore,
} from './site-stylesheet.ts'

export type StyleDraft = {
  readonly set: StyleFields
  readonly live: readonly string[]
  readonly tried: readonly string[]
}

/**
 * The stylesheet that a draft of the style would make. Where a choice merely passes through to
 * declarations, they hold a custom property in its place, and from then on the choice needs no
 * compiler: that is found out by compiling with marks that mean nothing to it, and comparing.
 */
export async function previewStyle(
  site: StyledCore,
  { set, live, tried }: StyleDraft,
): Promise<Result<StylePreviewReply>> {
  const refusal = refusedValue(choicesOf(set))
  if (refusal !== undefined) return refuse(refusal)
  const draft = designWith(site.design, set)
  const sheet = sheetOf(site, draft)
  // what a theme gives is in its place, whatever is compared
  const design = { ...draft, tweakValues: resolvedValues(sheet.tweaks, draft) }
  const tweaks = sheet.tweaks.filter(({ kind }) => kind !== 'checkbox' && kind !== 'dropdown')
  const named = (names: readonly string[]) => tweaks.filter(({ name }) => names.includes(name))
  const known = named(live)
  const compared = await findLive(site, design, known, named(tried))
  const found = compared ?? (await compileMarked(site, design, known))
  return ok({
    css: withRootAddresses(
      withAssetVersions(`${sheet.plain.trim()}\n${withProperties(found)}`, site.template),
    ),
    live: found.tweaks.map(({ name }) => name),
    problems: found.problems.length,
    customProblems: customProblems(found.problems, sheet.parts),
  })
}

const mostProblems = 20

function customProblems(
  problems: readonly LessProblem[],
  parts: readonly LessPart[],
): StylePreviewReply['customProblems'] {
  const own = problems.flatMap(({ line: found, column, message }) => {
    const { part, line } = placeInSheet(parts, found)
    return part?.path === null ? [{ line, column, message }] : []
  })
  return own.slice(0, mostProblems)
}

/** Each choice that is tried alone costs two sheets; those behind are compiled like any other. */
const mostAlone = 8

/**
 * The sheet with marks for those of some choices that can be custom properties: all together, else
 * each that can alone. Null where none is to be tried.
 */
async function findLive(
  site: StyledCore,
  design: Design,
  known: readonly Tweak[],
  tried: readonly Tweak[],
): Promise<Marked | null> {
  if (tried.length === 0 || comparesValues(sheetOf(site, design).less)) return null
  const all = await comparedWithPlain(site, design, [...known, ...tried])
  if (all !== null || tried.length === 1) return all
  let last = null as Marked | null
  for (const one of tried.slice(0, mostAlone)) {
    last = (await comparedWithPlain(site, design, [...(last?.tweaks ?? known), one])) ?? last
  }
  return last
}

/** A stylesheet that asks what a choice is may answer otherwise for another value of it. */
export function comparesValues(less: string): boolean {
  // with its braces and semicolons gone each guard is a part of its own
  const parts = less.split(/[{};]/)
  return (
    parts.some((part) => /\bwhen\b/.test(part) && /[<>=]/.test(part)) ||
    /\b(?:if|boolean)\(/.test(less)
  )
}

const markOf = (index: number, property: number) => `vitrinemark${index}x${property}end`
const anyMark = /vitrinemark\d+x\d+end/
const everyMark = /vitrinemark\d+x\d+end/g

/** A stylesheet with marks in the places of some choices. */
type Marked = CompiledLess & {
  readonly tweaks: readonly Tweak[]
  readonly failed: boolean
  /** By mark: the custom property, and the value as the compiler prints it. */
  readonly marks: ReadonlyMap<string, { readonly property: string; readonly value: string }>
}

/** The sheet with marks, if a compiler that knows nothing of them makes the same of it, word for word. */
async function comparedWithPlain(
  site: StyledCore,
  design: Design,
  tweaks: readonly Tweak[],
): Promise<Marked | null> {
  const values = design.tweakValues
  const wholly = withValues(design, tweaks, (tweak) => tweakProperties(tweak, values))
  const plain = await compileLess(sheetOf(site, wholly).less, { thread: 'draft' })
  if (plain.failed) return null
  const marked = await compileMarked(site, design, tweaks, plain.problems.length)
  if (marked.failed) return null
  if (marked.problems.length !== plain.problems.length) return null
  if (!isInValuesOnly(marked.css, anyMark)) return null
  const valueOf = (mark: string) => marked.marks.get(mark)?.value ?? mark
  return putIn(marked.css, valueOf) === plain.css.trim() ? marked : null
}

const deepest = 10

/** A text with something in the places of its marks; a value may hold other choices' marks. */
function putIn(text: string, instead: (mark: string) => string): string {
  let put = text
  for (let depth = 0; depth < deepest && anyMark.test(put); depth++) {
    put = put.replace(everyMark, instead)
  }
  return put
}

function withProperties({ css, marks }: Marked): string {
  return putIn(css, (mark) => {
    const found = marks.get(mark)
    return found === undefined ? mark : `var(${found.property}, ${found.value})`
  })
}

type Properties = Readonly<Record<string, string>>

/** A design in which some choices have other values, given by their custom properties. */
function withValues(
  design: Design,
  tweaks: readonly Tweak[],
  valuesOf: (tweak: Tweak, index: number) => Properties,
): Design {
  const set = tweaks.map((tweak, index) => {
    const properties = valuesOf(tweak, index)
    if (tweak.kind === 'color' || tweak.kind === 'value') {
      return [tweak.name, Object.values(properties)[0] ?? ''] as const
    }
    const parts = Object.entries(properties).map(([property, value]) => {
      return [property.slice(`--vitrine-tweak-${tweak.name}-`.length), value] as const
    })
    return [tweak.name, writeDeclarations(Object.fromEntries(parts))] as const
  })
  return {
    ...design,
    tweakValues: { ...design.tweakValues, ...Object.fromEntries(set) },
    aesthetics: design.aesthetics ?? noAesthetics,
  }
}

async function compileMarked(
  site: StyledCore,
  design: Design,
  tweaks: readonly Tweak[],
  repairs: number = maxRepairs,
): Promise<Marked> {
  const values = design.tweakValues
  const properties = new Map<string, string>()
  const marked = withValues(design, tweaks, (tweak, index) => {
    const entries = Object.keys(tweakProperties(tweak, values)).map((property, at) => {
      properties.set(markOf(index, at), property)
      return [property, markOf(index, at)] as const
    })
    return Object.fromEntries(entries)
  })
  const source = sheetOf(site, marked).less + probesOf(tweaks, values)
  const { css, problems, failed } = await compileLess(source, { thread: 'draft', repairs })
  const probed = readProbes(css)
  const marks = [...properties].map(([mark, property]) => {
    return [mark, { property, value: probed.get(property) ?? '' }] as const
  })
  return { css: withoutProbes(css), problems, failed, tweaks, marks: new Map(marks) }
}

function sheetOf({ template, settings }: StyledCore, design: Design): SiteStylesheet {
  return siteStylesheet({ template, settings, design })
}

const probeClass = 'vitrine-style-probe'

/** Rules that show how the compiler prints each value. */
function probesOf(tweaks: readonly Tweak[], values: Properties): string {
  const lines = tweaks.flatMap((tweak) =>
    Object.entries(tweakProperties(tweak, values)).map(
      ([property, value]) => `${property.slice(2)}: ${value};`,
    ),
  )
  return `\n.${probeClass} { ${lines.join(' ')} }`
}

/** Where the probes' rule begins and ends in a sheet; both its end where it has none. */
function probeRuleIn(css: string): { readonly start: number; readonly end: number } {
  const start = css.indexOf(`.${probeClass}{`)
  const brace = start === -1 ? -1 : css.indexOf('}', start)
  return brace === -1 ? { start: css.length, end: css.length } : { start, end: brace + 1 }
}

function readProbes(css: string): ReadonlyMap<string, string> {
  const { start, end } = probeRuleIn(css)
  const rule = css.slice(start, end)
  const body = rule.slice(rule.indexOf('{') + 1, rule.lastIndexOf('}'))
  return new Map(
    body.split(';').map((line) => {
      const colon = line.indexOf(':')
      return [`--${line.slice(0, colon).trim()}`, line.slice(colon + 1).trim()] as const
    }),
  )
}

function withoutProbes(css: string): string {
  const { start, end } = probeRuleIn(css)
  return `${css.slice(0, start)}${css.slice(end).trimStart()}`.trim()
}
