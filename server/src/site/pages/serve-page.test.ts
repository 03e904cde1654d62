import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setPageVisibility } from '@vitrine/rules/site/collections/page-actions.ts'
import { editItem } from '@vitrine/rules/site/content/item-actions.ts'
import { setSiteDetails } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { servePage } from './serve-page.ts'
import { openTestSite, pageRequest, type TestSite } from './testing/open-test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
  await site.writeTemplate({
    'site.region':
      '<!doctype html><html lang="{website.language}"><head>{squarespace-headers}</head>' +
      '<body class="{squarespace.page-classes}" id="{squarespace.page-id}">' +
      '<squarespace:navigation navigationId="mainNavigation" template="navigation" />' +
      '<main>{squarespace.main-content}</main>' +
      '<squarespace:block-field id="footerBlocks" label="Footer" />' +
      '{squarespace-footers}</body></html>',
    'blocks/navigation.block':
      '<ul>{.repeated section items}<li{.if active} class="active"{.end}>' +
      '{.section collection}<a href="{fullUrl}">{navigationTitle}</a>{.end}' +
      '{.section externalLink}<a href="{url}">{title}</a>{.end}</li>{.end}</ul>',
  })
})
afterAll(() => site.close())

async function itemId(urlId: string): Promise<string> {
  const items = await listDocuments(site.context.database.dbFor(site.siteId), 'item')
  return items.find((item) => item.body.urlId === urlId)?.id ?? ''
}

async function collectionId(urlId: string): Promise<string> {
  const all = await listDocuments(site.context.database.dbFor(site.siteId), 'collection')
  return all.find((one) => one.body.urlId === urlId)?.id ?? ''
}

describe('pages of a site', () => {
  test('the home page holds its own content, the menu and the footer field', async () => {
    const page = await site.get('/')
    expect(page.status).toBe(200)
    expect(page.text).toContain('<h1>Welcome</h1>')
    expect(page.text).toContain('<li><a href="/shop">Shop</a></li>')
    expect(page.text).toContain('<a href="https://example.com/">Elsewhere</a>')
    expect(page.text).toContain('data-layout-label="Footer"')
    expect(page.text).toContain('Made by hand.')
    expect(page.text).not.toMatch(/<squarespace:|\{squarespace|\{\./)
  })

  test('an address that moved keeps its query', async () => {
    const moved = await site.get('/shop/?category=Bowls&utm_source=mail')
    expect([moved.status, moved.location]).toEqual([301, '/shop?category=Bowls&utm_source=mail'])
    expect((await site.get('/home?x=1')).location).toBe('/?x=1')
    expect((await site.get('/a%3Fb/')).location).toBe('/a%3Fb')
  })

  test('the menu marks where the visitor is, on an entry of the collection too', async () => {
    expect((await site.get('/shop')).text).toContain('<li class="active"><a href="/shop">')
    expect((await site.get('/shop/moss-bowl')).text).toContain(
      '<li class="active"><a href="/shop">',
    )
    expect((await site.get('/about')).text).not.toContain('<li class="active"><a href="/shop">')
  })

  test('the body carries the classes and the id that stylesheets expect', async () => {
    const home = await collectionId('home')
    expect((await site.get('/')).text).toContain(
      `<body class="native-currency-code-usd collection-type-page collection-layout-default ` +
        `collection-${home} homepage view-list mobile-style-available" id="collection-${home}">`,
    )
    expect((await site.get('/shop/moss-bowl')).text).toContain(
      `id="item-${await itemId('moss-bowl')}"`,
    )
  })

  test('the front page has one address', async () => {
    expect(await site.get('/home')).toMatchObject({ status: 301, location: '/' })
    expect(await site.get('/shop/')).toMatchObject({ status: 301, location: '/shop' })
  })

  test('an unknown address prints its context as well, and stays unknown', async () => {
    for (const format of ['json', 'json-pretty']) {
      const page = await site.get(`/nowhere?format=${format}`)
      expect([page.status, page.headers['content-type']]).toEqual([
        404,
        'application/json; charset=utf-8',
      ])
      expect(JSON.parse(page.text)).toHaveProperty('website.siteTitle')
    }
  })

  test('an unknown address is the not-found page of the site, with status 404 and page type 100', async () => {
    for (const address of ['/nowhere', '/shop/nowhere', '/about/nowhere', '/static/images/x']) {
      const page = await site.get(address)
      expect(page.status).toBe(404)
      expect(page.text).toContain('Page not found')
      expect(page.text).toContain('"pageType":100')
      expect(page.text).toContain('<a href="/shop">Shop</a>')
    }
  })

  test('a draft page is not found', async () => {
    const about = await collectionId('about')
    await site.perform(setPageVisibility, { collectionId: about, set: { visibility: 'draft' } })
    expect((await site.get('/about')).status).toBe(404)
    expect((await site.get('/')).text).not.toContain('href="/about"')
    await site.perform(setPageVisibility, { collectionId: about, set: { visibility: 'live' } })
    expect((await site.get('/about')).status).toBe(200)
  })

  test('search finds words in titles and texts, and prints what was asked without running it', async () => {
    const page = await site.get('/search?q=firing')
    expect(page.text).toContain('"pageType":102')
    expect(page.text).toContain('href="/journal/second-firing"')
    expect((await site.get('/search?q=hot')).text).toContain('href="/journal/second-firing"')
    const hostile = await site.get(`/search?q=${encodeURIComponent('<script>alert(1)</script>"')}`)
    expect(hostile.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;')
    expect(hostile.text).not.toContain('<script>alert')
  })
})

describe('what a visitor may print is never a platform tag', () => {
  test('a title or a search word that looks like one is printed as text', async () => {
    const id = await itemId('second-firing')
    const title =
      '{squarespace-headers}<squarespace:navigation navigationId="mainNavigation" template="navigation" />{@}'
    await site.perform(editItem, { itemId: id, set: { title } })
    const page = await site.get('/journal/second-firing')
    expect(page.text).toContain('>{squarespace-headers}&lt;squarespace:navigation')
    expect(page.text.match(/<ul>/g)).toHaveLength(1)
    expect(page.text.match(/<link rel="canonical"/g)).toHaveLength(1)
    const search = await site.get('/search?q=%7Bsquarespace.main-content%7D')
    expect(search.text).toContain('value="{squarespace.main-content}"')
    await site.perform(editItem, { itemId: id, set: { title: 'Second firing' } })
  })
})

describe('the page context', () => {
  test('is what ?format=json prints, and json-pretty prints the same', async () => {
    const plain = await site.get('/shop/moss-bowl?format=json')
    expect(plain.headers['content-type']).toContain('application/json')
    const pretty = await site.get('/shop/moss-bowl?format=json-pretty')
    expect(JSON.parse(plain.text)).toEqual(JSON.parse(pretty.text))
    expect(pretty.text).toContain('\n  "website"')
  })

  test('carries money as a decimal string beside the integer of minor units', async () => {
    const { item } = JSON.parse((await site.get('/shop/moss-bowl?format=json')).text)
    expect(item.structuredContent.productType).toBe(1)
    expect(item.variants[1]).toMatchObject({
      sku: 'BOWL-M',
      attributes: { Size: 'M' },
      optionValues: [{ optionName: 'Size', value: 'M' }],
      price: 3000,
      salePrice: 2500,
      onSale: true,
      priceMoney: { value: '30.00', currency: 'USD' },
      salePriceMoney: { value: '25.00', currency: 'USD' },
      unlimited: false,
      qtyInStock: 1,
    })
  })

  test('carries a digital product as unlimited', async () => {
    const { item } = JSON.parse((await site.get('/shop/glaze-recipes?format=json')).text)
    expect(item.variants[0]).toMatchObject({ unlimited: true, priceMoney: { value: '9.00' } })
  })

  test('has plain text escaped once and HTML as it is', async () => {
    const id = await itemId('first-firing')
    await site.perform(editItem, {
      itemId: id,
      set: { title: `Gino's "big" <day>`, body: '<p>A &amp; B</p>' },
    })
    const { item } = JSON.parse((await site.get('/journal/first-firing?format=json')).text)
    expect(item.title).toBe('Gino&#39;s &quot;big&quot; &lt;day&gt;')
    expect(item.body).toBe('<p>A &amp; B</p>')
    await site.perform(editItem, { itemId: id, set: { title: 'First firing' } })
  })

  test('names the picture with the widths it is served in', async () => {
    const { item } = JSON.parse((await site.get('/shop/moss-bowl?format=json')).text)
    expect(item.assetUrl).toMatch(/^\/static\/images\/[0-9a-f]{24}\/[0-9a-f]{12}\/bowl\.png$/)
    expect(item.systemDataVariants).toBe('60x40')
    expect(item.mainImage.altText).toBe('A moss-green bowl')
  })

  test('a category is a page of its own: title, address, and 404 where nothing is filed under it', async () => {
    const shop = await site.get('/shop?category=Bowls')
    expect(shop.status).toBe(200)
    expect(shop.text).toContain('<title>Bowls &mdash; Shop &mdash; ')
    expect(shop.text).toContain(
      '<link rel="canonical" href="http://fern.localhost/shop?category=Bowls">',
    )
    expect(shop.text).toContain('content="http://fern.localhost/shop?category=Bowls"')
    expect((await site.get('/shop?utm_source=mail')).text).toContain(
      '<link rel="canonical" href="http://fern.localhost/shop">',
    )
    const addresses = ['/shop?category=Nope', '/shop?category=bowls', '/shop?tag=Bowls']
    for (const address of addresses) {
      const unknown = await site.get(address)
      expect([unknown.status, unknown.text.includes('Nope')]).toEqual([404, false])
      expect(unknown.text).toContain('Page not found')
      expect((await site.get(`${address}&format=json`)).status).toBe(404)
    }
    expect((await site.get('/shop/moss-bowl?category=Nope')).text).toContain(
      '<link rel="canonical" href="http://fern.localhost/shop/moss-bowl">',
    )
  })

  test('lists a collection with its filters, counts and both money switches', async () => {
    const json = JSON.parse((await site.get('/shop?category=Bowls&format=json')).text)
    expect(json.items.map((item: { title: string }) => item.title)).toEqual(['Moss Bowl'])
    expect(json.categoryFilter).toBe('Bowls')
    expect(json.collection).toMatchObject({
      itemCount: 2,
      categories: ['Bowls'],
      typeName: 'products',
    })
    expect(json.website.useCLDRMoneyFormat).toBe(true)
    expect(json.websiteSettings.useCLDRMoneyFormat).toBe(true)
    expect(json.featureFlags.useCLDRMoneyFormat).toBe(true)
    expect(json.websiteSettings.storeSettings.selectedCurrency).toBe('USD')
  })

  test('gives the neighbours of a post, the newer one as the previous', async () => {
    const { pagination } = JSON.parse((await site.get('/journal/first-firing?format=json')).text)
    expect(pagination).toEqual({
      prevItem: expect.objectContaining({ fullUrl: '/journal/second-firing' }),
    })
  })

  test('?format=main-content prints the middle of the page only', async () => {
    const page = await site.get('/?format=main-content')
    expect(page.text).toContain('<h1>Welcome</h1>')
    expect(page.text).not.toContain('<html')
  })
})

describe('what the head of a page says', () => {
  test('title, description, canonical address, social cards and product data', async () => {
    const { text } = await site.get('/shop/moss-bowl?ref=mail')
    expect(text).toContain('<title>Moss Bowl &mdash; Small Shop</title>')
    expect(text).toContain('<link rel="canonical" href="http://fern.localhost/shop/moss-bowl">')
    expect(text).toContain('<meta name="description" content="A bowl.">')
    expect(text).toContain('<meta property="og:type" content="product">')
    expect(text).toMatch(/<link rel="stylesheet" href="\/site\.css\?v=[0-9a-f]{12}">/)
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? ''
    expect(JSON.parse(data).offers[1]).toMatchObject({
      price: '25.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    })
  })

  test('text of the owner cannot end the script that holds the site context', async () => {
    await site.perform(setSiteDetails, { set: { title: '</script><script>alert(1)</script>' } })
    const { text } = await site.get('/')
    expect(text).not.toContain('<script>alert(1)')
    await site.perform(setSiteDetails, { set: { title: 'Small Shop' } })
  })
})

test('a page that many ask for right after an edit is made once for all of them', async () => {
  await site.perform(setSiteDetails, { set: { title: 'A busy shop' } })
  const replies = await Promise.all(Array.from({ length: 40 }, () => site.getReply('/shop')))
  const pages = new Set(replies.map((reply) => ('bytes' in reply ? reply.bytes : undefined)))
  expect(pages.size).toBe(1)
  expect(Buffer.from([...pages][0] ?? []).toString()).toContain('A busy shop')
  await site.perform(setSiteDetails, { set: { title: 'Small Shop' } })
})

describe('a page that throws', () => {
  test('is the error page of the site, with status 500, page type 101 and no details', async () => {
    const request = pageRequest('/journal?offset=1', {}, site)
    const { documents } = await site.context.views.live.get(site.siteId, request)
    Object.defineProperty(documents.site, 'queries', {
      configurable: true,
      get(): never {
        throw new Error('the secret reason')
      },
    })
    const reply = await servePage(site.context, request)
    Object.defineProperty(documents.site, 'queries', { value: site.context.database.kysely })
    expect(reply).toMatchObject({ status: 500 })
    const html = 'bytes' in reply ? Buffer.from(reply.bytes).toString() : ''
    expect(html).not.toContain('secret reason')
    expect(html).toContain('Something went wrong')
    expect(html).toContain('"pageType":101')
  })
})

test("on a bare address no script of the owner's runs, only ours", async () => {
  await site.writeTemplate({ 'blocks/navigation.block': '<script>owner()</script>' })
  const bare = { ...site, site: { ...site.site, origin: 'http://10.0.0.7', ownerScripts: false } }
  const reply = await servePage(site.context, pageRequest('/', {}, bare))
  if (!('bytes' in reply)) throw new Error('expected a page')
  const policy = reply.headers?.['content-security-policy'] ?? ''
  const nonce = /script-src 'nonce-([\w-]+)' 'strict-dynamic'/.exec(policy)?.[1]
  const html = Buffer.from(reply.bytes).toString()
  expect(html).toContain(`<script nonce="${nonce}">Static=`)
  expect(html).toContain('<script>owner()</script>')
  expect(reply.headers?.['etag']).toBeUndefined()
})
