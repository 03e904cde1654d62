import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { entriesPath } from './shop/cart/testing/open-cart-shop.ts'
import { questionsAsked } from './shop/cart/testing/questions-asked.ts'
import { openLockedShop, type LockedShop } from './testing/open-locked-shop.ts'

let shop: LockedShop
let club: string
beforeAll(async () => {
  shop = await openLockedShop()
  club = shop.goods.get('GLAZE')?.itemId ?? ''
})
afterAll(() => shop.close())
afterEach(() => shop.unlockAll())

const members = { kind: 'members' } as const
const sentence = 'This page available only site members'

describe('a page for signed-in customers', () => {
  test('is page 105 for everybody else, for no one to keep or to find, with the way to sign in and back', async () => {
    await shop.showTo('journal', members)
    for (const path of ['/journal', '/journal/first-firing', '/journal/nothing-of-that-name?x=1']) {
      const { status, headers, text } = await shop.visitor().get(path)
      expect([status, headers['cache-control']]).toEqual([403, 'private, no-store'])
      expect(text).toContain(`>${sentence}</h1>`)
      expect(text).toContain('"pageType":105')
      expect(text).toContain('<meta name="robots" content="noindex">')
      expect(text).toContain(`href="/account/login?next=${encodeURIComponent(path)}"`)
      expect(text).toContain(`href="/account/sign-up?next=${encodeURIComponent(path)}"`)
      expect(text).not.toMatch(/firing<|Warm\./)
      const asData = await shop.visitor().get(`/journal?format=json`)
      expect([asData.status, asData.json()]).toMatchObject([403, { pageType: 105 }])
    }
    const ada = await shop.member()
    const seen = await ada.get('/journal')
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(seen.text).toContain('First firing')
    expect((await ada.get('/journal?format=json')).json()).toMatchObject({
      collection: { permissionType: 2, passwordProtected: false },
    })
    expect((await ada.get('/search?q=firing')).text).toContain('First firing')
    // what was made for her is kept for nobody else
    for (const path of ['/journal', '/journal/first-firing', '/search?q=firing', '/sitemap.xml']) {
      expect((await shop.visitor().get(path)).text).not.toMatch(/First firing|first-firing</)
    }
  })

  test('gives somebody who signs in what they asked for, and nobody another site', async () => {
    await shop.showTo('journal', members)
    const ada = await shop.member()
    const places = { '/journal?tag=kiln': '/journal?tag=kiln', '//evil.example': '/account' }
    for (const [next, place] of Object.entries({ ...places, '/\\evil.example': '/account' })) {
      const led = await ada.get(`/account/login?next=${encodeURIComponent(next)}`)
      expect(led.headers.location).toBe(place)
    }
  })

  test('is seen by whoever works on the site, in the frame as well, and set by who edits pages', async () => {
    await shop.showTo('about', members)
    expect((await (await shop.lookingAs(shop.ownerHere)).get('/about')).status).toBe(200)
    expect((await shop.inFrame('/about')).status).toBe(200)
    const seller = await shop.person('seller2@fern.example', [Role.storeManager])
    const wish = { collectionId: shop.pageId('about'), set: { audience: null } }
    expect((await shop.act(seller, 'set-page-audience', wish)).status).toBe(403)
  })

  test('opens for nobody while the shop has no accounts, nor by a password', async () => {
    await shop.showTo('about', members)
    const ada = await shop.member()
    expect((await ada.get('/about')).status).toBe(200)
    const tried = await shop.enter(ada, '/about', 'members')
    expect([tried.status, tried.headers.location]).toEqual([303, '/about'])
    await shop.perform('set-customer-accounts', { set: { memberAccounts: false } })
    shop.aSecondPasses()
    const shut = await ada.get('/about')
    expect([shut.status, shut.text.includes('Nobody can sign in here')]).toEqual([403, true])
  })

  test('has one way in: a password takes it from members, and undo gives it back', async () => {
    await shop.showTo('about', members)
    await shop.lock('about', 'quiet river 7')
    const ada = await shop.member()
    expect((await ada.get('/about')).text).toContain('"pageType":103')
    await shop.ownerHere.write('POST', `/api/editor/sites/${shop.siteId}/undo`, {})
    shop.aSecondPasses()
    expect((await ada.get('/about')).status).toBe(200)
    expect((await shop.visitor().get('/about')).text).toContain('"pageType":105')
  })

  test('costs one question more for who is signed in on a site with such pages, and else none', async () => {
    const ada = await shop.member()
    const asked = (who: typeof ada) =>
      questionsAsked(shop.context.database.pool, { request: () => who.get('/about') })
    shop.aSecondPasses()
    await ada.get('/about')
    const before = await asked(ada)
    expect(before).toBe(await asked(shop.visitor()))
    await shop.showTo('journal', members)
    await shop.visitor().get('/about')
    expect(await asked(shop.visitor())).toBe(before)
    expect(await asked(ada)).toBe(before + 1)
  })
})

describe('a page for holders of a product', () => {
  test('is 105 for nobody known, 106 for a customer without it, and says what opens it', async () => {
    await shop.showTo('journal', { kind: 'holders', productIds: [club] })
    const nobody = await shop.visitor().get('/journal')
    expect([nobody.status, nobody.text.includes('"pageType":105')]).toEqual([403, true])
    const bob = await shop.member()
    const { status, text } = await bob.get('/journal/first-firing')
    expect(status).toBe(403)
    expect(text).toContain('"pageType":106')
    expect(text).toContain(`>${sentence}</h1>`)
    expect(text).toMatch(/<a href="\/shop\/[\w-]+">Glaze Recipes<\/a>/)
    expect((await (await shop.member([shop.bowlId])).get('/journal')).status).toBe(403)
    const ada = await shop.member([club])
    expect((await ada.get('/journal?format=json')).json()).toMatchObject({
      collection: { permissionType: 3 },
    })
  })

  test('is over for a member at the very end of what they hold', async () => {
    await shop.showTo('journal', { kind: 'holders', productIds: [club] })
    const ada = await shop.member([club], shop.time.now + 5000)
    expect((await ada.get('/journal')).status).toBe(200)
    shop.time.now += 5000
    expect((await ada.get('/journal')).text).toContain('"pageType":106')
  })

  test('sells its goods, and tells of their stock, to its members alone', async () => {
    await shop.showTo('shop', { kind: 'holders', productIds: [club] })
    const wish = { itemId: shop.bowlId, sku: 'BOWL-S', quantity: 1 }
    const stock = `/api/commerce/inventory/stock/?itemId=${shop.bowlId}`
    const eve = shop.visitor()
    expect((await eve.write('POST', entriesPath, wish)).status).toBe(404)
    expect((await eve.get(stock)).text).not.toContain('qtyInStock')
    const ada = await shop.member([club])
    expect((await ada.get(stock)).text).toContain('qtyInStock')
    expect((await ada.write('POST', entriesPath, wish)).status).toBe(200)
  })
})
