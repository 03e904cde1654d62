import { expect, test } from 'vitest'
import { createTemplateEngine } from './template-engine.ts'

const engine = createTemplateEngine()

function print(text: string): string {
  const environment = {
    now: 0,
    enableInclude: true,
    partials: (name: string) => (name === 'a:b' ? engine.compile('B', name) : undefined),
    injects: { './x': { k: 'X' } },
  }
  return engine.compile(text, 'page').render({ b: 1, v: 2 }, environment).output
}

test.each([
  ['{.ctx @y k=b}', '{"k":1}'],
  ['{.ctx @y k=b j=v}', '{"k":1,"j":2}'],
  ['{.ctx @y k=b word}', '{"k":1}'],
  ['{.ctx @y k=b }', '{"k":1}'],
  ['{.ctx @y k=b two words}', '{.ctx @y k=b two words}'],
  ['{.ctx @y k=b .c}', '{.ctx @y k=b .c}'],
])('%s binds what it names, and is text when more than a word follows', (tag, output) => {
  expect(print(`${tag}{@y|json}`)).toBe(output)
})

test('a value is injected whatever the sign between its path and arguments', () => {
  for (const tag of ['{.inject @m ./x}', '{.inject @m ./x a b}', '{.inject @m ./x|a}']) {
    expect(print(`${tag}{@m.k}`)).toBe('X')
  }
})

test('a partial of any name can be included', () => {
  expect(print('{.include a:b output}')).toBe('B')
  expect(print('{.include a:b}')).toBe('')
})
