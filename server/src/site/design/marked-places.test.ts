import { describe, expect, test } from 'vitest'
import { isInValuesOnly } from './marked-places.ts'
import { comparesValues } from './preview-style.ts'

const places = (css: string) => isInValuesOnly(css, /MARK/)

describe('a mark in a stylesheet', () => {
  test.each([
    '.a{color: MARK}',
    '.a{color: red;margin: 0 MARK;}',
    '@media print{.a{width: calc(100% - MARK)}}',
    '@keyframes a{from{left: MARK}}',
    ":root{--x: MARK}.b::before{content: '{;MARK'.slice}".replace("'{;MARK'.slice", "'{;'"),
    '/* MARK { */.a{background: url(/a;b{.png) MARK}',
    '.a{background: url("x)y") MARK}',
  ])('can be a custom property in %s', (css) => {
    expect(places(css)).toBe(true)
  })

  test.each([
    '.MARK{color: red}',
    '@media (min-width: MARK){.a{top: 0}}',
    '.a{background: url(MARK)}',
    '.a{background: url("/MARK.png")}',
    ".a{content: 'MARK'}",
    '.a{MARK: 1px}',
    '@font-face{font-family: MARK}',
    '@import MARK;',
    '.a{filter: progid:x(MARK)}',
    'MARK',
  ])('can be none in %s', (css) => {
    expect(places(css)).toBe(false)
  })
})

test.each([
  ['.m(@a) when (@a > 1px) { top: 0 }', true],
  ['.m(@a) when (@a = true) { top: 0 }', true],
  ['.a { top: if((@a), 1px, 2px) }', true],
  ['.m(@a) when (default()) { top: 0 }', false],
  ['.a { color: red } /* when */', false],
])('%s compares values: %s', (less, compares) => {
  expect(comparesValues(less)).toBe(compares)
})
