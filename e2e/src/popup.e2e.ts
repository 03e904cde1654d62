import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilVisitorsSee } from './call-as-owner.ts'
import { frameOf, pressInFrame } from './in-frame.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

let opened: OpenEditor
let editor: Page
/** Somebody without an account, on a phone. */
let visitor: Page

beforeAll(async () => {
  opened = await openEditor()
  ;({ editor } = opened)
  const phone = await opened.browser.newContext({ viewport: { width: 390, height: 844 } })
  visitor = await phone.newPage()
  await editor.goto(`${opened.room('pages')}?path=%2F_slides%2Fpopup-overlay`)
  await frameOf(editor).locator('.slide-popup-dialog').waitFor()
})
afterAll(async () => {
  await opened?.close()
})

const frame = () => frameOf(editor)
const saved = () => editor.locator('output[data-status="saved"]').first().waitFor()
const panel = () => editor.getByRole('region', { name: 'Layout' })
const popup = () => visitor.getByRole('dialog', { name: 'Mugs from the new kiln' })
const shown = (isShown: boolean) =>
  isShown
    ? popup().waitFor()
    : visitor.locator('template[data-popup]').waitFor({ state: 'attached' })
const stored = () => visitor.evaluate(() => ({ ...localStorage }) as Record<string, string>)

async function visit(path = '/about'): Promise<void> {
  await untilVisitorsSee()
  await visitor.goto(`${opened.product.shop}${path}`)
}

/** Nothing comes where it would have come by now. */
async function staysAway(): Promise<void> {
  await shown(false)
  await visitor.waitForLoadState('networkidle')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(await visitor.locator('dialog').count()).toBe(0)
}

describe('an owner', () => {
  it('turns the pop-up on beside its layout', async () => {
    await editor.getByRole('button', { name: 'Layout', exact: true }).click()
    const isOn = panel().getByText('Show it to visitors')
    await isOn.click()
    await panel()
      .getByText(/Visitors see it once you have written/)
      .waitFor()
    const seconds = panel().getByRole('textbox', { name: 'Seconds on the page' })
    await seconds.fill('0')
    await seconds.press('Enter')
    await saved()
    await panel()
      .getByRole('button', { name: /Shown on/ })
      .click()
    await editor.getByRole('option', { name: 'Chosen pages' }).click()
    await panel().locator('label').filter({ hasText: 'About' }).click()
    await saved()
    await takePictures(editor, 'pop-up-settings')
    expect(await accessibilityViolations(editor)).toEqual([])
  })

  it('keeps the editor where it is on a phone, whatever of the panel has the keys', async () => {
    const size = editor.viewportSize()
    await editor.setViewportSize({ width: 360, height: 640 })
    await panel().evaluate((element) => {
      for (const one of element.querySelectorAll<HTMLElement>('input, button')) one.focus()
    })
    expect(await editor.evaluate(() => document.documentElement.scrollTop)).toBe(0)
    if (size !== null) await editor.setViewportSize(size)
  })

  it('writes its words, and visitors see nothing until she publishes them', async () => {
    await visit()
    expect(await visitor.locator('template[data-popup]').count()).toBe(0)
    await pressInFrame(editor, frame().locator('.slice-heading'))
    await frame().locator('[contenteditable="true"]').waitFor()
    await editor.keyboard.press('Control+a')
    await editor.keyboard.type('Mugs from the new kiln')
    await editor.keyboard.press('Escape')
    await saved()
    await pressInFrame(editor, frame().locator('.sqs-block').last())
    const settings = editor.getByRole('region', { name: 'Button', exact: true })
    await settings.getByRole('button', { name: /^Link/ }).click()
    const dialog = editor.getByRole('dialog', { name: 'Add link' })
    await dialog.getByRole('option', { name: /^About/ }).click()
    await dialog.getByRole('button', { name: 'Add link' }).click()
    await frame().locator('[data-popup-action]').waitFor()
    await saved()
    await visit()
    expect(await visitor.locator('template[data-popup]').count()).toBe(0)
    await editor.getByRole('button', { name: 'Publish', exact: true }).click()
    await saved()
  })
})

describe('a visitor with a phone', () => {
  it('is shown the pop-up on the pages that were chosen', async () => {
    await visit('/')
    expect(await visitor.locator('template[data-popup]').count()).toBe(0)
    await visit()
    await shown(true)
    expect(await popup().evaluate((element) => element.matches(':modal'))).toBe(true)
    expect(await fitsItsWidth(visitor)).toBe(true)
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'pop-up-dialog')
  })

  it('goes round in it by keys, closes it by Escape, and it stays away', async () => {
    for (let presses = 0; presses < 4; presses += 1) {
      await visitor.keyboard.press('Tab')
      const isInside = await popup().evaluate((element) => element.contains(document.activeElement))
      expect(isInside).toBe(true)
    }
    await visitor.keyboard.press('Escape')
    await popup().waitFor({ state: 'detached' })
    expect(await stored()).toMatchObject({
      version: '1',
      'date-closed': expect.stringMatching(/^\d+$/),
    })
    await visit()
    await staysAway()
  })

  it('is shown it again after its days', async () => {
    await visitor.evaluate(() =>
      localStorage.setItem('date-closed', String(Date.now() - 8 * 864e5)),
    )
    await visit()
    await shown(true)
    await visitor.getByRole('button', { name: 'Close' }).click()
    await popup().waitFor({ state: 'detached' })
    await visit()
    await staysAway()
  })

  it('is shown it again when its owner wants it so', async () => {
    if (!(await panel().isVisible())) {
      await editor.getByRole('button', { name: 'Layout', exact: true }).click()
    }
    await panel().getByText('At the side').click()
    await frame().locator('.slide-popup-sheet').waitFor()
    await panel().getByRole('button', { name: 'Show again to everyone' }).click()
    await saved()
    await editor.getByRole('button', { name: 'Publish', exact: true }).click()
    await saved()
    await visit()
    await shown(true)
    await takePictures(visitor, 'pop-up-sheet')
    expect(await accessibilityViolations(visitor)).toEqual([])
    // beside it, where the page is
    await visitor.setViewportSize({ width: 1000, height: 700 })
    await visitor.mouse.click(60, 300)
    await popup().waitFor({ state: 'detached' })
    await visitor.setViewportSize({ width: 390, height: 844 })
  })

  it('uses the page behind a bar, follows its button, and never sees it again', async () => {
    await panel().getByText('At the bottom').click()
    await frame().locator('.slide-popup-bar').waitFor()
    await panel().getByRole('button', { name: 'Show again to everyone' }).click()
    await saved()
    await editor.getByRole('button', { name: 'Publish', exact: true }).click()
    await saved()
    await visit()
    await shown(true)
    expect(await popup().evaluate((element) => element.contains(document.activeElement))).toBe(
      false,
    )
    await takePictures(visitor, 'pop-up-bar')
    expect(await accessibilityViolations(visitor)).toEqual([])
    await popup().locator('[data-popup-action]').click()
    await visitor.waitForURL(/\/about$/)
    expect(await stored()).toMatchObject({ submitted: 'true', version: '3' })
    await panel().getByRole('button', { name: 'Show again to everyone' }).click()
    await saved()
    await visit()
    await staysAway()
  })
})
