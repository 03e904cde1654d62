import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StylePreviewReply, StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { noAesthetics } from '@vitrine/rules/site/design/aesthetics.ts'
import { choosePalette } from '@vitrine/rules/site/design/color-edits.ts'
import { readyPalettes } from '@vitrine/rules/site/design/ready-palettes.ts'
import type { Visitor } from '../../testing/http-client.ts'
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

const [first, second] = readyPalettes
const harbor = choosePalette(
  noAesthetics,
  first ?? second ?? { id: '', title: '', colors: [], themes: [] },
)

const preview = async (set: object, tried: readonly string[] = []) =>
  (
    await owner.write('POST', `${base}/style-preview`, { set, live: [], tried })
  ).json<StylePreviewReply>()
const style = async () => (await owner.get(`${base}/style`)).json<StyleReply>()

/** The declarations of the sign, which has the accent and its lettering. */
const signOf = (css: string): string =>
  /\.wordmark,\s*\.platform-page \.platform-title\{(?<rule>[^}]*)/.exec(css)?.groups?.['rule'] ?? ''

describe('a color theme', () => {
  it('leaves every byte as it was until it is on', async () => {
    const { css } = await preview({})
    expect((await preview({ ...harbor, 'colors.activeThemeId': null })).css).toBe(css)
    expect(css).not.toContain('--color-')
  })

  it('gives the starter its colors, and text on buttons the one that reads well', async () => {
    const { css } = await preview({ ...harbor, 'colors.activeThemeId': 'dark' })
    expect(css).toContain('--color-ground:#131c26')
    expect(css).toContain('--color-on-accent:#000000')
    expect(signOf(css)).toMatch(/background: #f5bc42/)
    expect(signOf(css)).toMatch(/color: #000000/)
    expect(css).not.toContain('#16201e;')
    // nor in the arrow of a menu, where it would be seen on nothing dark
    expect(css).not.toMatch(/%23[0-9a-f]{3,6}/)
    expect(css).toContain('--vitrine-problem-ink:#ffb9b0')
    // and pop-ups and cards on covers, which are white where there is no theme
    expect(css).toContain('--vitrine-plate:#131c26')
  })

  it('is hidden by a color that was chosen by hand, and shown by one that names a role', async () => {
    const on = { ...harbor, 'colors.activeThemeId': 'dark' }
    const byHand = await preview({ ...on, 'tweak.plate': '#abcdef' })
    expect(signOf(byHand.css)).toMatch(/background: #abcdef/)
    const byRole = await preview({ ...on, 'tweak.plate': 'theme:text' })
    expect(signOf(byRole.css)).toMatch(/background: #f5f7f6/)
  })

  it('is switched by custom properties alone: each color of the starter has one', async () => {
    const { tweaks } = await style()
    const followers = tweaks.filter(({ role }) => role !== '').map(({ name }) => name)
    expect(followers.length).toBeGreaterThan(7)
    const made = await preview({ ...harbor, 'colors.activeThemeId': 'bold' }, followers)
    expect([...made.live].toSorted()).toEqual([...followers].toSorted())
  })

  it('brings nothing into the sheet that is no color', async () => {
    const hostile = 'red;} body { outline: hostile'
    const { css } = await preview({
      'colors.palette': [{ id: 'color-1', title: hostile, value: hostile }],
      'colors.themes': [
        {
          id: 'theme-1',
          title: hostile,
          roles: { ground: 'color-1', text: hostile, line: '#123' },
        },
      ],
      'colors.activeThemeId': 'theme-1',
      'tweak.ink': 'theme:x;} body { outline: hostile',
    })
    expect(css).toContain('--color-line:#123')
    expect(css).not.toContain('--color-ground')
    expect(css).not.toContain('outline: hostile')
    const role = { id: 'theme-1', title: '', roles: { 'a:red;}b{c': '#123' } }
    const refused = await owner.write('POST', `${base}/style-preview`, {
      set: { 'colors.themes': [role] },
      live: [],
      tried: [],
    })
    expect(refused.status).toBe(400)
  })
})
