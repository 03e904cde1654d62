import { describe, expect, test } from 'vitest'
import { createTemplateEngine } from './template-engine.ts'

const engine = createTemplateEngine()

function render(text: string, json: unknown = {}) {
  return engine.compile(text, 'page').render(json, { now: 0 })
}

describe('only own properties can be seen', () => {
  const inherited = [
    'constructor',
    'constructor.constructor',
    'toString',
    'hasOwnProperty',
    'a.constructor.name',
    'list.constructor.name',
    'list.length',
    's.length',
    '@.constructor',
  ]
  for (const name of inherited) {
    test(`{${name}} prints nothing`, () => {
      const json = { a: { b: 1 }, list: [1], s: 'text' }
      const text = `[{${name}}][{.section ${name}}x{.end}][{.if ${name}}x{.end}][{.eval ${name}}]`
      expect(render(text, json).output).toBe('[][][][]')
    })
  }

  test('a name that a formatter is given finds nothing inherited', () => {
    const json: unknown = JSON.parse('{"o":{},"k":"__proto__","c":"constructor"}')
    const text =
      '[{o|prop __proto__}{o|prop constructor name}{o|get k}{o|get c}{k|lookup k}{k|lookup c}]'
    expect(render(text, json).output).toBe('[]')
  })

  test('data that really has such a key shows it', () => {
    const json: unknown = JSON.parse('{"constructor":"C","o":{"__proto__":"P"}}')
    expect(render('{constructor}{o|prop __proto__}', json).output).toBe('CP')
  })

  test('no tag can change a prototype', () => {
    const json: unknown = JSON.parse(
      '{"k":"__proto__","v":{"polluted":"yes"},"list":[{"id":"__proto__"}]}',
    )
    render('{.var @__proto__ v}{.ctx @x __proto__=v}{list|key-by id}{.eval @__proto__ = 1}', json)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('formatters and predicates are not found on prototypes', () => {
    const { output, errors } = render('{a|constructor}{.toString?}x{.end}', { a: 1 })
    expect(output).toBe('{a|constructor}')
    expect(errors.map((error) => error.code)).toEqual(['FORMATTER_UNKNOWN', 'PREDICATE_UNKNOWN'])
  })

  test('data with a toString of its own is not called', () => {
    expect(render('{list}', { list: [{ toString: 1 }] }).output).toBe('[object Object]')
  })
})

describe('text of templates and data never becomes code', () => {
  const hostile = ['`$process`', '");throw 1;("', '*/ throw 1 /*', '\u2028', '</script>', '\\']
  for (const text of hostile) {
    test(`prints ${JSON.stringify(text)} as it is`, () => {
      const { output, errors } = render(`${text}{a}{a|output:${text}}`, { a: text })
      expect([output, errors]).toEqual([text + text + text, []])
    })
  }
})

describe('budgets end a rendering with what it has printed', () => {
  test('a loop over a loop stops after 200,000 instructions', () => {
    const list = Array.from({ length: 1_000 }, (_, index) => index)
    const text = 'top{.repeated section list}{.repeated section @}{.end}{.section @}{.end}{.end}'
    const nested = `top{.repeated section list}{.macro m}{.end}${'{@}'.repeat(300)}{.end}`
    expect(render(text, { list }).errors).toEqual([])
    const { output, errors } = render(nested, { list })
    expect(output.startsWith('top0000')).toBe(true)
    expect(errors.map((error) => error.code)).toEqual(['INSTRUCTION_LIMIT_REACHED'])
  })

  test('the output ends at 5,000,000 characters', () => {
    const list = Array.from({ length: 1_000 }, () => 'x'.repeat(10_000))
    const { output, errors } = render('{.repeated section list}{@}{.end}', { list })
    expect(output.length).toBe(5_000_000)
    expect(errors.map((error) => error.code)).toEqual(['OUTPUT_LIMIT_REACHED'])
  })

  test('what is captured by a formatter counts, too', () => {
    const list = Array.from({ length: 1_000 }, () => 'x'.repeat(10_000))
    const text = 'a{.macro m}{.repeated section list}{@}{.end}{.end}{@|apply m}b'
    const { output, errors } = render(text, { list })
    expect(output.length).toBeLessThanOrEqual(5_000_001)
    expect(errors.map((error) => error.code)).toEqual(['OUTPUT_LIMIT_REACHED'])
  })

  test('long texts that a formatter takes or makes count, printed or not', () => {
    const long = Array.from({ length: 500 }, () => 'ü'.repeat(100_000))
    const taken = render('{.repeated section long}[{@|url-encode|truncate 1}]{.end}', { long })
    expect(taken.output.split('[').length).toBeLessThan(50)
    expect(taken.errors.map((error) => error.code)).toEqual(['INSTRUCTION_LIMIT_REACHED'])
    const rows = Array.from({ length: 10_000 }, () => ({ made: 'x'.repeat(50) }))
    const turns = Array.from({ length: 1_000 }, (_, turn) => turn)
    const made = render('{.repeated section turns}[{.var @x rows|json}]{.end}', { rows, turns })
    expect(made.output.split('[').length).toBeLessThan(50)
    expect(made.errors.map((error) => error.code)).toEqual(['INSTRUCTION_LIMIT_REACHED'])
  })

  test('an expression may have 1,000 tokens and join 100,000 characters', () => {
    expect(render(`{.eval 1${'+1'.repeat(600)}}`).errors[0]?.message).toContain(
      'Expression exceeds the maximum number of allowed tokens: 1000',
    )
    const json = { s: 'x'.repeat(60_000) }
    expect(render('{.eval s + s}', json).errors[0]?.message).toContain(
      'Concatenation would exceed maximum string length 100000',
    )
  })

  test('20,000 unclosed blocks are told, not a crash', () => {
    const { errors } = render('{.section a}'.repeat(20_000), { a: 1 })
    expect(errors[0]?.code).toBe('BLOCKS_TOO_DEEP')
  })

  test('data nested 100,000 deep is told, not a crash', () => {
    let list: unknown = 'x'
    for (let depth = 0; depth < 100_000; depth++) list = [list]
    expect(() => render('{list}{list|json}{.equal? list list}{.end}ok', { list })).not.toThrow()
  })
})
