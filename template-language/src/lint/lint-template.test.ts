import { describe, expect, test } from 'vitest'
import type { HostTagScanner } from '../host-tags.ts'
import { createTemplateEngine } from '../template-engine.ts'
import { lintTemplate } from './lint-template.ts'

const findLink: HostTagScanner = (text, from) => {
  const start = text.indexOf('<toy:link', from)
  const open = text.indexOf('>', start)
  const close = text.indexOf('</toy:link>', open)
  if (start === -1 || open === -1 || close === -1) return undefined
  const to = /to="([^"]*)"/.exec(text.slice(start, open))?.[1] ?? ''
  const body = text.slice(open + 1, close)
  return { name: 'link', attributes: { to }, body, start, end: close + 11 }
}
const engine = createTemplateEngine({ hostTags: findLink })

function lint(text: string) {
  return lintTemplate(engine, text, 'page.list', { rootNames: ['website'] })
}

const manyNames = Array.from({ length: 31 }, (_, place) => `a${place}`).join(' && ')

/** Each kind of mistake, and a tag that makes it. */
const kinds: readonly [code: string, tag: string, message: string, severity: string][] = [
  ['INVALID_INSTRUCTION', '{.secton a}', "Invalid instruction '.secton a'.", 'error'],
  ['INVALID_INSTRUCTION', '{ .section a}', "Invalid instruction ' .section a'.", 'error'],
  [
    'EXTRA_CHARS',
    '{.section a }',
    "Extra characters found after SECTION instruction: ' '.",
    'error',
  ],
  ['EXTRA_CHARS', '{.space x}', "Extra characters found after SPACE instruction: ' x'.", 'error'],
  ['EXTRA_CHARS', '{.macro a b}', "Extra characters found after MACRO instruction: ' b'.", 'error'],
  ['EXTRA_CHARS', '{name }', "Extra characters found after VARIABLE instruction: ' '.", 'warning'],
  [
    'EXTRA_CHARS',
    '{name |html}',
    "Extra characters found after VARIABLE instruction: ' |html'.",
    'warning',
  ],
  [
    'EXTRA_CHARS',
    '{.ctx @a b=c d}',
    "Extra characters found after CTXVAR instruction: 'd'.",
    'warning',
  ],
  [
    'MISSING_SECTION_KEYWORD',
    '{.repeated items}',
    "The REPEATED instruction is written 'repeated section', with one space.",
    'error',
  ],
  [
    'MISSING_WITH_KEYWORD',
    '{.alternates}',
    "The ALTERNATES_WITH instruction is written 'alternates with', with one space.",
    'error',
  ],
  [
    'VARIABLE_EXPECTED',
    '{.section !}',
    "The SECTION instruction expects a variable, found '!'.",
    'error',
  ],
  [
    'WHITESPACE_EXPECTED',
    '{.eval}',
    'The EVAL instruction expects a space after its name.',
    'error',
  ],
  ['IF_EMPTY', '{.if }', 'The IF instruction tests nothing.', 'error'],
  [
    'IF_EXPECTED_VAROP',
    '{.if a == b}',
    "The IF instruction expects '&&' or '||', found '== b'.",
    'error',
  ],
  ['IF_TOO_MANY_OPERATORS', '{.if a &&}', 'The IF instruction ends with an operator.', 'error'],
  ['OR_EXPECTED_PREDICATE', '{.or a}', "{.or} expects a predicate or nothing, found 'a'.", 'error'],
  [
    'BINDVAR_EXPECTS_NAME',
    '{.var a b}',
    "{.var} expects a local variable name (e.g. @foo), found 'a b'.",
    'error',
  ],
  [
    'CTXVAR_EXPECTS_NAME',
    '{.ctx a b=c}',
    "{.ctx} expects a local variable name (e.g. @foo), found 'a b=c'.",
    'error',
  ],
  [
    'CTXVAR_EXPECTS_BINDINGS',
    '{.ctx @a b}',
    "{.ctx} expects bindings (e.g. name=value), found 'b'.",
    'error',
  ],
  [
    'INJECT_EXPECTS_NAME',
    '{.inject a}',
    "{.inject} expects a local variable name (e.g. @foo), found 'a'.",
    'error',
  ],
  ['INJECT_EXPECTS_PATH', '{.inject @a}', "{.inject} expects a path, found ''.", 'error'],
  ['MACRO_EXPECTS_NAME', '{.macro}', "{.macro} expects a name, found ''.", 'error'],
  ['INCLUDE_EXPECTS_NAME', '{.include}', "{.include} expects a name, found ''.", 'error'],
  ['FORMATTER_INVALID', '{a|}', "A formatter's name is missing after '|'.", 'warning'],
  ['FORMATTER_INVALID', '{a||html}', "A formatter's name is missing after '|'.", 'warning'],
  [
    'FORMATTER_INVALID',
    '{a| html}',
    "Formatter ' html' is invalid: its name follows '|' without a space.",
    'warning',
  ],
  ['FORMATTER_INVALID', '{.var @a b|}', "A formatter's name is missing after '|'.", 'error'],
  [
    'MISSING_VARIABLE_NAME',
    '{ name}',
    'A name stands right after the brace, without a space.',
    'warning',
  ],
  ['MISSING_VARIABLE_NAME', '{a, }', "A name is missing after ','.", 'warning'],
  [
    'FORMATTER_NEEDS_ARGS',
    '{a|apply}',
    "Formatter 'apply' needs arguments but none were provided.",
    'warning',
  ],
  [
    'PREDICATE_NEEDS_ARGS',
    '{.equal?}{.end}',
    "Predicate 'equal?' needs arguments but none were provided.",
    'warning',
  ],
  [
    'PREDICATE_NEEDS_ARGS',
    '{.if nth?}{.end}',
    "Predicate 'nth?' needs arguments but none were provided.",
    'warning',
  ],
  [
    'FORMATTER_ARGS_INVALID',
    '{a|truncate x}',
    "Formatter 'truncate' arguments are invalid: 'x' is no whole number from 1 on.",
    'warning',
  ],
  [
    'FORMATTER_ARGS_INVALID',
    '{a|html|mod 0}',
    "Formatter 'mod' arguments are invalid: '0' is no whole number from 1 on.",
    'warning',
  ],
  [
    'FORMATTER_ARGS_INVALID',
    '{.var @a b|get c!}',
    "Formatter 'get' arguments are invalid: 'c!' is no name.",
    'warning',
  ],
  [
    'PREDICATE_ARGS_INVALID',
    '{.equal? a "x}{.end}',
    `Predicate 'equal?' arguments are invalid: '"x' is neither a name nor a value.`,
    'warning',
  ],
  [
    'PREDICATE_ARGS_INVALID',
    '{.if equal? a b c}{.end}',
    "Predicate 'equal?' arguments are invalid: 'c' is one too many.",
    'warning',
  ],
  [
    'PREDICATE_ARGS_INVALID',
    '{.odd? "1"}{.end}',
    `Predicate 'odd?' arguments are invalid: '"1"' is no name.`,
    'warning',
  ],
  [
    'IF_TOO_MANY_VARS',
    `{.if ${manyNames}}{.end}`,
    'The IF instruction tests more than 30 variables.',
    'warning',
  ],
  ['EOF_IN_COMMENT', '{## {a}', 'Reached EOF in the middle of a comment.', 'error'],
  [
    'EXPRESSION_PARSE',
    '{.eval foo(1)}',
    'Error parsing expression: "foo(1)": Invalid function foo',
    'error',
  ],
  ['FORMATTER_UNKNOWN', '{a|nope}', "Formatter 'nope' is unknown", 'error'],
  ['PREDICATE_UNKNOWN', '{.nope?}{.end}', "Predicate 'nope?' is unknown", 'error'],
  ['NOT_ALLOWED_AT_ROOT', '{.end}', 'Instruction END not allowed at root', 'error'],
  ['EOF_IN_BLOCK', '{.if a}', 'Reached EOF in the middle of IF', 'error'],
]

describe('a template author is shown each mistake at its place', () => {
  test.each(kinds)('%s: %s', (code, tag, message, severity) => {
    expect(lint(`{title}\n  ${tag}\n`)).toEqual([{ code, message, severity, line: 2, column: 3 }])
  })

  test('in the attributes and the body of a tag of the platform', () => {
    const found = lint('{a}\n<toy:link to="{a|nope}">\n {.secton a}</toy:link>')
    expect(found.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['FORMATTER_UNKNOWN', 2, 15],
      ['INVALID_INSTRUCTION', 3, 2],
    ])
  })

  test('where a brace is not closed before the next tag, or at the end', () => {
    const text = '{title}\n{.section item\n{title}{.end}\n {.if a'
    expect(lint(text).map(({ code, line, column }) => [code, line, column])).toEqual([
      ['INVALID_INSTRUCTION', 2, 1],
      ['NOT_ALLOWED_AT_ROOT', 3, 8],
      ['INVALID_INSTRUCTION', 4, 2],
    ])
  })

  test('in branches, between elements and in macros', () => {
    const text = `{.macro m}
{.secton m}{.end}{.repeated section list}
{.secton body}{.alternates with}
{.secton between}{.or}
{.secton other}{.end}{.even? a}{.or odd? a}
{.secton odd}{.end}`
    expect(lint(text).map(({ line, column }) => [line, column])).toEqual([
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
    ])
  })
})

describe('a section on a name that only an outer frame has', () => {
  const outer = (text: string) => lint(text).map(({ code, line }) => [code, line])

  test('is told for names that the template binds', () => {
    expect(outer('{.var @a b}{.section c}\n{.section @a}{.end}{.end}')).toEqual([['OUTER_NAME', 2]])
    expect(outer('{.ctx @a b=c}{.section c}\n{.repeated section @a}{.end}{.end}')).toEqual([
      ['OUTER_NAME', 2],
    ])
  })

  test('is told for names of the page', () => {
    expect(outer('{.section item}\n{.section website}{.end}{.end}')).toEqual([['OUTER_NAME', 2]])
    expect(outer('{.section website}{.end}{.if website}{.section website}{.end}{.end}')).toEqual([])
  })

  test('is not told where the frame has the name, or may have it', () => {
    expect(outer('{.section c}{.var @a b}{.section @a}{.end}{.end}')).toEqual([])
    expect(outer('{.var @a b}{.repeated section c}{.or}{.section @a}{.end}{.end}')).toEqual([])
    expect(outer('{.var @a b}{.macro m}{.section @a}{.end}{.end}')).toEqual([])
    expect(outer('{.section c}{.section d}{.section @args}{.end}{.end}{.end}')).toEqual([])
  })
})

test('code in scripts and styles is no malformed tag, but a misspelt instruction there is', () => {
  const text = `<style>@media(min-width:1px){.card{color:red}.a{ b }}.b{.mixin }</style>
<script>function f(a,b){return a||b}var o={...a},p={ a },q={a||b?1:0};if(x){y |z}</script>
<p onclick="if(a){return 1}">{Hello, you} { } {} {1 + 2}</p><SCRIPT>{.section a }</SCRIPT>`
  expect(lint(text)).toEqual([
    {
      code: 'EXTRA_CHARS',
      message: "Extra characters found after SECTION instruction: ' '.",
      severity: 'error',
      line: 3,
      column: 69,
    },
  ])
})

test('a template without mistakes has none to show', () => {
  const text = `{# note #}{## {a | b} ##}{.repeated section items}{title|html|truncate 3 ..}
{.alternates with}, {.or}none{.end}{.if a && b }{.or equal? a 1}{.end}{.ctx @a b=c d=e}
{.eval @x = 1 + a}{.inject @m ./menu.json x y}{.include m output}{.meta-left}{@index}`
  expect(lint(text)).toEqual([])
})
