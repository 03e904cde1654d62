import type { Predicate, PredicateTable, Scope } from '@vitrine/template-language/scope.ts'
import { asBoolean, asString, isTruthy } from '@vitrine/template-language/values.ts'

function option(scope: Scope, name: string): unknown {
  return scope.resolve(['options', name])
}

function switches(names: readonly string[]): PredicateTable {
  return table(names, (name) => [`gallery-${name}?`, (scope) => asBoolean(option(scope, name))])
}

function choices(setting: string, values: readonly string[]): PredicateTable {
  return table(values, (value) => [
    `gallery-${setting}-${value}?`,
    (scope) => asString(option(scope, setting)) === value,
  ])
}

function table(
  names: readonly string[],
  make: (name: string) => readonly [string, (scope: Scope) => boolean],
): PredicateTable {
  const entries = names.map((name): [string, Predicate] => {
    const [predicate, test] = make(name)
    return [predicate, () => test]
  })
  return Object.fromEntries(entries)
}

export const galleryPredicates: PredicateTable = {
  'gallery-meta?': () => (scope) =>
    isTruthy(option(scope, 'controls')) || isTruthy(option(scope, 'indicators')),
  ...switches([
    'autoplay',
    'auto-crop',
    'controls',
    'lightbox',
    'square-thumbs',
    'show-meta',
    'show-meta-on-hover',
    'thumbnails',
  ]),
  ...choices('design', ['grid', 'slideshow', 'slider', 'stacked']),
  ...choices('meta-position', [
    'top',
    'top-left',
    'top-right',
    'center',
    'bottom',
    'bottom-left',
    'bottom-right',
  ]),
  ...choices('active-alignment', ['center', 'left', 'right']),
}
