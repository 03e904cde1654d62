import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blockNewValue, blockTypes, nameOnlyTypes } from '@vitrine/rules/site/blocks/block-types.ts'
import { idsPerPlace } from '@vitrine/rules/site/blocks/spare-ids.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { storeLayout } from '../../testing/store-layout.ts'

let server: TestServer
let about: string

beforeAll(async () => {
  server = await startTestServer({ starter: 'corrigan' })
  const site = server.context.database.dbFor(server.siteId)
  const collections = await listDocuments(site, 'collection', {})
  about = collections.find(({ body }) => body.urlId === 'about')?.id ?? ''
})
afterAll(() => server?.close())

/** The block's element when the page holds it alone, as it is stored. */
async function shown(type: number, value: Readonly<Record<string, unknown>>): Promise<string> {
  const column = { id: 'c', span: 12, blocks: [{ id: 'b', type, value }], rows: [] }
  const layout = { columns: 12, rows: [{ id: 'r', columns: [column] }] }
  const { context, siteId, time } = server
  const options = { authorId: null, now: time.now, random: context.random, may: () => true }
  const input = { layoutId: `page-${about}`, layout }
  expect(await performAction(context, siteId, storeLayout, input, options)).toMatchObject({
    ok: true,
  })
  // pages are checked against the site's revision once a second
  time.now += 2000
  const { text } = await server.visitor().get('/about')
  const start = text.indexOf(' id="block-b"')
  const block = text.slice(text.lastIndexOf('<div class="sqs-block ', start))
  return block.slice(0, block.indexOf('</main>'))
}

const hostile = '"><script>alert(1)</script>'
const empty = '<div class="sqs-block-content"></div>'

/** Types whose owner is told what is missing as long as they are new. */
const unfinished = blockTypes.filter(
  ({ hint, ...type }) => hint !== undefined && hint(blockNewValue(type)) !== null,
)

test.each(unfinished.map((one) => [one.name, one.type] as const))(
  'a new %s of which its owner is told what is missing shows visitors nothing',
  async (_name, type) => {
    const block = await shown(type, {})
    const content = block.slice(block.indexOf('<div class="sqs-block-content">'))
    expect(content.replaceAll(/<[^>]*>/g, '').trim()).toBe('')
    expect(content).not.toMatch(/<(?:a|button|input|iframe|img|svg|video|audio)\b/)
  },
)

describe('a block whose type is known by its name alone', () => {
  const holds = { fields: [{ title: 'Name' }], formId: 'abc' }

  test.each(nameOnlyTypes.filter((one) => one.slideTypes === undefined).map((one) => [one]))(
    'shows visitors nothing, and its owner what is missing: $title',
    async ({ type, name, title }) => {
      expect(await shown(type, holds)).toBe('')
      const owner = await server.owner()
      const site = `/api/editor/sites/${server.siteId}`
      const { token } = (await owner.write('POST', `${site}/edit-tokens`)).json<{
        token: string
      }>()
      const { text } = await server.visitor().get(`/about?edit=${token}`)
      expect(text, title).toMatch(
        new RegExp(
          `sqs-block-${name}" data-block-type="${type}"[^>]* data-hint="${title} block\\. It [^"]+"`,
        ),
      )
      // what it holds is kept as it came
      const stored = (await owner.get(`${site}/documents/layout/page-${about}`)).text
      expect(stored).toContain(JSON.stringify(holds))
    },
  )
})

describe('a chart', () => {
  const dataTable = {
    columns: ['Month', 'Shop'],
    rows: [
      ['May', '12'],
      ['June', '7'],
    ],
  }

  test.each([
    ['bar', 'Bar chart'],
    ['line', 'Line chart'],
    ['pie', 'Pie chart'],
  ])('of %s is a picture with its name, and its data as a table', async (chartType, name) => {
    const html = await shown(62, { dataTable, chartType, title: 'Sales & more' })
    expect(html).toContain(`role="img" aria-label="${name}: Sales &amp; more"`)
    expect(html).toContain('<svg')
    expect(html).toContain('<th scope="row" dir="auto">June</th><td dir="auto">7</td>')
    expect(html).toContain('<summary>Data as a table</summary>')
  })

  test('shows nothing without data, and words of any kind as words', async () => {
    expect(await shown(62, { title: 'Sales' })).toContain(empty)
    expect(await shown(62, { dataTable: { columns: 'x', rows: [1] } })).toContain(empty)
    const table = { columns: [hostile, hostile], rows: [[hostile, '5']] }
    const html = await shown(62, { dataTable: table, title: hostile, caption: hostile })
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script>alert')
  })

  test('of a word that is too long is cut between characters', async () => {
    const long = `${'x'.repeat(199)}\u{1f600}`
    const html = await shown(62, { dataTable: { columns: ['a', 'b'], rows: [[long, '5']] } })
    expect(html).toContain(`>${'x'.repeat(199)}</th>`)
    // half a character cannot be stored
    const who = await server.owner()
    const value = { dataTable: { columns: ['a', 'b'], rows: [[long, '5']] } }
    const blocks = [{ id: 'a'.repeat(24), type: 62, value }]
    const ids = Array.from({ length: idsPerPlace }, (_, at) => `${at}`.padStart(24, 'b'))
    const input = { layoutId: `page-${about}`, place: { at: 'end' }, blocks, ids }
    const path = `/api/editor/sites/${server.siteId}/actions`
    expect((await who.write('POST', path, { action: 'insert-blocks', input })).status).toBe(200)
  })

  test('of all the data that there may be is shown within what a page may be', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => Array.from({ length: 50 }, () => `${at}`))
    const html = await shown(62, { dataTable: { columns: rows[7], rows } })
    expect(html.match(/<td dir="auto">999</g)).toHaveLength(49)
    expect(html).toContain('<details class="chart-data" open>')
  })
})

describe('an embed', () => {
  const embed = (url: string, title = '') => ({ embed: { url, title, ratio: 56.25 } })

  test.each([22, 56, 65])('of number %s is a card that calls nobody', async (type) => {
    const html = await shown(type, embed('https://soundcloud.com/kiln/firing', 'The firing'))
    expect(html).toContain('sqs-block-embed')
    expect(html).toContain(`data-block-type="${type}"`)
    expect(html).toContain('data-provider-name="soundcloud"')
    expect(html).toContain('The firing')
    expect(html).not.toMatch(/<iframe|<script|<img/)
  })

  test('of a film plays at the first press, and all else as its provider begins', async () => {
    const film = await shown(22, embed('https://youtu.be/dQw4w9WgXcQ'))
    expect(film).toContain('data-frame="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"')
    expect(film).not.toContain('data-still')
    expect(await shown(22, embed('https://calendly.com/kiln/visit'))).toContain(' data-still ')
  })

  test('of a site that nobody knows is a link that says where it leads', async () => {
    const html = await shown(22, embed('https://www.unknown.example/a?b=1&c=2'))
    expect(html).toContain('href="https://www.unknown.example/a?b=1&amp;c=2"')
    expect(html).toContain('>unknown.example</span>')
  })

  test('shows nothing without an address or of one that would run something', async () => {
    expect(await shown(22, {})).toContain(empty)
    expect(await shown(22, embed('javascript:alert(1)'))).toContain(empty)
    expect(await shown(22, embed(`https://a.example/${hostile}`))).toContain(empty)
    const html = await shown(22, {
      ...embed('https://a.example/', hostile),
      caption: hostile,
    })
    expect(html).not.toContain('<script>alert')
  })

  test('of an embed code runs as it is written where scripts of owners do', async () => {
    const code = '<iframe src="https://a.example/"></iframe>'
    const html = await shown(22, { source: 'code', html: code })
    expect(html).toContain(`<div class="sqs-block-content">${code}`)
    // what is not chosen is not printed
    expect(await shown(22, { html: code })).toContain(empty)
  })
})

describe('a map', () => {
  const location = {
    addressTitle: 'The works',
    addressLine1: 'Kiln Lane 3',
    addressLine2: '1012 AB Amsterdam',
    addressCountry: 'Netherlands',
    mapLat: 52.3702,
    mapLng: 4.8952,
    mapZoom: 15,
    markerLat: null,
    markerLng: null,
  }

  test('is an address and a link until somebody wants it', async () => {
    const html = await shown(4, { location })
    expect(html).toContain('<span class="map-title">The works</span><span>Kiln Lane 3</span>')
    expect(html).toContain('data-map-tiles="https://tile.openstreetmap.org/{z}/{x}/{y}.png"')
    expect(html).toContain('data-marker="52.3702,4.8952"')
    expect(html).toContain('#map=15/52.3702/4.8952"')
    expect(html).not.toMatch(/<img|<iframe|<script/)
  })

  test('without a point is an address that can be looked for', async () => {
    const html = await shown(4, { location: { ...location, mapLat: null, addressTitle: hostile } })
    expect(html).toContain('/search?query=%22%3E%3Cscript')
    expect(html).not.toMatch(/data-map-tiles|<script>alert/)
  })

  test('without a place shows nothing, and odd values are none', async () => {
    expect(await shown(4, {})).toContain(empty)
    expect(await shown(4, { location: 'Amsterdam' })).toContain(empty)
    const odd = { ...location, mapLat: 400, mapZoom: 'near', addressLine1: 7 }
    expect(await shown(4, { location: odd })).not.toContain('data-map-tiles')
  })
})

describe('a booking', () => {
  test.each([66, 50])('of number %s is a form that leads to OpenTable', async (type) => {
    const html = await shown(type, { restaurantId: ' 12345 ', buttonText: 'Book & dine' })
    expect(html).toContain('action="https://www.opentable.com/restref/client/" method="get"')
    expect(html).toContain('name="restRef" value="12345"')
    expect(html).toContain('>Book &amp; dine</button>')
    expect(html).not.toMatch(/<script|<iframe|<img/)
  })

  test('of a table at Tock is a form, of an event a link', async () => {
    const table = await shown(68, { businessId: 'the-works' })
    expect(table).toContain('action="https://www.exploretock.com/the-works/search" method="get"')
    const event = await shown(68, { businessId: 'the-works', design: 'event', eventId: '77' })
    expect(event).toContain('href="https://www.exploretock.com/the-works/event/77"')
    expect(event).not.toContain('<form')
  })

  test('without a name that leads somewhere shows nothing', async () => {
    expect(await shown(66, { restaurantId: hostile })).toContain(empty)
    expect(await shown(66, {})).toContain(empty)
    expect(await shown(68, { businessId: '../admin' })).toContain(empty)
    expect(await shown(68, { businessId: 'the-works', design: 'event' })).toContain(empty)
  })
})

describe('a menu of a kitchen', () => {
  const dish = (title: string, price: string, description = '') => ({
    id: title.replaceAll(/\W/g, '') || 'none',
    title,
    price,
    description,
  })
  const section = (title: string, items: readonly object[]) => ({
    id: `s-${title.length}`,
    title,
    description: '',
    items,
  })
  const menu = (title: string, sections: readonly object[]) => ({
    id: `m-${title.length}`,
    title,
    description: '',
    sections,
  })

  test('lists the dishes of its sections with their prices, whatever script there is', async () => {
    const html = await shown(18, {
      menus: [
        menu('Dinner & more', [
          section('Pasta', [dish('Cacio <e> pepe', '14.50'), dish('Of the day', 'Ask us')]),
          section('Nothing', [dish('', '')]),
        ]),
        menu('Wine', [section('Red', [dish('Nebbiolo', '9')])]),
        menu('Empty', []),
      ],
      currencySymbol: '€',
      menuStyle: 'centered',
    })
    expect(html).toContain('class="menu-wrapper menu-style-centered" data-menu-tabs="Menu"')
    expect([...html.matchAll(/menu-title">([^<]+)</g)].map(([, title]) => title)).toEqual([
      'Dinner &amp; more',
      'Wine',
    ])
    expect([...html.matchAll(/<section class="menu" id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'menu-b-1',
      'menu-b-2',
    ])
    expect(html).toContain('menu-item-title">Cacio &lt;e&gt; pepe</span>')
    expect(html).toContain('<span class="currency-sign">€</span>14.50</span>')
    expect(html).toContain('menu-item-price-bottom">Ask us</span>')
    expect(html).not.toMatch(/Nothing|Empty|hidden/)
  })

  test('of one menu has no tabs, and words of any kind are words', async () => {
    const only = menu(hostile, [section(hostile, [dish(hostile, hostile, hostile)])])
    const html = await shown(18, { menus: [only], currencySymbol: '"><' })
    expect(html).not.toMatch(/data-menu-tabs|<script>alert/)
    expect(await shown(18, { menus: 'soup' })).toContain(empty)
    const odd = { menus: [{ title: 'Lunch', sections: [7, { items: 'x' }, { items: [{}] }] }] }
    expect(await shown(18, odd)).toContain(empty)
  })
})

describe('something that Amazon sells', () => {
  const to = 'https://www.amazon.co.uk/dp/B000?tag=kiln-21&x=1'

  test('is a card that leads there and is marked as an advertisement, without a script', async () => {
    const link = { to, newWindow: true }
    const html = await shown(46, { link, title: 'Kiln <gloves>', price: '£ 12' })
    expect(html).toContain('href="https://www.amazon.co.uk/dp/B000?tag=kiln-21&amp;x=1"')
    expect(html).toContain('rel="sponsored noopener" target="_blank"')
    expect(html).toContain('amazon-card-title">Kiln &lt;gloves&gt;</span>')
    expect(html).toContain('See it at Amazon')
    expect(html).not.toMatch(/<script|<iframe|<img/)
  })

  test('is not said to be at Amazon where the link leads elsewhere, and is nothing without one', async () => {
    for (const other of ['https://amazon.example.com/', 'https://a.example/amazon.com', '/shop']) {
      const html = await shown(46, { link: { to: other, newWindow: false }, title: 'Gloves' })
      expect(html).toContain('See it there')
      expect(html).not.toContain('at Amazon')
    }
    expect(await shown(46, { title: 'Gloves' })).toContain(empty)
    expect(await shown(46, { link: { to: 'javascript:alert(1)' } })).toContain(empty)
  })
})

async function song(filename: string): Promise<string> {
  const who = await server.owner()
  const bytes = Buffer.from(`RIFF\x24\0\0\0WAVEfmt ${filename}`, 'latin1')
  const path = `/api/editor/sites/${server.siteId}/assets`
  const reply = await uploadFile({ port: server.port, who }, path, { filename, bytes })
  return reply.json<{ assetId: string }>().assetId
}

test('a sound has the title and the author that it was given, whatever its file is called', async () => {
  const words = { title: 'The <kiln>', author: 'Maud', showDownload: true }
  const html = await shown(41, { audio: await song('kiln.wav'), ...words })
  expect(html).toContain('<span class="audio-title">The &lt;kiln&gt;</span>')
  expect(html).toContain('<span class="audio-author">Maud</span>')
  expect(html).toMatch(/<audio src="[^"]+" controls preload="none" aria-label="The &lt;kiln&gt;">/)
  expect(html).toMatch(/download>kiln\.wav<\/a>/)
})

describe('an album', () => {
  test('has a player for each track whose file is there, called by its title or its file', async () => {
    const tracks = [
      { id: 'a', audio: await song('first.wav'), title: 'Fired <twice>' },
      { id: 'b', audio: await song('second.wav'), title: '' },
      { id: 'c', audio: 'ffffffffffffffffffffffff', title: 'Gone' },
      { id: 'd', audio: null, title: 'Not yet' },
    ]
    const html = await shown(60, { title: 'Kiln songs', artist: hostile, tracks })
    expect(html.match(/<audio /g)).toHaveLength(2)
    expect(html).toMatch(
      /<span class="track-title" id="(track-b-\d+)">Fired &lt;twice&gt;<.*aria-labelledby="\1"/,
    )
    expect(html).toContain('>second.wav</span>')
    expect(html).toContain('preload="none"')
    expect(html).not.toMatch(/Gone|Not yet|<script>alert/)
  })

  test('without anything shows nothing', async () => {
    expect(await shown(60, {})).toContain(empty)
    expect(await shown(60, { tracks: 'songs' })).toContain(empty)
  })
})
