import { afterAll, beforeAll, expect, test } from 'vitest'
import { quickViewOf } from '@vitrine/rules/shop/products/quick-view.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

const mark = 'class="sqs-product-quick-view-button"'

test('a list opens each of its products, and leads to their pages without script', async () => {
  const list = (await shop.visitor().get('/shop')).text
  const named = `data-id="${shop.bowlId}"`
  expect(list).toMatch(new RegExp(`<span ${mark} [^>]*${named}[^>]*>Quick View</span>`))
  expect(list).toMatch(/<noscript><a href="\/shop\/moss-bowl" aria-label="Quick View: [^"]+">/)
  await shop.perform('set-product-views', { set: { quickView: false }, seen: {} })
  shop.time.now += 1500
  expect((await shop.visitor().get('/shop')).text).not.toContain('product-quick-view')
  await shop.perform('set-product-views', { set: { quickView: true }, seen: {} })
})

test('what it opens is the product alone, with all that is needed to buy it', async () => {
  const led = await shop.visitor().get(quickViewOf(shop.bowlId))
  expect([led.status, led.headers['location']]).toEqual([302, '/shop/moss-bowl?format=quick-view'])
  const part = (await shop.visitor().get('/shop/moss-bowl?format=quick-view')).text
  expect(part).toMatch(/^<article class="quick-view" /)
  for (const needed of ['product-variants', 'product-quantity-input', 'sqs-add-to-cart-button']) {
    expect(part).toContain(`class="${needed}`)
  }
  expect(part).toContain('<a href="/shop/moss-bowl">See all details</a>')
  expect(part).not.toMatch(/<html|<script|\[\[/)
})

test('what visitors do not see has no quick view, and what is no product is a page', async () => {
  for (const id of ['', 'nobody', '"><b>']) {
    expect((await shop.visitor().get(quickViewOf(id))).status).toBe(404)
  }
  const page = await shop.visitor().get('/shop?format=quick-view')
  expect(page.text).toContain('<html')
})

test('a product leads to those beside it and to what was seen before where the owner wants it', async () => {
  const navigation = /<nav class="product-neighbours"[^]*?<\/nav>/
  const page = async (path: string) => (await shop.visitor().get(path)).text
  const list = await page('/shop')
  const paths = [...list.matchAll(/class="product-list-title"><a href="([^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  expect(paths.length).toBeGreaterThan(1)
  expect(await page(paths[1] ?? '')).not.toMatch(navigation)
  await shop.perform('set-product-views', { set: { neighbours: true, recent: true }, seen: {} })
  shop.time.now += 1500
  const led: string[] = []
  for (let next: string | undefined = paths[0]; next !== undefined;) {
    led.push(next)
    const shown: string = navigation.exec(await page(next))?.[0] ?? ''
    const before = /rel="prev" href="([^"]+)"/.exec(shown)?.[1]
    expect(before).toBe(led.at(-2))
    next = /rel="next" href="([^"]+)"><span>Next product<\/span>/.exec(shown)?.[1]
  }
  expect(led).toEqual(paths)
  const last = await page(paths.at(-1) ?? '')
  expect(last).toMatch(
    /<section class="product-recent [^>]*hidden data-title="[^"]+"><h2 [^>]*>Recently viewed</,
  )
  const context = (await shop.visitor().get(`${paths[0]}?format=json`)).json<{
    pagination: { nextItem?: { fullUrl: string } }
  }>()
  expect(context.pagination.nextItem?.fullUrl).toBe(paths[1])
  await shop.perform('set-product-views', { set: { neighbours: false, recent: false }, seen: {} })
})
