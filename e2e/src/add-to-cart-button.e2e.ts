import type { BrowserContext, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startProduct } from '@vitrine/server/testing/start-product.ts'
import { accessibilityViolations } from './open-browser.ts'
import { changeStoreSettings, isAdd, pendant, ShopPage } from './shop-page.ts'
import { everyShopVisit } from './shop-visits.ts'

let context: BrowserContext
let visitor: ShopPage
let adds: Request[]

everyShopVisit(isAdd, (visit) => {
  ;({ context, visitor, requests: adds } = visit)
})

/** A page whose clock stands still until the test moves it. */
async function openWithStoppedClock(path: string): Promise<void> {
  await visitor.page.clock.install({ time: new Date('2026-05-04T10:00:00Z') })
  await visitor.open(path)
  await visitor.button.hover()
  await visitor.page.waitForSelector('.vitrine-add-problem', { state: 'attached' })
  await visitor.page.clock.pauseAt(new Date('2026-05-04T11:00:00Z'))
}

async function chooseAPendant(): Promise<void> {
  await visitor.choose('Enamel', 'Harbor blue')
  await visitor.choose('Size', '14 inch')
}

const passes = (ms: number): Promise<void> => visitor.page.clock.runFor(ms)
const label = async (): Promise<string> => (await visitor.button.innerText()).trim()

describe('the add-to-cart button', () => {
  it("says 'Adding…', after a second 'Added!' for two seconds, and then its own words", async () => {
    await openWithStoppedClock(pendant)
    await chooseAPendant()
    const own = await label()
    const width = (await visitor.button.boundingBox())?.width
    await visitor.add()
    await passes(0)
    expect(await label()).toBe('Adding…')
    expect((await visitor.button.boundingBox())?.width).toBe(width)
    expect(await visitor.button.getAttribute('aria-disabled')).toBe('true')
    await passes(980)
    expect(await label()).toBe('Adding…')
    await passes(40)
    expect(await label()).toBe('Added!')
    expect(await visitor.button.getAttribute('class')).toContain('cart-added')
    await visitor.button.click({ force: true })
    await passes(1940)
    expect(await label()).toBe('Added!')
    await passes(60)
    expect(await label()).toBe(own)
    expect(await visitor.button.getAttribute('class')).not.toContain('cart-added')
    expect(adds).toHaveLength(1)
  })

  it('tells a screen reader what happens, and keeps the focus', async () => {
    await openWithStoppedClock(pendant)
    await chooseAPendant()
    await visitor.button.focus()
    const reply = visitor.page.waitForResponse((one) => isAdd(one.request()))
    await visitor.page.keyboard.press('Enter')
    await reply
    await passes(0)
    const status = visitor.page.locator('.sqs-add-to-cart-button-wrapper [role="status"]')
    expect(await status.innerText()).toBe('Adding…')
    await passes(1010)
    expect(await status.innerText()).toBe('Added!')
    const focused = visitor.page.locator('.sqs-add-to-cart-button:focus')
    expect(await focused.count()).toBe(1)
    await passes(2000)
    await visitor.page.keyboard.press('Space')
    await expect.poll(() => adds.length).toBe(2)
  })

  it('names every option that is still to choose, and is ready again after a second', async () => {
    await openWithStoppedClock(pendant)
    await visitor.button.click()
    const sentence = 'Please select the Enamel and Size options.'
    expect(await visitor.problem.innerText()).toContain('Unable to Add Item')
    expect(await visitor.problem.innerText()).toContain(sentence)
    expect(await visitor.problem.getAttribute('role')).toBe('alert')
    expect(await visitor.button.getAttribute('aria-disabled')).toBe('true')
    await passes(1010)
    expect(await visitor.button.getAttribute('aria-disabled')).toBeNull()
    expect(await visitor.problem.innerText()).toContain(sentence)
    await visitor.choose('Enamel', 'Harbor blue')
    expect(await visitor.problem.innerText()).toBe('')
    await visitor.button.click()
    expect(await visitor.problem.innerText()).toContain('Please select the Size option.')
    expect(adds).toHaveLength(0)
    await visitor.page.clock.resume()
    expect(await accessibilityViolations(visitor.page)).toEqual([])
  })

  it('says what is wrong with a quantity', async () => {
    await openWithStoppedClock(pendant)
    await chooseAPendant()
    for (const [typed, sentence] of [
      ['', 'Quantity must be a number.'],
      ['1.5', 'Quantity must be a whole number'],
      ['10000', 'Quantity must be from 1 to 9999.'],
    ] as const) {
      await visitor.quantity.fill(typed)
      await visitor.button.click()
      expect(await visitor.problem.innerText()).toContain(sentence)
      await passes(1010)
    }
    expect(adds).toHaveLength(0)
  })

  it('shows the sentence of the server when there is not enough', async () => {
    await openWithStoppedClock(pendant)
    await chooseAPendant()
    await visitor.quantity.fill('9999')
    await visitor.add()
    await expect
      .poll(() => visitor.problem.innerText())
      .toContain('Sorry, we do not have enough of that item available.')
  })

  it('asks to reload when the session is too old, and for cookies where they are off', async () => {
    await openWithStoppedClock(pendant)
    await chooseAPendant()
    await context.clearCookies()
    await visitor.add()
    await expect
      .poll(() => visitor.problem.innerText())
      .toContain('Your session has expired. Please reload the page and try again.')
    await passes(1010)
    await visitor.page.evaluate(() => {
      Object.defineProperty(navigator, 'cookieEnabled', { value: false })
    })
    await visitor.add()
    await expect
      .poll(() => visitor.problem.innerText())
      .toContain('Please enable cookies in your browser, reload the page, and try again.')
  })

  it('asks for cookies in a browser that blocks them, though it says that they are on', async () => {
    // what a page sees of Chromium's setting "block all cookies"
    await context.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => '',
        set() {
          // nothing is kept
        },
      })
    })
    await visitor.open('/shop/six-sample-tiles')
    await context.clearCookies()
    expect(await visitor.page.evaluate(() => navigator.cookieEnabled)).toBe(true)
    await visitor.add()
    await expect
      .poll(() => visitor.problem.innerText())
      .toContain('Please enable cookies in your browser, reload the page, and try again.')
  })

  it.each([
    [429, 'Please try again in a few seconds.'],
    [403, 'Your session has expired. Please reload the page and try again.'],
    [413, 'Something went wrong'],
    [null, 'Network error'],
  ])('answered by status %s without a word says "%s"', async (status, sentence) => {
    await context.route('**/api/commerce/shopping-cart/entries', (route) =>
      status === null
        ? route.abort('connectionrefused')
        : route.fulfill({ status, contentType: 'text/html', body: '<h1>No</h1>' }),
    )
    await openWithStoppedClock(pendant)
    await chooseAPendant()
    await visitor.button.click()
    await expect.poll(() => visitor.problem.innerText()).toBe(`Unable to Add Item\n${sentence}`)
  })

  it('goes to the checkout at once where things are bought without a cart', async () => {
    await changeStoreSettings(context, { expressCheckout: true })
    await openWithStoppedClock(pendant)
    await visitor.button.click()
    expect(await visitor.problem.innerText()).toContain('Unable to Purchase Item')
    await passes(1010)
    await chooseAPendant()
    await visitor.button.click()
    await visitor.page.waitForURL('**/checkout', { waitUntil: 'commit' })
  })

  it('replays a click that came before its script did', async () => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await context.route(/islands-[\w-]+\.js/, async (route) => {
      await held
      await route.continue()
    })
    await visitor.open('/shop/six-sample-tiles')
    await visitor.button.click()
    expect(await visitor.button.getAttribute('aria-busy')).toBe('true')
    const reply = visitor.page.waitForResponse((one) => isAdd(one.request()))
    release()
    expect((await reply).status()).toBe(200)
    expect(adds).toHaveLength(1)
  })

  it('cannot be pressed for a variant that is sold out, and says so in words', async () => {
    await visitor.open(pendant)
    await visitor.choose('Enamel', 'Signal red')
    await visitor.choose('Size', '18 inch')
    await expect.poll(label).toBe('sold out')
    expect(await visitor.button.getAttribute('aria-disabled')).toBe('true')
    const size = visitor.page.getByLabel('Select Size')
    expect(await size.locator('option').allInnerTexts()).toContain('18 inch (sold out)')
    await visitor.button.click({ force: true })
    await visitor.choose('Size', '14 inch')
    expect(await label()).toBe('Add To Cart')
    expect(adds).toHaveLength(0)
  })

  it('shows the picture and the price of the chosen variant', async () => {
    await visitor.open(pendant)
    expect(await visitor.page.locator('.product-buy .product-price').innerText()).toBe(
      'from $240.00',
    )
    await visitor.choose('Enamel', 'Signal red')
    await expect.poll(() => visitor.mainPicture.getAttribute('src')).toContain('slip-red')
    expect(await visitor.mainPicture.getAttribute('alt')).toContain('Signal red')
    await visitor.choose('Size', '18 inch')
    expect(await visitor.page.locator('.product-buy .product-price').innerText()).toBe('$310.00')
    await visitor.choose('Size', '')
    expect(await visitor.page.locator('.product-buy .product-price').innerText()).toBe(
      'from $240.00',
    )
  })
})

describe('a product of which only some variants are on sale', () => {
  it('shows mark, sale price and struck price for those, and the plain price for the others', async () => {
    const { page } = visitor
    const price = page.locator('.product-buy .product-price')
    const mark = page.locator('.product-buy .product-mark')
    await visitor.open('/shop/saucer-pendant')
    expect(await mark.textContent()).toBe('sale')
    await visitor.choose('Enamel', 'Crossing yellow')
    await visitor.choose('Size', '16 inch')
    await expect.poll(() => price.locator('.original-price').innerText()).toBe('$220.00')
    expect(await price.innerText()).toContain('$176.00')
    expect(await mark.isVisible()).toBe(true)
    await visitor.choose('Enamel', 'Ferry white')
    await expect.poll(() => price.innerText()).toBe('$220.00')
    expect(await price.locator('.original-price').count()).toBe(0)
    expect(await mark.isVisible()).toBe(false)
    await visitor.choose('Enamel', '')
    expect(await mark.isVisible()).toBe(true)
  })

  it('says both prices of those without script', async () => {
    const html = await (await visitor.page.goto(`${visitor.shop}/shop/saucer-pendant`))?.text()
    const options = [...(html ?? '').matchAll(/<option value="SAUC-[^>]*>([^<]*)</g)]
    const said = options.map(([, text]) => text)
    expect(said).toContain('Crossing yellow / 16 inch, $176.00 instead of $220.00')
    expect(said.filter((text) => text?.includes('instead of'))).toHaveLength(2)
  })
})

describe('the form that adds without script', () => {
  it('takes the same quantities as the field beside the button', async () => {
    const { page, shop } = visitor
    const html = await (await page.goto(`${shop}/shop/six-sample-tiles`))?.text()
    const plain =
      /<noscript>\s*<form[^>]* action="\/cart\/add">.*?<\/noscript>/s.exec(html ?? '')?.[0] ?? ''
    const field = /<input[^>]* name="quantity"[^>]*>/.exec(plain)?.[0]
    for (const part of ['type="number"', 'value="1"', 'min="1"', 'max="9999"', 'step="1"']) {
      expect(field).toContain(part)
    }
  })
})

describe('a shop that many try to buy from', () => {
  it('asks for a few seconds of patience', async () => {
    const busy = await startProduct({ RATE_CART_PER_10S: '1' })
    try {
      visitor = new ShopPage(visitor.page, busy.shop)
      await openWithStoppedClock('/shop/six-sample-tiles')
      await visitor.add()
      await passes(4000)
      await visitor.add()
      await expect
        .poll(() => visitor.problem.innerText())
        .toContain('Please try again in a few seconds.')
    } finally {
      await busy.stop()
    }
  })
})
