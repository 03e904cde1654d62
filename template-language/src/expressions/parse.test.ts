import { expect, test } from 'vitest'
import { parseExpression } from './parse.ts'

const tooMany = 'Expression exceeds the maximum number of allowed tokens: 3'

test.each([
  ['1 + 2', []],
  ['1 + 2 + 3', [tooMany]],
  ['1 + 2 + foo()', [tooMany]],
  ['foo() + 1 + 2', ['Invalid function foo']],
  ['1 + 2 + 3 #', [tooMany, 'Unexpected character at 10: "#"']],
  ['1 + 2 + "a', [tooMany, 'Unterminated string']],
  ['1 + )', ['Mismatched operator found: right paren']],
])('of %s the first mistake is told, and text that is no expression', (text, errors) => {
  expect(parseExpression(text, 3).errors).toEqual(errors)
})

test('no limit means any number of tokens', () => {
  expect(parseExpression('1 + '.repeat(5_000) + '1', 0).errors).toEqual([])
})
