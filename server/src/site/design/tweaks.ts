import {
  chosenValue,
  tweakKinds,
  type Tweak,
  type TweakKind,
  type TweakValues,
} from '@vitrine/rules/site/design/tweak.ts'
import { readDeclarations, safeTweakValue } from '@vitrine/rules/site/design/tweak-value.ts'
import { asRecord, asSwitch, asText } from '../templates/template-conf.ts'
import { parseTolerantJson } from '@vitrine/rules/site/templates/tolerant-json.ts'

/** More choices than any style panel shows; a stylesheet that declares more has an end all the same. */
const maxTweaks = 500

/** Where a tweak's binding may stand: so many characters after its comment. */
const bindingLength = 4000

/** Finds the tweaks that a stylesheet declares, in order. What cannot be read is left out. */
export function readTweaks(less: string): Tweak[] {
  const tweaks: Tweak[] = []
  const comments = /\/\/[ \t]*tweak:(?<line>[^\n]*)|\/\*[ \t\n]*tweak:/g
  for (let match = comments.exec(less); match !== null; match = comments.exec(less)) {
    const line = match.groups?.['line']
    const end = line === undefined ? less.indexOf('*/', comments.lastIndex) : comments.lastIndex
    if (end === -1 || tweaks.length === maxTweaks) break
    const source = line ?? less.slice(comments.lastIndex, end)
    if (line === undefined) comments.lastIndex = end + 2
    const settings = asRecord(parseTolerantJson(source).value)
    const following = less.slice(comments.lastIndex, comments.lastIndex + bindingLength)
    const tweak = readTweak(settings, following)
    if (tweak !== undefined) tweaks.push(tweak)
  }
  return tweaks
}

type Settings = Readonly<Record<string, unknown>>

function readTweak(settings: Settings, following: string): Tweak | undefined {
  const kind = tweakKinds.find((one) => one === settings['type'])
  if (kind === undefined) return undefined
  const bound = boundTo(kind, settings, following)
  if (bound === undefined) return undefined
  const title = asText(settings['title']) || bound.name
  return {
    kind,
    title,
    label: asText(settings['label']) || title,
    category: asText(settings['category']),
    options: optionsOf(settings),
    range: rangeOf(settings),
    allowsTransparency: !asSwitch(settings['disableTransparency']),
    role: kind === 'color' ? asText(settings['role']) : '',
    target: asText(settings['target']),
    showOnlyWhenPresent: asText(settings['showOnlyWhenPresent']),
    ...bound,
  }
}

type Bound = Pick<Tweak, 'name' | 'defaultValue' | 'declarations'>

/** What the choice is called in the stylesheet, and what it is without an owner. */
function boundTo(kind: TweakKind, settings: Settings, following: string): Bound | undefined {
  const name = asText(settings['title'])
  if (kind === 'checkbox') {
    const on = asSwitch(settings['active'] ?? settings['value'] ?? settings['default'])
    return { name, defaultValue: String(on), declarations: {} }
  }
  if (kind === 'dropdown') {
    const defaultValue = asText(settings['default']) || (optionsOf(settings)[0] ?? '')
    return { name, defaultValue, declarations: {} }
  }
  return kind === 'color' || kind === 'value' ? readVariable(following) : readMixin(following)
}

function optionsOf(settings: Settings): string[] {
  const options = Array.isArray(settings['options']) ? settings['options'] : []
  return options.filter((option): option is string => typeof option === 'string')
}

function rangeOf(settings: Settings): Tweak['range'] {
  const figure = (name: string) => Number.parseFloat(String(settings[name]))
  const [min, max, step] = [figure('min'), figure('max'), figure('step')]
  if (!Number.isFinite(min) || !Number.isFinite(max) || min >= max) return null
  return { min, max, step: Number.isFinite(step) && step > 0 ? step : 1 }
}

function readVariable(following: string): Bound | undefined {
  const match = /^\s*@(?<name>[\w-]+)\s*:\s*(?<value>[^;\s][^;]*);/.exec(following)
  const { name, value } = match?.groups ?? {}
  if (name === undefined || value === undefined) return undefined
  return { name, defaultValue: value.trim(), declarations: {} }
}

function readMixin(following: string): Bound | undefined {
  const match = /^\s*\.(?<name>[\w-]+)\s*(?:\(\s*\)\s*)?\{(?<body>[^{}]*)\}/.exec(following)
  const { name, body } = match?.groups ?? {}
  if (name === undefined || body === undefined) return undefined
  return { name, defaultValue: '', declarations: readDeclarations(body) }
}

/** What a font mixin that says nothing of it amounts to, so that its variables always exist. */
const fontDefaults: TweakValues = {
  'font-family': 'sans-serif',
  'font-size': '16px',
  'font-weight': 'normal',
  'font-style': 'normal',
  'line-height': '1.4em',
  'letter-spacing': '0px',
  'text-transform': 'none',
  'text-decoration': 'none',
}

const imageDefaults: TweakValues = {
  'background-image': 'none',
  'background-position': 'center center',
  'background-repeat': 'no-repeat',
  'background-size': 'cover',
  'background-attachment': 'scroll',
}

/**
 * LESS that is put after the template's own, where the last definition counts: the owner's values,
 * and the variables that stylesheets derive from fonts and images (`@name-font-size`...).
 */
export function tweakVariables(tweaks: readonly Tweak[], values: TweakValues): string {
  return tweaks.flatMap((tweak) => tweakLines(tweak, values)).join('\n')
}

function tweakLines(tweak: Tweak, values: TweakValues): string[] {
  const chosen = safeTweakValue(chosenValue(tweak, values))
  if (tweak.kind === 'color' || tweak.kind === 'value') {
    return chosen === undefined ? [] : [`@${tweak.name}: ${chosen};`]
  }
  if (tweak.kind !== 'font' && tweak.kind !== 'image') return []
  const own = chosen === undefined ? {} : readDeclarations(chosen)
  const defaults = tweak.kind === 'font' ? fontDefaults : imageDefaults
  const all = { ...defaults, ...tweak.declarations, ...own }
  const variables = Object.entries(all).map(([name, value]) => `@${tweak.name}-${name}: ${value};`)
  if (Object.keys(own).length === 0) return variables
  const body = Object.entries(own).map(([name, value]) => `${name}: ${value};`)
  return [...variables, `.${tweak.name}() { ${body.join(' ')} }`]
}
