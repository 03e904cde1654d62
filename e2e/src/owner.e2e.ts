import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { untilVisitorsSee } from './call-as-owner.ts'
import {
  openBrowser,
  accessibilityViolations,
  takePictures,
  watchForTrouble,
  roomyWindow,
} from './open-browser.ts'
import type { Trouble } from './open-browser.ts'
import { placeOrder } from './place-order.ts'

let product: Product
let browser: Browser
let context: BrowserContext
let editor: Page
let trouble: Trouble

const words = 'Fired on a Thursday, as ever.'

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  context = await browser.newContext(roomyWindow)
  trouble = watchForTrouble(context)
  editor = await context.newPage()
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const room = (name: string): string => `${product.editor}/config/sites/shop/${name}`

function frame(): FrameLocator {
  return editor.frameLocator('iframe').first()
}

/** Whether a visitor's page holds some words. */
async function visitorSees(path: string, text: string): Promise<boolean> {
  await untilVisitorsSee()
  return (await createVisitor(product.port, 'shop.localhost').get(path)).text.includes(text)
}

/** Clicks the first text of the page and waits until it can be typed in. */
async function beginEditing(): Promise<void> {
  // the frame's script makes texts reachable by keyboard when it has taken hold of them
  await frame().locator('.sqs-block-html[tabindex]').first().waitFor()
  await editor.getByText('Loading the page…').waitFor({ state: 'detached' })
  await frame().locator('.sqs-block-html').first().click()
  await frame().locator('[contenteditable="true"]').first().waitFor()
}

function saveMark(): Promise<string> {
  return editor.locator('output[data-status]').first().innerText()
}

/** Shows visitors what was drafted on the open page. */
async function publish(): Promise<void> {
  const button = editor.getByRole('button', { name: 'Publish', exact: true })
  await button.click()
  await button.waitFor({ state: 'detached' })
  await waitUntilSaved()
}

/** The sequence of the latest change of the site. */
function lastChange(): Promise<number> {
  return editor.evaluate(async () => {
    const { sites } = (await (await fetch('/api/editor/sites')).json()) as {
      sites: { siteId: string }[]
    }
    const reply = await fetch(`/api/editor/sites/${sites[0]?.siteId}/history?limit=1`)
    return ((await reply.json()) as { changes: { sequence: number }[] }).changes[0]?.sequence ?? 0
  })
}

async function waitUntilSaved(): Promise<void> {
  await editor.locator('output[data-status="saved"]').first().waitFor()
}

/** Runs in the page: until its last picture is here, and the editor has heard of that. */
async function whenLoaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => globalThis.addEventListener('load', resolve))
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
}

describe('the owner', () => {
  it('gets in by the printed link and sets a password', async () => {
    await editor.goto(product.signInLink)
    await editor.waitForURL('**/config/password')
    expect(await accessibilityViolations(editor)).toEqual([])
    await editor.getByLabel('New password').fill('a kiln of one’s own')
    await editor
      .getByRole('button', { name: /password/i })
      .last()
      .click()
    await editor.waitForURL(/\/config\/?$/)
    await editor.getByRole('heading', { name: 'Sites' }).waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-sites')
  })

  it('makes the site theirs in a first step', async () => {
    await editor
      .getByRole('link', { name: /^Edit / })
      .first()
      .click()
    await editor.getByRole('heading', { name: 'Make this site yours' }).waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-first-run')
    await editor.getByLabel('Site name').fill('Corrigan & Daughter')
    await editor.getByRole('button', { name: 'Save and start' }).click()
    await editor.waitForURL('**/shop/overview')
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-overview')
    await editor.getByRole('link', { name: 'Pages', exact: true }).click()
    expect(await visitorSees('/', '<title>Corrigan &amp; Daughter</title>')).toBe(true)
  })

  it('edits a text in place, and a visitor sees it once it is published', async () => {
    await beginEditing()
    await editor.keyboard.press('Control+A')
    await editor.waitForTimeout(100)
    await editor.keyboard.type(words)
    await editor.locator('output[data-status="unsaved"]').waitFor()
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
    await waitUntilSaved()
    expect(await visitorSees('/', words)).toBe(false)
    await editor.getByRole('button', { name: 'Draft, 1 change' }).waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-page')
    await publish()
    expect(await visitorSees('/', words)).toBe(true)
  })

  it('undoes it, a visitor sees the old words; redoes it, and they are back', async () => {
    await editor.getByRole('button', { name: /^Undo: / }).click()
    await waitUntilSaved()
    expect(await visitorSees('/', words)).toBe(false)
    expect(await visitorSees('/', 'The kiln is 22 inches wide')).toBe(true)
    await editor.getByRole('button', { name: /^Redo: / }).click()
    await waitUntilSaved()
    expect(await visitorSees('/', words)).toBe(true)
  })

  it('is warned before unsaved words are left', async () => {
    await beginEditing()
    await editor.keyboard.type('Half a thought')
    await editor.locator('output[data-status="unsaved"]').waitFor()
    await editor.getByRole('link', { name: 'Orders' }).click()
    await editor.getByRole('heading', { name: 'This text is not saved' }).waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await editor.getByRole('button', { name: 'Discard' }).last().click()
    await editor.getByRole('heading', { name: 'Orders' }).waitFor()
    expect(await saveMark()).toContain('Saved')
    expect(await visitorSees('/', 'Half a thought')).toBe(false)
  })

  it('keeps on typing while the pictures of the page are still on their way', async () => {
    const late = '**/static/images/**'
    await context.route(late, async (picture) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await picture.continue()
    })
    await editor.goto(room('pages'))
    await beginEditing()
    await editor.keyboard.press('Control+End')
    await editor.keyboard.type(' First half,')
    await editor.locator('output[data-status="unsaved"]').waitFor()
    await editor.waitForLoadState('load')
    await frame().locator(':root').evaluate(whenLoaded)
    await editor.keyboard.type(' second half.')
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
    await waitUntilSaved()
    await publish()
    expect(await visitorSees('/', 'First half, second half.')).toBe(true)
    await context.unroute(late)
  })

  it('is not said to have changed a text that was only looked at', async () => {
    await editor.goto(room('pages'))
    const written = await lastChange()
    await beginEditing()
    await editor.waitForTimeout(300)
    expect(await saveMark()).toContain('Saved')
    await editor.keyboard.press('Escape')
    await editor.waitForTimeout(300)
    expect(await lastChange()).toBe(written)
    expect(await saveMark()).toContain('Saved')
  })

  it('is led by the cart link of the page to the cart, in the frame', async () => {
    await editor.goto(room('pages'))
    await frame().locator('.sqs-block-html[tabindex]').first().waitFor()
    await frame().getByRole('link', { name: 'Cart 1', exact: true }).click()
    await editor.waitForURL('**/pages?path=%2Fcart')
    await editor.locator('iframe[src*="/cart?edit="]').waitFor()
    await frame().getByRole('heading', { name: /cart/i }).first().waitFor()
  })

  it('adds a page, finds it in the menu, takes it out, deletes it and brings it back', async () => {
    await editor.goto(room('pages'))
    await editor.getByRole('button', { name: 'Add page' }).click()
    await editor.getByLabel('Title').fill('Open days')
    expect(await accessibilityViolations(editor)).toEqual([])
    await editor.getByText('Begin as a draft').click()
    await editor.getByRole('dialog').getByRole('button', { name: 'Add page' }).click()
    const line = editor.getByRole('row', { name: /Open days/ }).first()
    await line.waitFor()
    await waitUntilSaved()
    expect((await createVisitor(product.port, 'shop.localhost').get('/open-days')).status).toBe(200)
    await line.getByRole('button', { name: /Actions of Open days/ }).click()
    await editor
      .getByRole('menuitem', { name: /Delete/ })
      .first()
      .click()
    await line.waitFor({ state: 'detached' })
    await waitUntilSaved()
    expect(await visitorSees('/open-days', 'Page not found')).toBe(true)
    await editor.getByRole('button', { name: /^Undo: / }).click()
    await line.waitFor()
    await waitUntilSaved()
    expect(await visitorSees('/open-days', 'Page not found')).toBe(false)
  })

  it('sees an order and its mail', async () => {
    await placeOrder(product.port)
    await editor.goto(room('orders'))
    const order = editor.getByRole('link', { name: /^Order \d+$/ })
    await order.first().waitFor()
    expect(await order.count()).toBe(1)
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-orders')
    await order.click()
    await editor.getByText('12 Rope Walk').first().waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-order')
    await editor.goto(room('mailbox'))
    const mail = editor.getByRole('row', { name: /ines@harbour\.example/ })
    await mail.getByRole('link').first().click()
    await editor.locator('iframe').first().waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-mail')
  })

  it.each(['products', 'settings', 'people', 'history'])(
    'finds %s in order, by eye and by screen reader',
    async (name) => {
      await editor.goto(room(name))
      await editor.getByRole('heading', { level: 1 }).first().waitFor()
      await editor.waitForLoadState('networkidle')
      expect(await accessibilityViolations(editor)).toEqual([])
      await takePictures(editor, `editor-${name}`)
    },
  )

  it('sees what is left of each product, and of its variants in the order of their options', async () => {
    await editor.goto(room('products'))
    const pendant = editor.getByRole('row', { name: /Slip pendant/ })
    await pendant.getByText('1 of 10 sold out').last().waitFor()
    await editor.getByRole('button', { name: '10 variants of Slip pendant' }).click()
    const variant = editor.getByRole('row', { name: /^Signal red, 18 inch / })
    expect(await variant.innerText()).toContain('Sold out')
    const scarce = editor.getByRole('row', { name: /^Harbor blue, 18 inch / })
    expect(await scarce.innerText()).toContain('3 left')
    expect(await accessibilityViolations(editor)).toEqual([])
  })

  it('clears the sample content and brings all of it back', async () => {
    await editor.goto(room('settings/editing'))
    await editor.getByRole('button', { name: 'Clear the sample content' }).click()
    const asked = editor.getByRole('dialog', { name: 'Clear the sample content?' })
    await asked.getByText('The words and pictures of').waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-clear-sample')
    await asked.getByRole('button', { name: 'Clear samples' }).click()
    await asked.waitFor({ state: 'detached' })
    await waitUntilSaved()
    expect(await visitorSees('/shop', 'Nothing on these shelves')).toBe(true)
    await editor.getByRole('button', { name: /^Undo: / }).click()
    await waitUntilSaved()
    expect(await visitorSees('/shop', 'Slip pendant')).toBe(true)
  })

  it('leads a store manager to the rooms of the shop only', async () => {
    await editor.goto(room('people'))
    await editor
      .getByRole('button', { name: /invite/i })
      .first()
      .click()
    await editor.getByLabel('E-mail').fill('ben@harbour.example')
    await editor.getByRole('dialog').getByText('Store manager').click()
    await editor.getByRole('dialog').getByRole('button', { name: 'Invite' }).click()
    const link = await editor.getByRole('dialog').locator('code').innerText()
    const manager = await (await browser.newContext()).newPage()
    await manager.goto(link)
    await manager.waitForURL('**/config/password')
    await manager.goto(`${product.editor}/config/sites/shop`)
    await manager.waitForURL('**/shop/orders')
    const rail = manager.getByRole('navigation', { name: 'Rooms of this site' })
    await rail.getByRole('link').first().waitFor()
    expect(await rail.getByRole('link').allInnerTexts()).toEqual([
      'Overview',
      'Orders',
      'Sales',
      'Customers',
      'Products',
      'Discounts',
      'Subscriptions',
      'Gift cards',
      'Restock',
      'Reviews',
      'Forms',
      'Mailbox',
      'History',
    ])
    await manager.goto(room('people'))
    await manager.getByRole('heading', { name: 'This room is not open to you' }).waitFor()
    expect(await accessibilityViolations(manager)).toEqual([])
    await manager.context().close()
  })

  it('comes back with the password after signing out', async () => {
    await editor.goto(`${product.editor}/config`)
    await editor.getByRole('button', { name: /^Account / }).click()
    await editor.getByRole('menuitem', { name: /Sign out/ }).click()
    await editor.getByLabel('E-mail').fill('owner@vitrine.localhost')
    await editor.getByLabel('Password').fill('a kiln of one’s own')
    expect(await accessibilityViolations(editor)).toEqual([])
    await editor.getByRole('button', { name: 'Sign in' }).click()
    await editor.getByRole('heading', { name: 'Sites' }).waitFor()
  })

  it('met no error on the way', () => {
    expect(trouble.messages).toEqual([])
  })
})
