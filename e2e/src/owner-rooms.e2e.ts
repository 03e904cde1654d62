import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import { untilVisitorsSee } from './call-as-owner.ts'
import { pressInFrame } from './in-frame.ts'
import type { Product } from '@vitrine/server/testing/start-product.ts'
import {
  accessibilityViolations,
  fitsItsWidth,
  partsFitToo,
  takePictures,
  widths,
  type Trouble,
  roomyWindow,
} from './open-browser.ts'
import { openEditor, pictureOf, type OpenEditor } from './open-editor.ts'
import { placeOrder } from './place-order.ts'

let opened: OpenEditor
let product: Product
let browser: Browser
let context: BrowserContext
let editor: Page
let trouble: Trouble

const longName =
  'The shop for enamelled lampshades, door signs and house numbers from Harrow Point, since 1911'

beforeAll(async () => {
  opened = await openEditor()
  ;({ editor, trouble, product, browser, context } = opened)
})
afterAll(async () => {
  await opened?.close()
})

const room = (name: string): string => opened.room(name)
const frame = (page: Page = editor): FrameLocator => page.frameLocator('iframe').first()
const notice = (words: string | RegExp) => editor.getByText(words).first().waitFor()

async function visitorReads(path: string): Promise<string> {
  await untilVisitorsSee()
  return (await createVisitor(product.port, 'shop.localhost').get(path)).text
}

const saved = (page: Page = editor) => page.locator('output[data-status="saved"]').first().waitFor()

/** Somebody else's browser, signed in by a link. */
async function signedInBy(link: string): Promise<Page> {
  const other = await (await browser.newContext(roomyWindow)).newPage()
  await other.goto(link)
  await other.waitForURL('**/config/password')
  return other
}

describe('the owner of a new site', () => {
  it('gives it a very long name, a logo and a favicon, and all of it shows and fits', async () => {
    await editor.getByRole('link', { name: /^Edit / }).click()
    await editor.getByRole('heading', { name: 'Make this site yours' }).waitFor()
    await editor.getByLabel('Site name').fill(longName)
    const files = editor.locator('input[type="file"]')
    await files.nth(0).setInputFiles(pictureOf('sample-tiles.jpg'))
    await editor.getByRole('button', { name: 'Remove logo' }).waitFor()
    // Save waits for what is still on its way
    await editor.route(/\/assets\?/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await files.nth(1).setInputFiles(pictureOf('favicon.png'))
    await editor.getByRole('button', { name: 'Save and start' }).click()
    await editor.waitForURL('**/shop/overview')
    await editor.unroute(/\/assets\?/)
    expect(await visitorReads('/')).toContain(longName)
    const shown = await context.newPage()
    for (const path of ['/', '/cart']) {
      await shown.goto(product.shop + path)
      const logo = shown.getByRole('banner').getByRole('img', { name: longName })
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
        0,
      )
    }
    expect(await shown.locator('link[rel="icon"]').getAttribute('href')).toContain('favicon.png')
    await editor.goto(room('settings'))
    await editor.getByRole('button', { name: 'Remove logo' }).click()
    await notice('Logo changed.')
    await visitorReads('/')
    for (const path of ['/', '/cart']) {
      await shown.goto(product.shop + path)
      await shown.getByRole('banner').getByText(longName).waitFor()
      for (const width of Object.values(widths)) {
        await shown.setViewportSize({ width, height: 800 })
        expect(await fitsItsWidth(shown), `${path} at ${width}`).toBe(true)
      }
    }
    expect(await accessibilityViolations(shown)).toEqual([])
    await takePictures(shown, 'long-name')
    await takePictures(editor, 'editor-long-name')
    await shown.close()
    await editor.getByLabel('Site name').fill('Corrigan Enamel')
    await editor.getByRole('button', { name: 'Save details' }).click()
    await notice('Site details saved.')
  })

  it('lets visitors see each change of a page at once, who else wait for what is published', async () => {
    await editor.goto(room('settings/editing'))
    const atOnce = editor.getByRole('switch', { name: 'Publish at once' })
    expect(await atOnce.isChecked()).toBe(false)
    await editor.getByText('Publish at once', { exact: true }).click()
    await notice('Visitors see each change of a page at once.')
    await editor.reload()
    await expect.poll(() => atOnce.isChecked()).toBe(true)
  })

  it('sees that no money is taken, and why the shop cannot go live yet', async () => {
    await editor.goto(room('orders'))
    await editor.getByText('Test payments, no money is taken.').waitFor()
    await editor.getByRole('link', { name: 'Go live' }).click()
    await editor.getByRole('heading', { name: 'Payments', exact: true }).waitFor()
    await editor.getByText('Needs a payment provider, and none is connected').waitFor()
    await editor.getByText('Live', { exact: true }).click()
    await notice('Live payments need a payment provider. None is connected')
    expect(await editor.getByRole('radio', { name: /^Test/ }).isChecked()).toBe(true)
    expect(await visitorReads('/cart')).not.toContain('Live payments')
  })

  it('goes from a page of the site to the editing of that page', async () => {
    await editor.goto(room('pages'))
    await frame().locator('.sqs-block-html[tabindex]').first().waitFor()
    const [site] = await Promise.all([
      context.waitForEvent('page'),
      editor.getByRole('link', { name: /^View/ }).click(),
    ])
    await site.goto(`${product.shop}/about`)
    const link = site.getByRole('link', { name: 'Edit this page' })
    await link.waitFor()
    expect(await accessibilityViolations(site)).toEqual([])
    await link.click()
    await site.waitForURL('**/config/sites/shop/pages?path=%2Fabout')
    await site.locator('iframe[src*="/about?edit="]').waitFor()
    await site.close()
    expect(await visitorReads('/about')).not.toContain('Edit this page')
  })

  it('is told kindly where something that is no text is changed', async () => {
    await editor.goto(`${room('pages')}?path=/shop/slip-pendant`)
    await editor.getByText('Loading the page…').waitFor({ state: 'detached' })
    await frame().getByRole('heading', { level: 1, name: 'Slip pendant' }).click()
    await notice('The words and prices of a product are edited under Products.')
    expect(await accessibilityViolations(editor)).toEqual([])
  })

  it('stays where it is when somebody clicks before the page listens', async () => {
    const script = /\/_vitrine\/.*frame.*\.js/
    await context.route(script, async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await request.continue()
    })
    await editor.goto(room('pages'))
    const link = frame().getByRole('link', { name: 'Journal' }).first()
    await link.waitFor()
    const box = await link.boundingBox()
    if (box === null) throw new Error('the link has no place')
    await editor.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await frame().locator('.sqs-block-html[tabindex]').first().waitFor()
    expect(await editor.locator('iframe').first().getAttribute('src')).toContain('/?edit=')
    expect(editor.frames().map((one) => new URL(one.url()).pathname)).not.toContain('/journal')
    await context.unroute(script)
  })

  it('duplicates a page, puts it into the menu, moves it, hides it and deletes it', async () => {
    await editor.goto(room('pages'))
    const act = async (line: string, entry: string): Promise<void> => {
      const actions = editor.getByRole('button', { name: `Actions of ${line}`, exact: true })
      await actions.first().click()
      await editor.getByRole('menuitem', { name: entry, exact: true }).click()
    }
    const order = async (): Promise<string[]> =>
      (await editor.getByRole('grid').first().getByRole('row').allInnerTexts()).map((line) =>
        line.replaceAll(/\s*[⋯\n]\s*/g, ''),
      )
    await act('About', 'Duplicate')
    await notice('Page duplicated. The copy is a draft.')
    const name = 'The sign works (copy)'
    const copy = editor.getByRole('row', { name }).first()
    await copy.waitFor()
    await act(name, 'Publish')
    await notice('Page published.')
    const menu = await editor.getByRole('heading', { level: 3 }).first().innerText()
    await act(name, `Show in ${menu}`)
    await notice(`Shown in ${menu}.`)
    await expect.poll(order).toContain(name)
    const before = await order()
    await act(name, 'Move up')
    await notice('Menu reordered.')
    await expect.poll(order).not.toEqual(before)
    expect((await order()).indexOf(name)).toBe(before.indexOf(name) - 1)
    await takePictures(editor, 'editor-pages-list')
    await act(name, 'Hide from menu')
    await notice('Hidden from the menu.')
    await act(name, 'Delete')
    await notice(`${name} deleted.`)
    await copy.waitFor({ state: 'detached' })
    await saved()
  })

  it('sends an order and marks it as fulfilled, takes that back, and sends it after all', async () => {
    const send = async (): Promise<void> => {
      await editor.getByRole('button', { name: 'Mark as fulfilled' }).click()
      const asked = editor.getByRole('dialog', { name: /^Send order \d+$/ })
      await asked.getByRole('button', { name: 'Mark as fulfilled' }).click()
    }
    await placeOrder(product.port)
    await editor.goto(room('orders'))
    await editor.getByRole('link', { name: /^Order \d+$/ }).click()
    await send()
    await notice(/^Order \d+ is fulfilled\.$/)
    await editor.getByRole('button', { name: 'Mark as not fulfilled' }).click()
    await notice(/^Order \d+ is not fulfilled any more\.$/)
    await send()
    await notice(/^Order \d+ is fulfilled\.$/)
    await editor.getByRole('button', { name: 'Mark as not fulfilled' }).waitFor()
    await editor.goto(room('orders'))
    await editor.getByRole('row').getByText('Fulfilled').filter({ visible: true }).waitFor()
  })

  it('reads orders and mails on a phone, and reaches the search there', async () => {
    const before = editor.viewportSize()
    await editor.setViewportSize({ width: widths.phone, height: 760 })
    await editor.goto(room('orders'))
    await editor
      .getByRole('link', { name: /^Order \d+$/ })
      .first()
      .click()
    await editor.getByRole('columnheader', { name: 'Quantity' }).waitFor()
    const gap = await editor
      .locator('tbody tr')
      .first()
      .evaluate((row) => {
        const [, quantity, price] = [...row.querySelectorAll('td')].map((cell) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          return range.getBoundingClientRect()
        })
        return (price?.left ?? 0) - (quantity?.right ?? 0)
      })
    expect(gap).toBeGreaterThan(6)
    await editor.goto(room('mailbox'))
    const mark = await editor.getByText('Stored here').first().boundingBox()
    const table = await editor.locator('table').locator('..').boundingBox()
    if (mark === null || table === null) throw new Error('no mail is shown')
    expect(mark.x + mark.width).toBeLessThan(table.x + table.width)
    await editor.getByRole('button', { name: 'Rooms of this site' }).click()
    await editor.getByRole('button', { name: 'Search', exact: true }).click()
    await editor.getByRole('menuitem', { name: 'Go to Orders' }).click()
    await editor.getByRole('heading', { name: 'Orders', exact: true }).waitFor()
    if (before !== null) await editor.setViewportSize(before)
  })

  it('counts a stock anew, and a visitor sees that it is sold out', async () => {
    await editor.goto(room('products'))
    await editor.getByRole('link', { name: 'Six sample tiles' }).click()
    const count = editor.getByLabel('New count of One variant')
    await count.fill('1.5')
    await notice('A count is a whole number from 0 to 1000000.')
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-stock-wrong')
    await count.fill('0')
    await editor.getByRole('button', { name: 'Set stock of One variant' }).click()
    await notice('Stock of One variant changed.')
    await editor.getByText('Sold out').first().waitFor()
    for (const width of Object.values(widths)) {
      await editor.setViewportSize({ width, height: 860 })
      expect(await partsFitToo(editor), `the product at ${width}`).toBe(true)
      expect(await accessibilityViolations(editor)).toEqual([])
    }
    await takePictures(editor, 'editor-product')
    expect(await visitorReads('/shop/six-sample-tiles')).toMatch(/sold out/i)
  })

  it('invites an editor, who accepts, and each finds the other’s text instead of losing it', async () => {
    await editor.goto(room('people'))
    await editor.getByRole('button', { name: 'Invite' }).first().click()
    await editor.getByLabel('E-mail').fill('noor@harbour.example')
    await editor.getByRole('dialog').getByText('Pages, posts, products').click()
    await editor.getByRole('dialog').getByRole('button', { name: 'Invite' }).click()
    const link = await editor.getByRole('dialog').locator('code').innerText()
    const noor = await signedInBy(link)
    await noor.getByRole('link', { name: 'Not now' }).click()
    await noor.getByRole('link', { name: /^Edit / }).click()
    await noor.waitForURL('**/shop/pages')
    await editor.goto(room('pages'))
    for (const [page, words] of [
      [editor, 'The owner wrote this.'],
      [noor, 'Noor wrote this.'],
    ] as const) {
      await frame(page).locator('.sqs-block-html[tabindex]').first().waitFor()
      await page.getByText('Loading the page…').waitFor({ state: 'detached' })
      await pressInFrame(page, frame(page).locator('.sqs-block-html').first())
      await frame(page).locator('[contenteditable="true"]').first().waitFor()
      await page.keyboard.press('Control+End')
      await page.keyboard.type(` ${words}`)
      await page.locator('output[data-status="unsaved"]').waitFor()
    }
    await noor.getByRole('button', { name: 'Save', exact: true }).click()
    await saved(noor)
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = editor.getByRole('dialog', { name: 'Someone else changed this text' })
    await dialog.waitFor()
    expect(await dialog.innerText()).toContain('Noor wrote this.')
    expect(await dialog.innerText()).toContain('The owner wrote this.')
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-conflict')
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await saved()
    const kept = await visitorReads('/')
    expect([kept.includes('The owner wrote this.'), kept.includes('Noor wrote this.')]).toEqual([
      true,
      false,
    ])
    await editor.getByRole('button', { name: /^Undo: / }).click()
    await saved()
    expect(await visitorReads('/')).toContain('Noor wrote this.')
    await noor.context().close()
  })

  it('pages through a shop of 120 products, all of them and the drafts', async () => {
    await addDrafts(106)
    await editor.goto(room('products'))
    const rows = editor.getByRole('table').getByRole('link')
    const more = editor.getByRole('button', { name: 'Load more' })
    for (const count of [50, 100, 120]) {
      await expect.poll(() => rows.count()).toBe(count)
      if (count < 120) await more.click()
    }
    await more.waitFor({ state: 'detached' })
    expect(await rows.last().innerText()).toBe('Sign 106')
    await editor.getByRole('link', { name: 'Draft', exact: true }).click()
    await expect.poll(() => rows.count()).toBe(50)
    expect(await rows.first().innerText()).toBe('Sign 1')
    expect(await accessibilityViolations(editor)).toEqual([])
  })

  it('met no error on the way', () => {
    expect(trouble.messages).toEqual([])
  })
})

/** Adds products that are not shown in the shop yet, called Sign 1, Sign 2 and so on. */
function addDrafts(count: number): Promise<void> {
  return editor.evaluate(async (many) => {
    const read = async (path: string) => (await fetch(path)).json() as Promise<unknown>
    const { sites } = (await read('/api/editor/sites')) as { sites: { siteId: string }[] }
    const base = `/api/editor/sites/${sites[0]?.siteId}`
    const { products } = (await read(`${base}/products?limit=1`)) as {
      products: { body: { collectionId: string } }[]
    }
    const crumb = /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    for (let number = 1; number <= many; number += 1) {
      const input = {
        collectionId: products[0]?.body.collectionId,
        title: `Sign ${number}`,
        visibility: 'draft',
        product: { variants: [{ sku: '', attributes: {}, priceCents: 900 }] },
      }
      const added = await fetch(`${base}/actions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': crumb },
        body: JSON.stringify({ action: 'add-product', input }),
      })
      if (!added.ok) throw new Error(await added.text())
    }
  }, count)
}
