import { describe, expect, test } from 'vitest'
import { createTemplateEngine } from '../template-engine.ts'

const engine = createTemplateEngine()

function render(text: string, json: unknown) {
  return engine.compile(text, 'page').render(json, { now: 0 })
}

describe('arguments that are numbers are whole ones', () => {
  test.each([
    ['{n|mod 1.5}', { n: 7 }, '0'],
    ['{n|mod x}', { n: 7 }, '1'],
    ['{t|truncate 1.9}', { t: 'abc' }, 'a...'],
    ['{t|truncate x}', { t: 'abc' }, 'abc'],
  ])('%s', (text, json, output) => {
    expect(render(text, json).output).toBe(output)
  })
})

test('an empty name of a partial is one that there is none of', () => {
  const { output, errors } = render('[{a|apply }][{a|apply}]', { a: 1 })
  expect(output).toBe('[][]')
  expect(errors.map(({ message }) => message)).toEqual([
    "Attempt to apply partial '' which could not be found.",
  ])
})

test('an empty name to look up is an empty text', () => {
  expect(render('{a|lookup |json}', { a: 1 }).output).toBe('""')
})

test('a list prints its elements with commas, and a null in a nested one as nothing', () => {
  const json = { list: [1, null, [2, [null, 3]], { a: 1 }, true] }
  expect(render('{list}', json).output).toBe('1,null,2,,3,[object Object],true')
})
