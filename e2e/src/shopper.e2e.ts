import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import {
  accessibilityViolations,
  fitsItsWidth,
  openBrowser,
  takePictures,
  watchForTrouble,
  widths,
  type Trouble,
} from './open-browser.ts'
import { pendant, ShopPage } from './shop-page.ts'
import { addressField } from './type-address.ts'

let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
let visitor: ShopPage
let trouble: Trouble
let runsScript: boolean

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

afterEach(async () => {
  expect(trouble.messages).toEqual([])
  await context.close()
})

async function visit(javaScriptEnabled: boolean): Promise<void> {
  runsScript = javaScriptEnabled
  context = await browser.newContext({
    javaScriptEnabled,
    viewport: { width: widths.desktop, height: 900 },
  })
  trouble = watchForTrouble(context)
  // without script there is none that could fail
  if (javaScriptEnabled) {
    context.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) {
        trouble.messages.push(`console: ${message.text()}`)
      }
    })
  }
  page = await context.newPage()
  visitor = new ShopPage(page, product.shop)
}

/** A refused form is answered with its status, which Chromium writes to the console. */
function isExpected(text: string): boolean {
  return /status of 4(?:00|02|09|22)\b/.test(text)
}

const addressed = {
  'E-mail': 'ada@example.org',
  'First name': 'Ada',
  'Last name': 'Nkemelu',
  Address: '12 Harbor Street',
  City: 'Rockland',
  'State or region (optional)': 'ME',
  'Postal code': '04841',
} as const

const becomes = { declined: 'It is declined', accepted: 'It is accepted' } as const
const choiceOf = (title: string) => page.getByRole('radio', { name: title })

async function fillAddress(): Promise<void> {
  for (const [label, value] of Object.entries(addressed)) {
    await addressField(page, label).fill(value)
  }
  await addressField(page, 'Country').selectOption('US')
}

async function pay(title: string): Promise<void> {
  await choiceOf(title).check()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

/** A page without script cannot be looked through by one: another page shows the same markup. */
async function violations(): Promise<string[]> {
  if (runsScript) return accessibilityViolations(page)
  const markup = (await page.content())
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<\/?noscript>/g, '')
  const copy = await browser.newPage({ viewport: { width: widths.desktop, height: 900 } })
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body: markup }))
  await copy.goto(page.url())
  const found = await accessibilityViolations(copy)
  await copy.close()
  return found
}

/** A page of a journey as everybody gets it: whole, in its width, and open to everybody. */
async function looksRight(name: string): Promise<void> {
  expect.soft(await violations(), name).toEqual([])
  const before = page.viewportSize()
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await fitsItsWidth(page), `${name} at ${width}`).toBe(true)
  }
  if (before !== null) await page.setViewportSize(before)
  await takePictures(page, name)
}

async function fromHomeToTheProduct(prefix: string): Promise<void> {
  await visitor.open('/')
  await looksRight(`${prefix}-home`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
  await page.waitForURL('**/shop')
  await looksRight(`${prefix}-shop`)
  await page.getByRole('link', { name: 'Slip pendant' }).first().click()
  await page.waitForURL(`**${pendant}`)
}

async function changeTheCart(): Promise<void> {
  const one = await subtotal()
  await page.getByLabel(/^Quantity of Slip pendant/).fill('2')
  await page.getByRole('button', { name: /^Update quantity of Slip pendant/ }).click()
  await expect.poll(subtotal).not.toBe(one)
  await page.getByRole('button', { name: /^Remove Six sample tiles/ }).click()
  await expect.poll(() => page.locator('.cart-line').count()).toBe(1)
}

const subtotal = (): Promise<string> => page.locator('.cart-subtotal strong').innerText()

/** What two controls look like, as far as one form should make them alike. */
async function look(control: ReturnType<Page['locator']>): Promise<readonly (string | number)[]> {
  return control.evaluate((element) => {
    const { fontFamily, fontSize, borderColor, backgroundColor } = getComputedStyle(element)
    const height = element.getBoundingClientRect().height
    return [height, fontFamily, fontSize, borderColor, backgroundColor]
  })
}

/** The form is of one piece, and its button is of the site's own colour. */
async function isOfOnePiece(): Promise<void> {
  expect(await look(addressField(page, 'Country'))).toEqual(await look(addressField(page, 'City')))
  const colour = await page
    .getByRole('button', { name: /^Pay \$/ })
    .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(colour).toBe('rgb(23, 64, 143)')
}

async function payAtSecondTry(prefix: string): Promise<void> {
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.waitForURL('**/checkout')
  await looksRight(`${prefix}-checkout`)
  if (runsScript) await isOfOnePiece()
  await pay(becomes.accepted)
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel('E-mail', { exact: true }).getAttribute('aria-invalid')).toBe('true')
  await looksRight(`${prefix}-checkout-problems`)
  await fillAddress()
  await pay(becomes.declined)
  await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor()
  for (const [label, value] of Object.entries(addressed)) {
    expect(await addressField(page, label).inputValue()).toBe(value)
  }
  expect(await choiceOf(becomes.accepted).isChecked()).toBe(true)
  await looksRight(`${prefix}-checkout-declined`)
  await pay(becomes.accepted)
  await page.waitForURL('**/checkout/order-confirmed/*')
  expect(await page.locator('main').innerText()).toContain('Slip pendant')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Ada')
  await looksRight(`${prefix}-confirmed`)
}

describe('a shopper', () => {
  beforeEach(() => visit(true))

  it('buys a lamp: home, shop, colour, cart, a declined payment, another one, order', async () => {
    await fromHomeToTheProduct('shopper')
    await looksRight('shopper-product')
    const first = await visitor.mainPicture.getAttribute('src')
    await visitor.choose('Enamel', 'Platform green')
    await expect.poll(() => visitor.mainPicture.getAttribute('src')).not.toBe(first)
    await visitor.choose('Size', '18 inch')
    await visitor.add()
    await expect.poll(() => visitor.button.innerText()).toBe('Added!')
    await expect.poll(() => visitor.pill.innerText()).toContain('1 item')
    await looksRight('shopper-product-added')
    await visitor.open('/shop/six-sample-tiles')
    await visitor.add()
    await expect.poll(() => visitor.pill.innerText()).toContain('2 items')
    await visitor.pill.click()
    await page.waitForURL('**/cart')
    await looksRight('shopper-cart')
    await changeTheCart()
    await payAtSecondTry('shopper')
    // what was bought is in the cart no longer
    await visitor.open('/cart')
    expect(await page.locator('.cart-line').count()).toBe(0)
    await looksRight('shopper-cart-empty')
  })

  it('looks at a lamp over the list, adds it there, and is back where they were', async () => {
    await visitor.open('/shop')
    const [first] = await page.getByRole('button', { name: 'Quick View' }).all()
    if (first === undefined) throw new Error('the list has no quick view')
    await tabTo(first)
    await page.keyboard.press('Enter')
    const view = page.getByRole('dialog', { name: 'Slip pendant' })
    await view.waitFor()
    await looksRight('shopper-quick-view')
    const picture = view.locator('[data-product-main-image] img')
    const before = await picture.getAttribute('src')
    await view.getByLabel('Select Enamel').selectOption('Platform green')
    await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
    await view.getByLabel('Select Size').selectOption('18 inch')
    await view.locator('.sqs-add-to-cart-button').click()
    await expect.poll(() => visitor.pill.innerText()).toContain('1 item')
    await view.getByRole('button', { name: 'Next product' }).click()
    await page.getByRole('dialog', { name: 'Bell pendant' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await first.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  it('buys with the keyboard alone', async () => {
    await visitor.open(pendant)
    await tabTo(page.getByLabel('Select Enamel'))
    await page.keyboard.type('Harbor')
    await tabTo(page.getByLabel('Select Size'))
    await page.keyboard.type('14')
    await tabTo(visitor.quantity)
    await page.keyboard.press('ArrowUp')
    await tabTo(visitor.button)
    await page.keyboard.press('Enter')
    await visitor.pill.waitFor()
    await expect.poll(() => visitor.pill.innerText()).toContain('2 items')
    await tabTo(visitor.pill)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cart')
    await tabTo(page.getByRole('button', { name: 'Check out' }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/checkout')
    for (const [label, value] of Object.entries(addressed)) {
      await tabTo(addressField(page, label))
      await page.keyboard.type(value)
    }
    const country = addressField(page, 'Country')
    await tabTo(country)
    if ((await country.inputValue()) !== 'US') await page.keyboard.type('United States')
    await tabTo(choiceOf(becomes.accepted))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    expect(await choiceOf(becomes.accepted).isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/checkout/order-confirmed/*')
  })
})

/** Presses Tab until the element has the focus, which it has to show. */
async function tabTo(target: ReturnType<Page['locator']>): Promise<void> {
  const element = await target.elementHandle()
  for (let press = 0; press < 90; press++) {
    if (await element?.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target.toString()}`)
}

describe('a shopper without JavaScript', () => {
  beforeEach(() => visit(false))

  it('buys a lamp by plain forms alone', async () => {
    await fromHomeToTheProduct('plain')
    await looksRight('plain-product')
    await page.getByLabel('Choose one').selectOption('SLIP-GRN-18')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/cart')
    await visitor.open('/shop/six-sample-tiles')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/cart')
    await looksRight('plain-cart')
    await changeTheCart()
    await payAtSecondTry('plain')
  })

  it('reads why something does not go into the cart', async () => {
    await visitor.open(pendant)
    await page.getByLabel('Choose one').selectOption('SLIP-GRN-18')
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('99')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    const sentence = 'Sorry, we do not have enough of that item available.'
    const wished = 'Slip pendant, Platform green / 18 inch, quantity 99'
    expect(await page.getByRole('alert').innerText()).toBe(`${sentence}\n${wished}`)
  })
  it('searches in a box of the header, which Escape closes, and finds a lamp', async () => {
    await visitor.open('/')
    const opener = page.getByRole('banner').getByRole('button', { name: 'Search' })
    const box = page.getByRole('textbox', { name: 'Search the site' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('search-box-words')
    await looksRight('search-box')
    await page.keyboard.type('lamp')
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'hidden' })
    expect(await page.locator('.header-search:focus').count()).toBe(1)
    await opener.click()
    await box.fill('pendants slip')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=pendants+slip')
    const [first] = await page.locator('.search-hit').all()
    expect(await first?.locator('.product-price').innerText()).toMatch(/\$\d/)
    await looksRight('search-results')
    await page.getByRole('link', { name: 'Slip pendant' }).click()
    await page.waitForURL(`**${pendant}`)
  })
})
