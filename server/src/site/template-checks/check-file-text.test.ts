import { expect, it } from 'vitest'
import type { TemplateFile } from '@vitrine/rules/site/templates/template-file.ts'
import { checkFileText } from './check-file-text.ts'
import { stylesheetProblems } from './check-stylesheets.ts'
import { openTemplateLanguage } from '../../template-language.ts'

const files = new Map<string, TemplateFile>([
  ['template.conf', { kind: 'text', text: '{}' }],
  ['blocks/card.block', { kind: 'text', text: '{title}' }],
])

// one piece a line, as most of them are hard to tell apart beside each other
const pieces = `{
}
{.
{.if 
{.section a}
{.repeated section b}
{.alternates with}
{.or}
{.end}
{a|
nope
|date
|apply card
|apply gone
{.eval 1 +
{.macro m}
{##
##}
{# x
{.equal? 
{.units-metric?}
{squarespace.
<squarespace:query 
</squarespace:query>
template="
"
'
/>
<script>
</script>
:
,
[
]
"layouts"
"regions"
//
/*
é`
  .split('\n')
  .concat('\n', '\r\n', ' ', '\uD83D\uDE00', '\u2028')

it('finds an answer for any text, with places that the text has', () => {
  let seed = 7
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed % limit
  }
  let found = 0
  for (let round = 0; round < 3000; round++) {
    const text = Array.from({ length: below(40) }, () => pieces[below(pieces.length)]).join('')
    const lines = text.split('\n')
    const path = ['a.block', 'site.region', 'template.conf', 'x.conf', 'a.json'][below(5)] ?? ''
    for (const { line, column, message, code, place } of checkFileText(
      openTemplateLanguage(),
      path,
      text,
      files,
    )) {
      found++
      const length = lines[line - 1]?.length ?? -1
      const isThere = column >= 1 && column <= length + 1 && message !== '' && place === path
      expect([text, code, line, column, isThere]).toEqual([text, code, line, column, true])
    }
  }
  expect(found).toBeGreaterThan(1000)
})

it('tells a stylesheet’s mistake in the file where it stands, and others in words', () => {
  const parts = [
    { path: 'styles/a.less', text: 'one\ntwo' },
    { path: 'styles/empty.less', text: '' },
    { path: 'styles/b.less', text: 'four\n' },
    { path: null, text: 'custom' },
  ]
  const places = [1, 2, 3, 4, 5, 6, 7, 9].map((line) => {
    const [found] = stylesheetProblems([{ line, column: 2, message: 'm' }], parts)
    return `${found?.path ?? '-'} ${found?.place} ${found?.line}`
  })
  expect(places).toEqual([
    'styles/a.less styles/a.less 1',
    'styles/a.less styles/a.less 2',
    'styles/empty.less styles/empty.less 1',
    'styles/b.less styles/b.less 1',
    'styles/b.less styles/b.less 2',
    '- Custom CSS 1',
    '- Style choices 1',
    '- Style choices 3',
  ])
})
