import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { untilVisitorsSee } from './call-as-owner.ts'
import { makeFirstStart, type FirstStart } from './first-start.ts'
import { finger, keys, mouse, typeOver, type Hand } from './hands.ts'
import { frameOf } from './in-frame.ts'
import { fitsItsWidth, openBrowser, watchForTrouble, type Trouble } from './open-browser.ts'
import { pictureOf } from './open-editor.ts'

/** Where a site begins with its door closed, as on every machine that is not the owner's own. */
const domain = 'shops.test'
const products = ['Field mug', 'Orchard bowl', 'Low dish']

const areAllJourneys =
  process.env['VITRINE_LONG'] === '1' || process.env['VITRINE_JOURNEYS'] === 'all'

let browser: Browser
let first: FirstStart
beforeAll(async () => {
  browser = await openBrowser([`*.${domain}`])
  first = await makeFirstStart(domain)
})
afterAll(async () => {
  await browser?.close()
  await first?.remove()
})

describe.each([mouse, finger, keys])('a new owner, $name,', (hand: Hand) => {
  /**
   * Whatever made them, the third product is a copy like the second, and the server gives visitors the
   * same pages: one hand makes it, and follows all links.
   */
  const isWhole = areAllJourneys || hand === mouse
  const made = isWhole ? products : products.slice(0, 2)
  let product: Product
  let editor: Page
  let visitor: Page
  let trouble: Trouble

  beforeAll(async () => {
    product = await startProduct({}, domain, first.folder)
    const context = await browser.newContext({ viewport: hand.window, hasTouch: hand.hasTouch })
    trouble = watchForTrouble(context)
    editor = await context.newPage()
    visitor = await (await browser.newContext({ viewport: hand.window })).newPage()
  })
  afterAll(() => product?.stop())

  const button = (name: string | RegExp, within: Page | Locator = editor) =>
    within.getByRole('button', { name, exact: typeof name === 'string' }).first()
  const press = (name: string | RegExp, within?: Page | Locator) => hand.press(button(name, within))
  const box = (name: string | RegExp, within: Page | Locator = editor) =>
    within.getByRole('textbox', { name, exact: typeof name === 'string' }).first()
  const type = (name: string | RegExp, text: string, within?: Page | Locator) =>
    typeOver(editor, box(name, within), text)
  const dialog = (name: string | RegExp) => editor.getByRole('dialog', { name })
  const notice = (words: string | RegExp) => editor.getByText(words).first().waitFor()
  const open = (room: string) => editor.goto(`${product.editor}/config/sites/shop/${room}`)

  async function visit(path: string): Promise<number> {
    await untilVisitorsSee()
    return (await visitor.goto(`${product.shop}${path}`))?.status() ?? 0
  }

  it('comes in by the first link, and names the site', async () => {
    expect(await visit('/')).toBe(503)
    await editor.goto(product.signInLink)
    await editor.waitForURL('**/config/password')
    await typeOver(editor, editor.getByLabel('New password'), 'a kiln of one’s own')
    await hand.press(editor.getByRole('button', { name: /password/i }).last())
    await hand.press(editor.getByRole('link', { name: /^Edit / }).first())
    await editor.getByRole('heading', { name: 'Make this site yours' }).waitFor()
    await type('Site name', 'Ferncliff Pots')
    await editor
      .locator('input[type="file"]')
      .first()
      .setInputFiles(pictureOf('sample-tiles-wall.jpg'))
    await button('Remove logo').waitFor()
    await press('Save and start')
    await editor.waitForURL('**/shop/overview')
  })

  it('clears the samples, and leaves a whole site without another firm’s things', async () => {
    await open('settings/editing')
    await press('Clear the sample content')
    const asked = dialog('Clear the sample content?')
    await asked.getByText('The words and pictures of').waitFor()
    await press('Clear samples', asked)
    await asked.waitFor({ state: 'detached' })
    await notice('Sample content cleared.')
  })

  it(`makes ${made.length} products of two options each, with pictures of their own`, async () => {
    await open('products')
    await press(/^Add (the first )?product$/)
    const adding = dialog('Add product')
    await type('Name', products[0] ?? '', adding)
    await type(/^Price/, '$28', adding)
    await press('Add product', adding)
    await press('Add options')
    await giveOptions()
    await uploadPicture('keeper-blue.jpg')
    await fillPrices()
    await publishProduct()
    for (const name of made.slice(1)) await copyAs(name)
    await open('products')
    await expect
      .poll(() => editor.getByRole('link', { name: /mug|bowl|dish/ }).count())
      .toBe(made.length)
    expect(await fitsItsWidth(editor)).toBe(true)
  })

  async function giveOptions(): Promise<void> {
    const options = dialog('Options')
    for (const [name, values] of [
      ['Size', ['Small', 'Large']],
      ['Glaze', ['Ash', 'Ink']],
    ] as const) {
      await press('Add option', options)
      await options.locator('input:focus').waitFor()
      await editor.keyboard.insertText(name)
      await options.getByRole('textbox', { name: `Another value of ${name}` }).focus()
      for (const value of values) {
        await editor.keyboard.insertText(value)
        await editor.keyboard.press('Enter')
      }
    }
    await press('Save options', options)
    await notice('Options saved.')
    await options.waitFor({ state: 'detached' })
  }

  async function uploadPicture(file: string): Promise<void> {
    await press('Add pictures')
    const files = dialog('Choose images')
    await hand.press(files.getByRole('tab', { name: 'Upload File' }))
    await files.locator('input[type="file"]').first().setInputFiles(pictureOf(file))
    await files.getByText(/^1 of \d+ chosen$/).waitFor()
    await press('Add chosen', files)
    await files.waitFor({ state: 'detached' })
  }

  async function fillPrices(): Promise<void> {
    await type('Price of Large, Ink', '$34')
    await press('Save product')
    await notice('Product saved.')
    await type('New count of Small, Ash', '7')
    await press('Set stock of Small, Ash')
    await notice('Stock of Small, Ash changed.')
  }

  async function publishProduct(): Promise<void> {
    await hand.turn(editor.getByRole('switch', { name: 'Live in the shop' }))
    await notice('Product is live.')
  }

  /** A second product from the first: what it is called, how it looks, and in the shop. */
  async function copyAs(name: string): Promise<void> {
    await press(/^Actions of (Field mug|Orchard bowl)$/)
    await hand.press(editor.getByRole('menuitem', { name: 'Duplicate' }))
    await editor.getByRole('heading', { name: /\(copy\)$/ }).waitFor()
    await type('Name', name)
    await press('Save product')
    await editor.getByRole('heading', { name, exact: true }).waitFor()
    await publishProduct()
  }

  it('writes a post, and a page about the shop', async () => {
    await open('posts')
    await press(/^(Add post|Write the first post|Add the first post)$/)
    const adding = dialog('Add post')
    await type('Title', 'The first firing', adding)
    await press('Add post', adding)
    await type('Excerpt', 'Nine hours, and one crack.')
    await press('Save post')
    await notice('Post saved.')
    await press('Publish')
    await notice('Post published.')

    await open('pages')
    if (hand.hasTouch) await press('Pages')
    await press('Add page')
    const page = dialog('Add page')
    await type('Title', 'About Ferncliff', page)
    await hand.turn(page.getByRole('radio').nth(1))
    await hand.turn(page.getByRole('switch', { name: /Begin as a draft/ }))
    await press('Add page', page)
    await notice('About Ferncliff added.')
    await frameOf(editor).locator('.sqs-block[tabindex="0"]').first().waitFor()
  })

  it('gives it colors of its own', async () => {
    await press('Style')
    const panel = editor.getByRole('region', { name: 'Style', exact: true })
    const orchard = panel
      .getByRole('button', { name: /Orchard/ })
      .or(panel.locator('label', { has: editor.getByText('Orchard', { exact: true }) }))
    await hand.press(orchard.first())
    await press('Save', panel)
    await notice('Style saved')
  })

  it('adds a name of its own, and is told what is missing', async () => {
    await open('settings/domain')
    await typeOver(editor, editor.getByLabel('A name of your own'), 'www.ferncliff-pots.com')
    await press('Add name')
    await editor.getByText('Not proved yet').first().waitFor()
    expect(await fitsItsWidth(editor)).toBe(true)
  })

  it('opens the door, and visitors find a shop without anybody else’s words', async () => {
    await open('overview')
    await press('Open the door')
    await notice('The door is open')
    expect(await visit('/')).toBe(200)
    if (isWhole) await followLinks()
    expect(await visitor.content()).not.toMatch(/Corrigan|Harrow Point/)
    expect(await visit('/journal/the-first-firing')).toBe(200)
    expect(await visit('/about-ferncliff')).toBe(200)
    expect(await visit('/shop')).toBe(200)
    for (const name of made) await visitor.getByText(name).first().waitFor()
    expect(await fitsItsWidth(visitor)).toBe(true)
  })

  it('met no surprise on the way', () => {
    expect(trouble.messages).toEqual([])
  })

  async function followLinks(): Promise<void> {
    const links = await visitor
      .locator('a[href^="/"]')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href') ?? ''))])
    for (const link of links) expect([link, await statusOf(link)]).toEqual([link, 200])
  }

  async function statusOf(path: string): Promise<number> {
    return visitor.evaluate(async (address) => (await fetch(address)).status, path)
  }
})
