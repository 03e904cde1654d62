import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StylePreviewReply, StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import type { FontsReply } from '@vitrine/rules/site/design/font-api.ts'
import { fontStack } from '@vitrine/rules/site/design/font-family.ts'
import {
  fontUsages,
  readyFontThemes,
  type FontTheme,
} from '@vitrine/rules/site/design/font-theme.ts'
import { ownFontAddress, type OwnFont } from '@vitrine/rules/site/design/own-font.ts'
import { maxBytesOf } from '@vitrine/rules/site/media/upload-limits.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { faceAddress, fontCatalogue } from './font-catalogue.ts'

const resolve = createRequire(import.meta.url).resolve
const font = readFileSync(resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'))

let server: TestServer
let owner: Visitor
let base: string

beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_WRITES_PER_10S: '100000' } })
  owner = await server.owner()
  base = `/api/editor/sites/${server.siteId}`
})
afterAll(() => server.close())

const act = (action: string, input: object) =>
  owner.write('POST', `${base}/actions`, { action, input })
const fonts = async () => (await owner.get(`${base}/fonts`)).json<FontsReply>()
const send = (bytes: Buffer, query = '?accept=font') =>
  uploadFile({ port: server.port, who: owner }, `${base}/assets${query}`, {
    filename: 'Harbour Sign.woff2',
    bytes,
  })
async function sent(content = font): Promise<string> {
  return (await send(content)).json<{ assetId: string }>().assetId
}
const sheet = async (): Promise<string> => {
  server.time.now += 1500
  return (await server.visitor().get('/site.css')).text
}
const setStyle = (set: object) => act('set-style', { set })

function themeOf(family: string): FontTheme {
  return { id: 'mine', title: 'Mine', usages: { body: { family, weight: '400', size: '1rem' } } }
}

describe('the catalogue', () => {
  it('has about sixty families in seven categories, each with the letters of English first', () => {
    const { families } = fontCatalogue
    expect(families.length).toBeGreaterThanOrEqual(50)
    expect(new Set(families.map(({ category }) => category)).size).toBe(7)
    for (const { faces } of families) {
      expect(faces[0]).toMatchObject({ subset: 'latin', style: 'normal' })
    }
    expect(new Set(families.map(({ licence }) => licence))).toEqual(
      new Set(['OFL-1.1', 'Apache-2.0']),
    )
  })

  it('has every family of the ready font themes, as they name it', () => {
    expect(readyFontThemes.length).toBeGreaterThanOrEqual(8)
    const stacks = new Set(
      fontCatalogue.families.map(({ name, category }) => fontStack(name, category)),
    )
    for (const { usages } of readyFontThemes) {
      expect(Object.keys(usages)).toEqual([...fontUsages])
      for (const { family } of Object.values(usages)) expect(stacks).toContain(family)
    }
  })

  it('is served by every host, byte for byte and for ever, and nothing beside it', async () => {
    const face = fontCatalogue.families.find(({ name }) => name === 'Anton')?.faces[0]
    const address = face === undefined ? '' : faceAddress(face)
    for (const who of [server.visitor(), owner]) {
      const reply = await who.get(address)
      expect(reply.status).toBe(200)
      expect(reply.headers['content-type']).toBe('font/woff2')
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
      const hash = createHash('sha256').update(reply.bytes).digest('hex')
      expect(hash.slice(0, 12)).toBe(face?.hash)
    }
    for (const path of [
      address.replace(/\.[0-9a-f]{12}\./, '.000000000000.'),
      '/_vitrine/fonts/../package.json',
      '/_vitrine/fonts/%2e%2e%2fpackage.json',
      '/_vitrine/fonts/',
    ]) {
      expect([301, 404]).toContain((await server.visitor().get(path)).status)
    }
  })
})

describe('/site.css', () => {
  it('brings the fonts that are used and no others, each with a face of the same measures', async () => {
    const before = await sheet()
    expect(before).not.toContain('/_vitrine/fonts/')
    await setStyle({ 'tweak.sign-font': `{font-family:${fontStack('Anton', 'display')};}` })
    const after = await sheet()
    expect(after).toMatch(
      /@font-face\{font-family:'Anton';[^}]*font-display:swap[^}]*unicode-range:U\+0000-00FF/,
    )
    expect(after).toMatch(
      /@font-face\{font-family:'Anton Fallback';src:local\('Arial'\)[^}]*size-adjust:/,
    )
    expect(
      after.match(/url\('\/_vitrine\/fonts\/[a-z-]+/g)?.every((url) => url.includes('anton')),
    ).toBe(true)
    await setStyle({ 'tweak.sign-font': null })
    expect(await sheet()).toBe(before)
  })

  it('makes the starter follow a font theme, and pages load the font of their texts first', async () => {
    const [theme] = readyFontThemes
    await setStyle({ 'fonts.themes': [theme], 'fonts.activeThemeId': theme?.id ?? null })
    const css = await sheet()
    expect(css).toMatch(/--font-body-family:'Figtree', 'Figtree Fallback', sans-serif/)
    for (const usage of fontUsages) expect(css).toContain(`var(--font-${usage}-family)`)
    const page = (await server.visitor().get('/')).text
    expect(page).toMatch(
      /<link rel="preload" href="\/_vitrine\/fonts\/figtree-latin-wght-normal\.[0-9a-f]{12}\.woff2" as="font" type="font\/woff2" crossorigin>/,
    )
    // the title's too, and not those of the template, which the theme replaces
    const preloaded = [...page.matchAll(/rel="preload" href="([^"]+)" as="font"/g)].map(
      ([, address = '']) => address.replace(/\.[0-9a-f]{12}\./, '.'),
    )
    expect(preloaded).toEqual([
      '/_vitrine/fonts/figtree-latin-wght-normal.woff2',
      '/_vitrine/fonts/fraunces-latin-wght-normal.woff2',
    ])
    const style = (await owner.get(`${base}/style`)).json<StyleReply>()
    expect(style.fontUsages).toEqual([...fontUsages])
    await setStyle({ 'fonts.activeThemeId': null })
    expect(await sheet()).not.toContain('var(--font-')
    expect((await server.visitor().get('/')).text.match(/href="[^"]+" as="font"/g)).toEqual([
      expect.stringContaining('/assets/fonts/bricolage-grotesque-latin'),
      expect.stringContaining('/assets/fonts/newsreader-latin-400'),
    ])
  })

  it('shows a draft’s font in its preview', async () => {
    const set = { 'fonts.themes': [themeOf("'Lora', serif")], 'fonts.activeThemeId': 'mine' }
    const reply = await owner.write('POST', `${base}/style-preview`, { set, live: [], tried: [] })
    expect(reply.json<StylePreviewReply>().css).toContain('/_vitrine/fonts/lora-latin-wght-normal')
    expect(await sheet()).not.toContain('lora-latin')
  })

  it('takes no family that is no plain name', async () => {
    const ending = ["'A'; } body { display: none", 'x}*{color:red}', "'open", 'a/*']
    for (const family of [...ending, 'expression(1)', "url('/x')", '@other', '~"Lora"', 'A,']) {
      const set = { 'fonts.themes': [themeOf(family)], 'fonts.activeThemeId': 'mine' }
      expect((await setStyle(set)).status).toBe(400)
    }
  })
})

describe('an owner’s own font', () => {
  it('is served on the site once it is used, shown to the editor, renamed and deleted', async () => {
    const assetId = await sent()
    const face = { assetId, family: 'Harbour Sign', weight: '400', style: 'normal' }
    expect((await act('add-font', face)).status).toBe(200)
    expect(await sheet()).not.toContain('Harbour')
    await setStyle({
      'fonts.themes': [themeOf("'Harbour Sign', sans-serif")],
      'fonts.activeThemeId': 'mine',
    })
    const own = (await fonts()).own[0] as OwnFont
    const address = ownFontAddress(own)
    expect(await sheet()).toContain(
      `@font-face{font-family:'Harbour Sign';font-style:normal;font-weight:400;font-display:swap;src:url('${address}')`,
    )
    const file = await server.visitor().get(address)
    expect(file.headers['content-type']).toBe('font/woff2')
    expect(file.bytes.equals(font)).toBe(true)
    const shown = await owner.get(`${base}/fonts/${assetId}/file`)
    expect(shown.bytes.equals(font)).toBe(true)
    expect((await server.visitor().get(`${base}/fonts/${assetId}/file`)).status).not.toBe(200)
    await act('rename-font', { family: 'Harbour Sign', to: 'Quay' })
    expect(await sheet()).toContain("--font-body-family:'Quay', sans-serif")
    await act('delete-font', { assetId })
    expect(await sheet()).not.toContain("@font-face{font-family:'Quay'")
    expect((await owner.get(`${base}/fonts/${assetId}/file`)).status).toBe(404)
    await setStyle({ 'fonts.themes': [], 'fonts.activeThemeId': null })
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['the beginning of a font', font.subarray(0, 4000)],
    ['a name of a font', Buffer.from('wOF2')],
    ['a font with something behind it', Buffer.concat([font, Buffer.from('<script>')])],
    [
      'a font whose tables are none',
      Buffer.concat([font.subarray(0, 400), Buffer.alloc(font.length - 400)]),
    ],
  ])('is no file that is none: %s', async (_what, content) => {
    const reply = await send(content)
    expect(reply.status).toBe(415)
    expect(reply.json<{ error?: unknown }>()).toBeDefined()
  })

  it('is no larger than a font is', async () => {
    const large = Buffer.concat([font, Buffer.alloc(maxBytesOf('font'))])
    expect((await send(large)).status).toBe(413)
  })

  it('is no file of another kind, of another site or of nobody, and has a name', async () => {
    const paper = Buffer.from(
      '%PDF-1.4 a paper that is long enough to be read as one, and is not a font',
    )
    const other = (await send(paper, '')).json<{ assetId: string }>().assetId
    const face = { family: 'A', weight: '400', style: 'normal' }
    for (const assetId of [other, 'of-another-site']) {
      const reply = await act('add-font', { ...face, assetId })
      expect(reply.status).toBe(415)
      expect(reply.text).toContain('Please choose a WOFF2 font file.')
    }
    const assetId = await sent()
    for (const family of ["A'; } body{", '', 'A"', String.raw`A\27`, 'a'.repeat(61), '<b>']) {
      expect((await act('add-font', { ...face, assetId, family })).status).toBe(400)
    }
    const visitor = server.visitor()
    expect((await visitor.get(`${base}/fonts`)).status).not.toBe(200)
  })
})

it('a kit’s id is kept as it is and refused where it is none, and pages load nothing by it', async () => {
  for (const kitId of ['abc', 'abc1def2', 'ABC1DEF', '../abcd', "abc'def", 'abc1de ']) {
    const reply = await act('set-font-kit', { kitId })
    expect(reply.status).toBe(400)
  }
  expect((await act('set-font-kit', { kitId: 'abc1def' })).status).toBe(200)
  expect((await fonts()).kitId).toBe('abc1def')
  server.time.now += 1500
  expect((await server.visitor().get('/')).text).not.toMatch(/typekit|abc1def/)
  expect((await act('set-font-kit', { kitId: null })).status).toBe(200)
})
