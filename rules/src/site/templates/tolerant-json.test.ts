import { describe, expect, test } from 'vitest'
import { parseTolerantJson } from './tolerant-json.ts'

describe('configuration files written by hand are read', () => {
  test.each([
    ['trailing commas', '{"a": [1, 2,], }', { a: [1, 2] }],
    ['comments', '// top\n{ /* in */ "a": 1 // end\n }', { a: 1 }],
    ['a byte order mark', '\uFEFF{"a": true}', { a: true }],
    ['a second object', '{"a": 1}\n{"a": 2}', { a: 1 }],
    ['single quotes and bare keys', "{a: 'b', 'c': \"d\"}", { a: 'b', c: 'd' }],
    ['escapes', String.raw`{"a": "x\"\u0041\n"}`, { a: 'x"A\n' }],
    ['an address in a text', '{"a": "http://b"}', { a: 'http://b' }],
    [
      'a key that names a prototype',
      '{"__proto__": {"b": 1}}',
      JSON.parse('{"__proto__": {"b": 1}}'),
    ],
  ])('%s', (_name, text, value) => {
    expect(parseTolerantJson(text).value).toEqual(value)
  })

  test('what follows the first value is named in a warning', () => {
    expect(parseTolerantJson('{} {}').warnings).toHaveLength(1)
  })

  test.each(['', '{', '{"a"', '[1', '{"a": }', '"open', '['.repeat(5000)])(
    '%j is refused, not thrown',
    (text) => {
      const { value, warnings } = parseTolerantJson(text)
      expect(value).toBeUndefined()
      expect(warnings.length).toBeGreaterThan(0)
    },
  )

  test('reading changes no prototype', () => {
    parseTolerantJson('{"__proto__": {"polluted": true}}')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
