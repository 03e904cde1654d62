import { slugify, textFormatter } from '@vitrine/template-language/formatters/text.ts'
import { compileReference } from '@vitrine/template-language/frames.ts'
import type { Formatter, FormatterTable } from '@vitrine/template-language/scope.ts'
import { asNumber, asString, isTruthy } from '@vitrine/template-language/values.ts'

/** The address under the site's base. */
const absoluteUrl: Formatter = () => (values, scope) =>
  `${asString(scope.resolve(['base-url']))}/${asString(values[0])}`

/** Milliseconds as minutes and seconds, `m:ss`. */
const humanizeDuration: Formatter = () => (values) => {
  const value = asNumber(values[0])
  // 32 bits, which longer times wrap around, as existing templates know them
  const seconds = (value / 1000) | 0
  return `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const readPromoted = compileReference(['promotedBlockType'])
const readCategories = compileReference(['categories'])
const readTags = compileReference(['tags'])
const readLabel = compileReference(['recordTypeLabel'])
const readIndex = compileReference(['@index'])
const readStarred = compileReference(['starred'])
const readAuthor = compileReference(['author', 'displayName'])

/** What else an item is, as classes with a blank before each: told by the areas above this one. */
export type FurtherClasses = (item: unknown) => string

/** The classes of an item in a list: what it is, where it belongs, how it sells. */
const itemClasses =
  (further: readonly FurtherClasses[]): Formatter =>
  () =>
  (values, scope) => {
    const [item] = values
    const promoted = asString(scope.look(readPromoted))
    let classes = 'hentry'
    if (promoted !== '') classes += ` promoted promoted-block-${slugify(promoted)}`
    classes += prefixed(' category-', scope.look(readCategories))
    classes += prefixed(' tag-', scope.look(readTags))
    const author = slugify(asString(scope.look(readAuthor)))
    if (author !== '') classes += ` author-${author}`
    classes += ` post-type-${asString(scope.look(readLabel))}`
    const index = scope.look(readIndex)
    if (typeof index === 'number') classes += ` article-index-${index}`
    if (isTruthy(scope.look(readStarred))) classes += ' featured'
    for (const classesOf of further) classes += classesOf(item)
    return classes
  }

function prefixed(prefix: string, list: unknown): string {
  let classes = ''
  if (Array.isArray(list)) for (const name of list) classes += prefix + slugify(asString(name))
  return classes
}

const own: FormatterTable = {
  AbsUrl: absoluteUrl,
  capitalize: textFormatter((text) => text.toUpperCase()),
  humanizeDuration,
}

/** @param further what the areas above know of an item */
export function contentFormatters(further: readonly FurtherClasses[]): FormatterTable {
  const withClasses: FormatterTable = {
    'item-classes': itemClasses(further),
  }
  return { ...own, ...withClasses }
}
