import { slugify, textFormatter } from '@vitrine/template-language/formatters/text.ts'
import type { Reference } from '@vitrine/template-language/instructions.ts'
import type { Formatter, FormatterTable } from '@vitrine/template-language/scope.ts'
import { asNumber, asString, child, isTruthy } from '@vitrine/template-language/values.ts'
import { isProductOnSale, isProductSoldOut } from '../products/product-in-context.ts'
import { RecordType } from './content-item.ts'

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

const promotedPath: Reference = ['promotedBlockType']
const categoriesPath: Reference = ['categories']
const tagsPath: Reference = ['tags']
const labelPath: Reference = ['recordTypeLabel']
const indexPath: Reference = ['@index']
const starredPath: Reference = ['starred']
const authorPath: Reference = ['author', 'displayName']

/** The classes of an item in a list: what it is, where it belongs, how it sells. */
const itemClasses: Formatter = () => (values, scope) => {
  const [item] = values
  const promoted = asString(scope.resolve(promotedPath))
  const classes = ['hentry']
  if (promoted !== '') classes.push('promoted', `promoted-block-${slugify(promoted)}`)
  classes.push(...prefixed('category-', scope.resolve(categoriesPath)))
  classes.push(...prefixed('tag-', scope.resolve(tagsPath)))
  const author = slugify(asString(scope.resolve(authorPath)))
  if (author !== '') classes.push(`author-${author}`)
  classes.push(`post-type-${asString(scope.resolve(labelPath))}`)
  const index = scope.resolve(indexPath)
  if (typeof index === 'number') classes.push(`article-index-${index}`)
  if (isTruthy(scope.resolve(starredPath))) classes.push('featured')
  classes.push(...productClasses(item))
  return classes.join(' ')
}

function prefixed(prefix: string, list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return list.map((name) => `${prefix}${slugify(asString(name))}`)
}

function productClasses(item: unknown): string[] {
  if (asNumber(child(item, 'recordType')) !== RecordType.storeItem) return []
  const classes: string[] = []
  if (isProductOnSale(item)) classes.push('on-sale')
  if (isProductSoldOut(item)) classes.push('sold-out')
  return classes
}

export const contentFormatters: FormatterTable = {
  AbsUrl: absoluteUrl,
  capitalize: textFormatter((text) => text.toUpperCase()),
  humanizeDuration,
  'item-classes': itemClasses,
}
