import { afterAll, beforeAll, expect, it } from 'vitest'
import { noAesthetics } from '@vitrine/rules/site/design/aesthetics.ts'
import { choosePalette } from '@vitrine/rules/site/design/color-edits.ts'
import { readyFontThemes } from '@vitrine/rules/site/design/font-theme.ts'
import { readyPalettes } from '@vitrine/rules/site/design/ready-palettes.ts'
import { slidePath } from '@vitrine/rules/site/slides/slide-ids.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let owner: Visitor

const [ready] = readyPalettes

beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_WRITES_PER_10S: '100000' } })
  owner = await server.owner()
  const page = { title: 'Arrive', typeName: 'splash-page', slideLayout: 'cover-lower' }
  expect(await act('add-page', page)).toBe(200)
  if (ready === undefined) throw new Error('no palettes')
  expect(await act('set-style', { set: choosePalette(noAesthetics, ready), seen: {} })).toBe(200)
})
afterAll(() => server.close())

const base = () => `/api/editor/sites/${server.siteId}`

async function act(action: string, input: object): Promise<number> {
  const { status } = await owner.write('POST', `${base()}/actions`, { action, input })
  // what one server keeps of a site is at most a second old
  server.time.now += 1500
  return status
}
const style = (set: object) => act('set-style', { set, seen: {} })

/** A page as the editor's frame shows it, by the address of its stylesheet and the classes of its body. */
async function inFrame(path: string) {
  const asked = await owner.write('POST', `${base()}/edit-tokens`, {})
  const { token } = asked.json<{ token: string }>()
  const { text } = await server.visitor().get(`${path}?edit=${encodeURIComponent(token)}`)
  const sheet = /href="(?<sheet>\/site\.css[^"]*)"/.exec(text)?.groups?.['sheet'] ?? ''
  return { text, sheet: sheet.replaceAll('&amp;', '&') }
}

const sheetText = async (path: string) =>
  (await server.visitor().get((await inFrame(path)).sheet)).text

it.each([
  ['SPLASH_PAGE', '/arrive'],
  ['LOCK_SCREEN', slidePath('lock-screen')],
])(
  'pages of %s have a theme and choices of their own, and else the site’s',
  async (scope, path) => {
    const site = (await inFrame('/')).sheet
    expect((await inFrame(path)).sheet).toBe(site)
    expect(await style({ [`${scope}.colors.activeThemeId`]: 'dark' })).toBe(200)
    expect((await inFrame(path)).sheet).toContain(`scope=${scope}`)
    expect(await sheetText(path)).toContain('--color-ground:#131c26')
    expect(await style({ [`${scope}.tweak.paper`]: '#00aa77' })).toBe(200)
    expect(await sheetText(path)).toContain('#00aa77')
    expect((await inFrame('/')).sheet).toBe(site)
    const both = { [`${scope}.colors.activeThemeId`]: null, [`${scope}.tweak.paper`]: null }
    expect(await style(both)).toBe(200)
    expect((await inFrame(path)).sheet).toBe(site)
  },
)

it('pages with fonts of their own load these before they have read the stylesheet', async () => {
  const [theme] = readyFontThemes
  const own = { 'fonts.themes': [theme], 'SPLASH_PAGE.fonts.activeThemeId': theme?.id ?? null }
  expect(await style(own)).toBe(200)
  const preloaded = /<link rel="preload" href="\/_vitrine\/fonts\/figtree-/
  expect((await server.visitor().get('/arrive')).text).toMatch(preloaded)
  expect((await server.visitor().get('/')).text).not.toMatch(preloaded)
  expect(await style({ 'SPLASH_PAGE.fonts.activeThemeId': null })).toBe(200)
})

it('a pop-up has its theme by a rule of the stylesheet of the pages that it stands on', async () => {
  const before = await sheetText('/')
  expect(before).not.toContain('.slide-popup-overlay.slide-popup-overlay')
  expect(await style({ 'POPUP_OVERLAY.colors.activeThemeId': 'bold' })).toBe(200)
  const after = await sheetText('/')
  expect(after).toMatch(
    /\.slide-popup-overlay\.slide-popup-overlay[^{]*\{[^}]*--color-ground:#0f2f6d/,
  )
  expect(after).toContain(':root{')
  expect((await inFrame(slidePath('popup-overlay'))).sheet).toBe((await inFrame('/')).sheet)
  expect(await style({ 'POPUP_OVERLAY.colors.activeThemeId': null })).toBe(200)
  expect(await sheetText('/')).toBe(before)
})

it('what breaks out of a stylesheet is refused for some pages as for all', async () => {
  const hostile = 'red; } body { outline: hostile'
  expect(await style({ 'SPLASH_PAGE.tweak.paper': hostile })).toBe(400)
  expect(await style({ 'SPLASH_PAGE.tweak.paper': hostile, 'tweak.paper': '#fff' })).toBe(400)
  expect(await style({ 'SPLASH_PAGE.tweak.paper': 'rgb(1,' })).toBe(400)
  expect(await style({ 'POPUP_OVERLAY.tweak.paper': '#fff' })).toBe(400)
  expect(await style({ 'SPLASH_PAGE.tweak.': '#fff' })).toBe(400)
  expect(await style({ 'SPLASH_PAGE.colors.palette': 'x' })).toBe(400)
})
