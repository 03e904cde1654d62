import { removeTags } from '@vitrine/template-language/formatters/text.ts'
import type { Predicate, PredicateTable, Scope } from '@vitrine/template-language/scope.ts'
import { asNumber, asString, child, isTruthy } from '@vitrine/template-language/values.ts'
import { BackgroundSource, undefinedSource } from '../collections/background-source.ts'
import { recordTypeLabels } from './content-item.ts'
import { PromotedBlockType } from '../blocks/promoted-block-type.ts'

/** The record types that a template may ask for; `undefined` is the number of an item without one. */
const askedTypes: Readonly<Record<string, number>> = { undefined: -1, ...recordTypeLabels }

/** Types that an item also has when a block of that kind is promoted in it. */
const promotable = ['video', 'image', 'quote', 'link', 'gallery']

function own(scope: Scope, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(child, scope.node)
}

/** Whether a present value is the number, or the text of it. */
function isNumber(value: unknown, number: number): boolean {
  return value !== undefined && value !== null && asNumber(value) === number
}

function recordTypePredicates(): PredicateTable {
  const table: Record<string, Predicate> = {}
  for (const [name, number] of Object.entries(askedTypes)) {
    const isPromotable = promotable.includes(name)
    table[`${name}?`] = () => (scope) =>
      isNumber(own(scope, 'recordType'), number) ||
      (isPromotable && own(scope, 'promotedBlockType') === name)
  }
  const { 'video?': video } = table
  return video === undefined ? table : { ...table, 'external-video?': video }
}

function promotedPredicates(): PredicateTable {
  const entries = Object.values(PromotedBlockType).map((name): [string, Predicate] => [
    `promoted${name.toUpperCase()}?`,
    () => (scope) => own(scope, 'promotedBlockType') === name,
  ])
  return Object.fromEntries(entries)
}

function backgroundPredicates(): PredicateTable {
  const entries = Object.entries({ undefined: undefinedSource, ...BackgroundSource }).map(
    ([name, number]): [string, Predicate] => [
      `background-source-${name}?`,
      () => (scope) => isNumber(own(scope, 'backgroundSource'), number),
    ],
  )
  return Object.fromEntries(entries)
}

/** Whether an excerpt has anything to read once tags and blanks are gone. */
function hasExcerpt(scope: Scope): boolean {
  const excerpt = own(scope, 'excerpt')
  const html = typeof excerpt === 'object' ? child(excerpt, 'html') : excerpt
  return typeof html === 'string' && removeTags(html).replace(/[\s\u200b]/g, '') !== ''
}

function hasMainImage(node: unknown): boolean {
  return isTruthy(child(node, 'mainImageId')) || isTruthy(child(node, 'systemDataId'))
}

const millisecondsPerDay = 86_400_000

function isSameDay(scope: Scope): boolean {
  const [start, end] = ['startDate', 'endDate'].map((name) =>
    Math.floor(asNumber(own(scope, name)) / millisecondsPerDay),
  )
  return start === end
}

function hasMultiple({ node }: Scope): boolean {
  if (Array.isArray(node)) return node.length > 1
  return typeof node === 'object' && node !== null && Object.keys(node).length > 1
}

const contentPredicatesOnly: PredicateTable = {
  'child-images?': () => (scope) => hasMainImage(own(scope, 'items', 0)),
  'excerpt?': () => hasExcerpt,
  'external-link?': () => (scope) => isTruthy(own(scope, 'externalLink')),
  'has-multiple?': () => hasMultiple,
  'location?': () => (scope) =>
    own(scope, 'location', 'mapLat') !== undefined &&
    own(scope, 'location', 'mapLng') !== undefined,
  'main-image?': () => (scope) => hasMainImage(scope.node),
  'passthrough?': () => (scope) =>
    isTruthy(own(scope, 'passthrough')) && asString(own(scope, 'sourceUrl')) !== '',
  'same-day?': () => isSameDay,
  'serviceNameEmail?': () => (scope) => own(scope, 'serviceName') === 'email',
  'show-past-events?': () => (scope) => own(scope, 'showPastOrUpcomingEvents') === 'past',
}

export const contentPredicates: PredicateTable = {
  ...recordTypePredicates(),
  ...promotedPredicates(),
  ...backgroundPredicates(),
  ...contentPredicatesOnly,
}
