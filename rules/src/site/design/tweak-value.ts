import { chosenValue, type Tweak, type TweakValues } from './tweak.ts'

/** The longest value that a style choice may have. */
export const maxTweakValue = 2000

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

/** The form in which the choice of a font or an image is kept. */
export function writeDeclarations(declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value};`)
  return `{${lines.join('')}}`
}

/**
 * A value as it can stand in a stylesheet: it cannot end its statement, open a block of its own or
 * swallow what follows. Undefined where it is none.
 */
export function safeTweakValue(value: string | undefined): string | undefined {
  if (value === undefined || value.trim() === '' || value.length > maxTweakValue) return undefined
  const text = value.trim()
  if (!isClosed(text)) return undefined
  const isBraced = /^\{[^{}]*\}$/.test(text)
  const written = isBraced ? text.slice(1, -1) : text
  if (/[{}]|\/[/*]|`/.test(withoutAddresses(written))) return undefined
  return isOneStatement(written) ? written : undefined
}

/** Whether a value is one, or declarations such as `font-size: 14px;` with nothing between them. */
function isOneStatement(value: string): boolean {
  const parts = value.split(';')
  const isDeclaration = (part: string) => part.trim() === '' || /^\s*[a-z-]+\s*:/.test(part)
  return parts.length === 1 || parts.every(isDeclaration)
}

/** The two slashes of an address begin no comment. */
function withoutAddresses(value: string): string {
  return value.replace(/url\((?:"https?:\/\/|'https?:\/\/|https?:\/\/)/g, 'url(')
}

/** Whether every bracket and every quotation mark that is opened is closed again. */
function isClosed(value: string): boolean {
  let quote = ''
  let depth = 0
  for (const sign of value) {
    if (sign === '\\') return false
    if (quote !== '') {
      if (sign === quote) quote = ''
      if (sign === '\n') return false
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(' || sign === '[') depth++
    else if ((sign === ')' || sign === ']') && --depth < 0) return false
  }
  return quote === '' && depth === 0
}

/** The parts of a font that a panel offers, in its order. */
export const fontParts = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-decoration',
] as const
export type FontPart = (typeof fontParts)[number]

/** All declarations of a font or an image: the template's, and the owner's before them. */
export function tweakDeclarations(
  tweak: Tweak,
  values: TweakValues,
): Readonly<Record<string, string>> {
  const chosen = chosenValue(tweak, values)
  return { ...tweak.declarations, ...(chosen === undefined ? {} : readDeclarations(chosen)) }
}

/** The custom property that stands in for a style choice while it is being previewed. */
export function tweakProperty(name: string, part?: string): string {
  return `--vitrine-tweak-${name}${part === undefined ? '' : `-${part}`}`
}

/** Each custom property of a style choice with the value that it stands for now. */
export function tweakProperties(
  tweak: Tweak,
  values: TweakValues,
): Readonly<Record<string, string>> {
  const { kind, name, defaultValue } = tweak
  if (kind === 'dropdown' || kind === 'checkbox') return {}
  if (kind === 'color' || kind === 'value') {
    return { [tweakProperty(name)]: chosenValue(tweak, values) ?? defaultValue }
  }
  const parts = Object.entries(tweakDeclarations(tweak, values))
  return Object.fromEntries(parts.map(([part, value]) => [tweakProperty(name, part), value]))
}

/** Functions that are the browser's, too. */
const browsersFunctions =
  /\b(?:rgba?|hsla?|hwb|calc|clamp|min|max|var|url|linear-gradient|radial-gradient)\(/g

/** A value as a browser reads it without the compiler; null where the compiler has to make it first. */
export function plainValue(value: string): string | null {
  const text = /^~(?<quote>["'])(?<inner>[^"']*)\k<quote>$/.exec(value.trim())?.groups?.['inner']
  if (text !== undefined) return text.includes('@{') ? null : text
  if (/[@~`*]/.test(value) || /\w\(/.test(value.replace(browsersFunctions, ''))) return null
  return /[\d\w)] +[+/-] +[\d\w(]/.test(value) && !/\(/.test(value) ? null : value
}
