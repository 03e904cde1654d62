import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printTree } from './testing/print-tree.ts'
import { createTemplateEngine } from './template-engine.ts'

const runs = process.env['VITRINE_LONG'] === '1' ? 100_000 : 2_000
const limits = { instructions: 5_000, output: 20_000 }
const engine = createTemplateEngine({ limits })

const name = fc.constantFrom(
  'a',
  'b',
  'list',
  'list.0',
  'o.x',
  '@',
  '@x',
  '@index',
  'constructor',
  '__proto__',
  'missing.deep',
)
const formatters = `html|json|truncate 3|apply m|apply m private|get a|lookup b|format a b|safe|mod 3|
cycle a b|key-by x|find-first x|nope|prop x|encode-uri`
const formatter = fc.constantFrom(...formatters.replace('\n', '').split('|'))
const tag = fc.oneof(
  name.map((ref) => `{${ref}}`),
  fc.tuple(name, formatter).map(([ref, call]) => `{${ref}|${call}}`),
  name.map((ref) => `{.var @x ${ref}}`),
  name.map((ref) => `{.ctx @x k=${ref}}`),
  fc
    .tuple(name, fc.constantFrom('+', '*', '&&', '**', '<', '='))
    .map(([ref, sign]) => `{.eval @x = ${ref} ${sign} 2; ${ref} ${sign} "t"}`),
  fc.constantFrom(
    '{.space}',
    '{.newline}',
    '{.meta-left}',
    '{# note }',
    '{##} {##}',
    '{.include m output}',
  ),
)
const stray = fc.constantFrom(
  '{.end}',
  '{.or}',
  '{.alternates with}',
  '{',
  '}',
  '{.',
  '{.eof',
  '{{',
  '\n',
)
const { template } = fc.letrec<{ template: string; block: string }>((tie) => ({
  template: fc
    .array(fc.oneof({ maxDepth: 4 }, tag, fc.string({ maxLength: 6 }), stray, tie('block')), {
      maxLength: 6,
    })
    .map((parts) => parts.join('')),
  block: fc
    .tuple(
      fc.constantFrom('.section ', '.repeated section ', '.if ', '.equal? a ', '.even? '),
      name,
      tie('template'),
      tie('template'),
      fc.constantFrom('{.or}', '{.or odd? a}', '{.alternates with}', ''),
    )
    .map(([open, ref, body, other, middle]) => `{${open}${ref}}${body}${middle}${other}{.end}`),
}))
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(0, -1, 2.5, '', '0', null, true, [], {}, [[1], [2]], { x: { x: 1 } }),
)
const data = fc.record({ a: value, b: value, list: fc.array(value, { maxLength: 4 }), o: value })

test('no template and no data make a rendering throw, hang or outgrow its budgets', () => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  fc.assert(
    fc.property(template, data, (text, json) => {
      const compiled = engine.compile(`{.macro m}{@}{.if b}{b|apply m}{.end}{.end}${text}`, 'fuzz')
      const { output } = compiled.render(json, { now: 0 })
      expect(output.length).toBeLessThanOrEqual(limits.output * 2)
    }),
    { numRuns: runs },
  )
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
}, 600_000)

test('what is read, printed and read again stays the same', () => {
  fc.assert(
    fc.property(template, (text) => {
      const once = printTree(engine.compile(text, 'fuzz').template.nodes)
      const twice = printTree(engine.compile(once, 'fuzz').template.nodes)
      expect(twice).toBe(once)
    }),
    { numRuns: runs },
  )
}, 600_000)

test('of a chain of branches at most one prints', () => {
  const branch = fc.constantFrom('equal? a b', 'even? a', 'odd? a', 'greaterThan? a b', 'plural?')
  fc.assert(
    fc.property(fc.array(branch, { minLength: 1, maxLength: 5 }), data, (chain, json) => {
      const [first, ...others] = chain
      const rest = others.map((test_, place) => `{.or ${test_}}${place + 1}`).join('')
      const text = `{.${first}}0${rest}{.or}x{.end}`
      expect(engine.compile(text, 'fuzz').render(json, { now: 0 }).output).toHaveLength(1)
    }),
    { numRuns: runs },
  )
}, 600_000)

test('any text at all is read without a throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      engine.compile(text, 'fuzz').render({}, { now: 0 })
      engine.compile(`{.eval ${text}}`, 'fuzz').render({}, { now: 0 })
    }),
    { numRuns: runs },
  )
}, 600_000)
