import type { BrowserContext, Frame, Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Product } from '@vitrine/server/testing/start-product.ts'
import { accessibilityViolations, roomyWindow } from './open-browser.ts'
import { changeStoreSettings, isCartRead, type ShopPage } from './shop-page.ts'
import { everyShopVisit } from './shop-visits.ts'

let product: Product
let context: BrowserContext
let visitor: ShopPage
let page: Page
let reads: Request[]

/** A product of which there is no end, so that a cart can hold any number. */
const endless = '/shop/hanging-plan'
const plain = '/about'

everyShopVisit(isCartRead, (visit) => {
  ;({ product, context, visitor, requests: reads } = visit)
  page = visitor.page
})

async function withOneItem(): Promise<void> {
  await visitor.open(endless)
  await visitor.add()
  await visitor.pill.waitFor()
}

/** The cart as the server would send it with so many pieces. */
async function fillCart(totalQuantity: number): Promise<void> {
  await context.route(/\/api\/commerce\/shopping-cart\?/, async (route) => {
    const cart = await page.evaluate(() =>
      fetch('/api/commerce/shopping-cart').then((r) => r.json()),
    )
    await route.fulfill({ json: { ...(cart as object), totalQuantity } })
  })
}

describe('the cart pill', () => {
  it('is not there, and asks for nothing, while there is no cart', async () => {
    await visitor.open(endless)
    await visitor.button.hover()
    await page.waitForSelector('.vitrine-add-problem', { state: 'attached' })
    expect(await page.locator('.sqs-add-to-cart-button-wrapper.visible').count()).toBe(1)
    expect(await visitor.pill.count()).toBe(0)
    expect(reads).toEqual([])
  })

  it('loads no script but the loader on a page without anything that behaves', async () => {
    const scripts: string[] = []
    context.on('request', (one) => {
      if (one.resourceType() === 'script') scripts.push(one.url().replace(/.*\/|-[\w-]+\.js$/g, ''))
    })
    await visitor.open(plain)
    await page.mouse.click(300, 300)
    expect(scripts).toEqual(['loader'])
  })

  it('goes where the cart was emptied in another tab, once somebody comes back', async () => {
    await withOneItem()
    const other = await context.newPage()
    await other.goto(new URL('/cart', page.url()).href)
    await other.getByRole('button', { name: /^Remove/ }).click()
    await other.getByText('There is nothing in your cart yet.').waitFor()
    await other.close()
    expect(await visitor.pill.isVisible()).toBe(true)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await visitor.pill.waitFor({ state: 'detached' })
  })

  it('shows number and price after an add without a reload, and on the next page', async () => {
    await withOneItem()
    const before = await visitor.pill.innerText()
    expect(before).toContain('1 item')
    expect(before).toMatch(/\$\d+\.\d\d/)
    await visitor.open('/shop/six-sample-tiles')
    await expect.poll(() => visitor.pill.innerText()).toBe(before)
    await visitor.add()
    await expect.poll(() => visitor.pill.innerText()).toContain('2 items')
    expect(await visitor.pill.innerText()).not.toBe(before)
    const status = page.locator('.vitrine-cart > output')
    expect(await status.innerText()).toMatch(/^2 items in cart, \$/)
    expect(await accessibilityViolations(page)).toEqual([])
    await visitor.pill.click()
    await page.waitForURL('**/cart')
    expect(await visitor.pill.count()).toBe(0)
  })

  it.each([
    [100, '100 items', '100 items in cart'],
    [101, '100+ items', 'More than 100 items in cart'],
  ])('says of %i items: %s', async (quantity, shown, label) => {
    await withOneItem()
    await fillCart(quantity)
    await visitor.open(plain)
    await visitor.pill.waitFor()
    expect(await visitor.pill.locator('.vitrine-pill-quantity').innerText()).toBe(shown)
    expect(await visitor.pill.locator('.vitrine-status').innerText()).toBe(label)
  })

  it('stays away where things are bought without a cart', async () => {
    await withOneItem()
    await changeStoreSettings(context, { expressCheckout: true })
    await staysAway(plain)
  })

  it('stays away from a page with a cart of its own', async () => {
    await withOneItem()
    await context.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        document.body.classList.add('sqs-has-custom-cart')
      })
    })
    await staysAway(plain)
  })

  it('stays away from the cart, and from a page that is embedded', async () => {
    await withOneItem()
    await staysAway(`${plain}?embed=true`)
    await staysAway('/cart')
    const frame = await openFrame(plain)
    expect(await frame.locator('.vitrine-cart-pill').count()).toBe(0)
  })

  it('stands in the editor’s frame with a made-up cart, and sets the frame’s address', async () => {
    const requests: string[] = []
    context.on('request', (one) => requests.push(one.url()))
    await page.setViewportSize(roomyWindow.viewport)
    await page.goto(product.signInLink)
    await page.waitForURL('**/config/password')
    await page.goto(`${product.editor}/config/sites/shop/pages?path=${encodeURIComponent(plain)}`)
    const frame = page.frameLocator('iframe').first()
    const pill = frame.locator('.vitrine-cart-pill')
    await page.getByText('Loading the page…').waitFor({ state: 'detached' })
    expect(await pill.locator('.vitrine-pill-quantity').innerText()).toBe('1 item')
    expect(await pill.locator('.vitrine-pill-subtotal').innerText()).toBe('$20.00')
    await expect.poll(() => frame.locator('.header-cart .sqs-cart-quantity').innerText()).toBe('1')
    expect(await pill.evaluate((one) => getComputedStyle(one).position)).toBe('fixed')
    await pill.click()
    await frame.getByRole('heading', { name: 'Your cart' }).waitFor()
    expect(await frame.locator('.cart-name').innerText()).toBe('Sample item')
    expect(await pill.count()).toBe(0)
    const shown = page.frames().find((one) => one.url().startsWith(product.shop))
    expect(new URL(shown?.url() ?? '').pathname).toBe('/cart')
    expect(new URL(page.url()).pathname).toBe('/config/sites/shop/pages')
    // neither our loader nor the cart was asked for, and nobody has a cart now
    expect(requests.filter((one) => /loader-|shopping-cart/.test(one))).toEqual([])
    const cookies = await context.cookies(product.shop)
    expect(cookies.filter(({ name }) => /cart/i.test(name))).toEqual([])
  })

  it('is not there on a page that only looks like the editor’s', async () => {
    await withOneItem()
    const token = Buffer.from(JSON.stringify({ editorOrigin: product.shop })).toString('base64url')
    const frame = await openFrame(`${plain}?edit=${token}.x`)
    expect(await frame.locator('.vitrine-cart-pill').count()).toBe(0)
  })

  it('hides nothing: the end of the page can be scrolled out from under it', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await withOneItem()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const pill = await visitor.pill.boundingBox()
    const lastLink = await page.locator('footer a').last().boundingBox()
    expect(pill?.height).toBeGreaterThanOrEqual(44)
    expect((lastLink?.y ?? 0) + (lastLink?.height ?? 0)).toBeLessThanOrEqual(pill?.y ?? 0)
  })

  it('tells the page what happens to the cart, in order', async () => {
    await context.addInitScript(() => {
      const names = ['load', 'loaded', 'recalculate-start', 'recalculate-end', 'item-added']
      const seen: string[] = []
      Object.assign(window, { seen })
      for (const name of names) addEventListener(`vitrine:cart-${name}`, () => seen.push(name))
    })
    const seen = (): Promise<string[]> =>
      page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    await withOneItem()
    expect(await seen()).toEqual(['recalculate-start', 'recalculate-end', 'item-added'])
    await visitor.open(endless)
    await expect.poll(seen).toEqual(['load', 'loaded'])
  })

  it('keeps to its size', async () => {
    const sizes = new Map<string, number>()
    context.on('response', async (response) => {
      if (!response.url().includes('/_vitrine/storefront/')) return
      const { responseBodySize } = await response.request().sizes()
      sizes.set(response.url(), responseBodySize)
    })
    const total = (): number => [...sizes.values()].reduce((sum, size) => sum + size, 0)
    await visitor.open(endless)
    expect(total()).toBeLessThanOrEqual(3 * 1024)
    await withOneItem()
    expect(total()).toBeLessThanOrEqual(80 * 1024)
  })
})

/** A page of the shop in a frame on another one, once it has read the cart. */
async function openFrame(path: string): Promise<Frame> {
  await visitor.open(plain)
  await visitor.pill.waitFor()
  const read = page.waitForResponse((one) => isCartRead(one.request()))
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    frame.style.cssText = 'position:fixed;inset:0;width:80%;height:80%;z-index:999'
    document.body.append(frame)
  }, path)
  await read
  await page.waitForTimeout(300)
  const [, frame] = page.frames()
  if (frame === undefined) throw new Error('the page could not be framed')
  return frame
}

/** The cart is read there, and still there is no pill. */
async function staysAway(path: string): Promise<void> {
  const read = page.waitForResponse((one) => isCartRead(one.request()))
  await visitor.open(path)
  await read
  await page.waitForTimeout(200)
  expect(await visitor.pill.count()).toBe(0)
}
