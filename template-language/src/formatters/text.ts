import type { Formatter, FormatterRun } from '../scope.ts'
import { asString } from '../values.ts'

/** A formatter without arguments that maps the first value as text. */
export function textFormatter(map: (text: string) => string): Formatter {
  const run: FormatterRun = (values) => map(asString(values[0]))
  return () => run
}

/** `& < >` as references. */
export function escapeHtml(text: string): string {
  if (!/[&<>]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** `& < > "` as references, fit for attribute values in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;')
}

/** Removes `<...>`, each up to the next `>`, and puts `replacement` in its place. */
export function removeTags(text: string, replacement = ''): string {
  let kept = ''
  let at = 0
  for (;;) {
    const open = text.indexOf('<', at)
    const close = open === -1 ? -1 : text.indexOf('>', open)
    if (close === -1) return kept + text.slice(at)
    kept += text.slice(at, open) + replacement
    at = close + 1
  }
}

/** Words in lower case joined by hyphens; everything but ASCII letters, digits and hyphens goes. */
export function slugify(text: string): string {
  if (/^[a-z0-9-]*$/.test(text)) return text
  const known = knownSlugs.get(text)
  if (known !== undefined) return known
  const slug = text
    .replace(/[^A-Za-z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase()
  if (text.length > longestKept) return slug
  if (knownSlugs.size >= keptSlugs) knownSlugs.clear()
  knownSlugs.set(text, slug)
  return slug
}

/** Categories, tags and authors are the same ones on every item of a page. */
const keptSlugs = 1_000
const longestKept = 100
const knownSlugs = new Map<string, string>()

/** Straight quotes and double hyphens as typographic signs. */
export function smartypants(text: string): string {
  return text
    .replace(/(^|[-\u2014\\s(["])'/g, '$1\u2018')
    .replaceAll("'", '\u2019')
    .replace(/(^|[-\u2014/[(\u2018\s])"/g, '$1\u201c')
    .replaceAll('"', '\u201d')
    .replaceAll('--', '\u2014')
}

/** Cuts after the last blank within the limit, or at the limit, and appends the ellipsis. */
export function truncate(text: string, limit: number, ellipsis: string): string {
  if (text.length <= limit) return text
  let end = limit
  while (end > 0 && !' \n\t\v\r\f'.includes(text.charAt(end - 1))) end--
  return text.slice(0, end === 0 ? limit : end) + ellipsis
}

/** JSON that may stand inside of a script element. */
export function scriptJson(value: unknown, indent?: number): string {
  const json = JSON.stringify(value, undefined, indent) ?? ''
  return json.includes('</') ? json.replaceAll('</', '<\\/') : json
}

/** UTF-8 bytes in percent form, with the unreserved set of the legacy `escape` function. */
export function urlEncode(text: string): string {
  return encodeURIComponent(text)
    .replace(/%(?:40|2B|2F)/g, (code) => decodeURIComponent(code))
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
