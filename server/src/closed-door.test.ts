import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { buy } from './shop/checkout/testing/open-shop.ts'
import { openLockedShop, type LockedShop } from './testing/open-locked-shop.ts'
import { startTestServer } from './testing/start-test-server.ts'

let shop: LockedShop
beforeAll(async () => {
  shop = await openLockedShop()
})
afterAll(() => shop.close())

async function setDoor(isClosed: boolean): Promise<void> {
  await shop.perform('set-door', { set: { isClosed } })
  shop.aSecondPasses()
}

const pages = [
  '/',
  '/shop',
  '/shop/moss-bowl',
  '/shop?format=json',
  '/journal?format=rss',
  '/nowhere',
  '/search?q=moss',
  '/cart',
  '/checkout',
  '/sitemap.xml',
  '/s/price-list.pdf',
]

describe('a site whose door is closed', () => {
  test('says at every address that it comes soon, to be asked again, and kept by nobody', async () => {
    const open = await shop.visitor().get('/shop/moss-bowl')
    expect(open.text).toContain('Moss Bowl')
    await setDoor(true)
    for (const path of pages) {
      const { status, headers, text } = await shop.visitor().get(path)
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '3600'])
      expect(headers['cache-control']).toContain('no-store')
      expect(text).toContain('Coming soon')
      expect(text).not.toMatch(/moss bowl|type="password"|type=\\"password/i)
    }
  })

  test('takes nothing into a cart, and opens by no password and no kept cookie', async () => {
    await setDoor(true)
    const visitor = shop.visitor()
    await visitor.get('/')
    const cart = await visitor.get('/api/commerce/shopping-cart')
    expect([cart.status, cart.json<{ code: string }>().code]).toEqual([403, 'site-closed'])
    const entered = await shop.enter(visitor, '/', 'quiet river 7')
    expect(entered.status).toBe(503)
    expect((await visitor.get('/')).status).toBe(503)
  })

  test('keeps nobody from the order that they have, nor from withdrawing from it', async () => {
    await setDoor(false)
    await shop.perform('set-store-policies', { set: { withdrawalDays: 14 } })
    const buyer = shop.visitor()
    await shop.add(buyer, 'BOWL-M', 1)
    const placed = await buy(buyer, { email: 'ada@shopper.example' })
    const order = new URL(placed.headers['location'] ?? '', 'http://fern.localhost').pathname
    await setDoor(true)
    // by its link, in any browser
    for (const path of [order, `${order}/receipt`, `${order}/withdrawal`, '/checkout/withdrawal']) {
      const { status, text } = await shop.visitor().get(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).not.toContain('Coming soon')
    }
    expect((await buyer.get('/checkout')).status).toBe(503)
    await setDoor(false)
  })

  test('shows itself to those who work on it, in the frame and on the site', async () => {
    await setDoor(true)
    const ownerThere = await shop.lookingAs(shop.ownerHere)
    expect((await ownerThere.get('/shop/moss-bowl')).text).toContain('Moss Bowl')
    expect((await ownerThere.get('/cart')).status).toBe(200)
    expect((await shop.inFrame('/shop/moss-bowl')).text).toContain('Moss Bowl')
  })

  test('is open to visitors at once, and asks for its password only then', async () => {
    await setDoor(true)
    const visitor = shop.visitor()
    expect((await visitor.get('/shop/moss-bowl')).status).toBe(503)
    await setDoor(false)
    expect((await visitor.get('/shop/moss-bowl')).status).toBe(200)
    await shop.lockSite('quiet river 7')
    expect((await shop.visitor().get('/')).text).toContain('type="password"')
    await setDoor(true)
    expect((await shop.visitor().get('/')).text).toContain('Coming soon')
    await setDoor(false)
    await shop.unlockAll()
  })

  test('says it in words of its owner, as they were typed, and again in its own after one undo', async () => {
    await setDoor(true)
    const set = {
      title: 'Fern & <b>Daughters</b>',
      text: 'We open in May.\n\nFind us\nat the fair',
    }
    await shop.perform('set-coming-soon', { set })
    shop.aSecondPasses()
    const { status, text } = await shop.visitor().get('/shop')
    expect(status).toBe(503)
    expect(text).toContain('<h1>Fern &amp; &lt;b&gt;Daughters&lt;/b&gt;</h1>')
    expect(text).toContain('<p>We open in May.</p><p>Find us<br>at the fair</p>')
    expect(text).toMatch(/<title>Fern &amp; &lt;b&gt;Daughters&lt;\/b&gt;/)
    expect(text).not.toContain('Coming soon')
    const base = `/api/editor/sites/${shop.siteId}`
    expect((await shop.ownerHere.write('POST', `${base}/undo`, {})).status).toBe(200)
    shop.aSecondPasses()
    expect((await shop.visitor().get('/')).text).toContain('<h1>Coming soon</h1>')
    const longest = { set: { title: 'x'.repeat(101) } }
    expect((await shop.act(shop.ownerHere, 'set-coming-soon', longest)).status).toBe(400)
    await setDoor(false)
  })

  test('and its lock screen speak the language of the site, where nobody wrote anything else', async () => {
    await setDoor(true)
    await shop.perform('set-site-details', { set: { language: 'de-AT' } })
    shop.aSecondPasses()
    const closed = (await shop.visitor().get('/')).text
    expect(closed).toContain('<h1>Demnächst hier</h1>')
    expect(closed).toContain('<title>Demnächst hier')
    expect(closed).not.toContain('Coming soon')
    await setDoor(false)
    await shop.lockSite('quiet river 7')
    const visitor = shop.visitor()
    const locked = (await visitor.get('/')).text
    expect(locked).toContain('<span>Diese Seite ist gesperrt</span>')
    expect(locked).toContain('<p>Wer das Passwort hat, kommt weiter.</p>')
    expect(locked).toMatch(/>Passwort<\/label>[^]*>Weiter<\/button>/)
    const wrong = await shop.enter(visitor, '/', 'wrong river 7')
    expect(wrong.text).toContain('Das ist nicht das Passwort.')
    expect(wrong.text).toContain('<title>Fehler: Diese Seite ist gesperrt')
    expect(`${locked}${wrong.text}`).not.toMatch(/This page is locked|Go on|password can/)
    // what an owner types is what is stored, so the frame shows that
    expect((await shop.inFrame('/_slides/lock-screen')).text).toContain('password can go on')
    await shop.unlockAll()
    await shop.perform('set-site-details', { set: { language: 'en-US' } })
  })

  test('is opened by who manages the site and nobody else, and closed again by one undo', async () => {
    await setDoor(true)
    const editor = await shop.person('writer@fern.example', [Role.editor])
    const wish = { set: { isClosed: false }, seen: { isClosed: true } }
    expect((await shop.act(editor, 'set-door', wish)).status).toBe(403)
    expect((await shop.act(shop.ownerHere, 'set-door', wish)).status).toBe(200)
    const base = `/api/editor/sites/${shop.siteId}`
    expect((await shop.ownerHere.write('POST', `${base}/undo`, {})).status).toBe(200)
    shop.aSecondPasses()
    expect((await shop.visitor().get('/')).status).toBe(503)
    await setDoor(false)
  })
})

test('a new site begins behind its closed door where it is not on this machine alone', async () => {
  const server = await startTestServer({ environment: { SITES_DOMAIN: 'shops.example' } })
  try {
    const owner = await server.owner()
    const made = await owner.write('POST', '/api/editor/sites', {
      name: 'moss',
      starter: 'corrigan',
    })
    const { siteId } = made.json<{ siteId: string }>()
    const settings = `/api/editor/sites/${siteId}/documents/site-settings/site`
    const stored = (await owner.get(settings)).json<{ body: { isClosed?: boolean } }>()
    expect(stored.body.isClosed).toBe(true)
  } finally {
    await server.close()
  }
})

test('a site of this machine begins open', async () => {
  expect((await shop.visitor().get('/')).status).toBe(200)
})
