import { describe, expect, test } from 'vitest'
import { ErrorCode, notImplementedMessage } from './errors.ts'
import { createTemplateEngine } from './template-engine.ts'

const engine = createTemplateEngine({
  limits: { instructions: 1_000, output: 2_000, blockDepth: 10 },
  formatters: {
    explode: () => () => {
      throw new TypeError('boom')
    },
    'not-there-yet': () => (_values, scope) => {
      scope.report(ErrorCode.notImplemented, notImplementedMessage('not-there-yet'))
      return ''
    },
    'far-date': () => (_values, scope) => {
      scope.report(ErrorCode.dateOutOfRange, 'Date 9e99 is out of range')
      return ''
    },
  },
})

const broken = engine.compile('{x|nope}', 'broken.block')
const loop = engine.compile('{@|apply loop}', 'loop')

function render(text: string) {
  return engine
    .compile(text, 'page.list')
    .render(
      { a: 'A', list: Array.from({ length: 500 }, (_, index) => index) },
      { now: 0, partials: (name) => ({ broken, loop })[name] },
    )
}

/** Each kind of mistake, a template that makes it, and where it is: line 2, then the column. */
const kinds: readonly [ErrorCode, string, number, string][] = [
  ['FORMATTER_UNKNOWN', '{a|nope}', 1, '{a|nope}'],
  ['PREDICATE_UNKNOWN', 'x{.nope?}{.end}', 2, 'x'],
  ['DEAD_CODE_BLOCK', '{.if a}{.or}{.or}{.end}', 13, ''],
  ['EOF_IN_BLOCK', 'x{.if a}', 2, 'x'],
  ['NOT_ALLOWED_IN_BLOCK', '{.if a}{.alternates with}{.end}', 8, ''],
  ['NOT_ALLOWED_AT_ROOT', 'xy{.end}', 3, 'xy'],
  ['AFTER_EOF', '{.eof}', 7, ''],
  ['BLOCKS_TOO_DEEP', '{.if a}'.repeat(11), 71, ''],
  ['EXPRESSION_PARSE', '{.eval (}', 1, ''],
  ['EXPRESSION_REDUCE', '{.eval @}', 1, ''],
  ['APPLY_PARTIAL_MISSING', '{a|apply none}', 1, ''],
  ['APPLY_PARTIAL_RECURSION_DEPTH', '{a|apply loop}', 1, ''],
  ['NOT_IMPLEMENTED', '{a|not-there-yet}', 1, ''],
  ['DATE_OUT_OF_RANGE', 'x{a|far-date}', 2, 'x'],
  ['INSTRUCTION_LIMIT_REACHED', '{.repeated section list}{@}{@}{@}{.end}', 1, ''],
  ['OUTPUT_LIMIT_REACHED', '{.repeated section list}long text {.end}', 1, ''],
  ['UNEXPECTED_ERROR', '{a|explode}', 1, ''],
]

describe('each kind of mistake is told with its place', () => {
  for (const [code, text, column] of kinds) {
    test(`${code} in ${text.slice(0, 40)}`, () => {
      const { output, errors } = render(`first\n${text}`)
      expect(errors[0]).toMatchObject({ code })
      expect(output.startsWith('first\n')).toBe(true)
      if (code.endsWith('LIMIT_REACHED') || code === 'APPLY_PARTIAL_RECURSION_DEPTH') return
      expect(errors[0]).toMatchObject({ template: 'page.list', line: 2, column })
    })
  }

  test('every code of the catalogue has its template here or below', () => {
    const shown = new Set(kinds.map(([code]) => code)).add(ErrorCode.partialSyntax)
    expect([...shown].toSorted()).toEqual(Object.values(ErrorCode).toSorted())
  })

  test('a partial that cannot be read prints nothing and names its own file', () => {
    const { output, errors } = render('a{a|apply broken}b{a|apply broken}c')
    expect(output).toBe('abc')
    expect(errors).toMatchObject([
      { code: 'APPLY_PARTIAL_SYNTAX', template: 'broken.block', line: 1, column: 1 },
    ])
  })
})

describe('the rest of the page still renders', () => {
  for (const [code, text] of kinds) {
    const endsThere = code.endsWith('LIMIT_REACHED') || code === 'AFTER_EOF'
    if (endsThere || code === 'EOF_IN_BLOCK' || code === 'BLOCKS_TOO_DEEP') continue
    test(`after ${code}`, () => {
      expect(render(`${text}|the rest {a}`).output.endsWith('|the rest A')).toBe(true)
    })
  }
})
