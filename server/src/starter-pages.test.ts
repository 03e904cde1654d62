import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setStorePolicies } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { performAction } from './ground/changes/perform-action.ts'
import type { Visitor } from './testing/http-client.ts'
import { listStarters, readStarter } from './site/sites/read-starter.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'
import { projectRoot } from './testing/test-context.ts'

const startersFolder = join(projectRoot, 'starter-sites')
const starterNames = await listStarters(startersFolder)

let server: TestServer
let visitor: Visitor

beforeAll(async () => {
  server = await startTestServer({ starter: 'corrigan' })
  visitor = server.visitor()
})
afterAll(() => server?.close())

async function textOf(path: string): Promise<string> {
  return (await visitor.get(path)).text
}

/** The attributes of each picture within an element of the page. */
function picturesIn(html: string): string[] {
  return [...html.matchAll(/<img (?<attributes>[^>]*)>/g)].map(([, attributes = '']) => attributes)
}

const imageOf = (html: string, part: string): string[] =>
  picturesIn(html.slice(html.indexOf(`class="${part}"`)))

describe('the pictures of the starter', () => {
  test.each([
    ['/shop', 'product-grid', 4],
    ['/shop?category=Pendants', 'product-grid', 4],
    ['/journal', 'post-list', 1],
  ])('%s loads the first of its %s at once, and the rest when they come near', async (...row) => {
    const [path, list, eager] = row
    const pictures = imageOf(await textOf(path), list)
    expect(pictures.length).toBeGreaterThan(eager)
    const isLazy = pictures.map((one) => one.includes('loading="lazy"'))
    expect(isLazy).toEqual(pictures.map((_one, index) => index >= eager))
    const isFirst = pictures.map((one) => one.includes('fetchpriority="high"'))
    expect(isFirst).toEqual(pictures.map((_one, index) => index === 0))
  })

  test.each([
    ['/', 'hero-picture'],
    ['/about', 'page-picture'],
    ['/shop/slip-pendant', 'product-main-picture'],
    ['/journal/how-high-to-hang-it', 'post-picture'],
  ])('%s asks for its own picture first', async (path, part) => {
    const html = await textOf(path)
    const [first = ''] = imageOf(html, part)
    expect(first).toContain('fetchpriority="high"')
    expect(first).not.toContain('loading="lazy"')
    // the preload and the picture choose the same file
    const preload = /<link rel="preload" as="image"[^>]*imagesrcset="(?<sources>[^"]+)"/.exec(html)
    expect(first).toContain(`srcset="${preload?.groups?.['sources']}"`)
  })

  test('are as wide as the widest place that they lead, twice over', async () => {
    const [lead = ''] = imageOf(await textOf('/journal'), 'post-list')
    expect(lead).toContain('width="2400"')
    expect(lead).toContain('?format=1500w 1500w')
    expect(lead).toContain('?format=original 2500w')
    expect(lead).toContain('sizes="(min-width: 84rem) 78rem, calc(100vw - 2.5rem)"')
  })
})

test('a page that is added to the starter has one heading of the first level, its title', async () => {
  const owner = await server.owner()
  const actions = `/api/editor/sites/${server.siteId}/actions`
  const input = { title: 'Lüster Größe' }
  expect((await owner.write('POST', actions, { action: 'add-page', input })).status).toBe(200)
  // pages are checked against the site's revision once a second
  server.time.now += 2000
  const headings = (await textOf('/luster-grosse')).match(/<h1[^>]*>[^<]*/g)
  expect(headings).toEqual(['<h1>Lüster Größe'])
})

test('the fonts of the starter are kept for good, under one address in page and stylesheet', async () => {
  const html = await textOf('/')
  const fonts = [...html.matchAll(/href="(?<font>\/assets\/fonts\/[^"]+)" as="font"/g)].map(
    ([, font = '']) => font,
  )
  expect(fonts).toHaveLength(2)
  const css = await textOf(/href="(\/site\.css\?v=[^"]+)"/.exec(html)?.[1] ?? '')
  for (const font of fonts) {
    expect(css).toContain(`url('${font}')`)
    const { status, headers } = await visitor.get(font)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'font/woff2',
      'public, max-age=31536000, immutable',
    ])
  }
  expect(css.match(/url\(['"]?\/assets\/[^?)]*\)/)).toBeNull()
})

test('a page that is not there leads nowhere else that is not there: not to a hidden shop', async () => {
  const owner = await server.owner()
  const shop = await visitor.get('/shop?format=json')
  const collectionId = shop.json<{ collection: { id: string } }>().collection.id
  const perform = async (visibility: 'live' | 'draft') => {
    const done = await owner.write('POST', `/api/editor/sites/${server.siteId}/actions`, {
      action: 'set-page-visibility',
      input: { collectionId, set: { visibility } },
    })
    expect(done.status).toBe(200)
    server.time.now += 2000
  }
  expect(await textOf('/nowhere')).toContain('All of the shop')
  await perform('draft')
  const hidden = await textOf('/nowhere')
  await perform('live')
  expect(hidden).toContain('Page not found')
  expect(hidden).not.toMatch(/All of the shop|class="product-card"/)
})

describe('what is no page of the starter', () => {
  test.each([
    '/nowhere',
    '/shop?category=Nope',
    '/journal?tag=Nope',
    '/checkout/order-confirmed/x',
  ])('%s answers 404 with a way on', async (path) => {
    const { status, text } = await visitor.get(path)
    expect(status).toBe(404)
    expect(text).toContain('<h1 id="not-found-title">Page not found</h1>')
    expect(text).toContain('<a class="button" href="/">')
    expect(text).toContain('href="/shop">All of the shop</a>')
    expect(text.match(/class="product-card"/g)).toHaveLength(4)
    expect(text).not.toContain('Nope')
    // what is not there has no address of its own
    expect(text).not.toMatch(/rel="canonical"|og:url/)
  })
})

test('the map of the site names the pages of the template too, and none twice', async () => {
  const map = await textOf('/sitemap.xml?part=pages')
  const origin = `http://${visitor.host}:${server.port}`
  for (const path of ['/privacy', '/returns', '/terms', '/about', '/shop']) {
    expect(map.split(`<loc>${origin}${path}</loc>`), path).toHaveLength(2)
    expect((await visitor.get(path)).status).toBe(200)
  }
})

test('a page that shows what its owner has not written is for no search engine', async () => {
  const owner = await server.owner()
  const setTerms = async (termsOfService: string): Promise<string> => {
    const wish = { action: 'set-store-policies', input: { set: { termsOfService } } }
    const done = await owner.write('POST', `/api/editor/sites/${server.siteId}/actions`, wish)
    expect(done.status).toBe(200)
    server.time.now += 2000
    return textOf('/sitemap.xml?part=pages')
  }
  const written = (await textOf('/?format=json')).match(/"termsOfService":"(?<html>[^"]*)"/)
  const unlisted = '<meta name="robots" content="noindex'
  expect(await textOf('/terms')).not.toContain(unlisted)
  const map = await setTerms('')
  expect([map.includes('/terms<'), map.includes('/returns<')]).toEqual([false, true])
  expect(await textOf('/terms')).toContain(unlisted)
  expect(await setTerms(written?.groups?.['html'] ?? '')).toContain('/terms<')
})

test('the terms of the starter say what its checkout does: it charges at once', async () => {
  const terms = await textOf('/terms')
  expect(terms).toContain('We charge your card when you order.')
  expect(terms).not.toContain('when the lamp is packed')
})

describe('categories of the starter', () => {
  test.each([
    ['/shop?category=Table%20and%20wall', 'Table and wall — Lamps and parts — Corrigan Enamel'],
    ['/journal?tag=kiln', 'kiln — Journal — Corrigan Enamel'],
    ['/shop', 'Lamps and parts — Corrigan Enamel'],
  ])('%s has a title and an address of its own', async (path, title) => {
    const html = await textOf(path)
    expect(html).toContain(`<title>${title.replaceAll('—', '&mdash;')}</title>`)
    expect(html).toContain(
      `<link rel="canonical" href="http://${visitor.host}:${server.port}${path}">`,
    )
  })
})

test('each sort of product says what is true of it', async () => {
  const lamp = await textOf('/shop/slip-pendant')
  expect(lamp).toContain('Measures and materials')
  expect(lamp).toContain('Shipping is added at checkout.')
  expect(lamp).toContain('Enamel is glass on steel.')
  const plan = await textOf('/shop/hanging-plan')
  expect(plan).toContain('What you get')
  expect(plan).toContain('You download it right after your order, so no shipping is added.')
  expect(plan).toContain('lay a ruler on the line')
  const service = await textOf('/shop/enamel-an-old-shade')
  expect(service).toContain('we send you a box')
  for (const other of [plan, service]) {
    expect(other).not.toMatch(/Measures and materials|Shipping is added|Enamel is glass on steel/)
  }
})

test('the header has room for a count, hidden until there is a cart', async () => {
  expect(await textOf('/')).toContain(
    'Cart<span class="header-count sqs-cart-indicator" hidden> <span class="sqs-cart-quantity">0</span></span>',
  )
})

test('the policies are linked in the footer and stand at the checkout, those that there are', async () => {
  const policies = { Returns: '/returns', Terms: '/terms', Privacy: '/privacy' }
  const shopper = server.visitor()
  const { items } = (await shopper.get('/shop?format=json')).json<{
    items: { id: string; variants: { sku: string }[] }[]
  }>()
  const [lamp] = items
  await shopper.write('POST', '/api/commerce/shopping-cart/entries', {
    itemId: lamp?.id,
    sku: lamp?.variants[0]?.sku,
    quantity: 1,
  })
  const checkout = (await shopper.get('/checkout')).text
  const home = await textOf('/')
  for (const [name, path] of Object.entries(policies)) {
    expect(home).toContain(`<li><a href="${path}">${name}</a></li>`)
    const { status, text } = await visitor.get(path)
    expect([status, text.includes(`<h1>${name}</h1>`)]).toEqual([200, true])
    const words = /<div class="policy-words">\s*(?<words><p>.*<\/p>)/.exec(text)?.groups?.['words']
    // whoever agrees to the terms is led to them
    const id = name === 'Terms' ? ' id="checkout-terms-text"' : ''
    expect(checkout).toContain(`<summary>${name}</summary><div${id}>${words}</div>`)
  }
  await performAction(
    server.context,
    server.siteId,
    setStorePolicies,
    { set: { termsOfService: '', privacyPolicy: '' }, seen: {} },
    { authorId: null, now: server.time.now, random: server.context.random },
  )
  server.time.now += 2000
  expect((await textOf('/')).match(/href="\/(?:returns|terms|privacy)"/g)).toEqual([
    'href="/returns"',
  ])
  expect((await shopper.get('/checkout')).text.match(/<summary>\w+/g)).toEqual(['<summary>Returns'])
  expect(await textOf('/terms')).toContain('This has not been written down yet.')
})

/** Every page that a visitor of the front page comes to by links, with its text. */
async function pagesOf(ofStarter: TestServer): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  const asked = new Set(['/', '/search?q=a', '/cart'])
  for (const path of asked) {
    const { status, text, headers } = await ofStarter.visitor().get(path)
    expect([path, status]).toEqual([path, 200])
    if (!String(headers['content-type']).startsWith('text/html')) continue
    texts.set(path, text)
    for (const [, link = ''] of text.matchAll(/(?:href|src)="(\/[^"#]*)/g)) {
      // of a picture the file itself, as making its sizes is nothing that is proved here
      asked.add(link.replaceAll('&amp;', '&').replace(/\?format=\w+$/, ''))
    }
  }
  return texts
}

/** What is wrong with a page that nobody has to look at to know. */
function mistakesIn(path: string, text: string, home: string): string[] {
  const body = text.slice(text.indexOf('<body'))
  const ids = new Set([...home.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const anchors = [...body.matchAll(/href="\/#([^"]+)"/g)].map(([, id = '']) => id)
  return [
    ...(body.match(/<h1[ >]/g)?.length === 1 ? [] : ['has not one heading of the first level']),
    ...picturesIn(body).flatMap((one) => (one.includes('alt=') ? [] : [`says nothing of ${one}`])),
    ...anchors.flatMap((id) => (ids.has(id) ? [] : [`leads to #${id}, which is not there`])),
  ].map((mistake) => `${path} ${mistake}`)
}

describe('each starter', () => {
  test.each(starterNames)(
    '%s has no page that is missing, before and after its sample content is cleared, and then nothing of its firm',
    async (starter) => {
      const own = await startTestServer({ starter })
      try {
        const read = await readStarter(startersFolder, starter)
        if (!read.ok) throw new Error(read.refusal.message)
        const { title, contactEmail } = read.value.site.settings
        const before = await pagesOf(own)
        const home = before.get('/') ?? ''
        expect(home).toContain(title)
        expect([...before].flatMap(([path, text]) => mistakesIn(path, text, home))).toEqual([])
        const owner = await own.owner()
        const cleared = await owner.write('POST', `/api/editor/sites/${own.siteId}/actions`, {
          action: 'clear-sample-content',
          input: {},
        })
        expect([cleared.status, cleared.text]).toEqual([200, cleared.text])
        own.time.now += 2000
        const after = await pagesOf(own)
        const empty = after.get('/') ?? ''
        expect([...after].flatMap(([path, text]) => mistakesIn(path, text, empty))).toEqual([])
        const told = [...after].filter(([, text]) =>
          [title, contactEmail].some((one) => text.includes(one)),
        )
        expect(told.map(([path]) => path)).toEqual([])
      } finally {
        await own.close()
      }
    },
    60_000,
  )
})

test('the magazine has stories, prints and dates to come and past, and no shop, until its samples go', async () => {
  const magazine = await startTestServer({ starter: 'small-hours' })
  try {
    const page = async (path: string) => (await magazine.visitor().get(path)).text
    const [home, stories, prints, dates] = await Promise.all(
      ['/', '/stories', '/prints', '/after-dark'].map(page),
    )
    for (const text of [home, stories, prints, dates, await page('/prints/porch-light')]) {
      const body = text?.slice(text.indexOf('<body')) ?? ''
      expect(body).not.toMatch(/href="\/(?:cart|shop|checkout)|class="product|£|<squarespace/)
      // they keep their room until they come
      expect(picturesIn(body).filter((one) => !/ width="\d+"/.test(one))).toEqual([])
    }
    const [toCome = '', past = ''] = dates?.split('Been and gone') ?? []
    expect(toCome.match(/class="date-entry"/g)).toHaveLength(4)
    expect(past.match(/class="date-entry"/g)).toHaveLength(3)
    expect(prints?.match(/class="slide"/g)).toHaveLength(9)
    expect(prints).toContain('alt="A moth with four eyes on its wings, before a round lamp"')
    expect(stories?.match(/class="story-card"/g)).toHaveLength(8)
    const owner = await magazine.owner()
    const actions = `/api/editor/sites/${magazine.siteId}/actions`
    const wish = { action: 'clear-sample-content', input: {} }
    expect((await owner.write('POST', actions, wish)).status).toBe(200)
    magazine.time.now += 2000
    expect(await page('/after-dark')).toContain('Nothing is planned at the moment.')
    expect(await page('/stories')).toContain('Nothing has been written here yet.')
    expect(await page('/prints')).toContain('There are no pictures here yet.')
    expect(await page('/')).not.toMatch(/hallbeck|issue 11|<img/i)
  } finally {
    await magazine.close()
  }
})
