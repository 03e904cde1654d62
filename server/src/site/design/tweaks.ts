import { asRecord, asSwitch, asText } from '../templates/template-conf.ts'
import { parseTolerantJson } from '../templates/tolerant-json.ts'

/** A style choice that a template offers its owner in a comment (template platform §7). */
export type Tweak = {
  readonly kind: 'color' | 'value' | 'font' | 'dropdown' | 'checkbox' | 'image'
  /** The variable's or mixin's name, or the title where the comment binds to none. */
  readonly name: string
  readonly title: string
  /** What it is until the owner chooses: a LESS value, an option, or `true` and `false`. */
  readonly defaultValue: string
  /** Declarations of a font's or an image's mixin, such as `font-family` to its value. */
  readonly declarations: Readonly<Record<string, string>>
}

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

function readTweak(settings: Record<string, unknown>, following: string): Tweak | undefined {
  const type = asText(settings['type'])
  const title = asText(settings['title'])
  if (type === 'checkbox') {
    const on = asSwitch(settings['active'] ?? settings['value'] ?? settings['default'])
    return { kind: 'checkbox', name: title, title, defaultValue: String(on), declarations: {} }
  }
  if (type === 'dropdown') {
    const options = Array.isArray(settings['options']) ? settings['options'] : []
    const first = options.find((option) => typeof option === 'string') ?? ''
    const defaultValue = asText(settings['default']) || first
    return { kind: 'dropdown', name: title, title, defaultValue, declarations: {} }
  }
  if (type === 'color' || type === 'value') return readVariable(type, title, following)
  if (type === 'font' || type === 'image') return readMixin(type, title, following)
  return undefined
}

function readVariable(
  kind: 'color' | 'value',
  title: string,
  following: string,
): Tweak | undefined {
  const match = /^\s*@(?<name>[\w-]+)\s*:\s*(?<value>[^;\s][^;]*);/.exec(following)
  const { name, value } = match?.groups ?? {}
  if (name === undefined || value === undefined) return undefined
  return { kind, name, title: title || name, defaultValue: value.trim(), declarations: {} }
}

function readMixin(kind: 'font' | 'image', title: string, following: string): Tweak | undefined {
  const match = /^\s*\.(?<name>[\w-]+)\s*(?:\(\s*\)\s*)?\{(?<body>[^{}]*)\}/.exec(following)
  const { name, body } = match?.groups ?? {}
  if (name === undefined || body === undefined) return undefined
  const declarations = readDeclarations(body)
  return { kind, name, title: title || name, defaultValue: '', declarations }
}

/** `font-size: 14px; ...` as a map; also the form in which owners' choices are kept. */
export function readDeclarations(text: string): Record<string, string> {
  const pairs = text
    .replace(/^\s*\{|\}\s*$/g, '')
    .split(';')
    .flatMap((line) => {
      const match = /^\s*(?<name>[a-z-]+)\s*:\s*(?<value>[^{}\s][^{}]*)$/.exec(line)
      const { name, value } = match?.groups ?? {}
      return name === undefined || value === undefined ? [] : [[name, value.trim()] as const]
    })
  return Object.fromEntries(pairs)
}

type Values = Readonly<Record<string, string>>

/** What a font mixin that says nothing of it amounts to, so that its variables always exist. */
const fontDefaults: Values = {
  'font-family': 'sans-serif',
  'font-size': '16px',
  'font-weight': 'normal',
  'font-style': 'normal',
  'line-height': '1.4em',
  'letter-spacing': '0px',
  'text-transform': 'none',
  'text-decoration': 'none',
}

const imageDefaults: Values = {
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
export function tweakVariables(tweaks: readonly Tweak[], values: Values): string {
  return tweaks.flatMap((tweak) => tweakLines(tweak, values)).join('\n')
}

function tweakLines(tweak: Tweak, values: Values): string[] {
  const chosen = safeValue(values[tweak.name] ?? values[tweak.title])
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

/** An owner's value is one value: it cannot end its statement or open a block of its own. */
function safeValue(value: string | undefined): string | undefined {
  if (value === undefined || value.trim() === '' || value.length > 2000) return undefined
  if (/^\{[^{}]*\}$/.test(value.trim())) return value.trim().slice(1, -1)
  return /[{};]|\/[/*]|`/.test(outsideDeclarations(value)) ? undefined : value.trim()
}

/** What is left of a value without its declarations, such as `font-size: 14px;`. */
function outsideDeclarations(value: string): string {
  const parts = value.split(';')
  const last = parts.pop() ?? ''
  const rest = parts.map((part) => {
    const name = part.search(/[a-z-]:/)
    return name === -1 ? `${part};` : part.slice(0, name)
  })
  return rest.join('') + last
}

/** Body classes of checkboxes that are on and of dropdowns (template platform §5). */
export function tweakClasses(tweaks: readonly Tweak[], values: Values): string[] {
  return tweaks.flatMap(({ kind, title, name, defaultValue }) => {
    const value = values[name] ?? defaultValue
    if (kind === 'checkbox') return value === 'true' ? [classSlug(title)] : []
    if (kind === 'dropdown') return value === '' ? [] : [`${classSlug(title)}-${classSlug(value)}`]
    return []
  })
}

/** "Full Background" as `full-background`. */
export function classSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
