import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityViolations } from './open-browser.ts'
import { isCartRead, pendant, type ShopPage } from './shop-page.ts'
import { everyShopVisit } from './shop-visits.ts'

let context: BrowserContext
let visitor: ShopPage
let page: Page
let reads: readonly unknown[]

everyShopVisit(isCartRead, (visit) => {
  ;({ context, visitor, requests: reads } = visit)
  page = visitor.page
})

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }

/** How many pixels of the file there are for one of the screen, at the picture's widest. */
function sharpness(selector: string): Promise<number> {
  return page.locator(selector).evaluate(async (element) => {
    const picture = element as HTMLImageElement
    await picture.decode()
    // what is cut off was drawn as well: `cover` fills the longer side; a `srcset` divides the size
    // that a picture says it has, so the file itself is asked
    const file = await createImageBitmap(await (await fetch(picture.currentSrc)).blob())
    const box = picture.getBoundingClientRect()
    const scale = Math.max(box.width / file.width, box.height / file.height)
    return 1 / scale / devicePixelRatio
  })
}

describe('the pictures of the starter', () => {
  it.each([
    ['a plain screen', 1],
    ['a fine screen', 2],
  ])('lead the journal and an entry sharply on %s', async (_name, deviceScaleFactor) => {
    const fine = await context.browser()?.newContext({ viewport: desktop, deviceScaleFactor })
    if (fine === undefined) throw new Error('there is no browser')
    page = await fine.newPage()
    const lead = '.post-list > li:first-child img'
    await page.goto(`${visitor.shop}/journal`)
    expect(await sharpness(lead)).toBeGreaterThanOrEqual(1)
    expect(await page.locator(lead).evaluate((one) => one.clientWidth)).toBeGreaterThan(1100)
    expect(await sharpness('.post-list > li:nth-child(2) img')).toBeGreaterThanOrEqual(1)
    await page.goto(`${visitor.shop}/journal/how-high-to-hang-it`)
    expect(await sharpness('.post-picture img')).toBeGreaterThanOrEqual(1)
    await fine.close()
  })
})

describe('a product of the starter', () => {
  it('shows another of its pictures as sharply as the first', async () => {
    await page.setViewportSize(desktop)
    await visitor.open(pendant)
    const main = page.locator('[data-product-main-image]')
    const first = await main.getAttribute('data-image-id')
    await page.locator('[data-product-thumb]').nth(1).click()
    await page.locator(`[data-product-main-image]:not([data-image-id="${first}"])`).waitFor()
    expect(await sharpness('[data-product-main-image] img')).toBeGreaterThanOrEqual(1)
  })

  it.each([pendant, '/shop/hanging-plan', '/shop/enamel-an-old-shade'])(
    '%s shows picture, name, price and button on the first screen of a phone',
    async (path) => {
      await page.setViewportSize(phone)
      await visitor.open(path)
      const picture = '[data-product-main-image] img'
      for (const part of [picture, 'h1', '.product-price', '.sqs-add-to-cart-button']) {
        const box = await page.locator(part).first().boundingBox()
        expect(box?.y, part).toBeGreaterThanOrEqual(0)
        expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(phone.height)
        expect((box?.x ?? 0) + (box?.width ?? 0), part).toBeLessThanOrEqual(phone.width)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    },
  )
})

/** Pixels of buttons that lie under the pill, wherever the page is scrolled to. */
function coveredButtons(): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const covered: string[] = []
    for (let top = 0; top < document.documentElement.scrollHeight; top += 37) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
      const pill = document.querySelector('.vitrine-cart-pill')?.getBoundingClientRect()
      if (pill === undefined) throw new Error('there is no pill')
      if (pill.top < 0 || pill.bottom > innerHeight) covered.push(`pill out of sight at ${top}`)
      for (const one of document.querySelectorAll('button, .button, .sqs-add-to-cart-button')) {
        const box = one.getBoundingClientRect()
        const isBeside = box.right <= pill.left || box.left >= pill.right
        if (box.height > 0 && !isBeside && box.bottom > pill.top && box.top < pill.bottom) {
          covered.push(`${one.textContent.trim()} at ${top}`)
        }
      }
    }
    return covered
  })
}

describe('the cart on the starter’s pages', () => {
  it('is counted in the header as it changes, and asked for nowhere without need', async () => {
    const count = page.locator('.header-count')
    await page.setViewportSize(phone)
    await visitor.open('/shop/six-sample-tiles')
    expect([await count.isVisible(), reads.length]).toEqual([false, 0])
    await visitor.add()
    await expect.poll(() => count.innerText()).toBe('1')
    await visitor.add()
    await expect.poll(() => count.innerText()).toBe('2')
    await visitor.open('/about')
    await expect.poll(() => count.innerText()).toBe('2')
    expect(await page.locator('.header-cart').innerText()).toMatch(/^Cart\s*2$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })

  it.each([
    { size: phone, roomIsLeft: true },
    { size: desktop, roomIsLeft: true },
    { size: { width: 360, height: 640 }, roomIsLeft: false },
  ])('covers no button at $size.width by $size.height', async ({ size, roomIsLeft }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    await visitor.open('/shop/six-sample-tiles')
    await visitor.add()
    await visitor.open(pendant)
    await visitor.pill.waitFor()
    const rest = size.height - 16
    const bottom = await visitor.pill.evaluate((one) => one.getBoundingClientRect().bottom)
    if (roomIsLeft) expect(bottom).toBe(rest)
    else expect(bottom).toBeLessThan(rest)
    expect(await coveredButtons()).toEqual([])
  })
})

describe('an address of the starter that names nothing', () => {
  it.each(['/nowhere', '/shop?category=Nope'])('%s shows a way on', async (path) => {
    await visitor.open(path)
    expect(await page.locator('h1').innerText()).toBe('Page not found')
    expect(await page.locator('main .product-card').count()).toBe(4)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'All of the shop' }).click()
    await page.waitForURL('**/shop')
  })
})
