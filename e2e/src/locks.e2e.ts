import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilVisitorsSee } from './call-as-owner.ts'
import {
  accessibilityViolations,
  fitsItsWidth,
  takePictures,
  watchForTrouble,
  widths,
  type Trouble,
} from './open-browser.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

let opened: OpenEditor
let editor: Page
/** Somebody with a phone and without an account. */
let visitor: Page
let trouble: Trouble

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

beforeAll(async () => {
  opened = await openEditor({ width: 1280, height: 900 })
  ;({ editor } = opened)
  const context: BrowserContext = await opened.browser.newContext(phone)
  trouble = watchForTrouble(context)
  visitor = await context.newPage()
})
afterAll(async () => {
  await opened?.close()
})

const shop = (path: string) => `${opened.product.shop}${path}`
const passwordField = (page: Page) => page.locator('input[name="page-password"]')

/** As a visitor meets a page a second after the owner's change. */
async function visit(path: string): Promise<number> {
  await untilVisitorsSee()
  return (await visitor.goto(shop(path)))?.status() ?? 0
}

async function openSettings(tab: string): Promise<void> {
  await editor.goto(opened.room('pages'))
  await editor
    .getByRole('button', { name: /^Actions of (?:About|The maker|Workshop)/ })
    .first()
    .click()
  await editor.getByRole('menuitem', { name: 'Settings' }).click()
  await editor.getByRole('tab', { name: tab }).click()
}

async function typePassword(words: string): Promise<void> {
  await passwordField(editor).fill(words)
  await editor.getByRole('button', { name: /^(?:Set|Change) password$/ }).click()
}

/** What answers may stand at the same address. */
async function enter(words: string): Promise<void> {
  await visitor.getByLabel('Password').fill(words)
  await Promise.all([visitor.waitForEvent('load'), visitor.keyboard.press('Enter')])
}

describe('a page that its owner locks', () => {
  it('gets a password in its settings', async () => {
    await openSettings('Who sees it')
    await editor.getByText('With a password', { exact: true }).click()
    await typePassword('short')
    await editor.getByText('at least 8', { exact: false }).waitFor()
    await takePictures(editor, 'locks-settings')
    expect(await accessibilityViolations(editor)).toEqual([])
    for (const [name, width] of Object.entries(widths)) {
      await editor.setViewportSize({ width, height: 800 })
      expect(await fitsItsWidth(editor), name).toBe(true)
    }
    await editor.setViewportSize({ width: 1280, height: 900 })
    await editor.getByRole('button', { name: 'Show what is typed' }).click()
    await typePassword('kiln at night')
    await editor.getByText('Password set.').waitFor()
    expect(await passwordField(editor).getAttribute('placeholder')).toBe('••••••••')
    expect(await passwordField(editor).inputValue()).toBe('')
    await takePictures(editor, 'locks-settings-set')
    await editor.keyboard.press('Escape')
    await editor.getByRole('dialog').waitFor({ state: 'detached' })
    await editor
      .getByRole('row', { name: /asks for its password/ })
      .first()
      .waitFor()
    await takePictures(editor, 'locks-pages')
  })

  it('asks a visitor for it on a phone, and says when it was another', async () => {
    expect(await visit('/about')).toBe(403)
    await visitor.getByText('This page is locked').waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'lock-screen')
    for (const width of [320, 390, 1280]) {
      await visitor.setViewportSize({ width, height: 740 })
      expect(await fitsItsWidth(visitor), String(width)).toBe(true)
    }
    await visitor.setViewportSize(phone.viewport)
    await enter('kiln at noon')
    await visitor.getByText('This is not the password. Please try again.').waitFor()
    expect(await visitor.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'password',
    )
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'lock-screen-wrong')
    await enter('kiln at night')
    await visitor.waitForURL(shop('/about'))
    await visitor.locator('main').waitFor()
    expect(await visitor.getByText('This page is locked').count()).toBe(0)
    expect(await visit('/about')).toBe(200)
  })

  it('asks again once the password is another one, and not once that is taken back', async () => {
    await openSettings('Who sees it')
    await typePassword('kiln at dawn')
    await editor.getByText('Password changed.').waitFor()
    expect(await visit('/about')).toBe(403)
    await editor.getByRole('button', { name: 'Close', exact: true }).click()
    await editor.getByRole('dialog').waitFor({ state: 'detached' })
    await editor.getByRole('button', { name: /^Undo: Change page password/ }).click()
    await expect.poll(() => visit('/about')).toBe(200)
  })

  it('is open to everybody once the password is removed', async () => {
    await openSettings('Who sees it')
    await editor.getByRole('button', { name: 'Remove password' }).click()
    await editor.getByText('Password removed.').waitFor()
    const other = await (await opened.browser.newContext(phone)).newPage()
    await untilVisitorsSee()
    expect((await other.goto(shop('/about')))?.status()).toBe(200)
    await other.context().close()
  })
})

describe('a site that its owner locks', () => {
  it('shows its lock screen at every address until the password is entered', async () => {
    await editor.goto(opened.room('settings/access'))
    await typePassword('kiln at night')
    await editor.getByText('Password set.').waitFor()
    await editor.getByRole('heading', { name: 'Site password' }).scrollIntoViewIfNeeded()
    await takePictures(editor, 'locks-site')
    for (const path of ['/', '/shop', '/cart', '/nowhere']) expect(await visit(path)).toBe(403)
    await visitor.goto(shop('/shop'))
    await enter('kiln at night')
    await visitor.waitForURL(shop('/shop'))
    expect(await visit('/cart')).toBe(200)
  })
})

describe('the code of a page', () => {
  it('runs for visitors on that page alone', async () => {
    await openSettings('Code')
    await editor.locator('.cm-content').click()
    await editor.keyboard.type('<script>document.documentElement.dataset.code = "ran"</script>')
    await takePictures(editor, 'locks-code')
    await editor.getByRole('button', { name: 'Save code' }).click()
    await editor.getByText('Code saved.').waitFor()
    const ran = () => visitor.evaluate(() => document.documentElement.dataset['code'])
    await visit('/about')
    expect(await ran()).toBe('ran')
    await visit('/shop')
    expect(await ran()).toBeUndefined()
  })

  it('meets no trouble on the way', () => {
    expect([...opened.trouble.messages, ...trouble.messages]).toEqual([])
  })
})
