import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StylePreviewReply, StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import type { Tweak } from '@vitrine/rules/site/design/tweak.ts'
import { tweakProperties, writeDeclarations } from '@vitrine/rules/site/design/tweak-value.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { compileLess } from './compile-less.ts'
import { designRoutes } from './design-routes.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let owner: Visitor
let base: string

beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_WRITES_PER_10S: '100000' } })
  owner = await server.owner()
  base = `/api/editor/sites/${server.siteId}`
})
afterAll(() => server.close())

type Asked = { set: object; live?: readonly string[]; tried?: readonly string[] }
const ask = (who: Visitor, { set, live = [], tried = [] }: Asked) =>
  who.write('POST', `${base}/style-preview`, { set, live, tried })
const preview = async (asked: Asked) => (await ask(owner, asked)).json<StylePreviewReply>()
const style = async () => (await owner.get(`${base}/style`)).json<StyleReply>()

/** Another value than the template's own, of the same kind. */
function otherValue({ kind, defaultValue, declarations }: Tweak): string {
  if (kind === 'color') return '#123456'
  if (kind === 'value') return defaultValue.replace(/[\d.]+/, (size) => String(Number(size) * 2))
  const parts = Object.entries(declarations).map(([part, value]) => {
    return [part, part === 'font-family' ? "'Other', serif" : value.replace(/[\d.]+/, '3')] as const
  })
  return writeDeclarations(Object.fromEntries(parts))
}

/** A sheet whose custom properties have been given values, as a browser would. */
function substituted(css: string, properties: Readonly<Record<string, string>>): string {
  const start = css.indexOf('var(--vitrine-tweak-')
  if (start === -1) return css
  const name = css.slice(start + 4, css.indexOf(',', start))
  let depth = 0
  let end = start + 3
  do {
    if (css[end] === '(') depth++
    if (css[end] === ')') depth--
    end++
  } while (depth > 0)
  const fallback = css.slice(start + 4 + name.length + 2, end - 1)
  const value = properties[name] ?? fallback
  return substituted(css.slice(0, start) + value + css.slice(end), properties)
}

it('custom CSS is previewed for nobody who may not edit code', async () => {
  const route = designRoutes.find(({ path }) => path.endsWith('/style-preview'))
  const may = (capability: string) => capability !== 'edit-code'
  const body = { set: { customCss: '.a { color: red }' }, live: [], tried: [] }
  const request = { siteId: server.siteId, body, may, now: 0, uptime: 0 }
  expect(await route?.handle(server.context, request as never)).toMatchObject({
    ok: false,
    refusal: { code: 'custom-css-needs-right' },
  })
})

it('what of custom CSS cannot be used is told by its line in there', async () => {
  const customCss = 'h1 { color: red }\n\nh2 { letter-spacing: @nowhere }\n'
  const made = await preview({ set: { customCss } })
  expect(made.problems).toBe(1)
  expect(made.customProblems).toEqual([
    { line: 3, column: 22, message: 'variable @nowhere is undefined' },
  ])
  expect(made.css).toContain('h1')
})

it('a sheet that takes its time holds no other up, and a page has its style meanwhile', async () => {
  const endless = '.turn() when (default()) { .turn() } .a { .turn() }'
  const long = '.turn(@n) when (@n > 0) { .b { width: @n } .turn(@n - 1) } .a { .turn(1000000) }'
  const order: string[] = []
  const draft = preview({ set: { customCss: endless + long } }).then(() => order.push('draft'))
  await compileLess('.a { color: red }').then(({ css }) => order.push(css))
  await draft
  expect(order[0]).toContain('red')
  expect(order[1]).toBe('draft')
}, 60_000)

describe('a style choice of the starter', () => {
  it('that is previewed by a custom property is what it is once it is compiled', async () => {
    const { tweaks } = await style()
    const variables = tweaks.filter(({ kind }) => kind !== 'checkbox' && kind !== 'dropdown')
    expect(variables.length).toBeGreaterThan(7)
    for (const tweak of variables) {
      const field = `tweak.${tweak.name}`
      const first = await preview({ set: {}, tried: [tweak.name] })
      expect([tweak.name, first.live]).toEqual([tweak.name, [tweak.name]])
      const value = otherValue(tweak)
      const compiled = await preview({ set: { [field]: value } })
      expect(compiled.live).toEqual([])
      expect(substituted(first.css, {})).toBe((await preview({ set: {} })).css)
      const properties = tweakProperties(tweak, { [tweak.name]: value })
      expect([tweak.name, substituted(first.css, properties)]).toEqual([tweak.name, compiled.css])
    }
  }, 120_000)
})
