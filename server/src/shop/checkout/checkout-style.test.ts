import { afterAll, beforeAll, expect, it } from 'vitest'
import { noAesthetics } from '@vitrine/rules/site/design/aesthetics.ts'
import { choosePalette } from '@vitrine/rules/site/design/color-edits.ts'
import { readyPalettes } from '@vitrine/rules/site/design/ready-palettes.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let owner: Visitor

beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_WRITES_PER_10S: '100000' } })
  owner = await server.owner()
})
afterAll(() => server.close())

const base = () => `/api/editor/sites/${server.siteId}`
const sheetIn = (html: string) =>
  /href="(?<sheet>\/site\.css[^"]*)"/.exec(html)?.groups?.['sheet'] ?? ''

async function style(set: object): Promise<number> {
  const body = { action: 'set-style', input: { set, seen: {} } }
  const { status } = await owner.write('POST', `${base()}/actions`, body)
  // what one server keeps of a site is at most a second old
  server.time.now += 1500
  return status
}

/** The checkout as the editor's frame shows it. */
async function inFrame() {
  const asked = await owner.write('POST', `${base()}/edit-tokens`, {})
  const { token } = asked.json<{ token: string }>()
  const page = await server.visitor().get(`/checkout?edit=${encodeURIComponent(token)}`)
  return { ...page, sheet: sheetIn(page.text).replaceAll('&amp;', '&') }
}

async function css(sheet: string): Promise<string> {
  const { text, status, headers } = await server.visitor().get(sheet)
  expect(status).toBe(200)
  expect(headers['cache-control']).toContain('immutable')
  return text
}

it('the checkout follows the site until it has a theme of its own, and again once that is gone', async () => {
  const [ready] = readyPalettes
  if (ready === undefined) throw new Error('no palettes')
  const home = async () => sheetIn((await server.visitor().get('/')).text)
  expect(await style({ ...choosePalette(noAesthetics, ready), 'tweak.paper': '#ffeeee' })).toBe(200)
  expect((await inFrame()).sheet).toBe(await home())
  expect(await style({ 'CHECKOUT.colors.activeThemeId': 'dark' })).toBe(200)
  const own = (await inFrame()).sheet
  expect(own).toMatch(/^\/site\.css\?scope=CHECKOUT&v=/)
  const dark = await css(own)
  expect(dark).toContain('--color-ground:#131c26')
  // what was chosen by hand for the site gives way
  expect(dark).not.toContain('#ffeeee')
  expect(await css(await home())).toContain('#ffeeee')
  await style({ 'CHECKOUT.colors.activeThemeId': 'gone' })
  expect((await inFrame()).sheet).toBe(await home())
  await style({ 'CHECKOUT.colors.activeThemeId': 'dark' })
  await style({ 'CHECKOUT.colors.activeThemeId': null })
  expect((await inFrame()).sheet).toBe(await home())
})

it('the frame shows a sample whose owner has no cart, and nobody else is shown it', async () => {
  const { status, text, headers } = await inFrame()
  expect(status).toBe(200)
  expect(text).toContain('An item of your shop')
  expect(headers['content-security-policy']).toContain("form-action 'none'")
  expect(headers['content-security-policy']).toContain('frame-ancestors http')
  for (const query of ['', '?edit=forged']) {
    const plain = await server.visitor().get(`/checkout${query}`)
    expect([plain.status, plain.headers['location']]).toEqual([303, '/cart'])
  }
})

it('nothing but themes is set for the checkout, and no theme that has no name', async () => {
  expect(await style({ 'CHECKOUT.tweak.paper': '#fff' })).toBe(400)
  expect(await style({ 'CHECKOUT.customCss': 'a' })).toBe(400)
  expect(await style({ 'NOWHERE.colors.activeThemeId': 'dark' })).toBe(400)
  expect(await style({ 'CHECKOUT.colors.activeThemeId': 'red;}b{' })).toBe(400)
  expect(await style({ 'CHECKOUT.colors.activeThemeId': '' })).toBe(400)
})
