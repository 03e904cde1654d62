import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { buy } from './shop/checkout/testing/open-shop.ts'
import { openLockedShop, type LockedShop } from './testing/open-locked-shop.ts'

const code = {
  header: '<b>mine-header</b>',
  footer: '<b>mine-footer</b>',
  lockScreen: '<b>mine-lock</b>',
}
const password = 'quiet river 7'

let shop: LockedShop
beforeAll(async () => {
  shop = await openLockedShop()
  await shop.perform('set-template-file', {
    path: 'site.region',
    text: '<!doctype html><html><head>{squarespace-headers}</head><body>{squarespace.main-content}{squarespace-footers}</body></html>',
  })
  await shop.perform('set-site-code', {
    set: code,
    seen: { header: '', footer: '', lockScreen: '' },
  })
  shop.aSecondPasses()
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.unlockAll()
  shop.aSecondPasses()
})

/** Which of the owner's pieces stand on a page. */
const pieces = ({ text }: { readonly text: string }): string[] =>
  [...text.matchAll(/<b>mine-(\w+)<\/b>/g)].map(([, name = '']) => name)

describe('the code of the site', () => {
  test.each(['/', '/about', '/shop', '/shop/moss-bowl', '/search?q=moss', '/cart', '/nowhere'])(
    'stands at the ends of head and body of %s',
    async (path) => {
      const page = await shop.visitor().get(path)
      expect(pieces(page)).toEqual(['header', 'footer'])
      expect(page.text).toMatch(/mine-header<\/b>\s*<\/head>/)
      expect(page.text).toMatch(/mine-footer<\/b>\s*<\/body>/)
    },
  )

  test('stands on a lock screen with what is meant for it', async () => {
    await shop.lock('about', password)
    expect(pieces(await shop.visitor().get('/about'))).toEqual(['header', 'lock', 'footer'])
    await shop.lockSite(password)
    expect(pieces(await shop.visitor().get('/cart'))).toEqual(['header', 'lock', 'footer'])
  })

  test('stands neither on the checkout nor on the page of an order', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const checkout = await ada.get('/checkout')
    expect([checkout.status, pieces(checkout)]).toEqual([200, []])
    const { location = '' } = (await buy(ada)).headers
    const order = await ada.get(location)
    expect([order.status, pieces(order)]).toEqual([200, []])
    expect((await ada.get(`${location}?format=json`)).text).not.toContain('mine-')
  })

  test('does not stand in the frame of the editor', async () => {
    for (const path of ['/', '/shop/moss-bowl', '/cart']) {
      expect(pieces(await shop.inFrame(path))).toEqual([])
    }
  })

  test('is written by who may write code alone, piece by piece, and can be taken back', async () => {
    const editor = await shop.person('ben@fern.example', [Role.editor])
    const set = { header: '<b>mine-other</b>' }
    expect((await shop.act(editor, 'set-site-code', { set })).status).toBe(403)
    await shop.perform('set-site-code', { set, seen: { header: code.header } })
    shop.aSecondPasses()
    expect(pieces(await shop.visitor().get('/'))).toEqual(['other', 'footer'])
    const late = { set: { header: 'late' }, seen: { header: code.header } }
    expect((await shop.act(shop.ownerHere, 'set-site-code', late)).status).toBe(409)
    const path = `/api/editor/sites/${shop.siteId}/undo`
    expect((await shop.ownerHere.write('POST', path, {})).status).toBe(200)
    shop.aSecondPasses()
    expect(pieces(await shop.visitor().get('/'))).toEqual(['header', 'footer'])
  })

  test('of an item stands on its own page alone, in no frame and nowhere else', async () => {
    const idOf = async (path: string): Promise<string> => {
      const page = await shop.visitor().get(`${path}?format=json`)
      return page.json<{ item: { id: string } }>().item.id
    }
    const paths = ['/shop/moss-bowl', '/journal/second-firing']
    const set = { header: '<b>mine-item</b>' }
    const editor = await shop.person('item-editor@fern.example', [Role.editor])
    for (const path of paths) {
      const wish = { itemId: await idOf(path), set, seen: { header: '' } }
      expect((await shop.act(editor, 'set-item-code', wish)).status).toBe(403)
      await shop.perform('set-item-code', wish)
    }
    shop.aSecondPasses()
    for (const path of paths) {
      expect(pieces(await shop.visitor().get(path))).toEqual(['header', 'item', 'footer'])
      expect(pieces(await shop.inFrame(path))).toEqual([])
      expect((await shop.visitor().get(`${path}?format=json`)).text).not.toContain('mine-item')
    }
    for (const path of ['/shop', '/journal', '/journal/first-firing']) {
      expect(pieces(await shop.visitor().get(path))).toEqual(['header', 'footer'])
      expect((await shop.visitor().get(`${path}?format=json`)).text).not.toContain('mine-item')
    }
    const gone = { itemId: 'ab'.repeat(12), set }
    expect((await shop.act(shop.ownerHere, 'set-item-code', gone)).status).toBe(404)
    const itemId = await idOf('/shop/moss-bowl')
    await shop.perform('set-item-code', { itemId, set: { header: '' }, seen: set })
    shop.aSecondPasses()
    expect(pieces(await shop.visitor().get('/shop/moss-bowl'))).toEqual(['header', 'footer'])
  })

  test('is no longer than a page can bear', async () => {
    const set = { footer: 'x'.repeat(100_001) }
    expect((await shop.act(shop.ownerHere, 'set-site-code', { set })).status).toBe(400)
  })
})
