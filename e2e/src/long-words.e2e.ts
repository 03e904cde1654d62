import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import type { Product } from '@vitrine/server/testing/start-product.ts'
import { callAsOwner, giveCookies, type OwnerCalls } from './call-as-owner.ts'
import { fitsItsWidth, widths } from './open-browser.ts'
import { isAdd, type ShopPage } from './shop-page.ts'
import { everyShopVisit } from './shop-visits.ts'

let product: Product
let visitor: ShopPage
let calls: OwnerCalls
let page: Page

everyShopVisit(isAdd, (visit) => {
  ;({ product, visitor } = visit)
  page = visitor.page
})

const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
const title = `${long.slice(0, 30)}${long.slice(0, 30)}`.toLowerCase()

const entries = {
  email: `ada@${long.slice(0, 50)}.example`,
  firstName: long,
  lastName: long,
  line1: long,
  line2: long,
  city: long,
  region: long,
  postalCode: '04000',
} as const

/** Everything fits, and what stands at the end of a line can be read. */
async function fits(where: string, amounts?: string): Promise<void> {
  expect(await fitsItsWidth(page), where).toBe(true)
  if (amounts === undefined) return
  const ends = await page
    .locator(amounts)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  expect(ends.length, where).toBeGreaterThan(0)
  expect(Math.max(...ends), where).toBeLessThanOrEqual(widths.phone)
}

it('a title, a name and a city without a blank fit a phone, on every page and in the mail', async () => {
  calls = await callAsOwner(product)
  const { owner, site } = calls
  const shop = createVisitor(product.port, 'shop.localhost')
  const { item } = (await shop.get('/shop/six-sample-tiles?format=json')).json<{
    item: { id: string; title: string }
  }>()
  const renamed = await owner.write('POST', `${site}/actions`, {
    action: 'edit-product',
    input: { itemId: item.id, set: { title } },
  })
  expect(renamed.text).toContain('revision')
  await page.setViewportSize({ width: widths.phone, height: 740 })
  await visitor.open('/shop/six-sample-tiles')
  await expect.poll(() => page.locator('h1').innerText()).toBe(title)
  await fits('product')
  await visitor.add()
  await visitor.open('/cart')
  await fits('cart', '.cart-sum, .cart-subtotal')
  await visitor.open(`/search?q=${title}`)
  expect(await page.locator('.search-hit').count()).toBe(1)
  await fits('search')
  await visitor.open('/checkout')
  await fits('checkout', '.checkout-sum, .checkout-totals dd')
  for (const [name, value] of Object.entries(entries)) await page.fill(`#checkout-${name}`, value)
  await page.locator('.checkout-button').click()
  await page.waitForURL('**/checkout/order-confirmed/*')
  await fits('order', '.checkout-sum, .checkout-totals dd')
  const { mails } = (await owner.get(`${site}/mails`)).json<{ mails: { id: string }[] }>()
  const { html } = (await owner.get(`${site}/mails/${mails[0]?.id}`)).json<{ html: string }>()
  expect(html).toContain(title)
  await page.goto('about:blank')
  await page.setContent(html)
  await fits('mail', 'td[align=right]')
})

it('in the editor no such word pushes what stands beside it out of its list, nor out of its room', async () => {
  const { owner, act } = calls
  const shop = createVisitor(product.port, 'shop.localhost')
  const { item } = (await shop.get('/shop/six-sample-tiles?format=json')).json<{
    item: { id: string }
  }>()
  await act('edit-product', { itemId: item.id, set: { title } })
  await act('add-page', { title: long, typeName: 'blog', urlId: 'long' })
  const browser = page.context().browser()
  if (browser === null) throw new Error('no browser is open')
  const context = await browser.newContext({ viewport: { width: widths.tablet, height: 900 } })
  await giveCookies(context, owner, product)
  const editor = await context.newPage()
  const look = async (room: string, heading: string): Promise<void> => {
    await editor.goto(`${product.editor}/config/sites/shop/${room}`)
    await editor.getByRole('heading', { name: heading, level: 1 }).waitFor()
    for (const width of Object.values(widths)) {
      await editor.setViewportSize({ width, height: 900 })
      expect(await fitsItsWidth(editor), `${room} ${width}`).toBe(true)
    }
  }
  await look('products', 'Products')
  for (const width of [widths.tablet, widths.phone]) {
    await editor.setViewportSize({ width, height: 900 })
    await editor.getByRole('link', { name: title }).waitFor()
    const ends = await editor
      .locator('table')
      .evaluate((table) => [
        table.getBoundingClientRect().right,
        table.parentElement?.getBoundingClientRect().right ?? 0,
      ])
    expect(ends[0]).toBeLessThanOrEqual(ends[1] ?? 0)
  }
  await look(`products/${item.id}`, title)
  await look('history', 'History')
  await context.close()
})
