import { expect, test } from 'vitest'
import type { HostTagCall } from './environment.ts'
import type { HostTagScanner } from './host-tags.ts'
import { createTemplateEngine } from './template-engine.ts'

/** A toy host: `<toy:name a="...">body</toy>` or `<toy:name a="..."/>`, and the variable `{toy.name}`. */
const findToy: HostTagScanner = (text, from) => {
  const pattern = /<toy:([a-z]+)((?: [a-z]+="(?:[^"{]|\{[^}]*\})*")*) ?(\/?)>|\{toy\.([a-z]+)\}/g
  pattern.lastIndex = from
  const found = pattern.exec(text)
  if (found === null) return undefined
  const [whole, name, written = '', selfClosed, variable] = found
  const start = found.index
  const end = start + whole.length
  if (variable !== undefined) return { name: variable, attributes: {}, body: null, start, end }
  const attributes: Record<string, string> = {}
  for (const [, key = '', value = ''] of written.matchAll(/([a-z]+)="((?:[^"{]|\{[^}]*\})*)"/g)) {
    attributes[key] = value
  }
  const close = selfClosed === '/' ? -1 : text.indexOf('</toy>', end)
  if (close === -1) return { name: name ?? '', attributes, body: null, start, end }
  return { name: name ?? '', attributes, body: text.slice(end, close), start, end: close + 6 }
}

const engine = createTemplateEngine({ hostTags: findToy })

function render(text: string, json: unknown, expandHostTag: (call: HostTagCall) => string) {
  return engine.compile(text, 'page').render(json, { now: 0, expandHostTag })
}

test('a tag gets its attributes evaluated where it stands', () => {
  const text = '{.repeated section items}<toy:link to="/{name|slugify}"/>{.end}'
  const { output } = render(text, { items: [{ name: 'A Cup' }, { name: 'Tea' }] }, (call) =>
    JSON.stringify([call.name, call.attributes]),
  )
  expect(output).toBe('["link",{"to":"/a-cup"}]["link",{"to":"/tea"}]')
})

test('the body of a tag runs only when the host asks, on the data the host gives', () => {
  const { output } = render('<toy:menu>[{title}{secret}]</toy>', { secret: 'outer' }, (call) =>
    call.body === null ? '' : call.render(call.body, { title: 'T' }) + call.lookup('secret'),
  )
  expect(output).toBe('[T]outer')
})

test('a tag may stand in an attribute of HTML and among braces of a script', () => {
  const text = '<body class="a <toy:classes/> b"><script>if (x) { <toy:script/> }</script>{toy.id}'
  const { output } = render(text, {}, (call) => `«${call.name}»`)
  expect(output).toBe('<body class="a «classes» b"><script>if (x) { «script» }</script>«id»')
})

test('a value that a template prints is never searched for tags', () => {
  const { output } = render('{title}', { title: '<toy:menu/>{toy.id}' }, () => 'expanded')
  expect(output).toBe('<toy:menu/>{toy.id}')
})

test('a tag in a comment is part of the comment', () => {
  const { output } = render('a{# <toy:menu/> }{## {toy.id} ##}b', {}, () => 'expanded')
  expect(output).toBe('ab')
})

test('tags that call for each other without end are stopped and told', () => {
  const page = engine.compile('x<toy:self/>', 'loop')
  const { output, errors } = page.render(
    {},
    {
      now: 0,
      expandHostTag: (call) => call.render(page, {}),
    },
  )
  expect(output).toBe('x'.repeat(17))
  expect(errors.map((error) => error.code)).toEqual(['APPLY_PARTIAL_RECURSION_DEPTH'])
})

test('a mistake in the body of a tag is told with its line in the file', () => {
  const text = 'one\n<toy:menu>\n  {x|nope}\n</toy>'
  const { errors } = render(text, {}, (call) => (call.body ? call.render(call.body, {}) : ''))
  expect(errors).toMatchObject([{ code: 'FORMATTER_UNKNOWN', line: 3, column: 3 }])
})

test('a host that throws costs only its tag', () => {
  const { output, errors } = render('a<toy:menu/>b', {}, () => {
    throw new Error('no menu')
  })
  expect(output).toBe('ab')
  expect(errors).toMatchObject([{ code: 'UNEXPECTED_ERROR', line: 1, column: 2 }])
})
