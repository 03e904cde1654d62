import { LintCode, type Fault } from '@vitrine/template-language/lint/diagnostic.ts'
import type { HostTag } from '@vitrine/template-language/host-tags.ts'

/** Every tag and variable of the platform by the name that `findPlatformTag` gives it. */
const platformNames: ReadonlySet<string> = new Set([
  'block-field',
  'category',
  'folder-navigation',
  'navigation',
  'query',
  'related',
  'script',
  'squarespace-footers',
  'squarespace-headers',
  'squarespace-post-entry',
  'squarespace.cart-classes',
  'squarespace.main-content',
  'squarespace.page-classes',
  'squarespace.page-id',
  'squarespace.template-revision',
])

const needTemplate: ReadonlySet<string> = new Set([
  'category',
  'folder-navigation',
  'navigation',
  'query',
  'related',
])

/**
 * Why a tag prints nothing, whatever the page.
 * @param hasPartial whether there is a block by a name
 */
export function explainPlatformTag(
  tag: HostTag,
  hasPartial: ((name: string) => boolean) | undefined,
): Fault | undefined {
  const severity = 'warning'
  if (!platformNames.has(tag.name)) {
    const message = `There is no platform tag "${tag.name}"; it prints nothing.`
    return { code: LintCode.hostTagUnknown, message, severity }
  }
  if (!needTemplate.has(tag.name) || tag.body !== null) return undefined
  const template = tag.attributes['template']
  if (template === undefined) {
    const message = `<squarespace:${tag.name}> has neither a template nor a body; it prints nothing.`
    return { code: LintCode.hostTagTemplateMissing, message, severity }
  }
  if (template.includes('{') || hasPartial === undefined || hasPartial(template)) return undefined
  const message = `<squarespace:${tag.name}> names the template "${template}", which is no block.`
  return { code: LintCode.hostTagTemplateMissing, message, severity }
}

/** Tags of one name stand in each other so deep at most; what is deeper is left open. */
const maxNesting = 50

const opener =
  /<squarespace:([a-z][a-z0-9-]*)|\{squarespace[.-][a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)*\}/gi

/**
 * Finds the platform tag that stands first at or after `from`: `<squarespace:navigation ...>`, named
 * `navigation`, or a `{squarespace...}` variable, named as it is written without its braces. Pure text work: it is given template
 * text only, never a printed value, and it does not look into attribute values for further tags.
 */
export function findPlatformTag(text: string, from = 0): HostTag | undefined {
  opener.lastIndex = from
  for (let match = opener.exec(text); match !== null; match = opener.exec(text)) {
    const name = match[1]
    if (name === undefined) {
      const end = match.index + match[0].length
      return { name: match[0].slice(1, -1), attributes: {}, body: null, start: match.index, end }
    }
    const tag = readTag(text, match.index, name.toLowerCase(), opener.lastIndex)
    if (tag !== undefined) return tag
  }
  return undefined
}

function readTag(
  text: string,
  start: number,
  name: string,
  afterName: number,
): HostTag | undefined {
  const attributes: Record<string, string> = {}
  let at = afterName
  for (;;) {
    at = skipBlank(text, at)
    if (text.startsWith('/>', at)) return { name, attributes, body: null, start, end: at + 2 }
    if (text[at] === '>') break
    const found = readAttribute(text, at)
    if (found === undefined) return undefined
    attributes[found.name] = found.value
    at = found.end
  }
  const afterOpening = at + 1
  const closing = findClosing(text, name, afterOpening, 'template' in attributes)
  if (closing === undefined) return { name, attributes, body: null, start, end: afterOpening }
  const body = text.slice(afterOpening, closing.start)
  return { name, attributes, body, start, end: closing.end }
}

type Attribute = { readonly name: string; readonly value: string; readonly end: number }

function readAttribute(text: string, start: number): Attribute | undefined {
  const name = /^[a-zA-Z][a-zA-Z0-9_-]*/.exec(text.slice(start, start + 100))?.[0]
  if (name === undefined) return undefined
  const equals = skipBlank(text, start + name.length)
  if (text[equals] !== '=') return { name, value: '', end: start + name.length }
  const quoteAt = skipBlank(text, equals + 1)
  const quote = text[quoteAt]
  if (quote !== '"' && quote !== "'") {
    const bare = /^[^\s>]+/.exec(text.slice(quoteAt, quoteAt + 500))?.[0]?.replace(/\/$/, '')
    return bare ? { name, value: bare, end: quoteAt + bare.length } : undefined
  }
  const end = findQuote(text, quoteAt + 1, quote)
  return end === -1 ? undefined : { name, value: text.slice(quoteAt + 1, end), end: end + 1 }
}

/** A quote inside `{...}` belongs to an instruction's argument and does not end the attribute. */
function findQuote(text: string, from: number, quote: string): number {
  let inBraces = false
  for (let at = from; at < text.length; at++) {
    const letter = text[at]
    if (letter === '{') inBraces = true
    else if (letter === '}') inBraces = false
    else if (letter === quote && (!inBraces || !text.slice(at, at + 200).includes('}'))) return at
  }
  return -1
}

/**
 * The closing tag that belongs to an opening one. Tags are often left open without a body: one that
 * names its template is only closed when nothing of the same name opens in between.
 */
function findClosing(
  text: string,
  name: string,
  from: number,
  namesTemplate: boolean,
): { start: number; end: number } | undefined {
  const mark = /<(\/?)squarespace:([a-z][a-z0-9-]*)/gi
  mark.lastIndex = from
  let depth = 1
  for (let match = mark.exec(text); match !== null; match = mark.exec(text)) {
    if (match[2]?.toLowerCase() !== name) continue
    if (match[1] === '/') {
      depth--
      if (depth > 0) continue
      const end = text.indexOf('>', match.index)
      return end === -1 ? undefined : { start: match.index, end: end + 1 }
    }
    if (namesTemplate) return undefined
    const inner = readOpeningEnd(text, mark.lastIndex)
    if (inner !== undefined && !inner.selfClosed && ++depth > maxNesting) return undefined
  }
  return undefined
}

function readOpeningEnd(text: string, from: number): { selfClosed: boolean } | undefined {
  for (let at = from; ;) {
    at = skipBlank(text, at)
    if (text.startsWith('/>', at)) return { selfClosed: true }
    if (text[at] === '>') return { selfClosed: false }
    const attribute = readAttribute(text, at)
    if (attribute === undefined) return undefined
    at = attribute.end
  }
}

function skipBlank(text: string, from: number): number {
  let at = from
  while (at < text.length && ' \t\r\n\f'.includes(text[at] ?? '')) at++
  return at
}
