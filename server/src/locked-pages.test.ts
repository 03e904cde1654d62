import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { buyer, accepted, hiddenFieldsOf } from './shop/checkout/testing/open-shop.ts'
import { entriesPath } from './shop/cart/testing/open-cart-shop.ts'
import type { Visitor } from './testing/http-client.ts'
import { rowsLookedAtDuring } from './testing/rows-looked-at.ts'
import { openLockedShop, type LockedShop } from './testing/open-locked-shop.ts'

let shop: LockedShop
beforeAll(async () => {
  shop = await openLockedShop()
  await fillWithSecrets()
})
afterAll(() => shop.close())
afterEach(() => shop.unlockAll())

const descriptionOfShop = 'Fathomless crockery'
const secretsOfShop = [
  descriptionOfShop,
  'Crockery headline',
  'Crockery for searchers',
  'Moss Bowl',
  'moss-bowl',
  'Glaze Recipes',
  'glaze-recipes',
  'A bowl.',
  '<s>Bowls',
  'bowl.png',
]
const secretsOfJournal = ['Second firing', 'second-firing', 'First firing', 'Warm.', 'kiln']

/** The shop's goods and the journal's posts wherever a page can show those of another one. */
async function fillWithSecrets(): Promise<void> {
  const [shopId, journalId, homeId] = [
    shop.pageId('shop'),
    shop.pageId('journal'),
    shop.pageId('home'),
  ]
  const glazeId = shop.goods.get('GLAZE')?.itemId
  await shop.perform('edit-product', { itemId: glazeId, set: { categories: ['Bowls'] } })
  const names = {
    description: `<p>${descriptionOfShop}</p>`,
    seoTitle: 'Crockery headline',
    seoDescription: 'Crockery for searchers',
  }
  await shop.perform('rename-page', { collectionId: shopId, set: names })
  const values = [
    [43, { itemId: shop.bowlId }],
    [55, { collectionId: shopId, limit: 4 }],
    [55, { collectionId: journalId, limit: 4 }],
    [61, { collectionId: journalId }],
    [14, { collectionId: journalId, type: 'tags' }],
    [14, { collectionId: shopId, type: 'categories' }],
    [12, { collectionId: shopId }],
  ] as const
  const blocks = values.map(([type, value], at) => ({ id: `block${at}`, type, value }))
  const rows = [{ columns: [{ span: 12, blocks, rows: [] }] }]
  for (const layoutId of [`page-${homeId}`, 'footerBlocks']) {
    await shop.perform('save-layout', { layoutId, layout: { columns: 12, rows } })
  }
  const titles = '{.repeated section items}<u>{title}</u>{.end}'
  await shop.perform('set-template-file', {
    path: 'site.region',
    text:
      '<!doctype html><html><head>{squarespace-headers}</head><body class="{squarespace.page-classes}">' +
      '<squarespace:navigation navigationId="mainNavigation" template="menu" />' +
      '{squarespace.main-content}<squarespace:block-field id="footerBlocks" />' +
      `<squarespace:query collection="shop">${titles}</squarespace:query>` +
      '<squarespace:category collection="shop">{.repeated section categories}<s>{name}</s>{.end}</squarespace:category>' +
      `<squarespace:related collectionId="${shopId}" itemId="${shop.bowlId}">${titles}</squarespace:related>` +
      '{squarespace-footers}</body></html>',
  })
  await shop.perform('create-template-file', { path: 'blocks/menu.block' })
  await shop.perform('set-template-file', {
    path: 'blocks/menu.block',
    text: '{.repeated section items}{.section collection}<a href="{fullUrl}">{title}</a>{description}{mainImage|json}{.end}{.end}',
  })
}

const formats = ['', 'json', 'json-pretty', 'page-context', 'main-content']

/** Every address of the site that answers to anybody. */
const addresses = (): string[] => [
  ...[
    '/',
    '/home',
    '/shop',
    '/shop/',
    '/shop/moss-bowl',
    '/shop/nothing-of-that-name',
    '/shop?category=Bowls',
    '/shop?tag=none',
    '/journal',
    '/journal?tag=kiln',
    '/journal/first-firing',
    '/journal/second-firing',
    '/about',
    '/nowhere',
    '/search',
    '/search?q=moss',
    '/search?q=firing',
    '/search?q=crockery',
    `/search?q=bowl&f_collectionId=${shop.pageId('shop')}`,
    '/cart',
  ].flatMap((path) =>
    formats.map((format) => {
      const mark = path.includes('?') ? '&' : '?'
      return format === '' ? path : `${path}${mark}format=${format}`
    }),
  ),
  '/sitemap.xml',
  '/sitemap.xml?part=pages',
  '/sitemap.xml?list=shop',
  '/sitemap.xml?list=journal',
  '/robots.txt',
  `/api/commerce/inventory/stock/?itemId=${shop.bowlId}`,
  '/api/commerce/shopping-cart',
]

/** All that somebody is told at all addresses. */
async function toldTo(visitor: Visitor): Promise<Map<string, string>> {
  const told = new Map<string, string>()
  for (const address of addresses()) {
    const { text, headers } = await visitor.get(address)
    // an address that somebody asked for is told to them by nobody else
    const written = [address, address.replaceAll('&', '&amp;'), encodeURIComponent(address)]
    const asked = [decodeURIComponent(address), ...written]
    let words = `${text} ${headers.location ?? ''}`
    for (const one of asked.filter((part) => part.length > 3)) words = words.replaceAll(one, '')
    told.set(address, words)
  }
  return told
}

function leaks(told: ReadonlyMap<string, string>, secrets: readonly string[]): string[] {
  return [...told].flatMap(([address, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${address}: ${secret}`),
  )
}

const password = 'quiet river 7'

describe('a page behind a password', () => {
  test('is told of nowhere, in no format, until it is opened, and then to its visitor alone', async () => {
    const before = await toldTo(shop.visitor())
    const found = [...before.values()].join(' ')
    for (const secret of [...secretsOfShop, ...secretsOfJournal]) expect(found).toContain(secret)
    await shop.lock('shop', password)
    await shop.lock('journal', 'another river 8')
    const secrets = [...secretsOfShop, ...secretsOfJournal]
    expect(leaks(await toldTo(shop.visitor()), secrets)).toEqual([])

    const ada = shop.visitor()
    expect(await shop.enter(ada, '/shop/moss-bowl', password)).toMatchObject({
      status: 303,
      headers: { location: '/shop/moss-bowl' },
    })
    const seen = [...(await toldTo(ada)).values()].join(' ')
    for (const secret of secretsOfShop) expect(seen).toContain(secret)
    expect(leaks(await toldTo(ada), secretsOfJournal)).toEqual([])
    // what was made for her is kept for nobody else
    expect(leaks(await toldTo(shop.visitor()), secrets)).toEqual([])
  }, 120_000)

  test('or for members is told of nowhere either, but to those whom it is for', async () => {
    const glaze = shop.goods.get('GLAZE')?.itemId ?? ''
    await shop.showTo('shop', { kind: 'members' })
    await shop.showTo('journal', { kind: 'holders', productIds: [glaze] })
    const secrets = [...secretsOfShop, ...secretsOfJournal]
    expect(leaks(await toldTo(shop.visitor()), secrets)).toEqual([])
    const ada = await shop.member()
    const told = await toldTo(ada)
    for (const secret of secretsOfShop) expect([...told.values()].join(' ')).toContain(secret)
    expect(leaks(told, secretsOfJournal)).toEqual([])
    const seen = [...(await toldTo(await shop.member([glaze]))).values()].join(' ')
    for (const secret of secretsOfJournal) expect(seen).toContain(secret)
    // what was made for them is kept for nobody else
    expect(leaks(await toldTo(shop.visitor()), secrets)).toEqual([])
  }, 120_000)

  test('shows its lock screen with status 403 and page type 103, for no one to keep or to find', async () => {
    await shop.lock('about', password)
    const { status, headers, text } = await shop.visitor().get('/about')
    expect(status).toBe(403)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).not.toContain('canonical')
    expect(text).toContain('"pageType":103')
    expect(text).toContain('<span>This page is locked</span>')
    expect(text).toContain('<input type="hidden" name="path" value="/about">')
    const asData = await shop.visitor().get('/about?format=json')
    expect([asData.status, asData.json()]).toMatchObject([
      403,
      { pageType: 103, passwordProtected: true },
    ])
  })

  test('stays named in menus and in cards that lead to it, which say nothing else of it', async () => {
    await shop.lock('shop', password)
    const { text } = await shop.visitor().get('/journal')
    expect(text).toContain('<a href="/shop">Shop</a>')
    expect(text).not.toContain(descriptionOfShop)
    const card = /<a class="link-card" href="\/shop">.*?<\/a>/.exec(text)?.[0] ?? ''
    expect(card).toContain('<span class="link-card-title">Shop</span>')
    expect(card).not.toMatch(/link-card-picture|link-card-text/)
  })

  test('and what stands on its items are printed by no template before they are opened', async () => {
    const texts = { [`page-${shop.pageId('about')}`]: 'About us', [`item-${shop.bowlId}`]: 'Deep' }
    for (const [layoutId, words] of Object.entries(texts)) {
      const blocks = [{ id: 'printed', type: 2, value: { html: `<p>${words} within</p>` } }]
      const rows = [{ columns: [{ span: 12, blocks, rows: [] }] }]
      await shop.perform('save-layout', { layoutId, layout: { columns: 12, rows } })
    }
    await shop.perform('create-template-file', { path: 'pages/printed.page' })
    const fields = Object.keys(texts).map((id) => `<squarespace:block-field id="${id}" />`)
    await shop.perform('set-template-file', { path: 'pages/printed.page', text: fields.join('') })
    shop.aSecondPasses()
    const printed = async (visitor: Visitor) =>
      (await visitor.get('/printed')).text.match(/\w+ within/g) ?? []
    expect(await printed(shop.visitor())).toHaveLength(2)
    await shop.lock('about', password)
    const ada = shop.visitor()
    expect(await printed(ada)).toEqual(['Deep within'])
    await shop.lock('shop', 'another river 8')
    expect(await printed(ada)).toEqual([])
    await shop.enter(ada, '/about', password)
    await shop.enter(ada, '/shop', 'another river 8')
    expect(await printed(ada)).toHaveLength(2)
    expect(await printed(shop.visitor())).toEqual([])
  })

  test('says that it has a password to who has opened it', async () => {
    await shop.lock('about', password)
    const ada = shop.visitor()
    await shop.enter(ada, '/about', password)
    const opened = (await ada.get('/about?format=json')).json()
    expect(opened).toMatchObject({ pageType: 2, collection: { passwordProtected: true } })
    expect((await ada.get('/about')).headers['cache-control']).toBe('private, no-store')
  })

  test('says at its field that a password was wrong, and opens nothing', async () => {
    await shop.lock('about', password)
    const ada = shop.visitor()
    const wrong = await shop.enter(ada, '/about?x=1', 'quiet river 8')
    expect(wrong.status).toBe(403)
    expect(wrong.text).toContain('This is not the password. Please try again.')
    expect(wrong.text).toMatch(/aria-invalid="true" aria-describedby="problem-[^"]+" autofocus/)
    expect(wrong.text).toContain('name="path" value="/about?x=1"')
    expect(ada.cookies.has('vitrine-unlocked')).toBe(false)
    expect((await ada.get('/about')).status).toBe(403)
  })

  test('costs no map of the site for each who has opened it, nor for those who ask after them', async () => {
    await shop.lock('about', password)
    const ada = shop.visitor()
    await shop.enter(ada, '/about', password)
    const map = (visitor: Visitor) => visitor.get('/sitemap.xml?list=shop')
    await map(shop.visitor())
    expect(await rowsLookedAtDuring(() => map(ada))).toBe(0)
    expect(await rowsLookedAtDuring(() => map(shop.visitor()))).toBe(0)
  })

  test('as the home page is locked at its one address', async () => {
    await shop.lock('home', password)
    expect((await shop.visitor().get('/')).status).toBe(403)
    const ada = shop.visitor()
    expect((await shop.enter(ada, '/', password)).headers.location).toBe('/')
    expect((await ada.get('/')).status).toBe(200)
  })

  test('asks again once its password was changed, and no more once undo brought the former one back', async () => {
    await shop.lock('about', password)
    const ada = shop.visitor()
    await shop.enter(ada, '/about', password)
    await shop.lock('about', 'another river 8')
    expect((await ada.get('/about')).status).toBe(403)
    expect((await shop.enter(ada, '/about', password)).status).toBe(403)
    const undo = await shop.ownerHere.write('POST', `/api/editor/sites/${shop.siteId}/undo`, {})
    expect(undo.status).toBe(200)
    shop.aSecondPasses()
    expect((await ada.get('/about')).status).toBe(200)
  })

  test('whose password is changed while somebody types the former one asks them again', async () => {
    await shop.lock('about', password)
    const ada = shop.visitor()
    await ada.get('/about')
    const next = await shop.makeLock('another river 8')
    const set = { collectionId: shop.pageId('about'), set: { lockId: next } }
    const [entered] = await Promise.all([
      ada.postForm('/_vitrine/unlock', { path: '/about', password }),
      shop.perform('set-page-password', set),
    ])
    expect([303, 403]).toContain(entered.status)
    shop.aSecondPasses()
    expect((await ada.get('/about')).status).toBe(403)
  })

  test('asks again after two weeks', async () => {
    await shop.lock('about', password)
    const ada = shop.visitor()
    await shop.enter(ada, '/about', password)
    shop.time.now += 14 * 24 * 3600_000 + 1
    expect((await ada.get('/about')).status).toBe(403)
  })

  test('is seen through by whoever sees private pages, in the frame as well', async () => {
    await shop.lock('about', password)
    const viewer = await shop.person('viewer@fern.example', [Role.viewer])
    expect((await (await shop.lookingAs(viewer)).get('/about')).status).toBe(200)
    expect((await (await shop.lookingAs(shop.ownerHere)).get('/about')).status).toBe(200)
    expect((await shop.inFrame('/about')).status).toBe(200)
  })
})

describe('goods of a locked shop page', () => {
  test('are put into no cart and sold to nobody who has not opened it', async () => {
    await shop.setStock('BOWL-S', 50)
    const bob = shop.visitor()
    const wish = { itemId: shop.bowlId, sku: 'BOWL-S', quantity: 1 }
    expect((await bob.write('POST', entriesPath, wish)).status).toBe(200)
    const form = hiddenFieldsOf(await bob.get('/checkout'))
    await shop.lock('shop', password)
    const ada = shop.visitor()
    expect((await ada.write('POST', entriesPath, wish)).status).toBe(404)
    const paid = await bob.postForm('/checkout', { ...form, ...buyer, ...accepted })
    expect(paid.status).not.toBe(303)
    await shop.enter(ada, '/shop', password)
    expect((await ada.write('POST', entriesPath, wish)).status).toBe(200)
    const stock = await ada.get(`/api/commerce/inventory/stock/?itemId=${shop.bowlId}`)
    expect(stock.text).toContain('qtyInStock')
    const fields = hiddenFieldsOf(await ada.get('/checkout'))
    const bought = await ada.postForm('/checkout', { ...fields, ...buyer, ...accepted })
    expect([bought.status, bought.headers.location]).toEqual([
      303,
      expect.stringContaining('/checkout/'),
    ])
  })
})

describe('a site behind a password', () => {
  test('is a lock screen at every address, and calls are refused, until it is opened', async () => {
    await shop.lockSite(password)
    const secrets = [...secretsOfShop, ...secretsOfJournal, 'Shop</a>']
    const told = await toldTo(shop.visitor())
    expect(leaks(told, secrets)).toEqual([])
    for (const address of addresses()) {
      if (address === '/robots.txt') continue
      const { status, text } = await shop.visitor().get(address)
      expect([address, status]).toEqual([address, 403])
      if (!address.startsWith('/api/') && !address.includes('format=')) {
        expect(text).toContain('"pageType":103')
      }
    }
    const ada = shop.visitor()
    const wish = { itemId: shop.bowlId, sku: 'BOWL-S', quantity: 1 }
    expect((await ada.write('POST', entriesPath, wish)).json()).toMatchObject({
      code: 'site-locked',
    })
    expect((await ada.postForm('/cart/add', { itemId: shop.bowlId })).status).toBe(403)
    expect((await ada.get('/checkout')).status).toBe(403)
    expect((await shop.enter(ada, '/journal?tag=kiln', password)).headers.location).toBe(
      '/journal?tag=kiln',
    )
    const seen = [...(await toldTo(ada)).values()].join(' ')
    for (const secret of secrets) expect(seen).toContain(secret)
    expect((await ada.write('POST', entriesPath, wish)).status).toBe(200)
  }, 120_000)

  test('has a map for those who opened it, which nothing between them and the site keeps', async () => {
    shop.aSecondPasses()
    const before = await shop.visitor().get('/sitemap.xml')
    expect(before.headers['cache-control']).toContain('public')
    await shop.lockSite(password)
    const ada = shop.visitor()
    await shop.enter(ada, '/', password)
    const { status, headers } = await ada.get('/sitemap.xml')
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  })

  test('asks for the password of a page after its own', async () => {
    await shop.lockSite(password)
    await shop.lock('about', 'another river 8')
    const ada = shop.visitor()
    expect((await shop.enter(ada, '/about', 'another river 8')).status).toBe(403)
    expect((await shop.enter(ada, '/about', password)).status).toBe(303)
    expect((await ada.get('/journal')).status).toBe(200)
    expect((await ada.get('/about')).status).toBe(403)
    await shop.enter(ada, '/about', 'another river 8')
    expect((await ada.get('/about')).status).toBe(200)
  })

  test('is open to who may see private pages, cart and all', async () => {
    await shop.lockSite(password)
    const looking = await shop.lookingAs(shop.ownerHere)
    for (const path of ['/', '/cart', '/shop/moss-bowl', '/api/commerce/shopping-cart']) {
      expect([path, (await looking.get(path)).status]).toEqual([path, 200])
    }
  })
})
