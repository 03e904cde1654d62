import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createVisitor, type Visitor } from '@vitrine/server/testing/http-client.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { callAsOwner } from './call-as-owner.ts'
import {
  accessibilityViolations,
  fitsItsWidth,
  openBrowser,
  takePictures,
  widths,
} from './open-browser.ts'

let product: Product
let browser: Browser
let owner: Visitor
let site = ''
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  ;({ owner, site } = await callAsOwner(product))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

type Goods = { readonly itemId: string; readonly sku: string; readonly variantId: string }

async function findGoods(path: string): Promise<Goods> {
  const shop = createVisitor(product.port, 'shop.localhost')
  const { item } = (await shop.get(`${path}?format=json`)).json<{
    item: { id: string; variants: { id: string; sku: string }[] }
  }>()
  const [variant] = item.variants
  return { itemId: item.id, sku: variant?.sku ?? '', variantId: variant?.id ?? '' }
}

async function setStock({ itemId, variantId }: Goods, counted: number): Promise<void> {
  const { results } = (await owner.get(`${site}/stock?itemId=${itemId}`)).json<{
    results: { variantId: string; unlimited: boolean; qtyInStock: number }[]
  }>()
  const now = results.find((one) => one.variantId === variantId)
  const seen = now?.unlimited === true ? null : (now?.qtyInStock ?? 0)
  const done = await owner.write('POST', `${site}/stock/${variantId}`, { counted, seen })
  expect(done.status).toBe(200)
}

const typed = {
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Nkemelu',
  line1: '12 Harbor Street',
  city: 'Rockland',
  postalCode: '04841',
} as const

describe.each([
  ['with script', true],
  ['by plain form', false],
])('%s, what changes while somebody fills in the checkout', (how, javaScriptEnabled) => {
  let context: BrowserContext
  let page: Page
  let otherTab: Visitor
  let tiles: Goods
  let pendant: Goods

  beforeEach(async () => {
    tiles = await findGoods('/shop/six-sample-tiles')
    pendant = await findGoods('/shop/slip-pendant')
    await setStock(tiles, 20)
    await setStock(pendant, 20)
    context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width: widths.desktop, height: 900 },
    })
    page = await context.newPage()
    otherTab = createVisitor(product.port, 'shop.localhost')
  })
  afterEach(() => context.close())

  /** What another tab of the same browser adds: it shares the cookies. */
  async function add({ itemId, sku }: Goods, quantity = 1): Promise<void> {
    const body = { itemId, sku, quantity, additionalFields: null }
    const added = await otherTab.write('POST', '/api/commerce/shopping-cart/entries', body)
    expect(added.status).toBe(200)
    const cookies = [...otherTab.cookies].map(([name, value]) => ({ name, value }))
    // what has the prefix `__Host-` is set over TLS only, but sent on localhost without it
    const url = product.shop.replace(/^http:/, 'https:')
    await context.addCookies(cookies.map((one) => ({ ...one, url, secure: true })))
  }

  async function fillIn(): Promise<void> {
    await page.goto(`${product.shop}/checkout`, { waitUntil: 'networkidle' })
    for (const [name, value] of Object.entries(typed)) {
      await page.fill(`#checkout-${name}`, value)
    }
    await page.selectOption('#checkout-country', 'US')
  }

  const press = (name: RegExp) => page.getByRole('button', { name }).click()

  /** Nothing has to be typed again. */
  async function keepsWhatWasTyped(): Promise<void> {
    for (const [name, value] of Object.entries(typed)) {
      expect(await page.inputValue(`#checkout-${name}`)).toBe(value)
    }
  }

  async function looksRight(name: string): Promise<void> {
    if (javaScriptEnabled) expect.soft(await accessibilityViolations(page), name).toEqual([])
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await fitsItsWidth(page), `${name} at ${width}`).toBe(true)
    }
    await page.setViewportSize({ width: widths.desktop, height: 900 })
    await takePictures(page, `${javaScriptEnabled ? 'script' : 'plain'}-${name}`)
  }

  it(`is told, and charged only when the shopper has seen it (${how})`, async () => {
    await add(tiles)
    await fillIn()
    await add(pendant, 2)
    await press(/^Pay \$/)
    const alert = page.getByRole('alert')
    await expect.poll(() => alert.innerText()).toContain('Nothing was charged.')
    const [line, total] = await page.locator('.checkout-change').allInnerTexts()
    expect(line).toBe('Slip pendant was added.')
    expect(total).toMatch(/^The total is now \$[\d,.]+\.$/)
    await keepsWhatWasTyped()
    await looksRight('checkout-added')
    const shown = /\$[\d,.]+(?=\.$)/.exec(total ?? '')?.[0] ?? ''
    await press(/^Pay \$/)
    await page.waitForURL('**/checkout/order-confirmed/*')
    expect(await page.locator('.is-total dd').innerText()).toBe(shown)
  })

  it(`the last piece sold is left out until the shopper removes it (${how})`, async () => {
    await add(tiles, 5)
    await add(pendant)
    await fillIn()
    await setStock(pendant, 0)
    await setStock(tiles, 3)
    await press(/^Pay \$/)
    await page.getByRole('button', { name: 'Lower to 3 of Six sample tiles' }).waitFor()
    expect(await page.locator('main').innerText()).not.toContain('$0.00')
    expect(await page.getByRole('button', { name: /^(?:Pay|Place)/ }).count()).toBe(0)
    await keepsWhatWasTyped()
    await looksRight('checkout-nothing-left')
    // Enter in a field presses no button that changes the cart
    await page.focus('#checkout-city')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(300)
    expect(await page.locator('.checkout-line').count()).toBe(2)
    await press(/^Lower to 3 of Six sample tiles/)
    await page.locator('.checkout-totals').waitFor()
    await looksRight('checkout-one-left-out')
    await press(/^Remove Slip pendant/)
    await page.getByRole('button', { name: /^Pay \$/ }).waitFor()
    await keepsWhatWasTyped()
    await press(/^Pay \$/)
    await page.waitForURL('**/checkout/order-confirmed/*')
    expect(await page.locator('.checkout-lines').innerText()).toContain('quantity 3')
  })

  it(`a refused quantity stands beside its line in the cart (${how})`, async () => {
    await add(tiles)
    await add(pendant)
    await page.goto(`${product.shop}/cart`)
    const quantity = page.getByLabel(/^Quantity of Slip pendant/)
    await quantity.fill('99')
    await press(/^Update quantity of Slip pendant/)
    await page.getByRole('alert').waitFor()
    expect(new URL(page.url()).pathname).toBe('/cart')
    expect(await quantity.inputValue()).toBe('99')
    expect(await page.locator('.cart-note').allInnerTexts()).toEqual([
      'Sorry, we do not have enough of that item available.',
    ])
    await looksRight('cart-refused-quantity')
  })
})
