import { describe, expect, it } from 'vitest'
import { tokenizeTemplate } from './template-tokens.ts'

const shown = (text: string): string =>
  tokenizeTemplate(text)
    .filter(({ kind }) => kind !== 'brace')
    .map(({ from, to, kind }) => `${kind}:${text.slice(from, to)}`)
    .join(' ')

describe('the colours of template text', () => {
  it.each([
    ['{title}', 'name:title'],
    ['{item.0.@name|html}', 'name:item.0.@name formatter:html'],
    [
      '{@|json-pretty|truncate 10 …}',
      'name:@ formatter:json-pretty formatter:truncate argument: 10 …',
    ],
    ['{a, b|message x:%s}', 'name:a, b formatter:message argument: x:%s'],
    ['{.section items}', 'instruction:.section name:items'],
    ['{.repeated section items}', 'instruction:.repeated section name:items'],
    ['{.end}{.or}', 'instruction:.end instruction:.or'],
    ['{.if a || b}', 'instruction:.if name:a || b'],
    ['{.equal? a "b|c"}', 'instruction:.equal? argument:a "b|c"'],
    ['{.var @x price|money}', 'instruction:.var name:@x price formatter:money'],
    ['{# note }x', 'comment:{# note }'],
    ['{## {a} \n ##}{b}', 'comment:{## {a} \n ##} name:b'],
    ['{## never ends {a}', 'comment:{## never ends {a}'],
    ['{squarespace.main-content}', 'platform:squarespace.main-content'],
    ['<squarespace:query a="{b}">', 'platform:squarespace:query name:b'],
    ['</squarespace:query>', 'platform:squarespace:query'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  it.each(['{ color: red }', '{a b}', '{}', '{.nothing}', '{a', 'a}', '{-}', 'if (a) { b() }'])(
    'leaves %s as it is',
    (text) => {
      expect(tokenizeTemplate(text)).toEqual([])
    },
  )

  it('come in order, and soon for any text', () => {
    for (const odd of ['{', '{##', '{a|', '<squarespace:', '{.if ', '{a}', '|', '}{', '##}']) {
      const tokens = tokenizeTemplate(odd.repeat(50_000))
      expect(
        tokens.every(({ from, to }, at) => from < to && (tokens[at - 1]?.to ?? 0) <= from),
      ).toBe(true)
    }
  })
})
