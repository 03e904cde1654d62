import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buy, openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import { createVisitor, type TestResponse, type Visitor } from '../../testing/http-client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({
    environment: { RATE_CHECKOUT_PER_MINUTE: '1000', RATE_CART_PER_10S: '1000' },
  })
})
afterAll(() => shop.close())

const setCookies = ({ headers }: TestResponse): string[] => headers['set-cookie'] ?? []
const entriesOf = async (visitor: Visitor): Promise<unknown[]> =>
  (await visitor.get('/api/commerce/shopping-cart')).json<{ entries: unknown[] }>().entries

/** The token of a cart, for somebody who got hold of it. */
const cartOf = (visitor: Visitor): string => visitor.cookies.get('__Host-cart') ?? ''

function holding(cookies: Readonly<Record<string, string>>): Visitor {
  const visitor = shop.visitor()
  for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value)
  return visitor
}

describe('on a host whose browsers keep cookies of that host alone', () => {
  test('whatever grants something is called so that no other host can set it', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    expect(ada.cookies.get('hasCart')).toBe('true')
    expect(ada.cookies.get('crumb')).toBe(ada.cookies.get('__Host-crumb'))
    expect([...ada.cookies.keys()].toSorted()).toEqual([
      '__Host-cart',
      '__Host-crumb',
      'crumb',
      'hasCart',
    ])
    const fresh = setCookies(await shop.add(holding({}), 'BOWL-S'))
    const cart = fresh.find((line) => line.startsWith('__Host-cart='))
    expect(cart).toMatch(/; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  test('a cart that a neighbour tossed by its bare name is not opened, and goes', async () => {
    const attacker = await shop.shopperWith('BOWL-S')
    const victim = holding({ cart: cartOf(attacker), hasCart: 'true' })
    expect(await entriesOf(victim)).toEqual([])
    expect(victim.cookies.has('cart')).toBe(false)
    const again = await holding({ cart: cartOf(attacker) }).get('/cart')
    expect(setCookies(again)).toContain('cart=; Max-Age=0; Domain=fern.localhost; Path=/')
    await shop.add(victim, 'GLAZE')
    expect(await entriesOf(attacker)).toHaveLength(1)
  })

  test('a cart from before comes over at the next visit, once, and its old cookie opens nothing', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const former = cartOf(ada)
    await shop.context.database.kysely
      .updateTable('cart')
      .set({ has_former_cookie: true })
      .execute()
    const back = holding({ cart: former, hasCart: 'true' })
    expect((await back.get('/')).status).toBe(200)
    expect(back.cookies.has('cart')).toBe(false)
    expect(cartOf(back)).toMatch(/^[\w-]{43}$/)
    expect(cartOf(back)).not.toBe(former)
    expect(await entriesOf(back)).toHaveLength(1)
    expect(await entriesOf(ada)).toEqual([])
    const neighbour = holding({ cart: former })
    expect(await entriesOf(neighbour)).toEqual([])
    expect(cartOf(neighbour)).toBe('')
  })

  test('two cookies of one name are refused, and the answer removes them', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const cookie = `__Host-cart=${cartOf(ada)}; __Host-cart=${'x'.repeat(43)}`
    for (const path of ['/', '/cart', '/api/commerce/shopping-cart']) {
      const refused = await shop.visitor().send(path, { headers: { cookie } })
      expect([refused.status, refused.json()['code']]).toEqual([400, 'cookie-repeated'])
      expect(setCookies(refused)).toContain('__Host-cart=; Max-Age=0; Path=/; Secure')
    }
    const shown = await shop.visitor().send('/', { headers: { cookie, accept: 'text/html' } })
    expect(shown.text).toContain('Please load the page again.')
  })

  test('a crumb tossed over the domain changes nothing, and what scripts read is put right', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const crumb = ada.cookies.get('__Host-crumb') ?? ''
    const answer = await ada.send('/cart', {
      headers: { cookie: `crumb=forged; __Host-crumb=${crumb}; crumb=${crumb}` },
    })
    expect(answer.status).toBe(200)
    expect(setCookies(answer)).toEqual([
      `crumb=${crumb}; Path=/; SameSite=Lax`,
      'crumb=; Max-Age=0; Domain=fern.localhost; Path=/',
      'crumb=; Max-Age=0; Domain=fern.localhost; Path=/cart',
    ])
    const forged = await ada.send('/api/commerce/shopping-cart/entries', {
      method: 'POST',
      headers: { cookie: 'crumb=forged; _crumb=forged', 'x-csrf-token': 'forged' },
      body: {},
    })
    expect([forged.status, forged.json()['crumbFail']]).toEqual([403, true])
  })

  test('cookies of the owner’s own scripts stay, unless all together are too many', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const own = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const cookie = `_ga=GA1.1.1; ss_cid=1; ${own}`
    expect(setCookies(await ada.send('/cart', { headers: { cookie } }))).toEqual([])
    const junk = Array.from({ length: 14 }, (_none, at) => `junk${at}=${'x'.repeat(4000)}`)
    const flooded = await ada.send('/cart', {
      headers: { cookie: `${junk.join('; ')}; ${cookie}` },
    })
    expect([flooded.status, await entriesOf(ada)]).toEqual([200, [expect.anything()]])
    expect(setCookies(flooded)).toContain('junk13=; Max-Age=0; Domain=fern.localhost; Path=/')
    expect(setCookies(flooded).join('\n').length).toBeLessThan(4000)
  })

  test('a header of many thousand names is answered with some forty removals and no more', async () => {
    const names = Array.from({ length: 9000 }, (_none, at) => `a${at.toString(36)}=b`)
    const path = `/cart${'/a'.repeat(40)}`
    const answer = await shop.visitor().send(path, { headers: { cookie: names.join(';') } })
    expect(answer.status).toBe(404)
    expect(setCookies(answer).length).toBeLessThan(45)
  })

  test('more than can be read is refused in words, and removed', async () => {
    const cookie = Array.from({ length: 20 }, (_none, at) => `junk${at}=${'x'.repeat(4000)}`).join(
      '; ',
    )
    const refused = await shop.visitor().send('/', { headers: { cookie } })
    expect([refused.status, refused.headers['clear-site-data']]).toEqual([431, '"cookies"'])
    expect(refused.text).toContain('Your browser sent more cookies than can be read')
  })
})

describe('what was typed at a checkout', () => {
  test('is shown to the browser that typed it, and to nobody who only holds the cart', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const declined = await buy(ada, { payment: 'declined' })
    expect(declined.text).toContain('1 Moss Lane')
    expect((await ada.get('/checkout')).text).toContain('1 Moss Lane')
    const other = holding({ '__Host-cart': cartOf(ada) })
    await other.get('/')
    for (const page of [
      await other.get('/checkout'),
      await buy(other, { email: 'x', line1: 'y' }),
    ]) {
      expect(page.text).not.toContain('1 Moss Lane')
      expect(page.text).not.toContain('ada@shopper.example')
    }
  })

  test('nor does the order that came of it open to them', async () => {
    const ada = await shop.shopperWith('GLAZE')
    const bought = await buy(ada)
    expect(bought.headers.location).toMatch(/^\/checkout\/order-confirmed\//)
    const other = holding({ '__Host-cart': cartOf(ada) })
    await other.get('/')
    expect((await other.get('/checkout')).headers.location).toBe('/cart')
    expect((await buy(other, { key: 'k'.repeat(32) })).headers.location).toBe('/cart')
    expect((await ada.get('/checkout')).headers.location).toBe(bought.headers.location)
  })
})

describe('the way from the editor to a site with its drafts', () => {
  test('is taken from the editor, or from an address that somebody types', async () => {
    const owner = await shop.owner()
    const visit = (headers: Record<string, string>) =>
      owner.send(`/api/editor/sites/${shop.siteId}/visit?path=/`, { headers })
    for (const site of ['same-origin', 'none']) {
      const { headers } = await visit({ 'sec-fetch-site': site })
      expect(headers.location).toMatch(/^http:\/\/fern\.localhost.*\?viewer=/)
    }
    for (const headers of [
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { referer: `http://fern.localhost:${shop.port}/` },
      {},
    ]) {
      const refused = await visit(headers)
      expect([refused.status, refused.headers.location]).toEqual([403, undefined])
      expect(refused.json()['code']).toBe('foreign-link')
    }
  })
})

describe('on a host without TLS', () => {
  let open: TestShop
  beforeAll(async () => {
    open = await openShop({
      environment: { SITES_DOMAIN: 'shops.example', RATE_CART_PER_10S: '1000' },
    })
  })
  afterAll(() => open.close())
  const shopper = (): Visitor => createVisitor(open.port, 'fern.shops.example')

  test('cookies have their bare names, and two of one are refused and removed wherever they lie', async () => {
    const ada = shopper()
    expect((await open.add(ada, 'BOWL-S')).status).toBe(200)
    expect([...ada.cookies.keys()].toSorted()).toEqual(['cart', 'crumb', 'hasCart'])
    const cookie = `cart=${'x'.repeat(43)}; cart=${ada.cookies.get('cart')}`
    const refused = await ada.send('/shop/moss-bowl', { headers: { cookie } })
    expect(refused.json()['code']).toBe('cookie-repeated')
    const removed = setCookies(refused).filter((line) => line.startsWith('cart=;'))
    expect(removed).toEqual(
      expect.arrayContaining([
        'cart=; Max-Age=0; Path=/',
        'cart=; Max-Age=0; Domain=shops.example; Path=/',
        'cart=; Max-Age=0; Domain=shops.example; Path=/shop',
        'cart=; Max-Age=0; Domain=fern.shops.example; Path=/shop/moss-bowl',
      ]),
    )
  })

  test('a cart that a neighbour tossed is found out before anybody types an address', async () => {
    const attacker = shopper()
    await open.add(attacker, 'BOWL-S')
    const tossed = [...attacker.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const form = await shopper().send('/checkout', { headers: { cookie: tossed } })
    expect(form.status).toBe(200)
    // the browser keeps these beside those of the neighbour
    const own = setCookies(form).map((line) => line.split(';')[0])
    expect(own.map((pair) => pair?.split('=')[0])).toEqual(['cart', 'crumb'])
    const sent = await shopper().send('/checkout', {
      method: 'POST',
      headers: {
        cookie: `${tossed}; ${own.join('; ')}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ key: 'k', line1: '1 Moss Lane' }).toString(),
    })
    expect(sent.json()['code']).toBe('cookie-repeated')
    expect((await attacker.get('/checkout')).text).not.toContain('1 Moss Lane')
  })
})
