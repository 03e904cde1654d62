import { describe, expect, it } from 'vitest'
import { frameOf, openForEditing, pressInFrame } from './in-frame.ts'
import {
  accessibilityViolations,
  fitsItsWidth,
  roomyWindow,
  takePictures,
  widths,
} from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, product, trouble, saved } = await openOwnerAndVisitor()

await openForEditing(editor, product.editor, '/about')
await editor.locator('iframe:not([inert])').waitFor()

const frame = () => frameOf(editor)
const blocks = () => frame().locator('[data-type="page"] .sqs-block[tabindex]')
const publishButton = () => editor.getByRole('button', { name: 'Publish', exact: true })
const draft = (words: string) => editor.getByRole('button', { name: words, exact: true })
const pageLine = () => editor.getByRole('row', { name: 'About' }).first()

/** The blocks of the page as visitors see it. */
async function visitorCounts(): Promise<number> {
  await visit('/about')
  return visitor.locator('[data-type="page"] .sqs-block').count()
}

const isLastFocused = () =>
  blocks()
    .last()
    .evaluate((it) => it.matches(':focus'))

describe('an owner whose page is public', () => {
  it('works on it unseen, and is told how much of it is', async () => {
    expect(await publishButton().count()).toBe(0)
    await blocks().first().focus()
    await editor.keyboard.press('Control+d')
    await draft('Draft, 1 change').waitFor()
    await expect.poll(() => blocks().count()).toBe(5)
    await editor.keyboard.press('Control+d')
    await draft('Draft, 2 changes').waitFor()
    await saved()
    expect(await visitorCounts()).toBe(4)
    await pageLine().getByText('Edited').waitFor()
    for (const [name, width] of Object.entries(widths)) {
      await editor.setViewportSize({ width, height: 800 })
      expect(await fitsItsWidth(editor), name).toBe(true)
      await publishButton().waitFor({ state: 'visible' })
    }
    await editor.setViewportSize(roomyWindow.viewport)
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'draft')
  })

  it('finds the draft again, and looks at it as a visitor would', async () => {
    await editor.reload()
    await draft('Draft, 2 changes').click()
    const opened = editor.context().waitForEvent('page')
    await editor.getByRole('menuitem', { name: 'Preview the draft' }).click()
    const preview = await opened
    await preview.locator('[data-type="page"] .sqs-block').first().waitFor()
    expect(await preview.locator('[data-type="page"] .sqs-block').count()).toBe(6)
    await takePictures(preview, 'draft-preview')
    await preview.getByRole('link', { name: 'This is a draft. See what is public' }).click()
    await preview.waitForURL((url) => url.search === '')
    expect(await preview.locator('[data-type="page"] .sqs-block').count()).toBe(4)
    await preview.close()
  })

  it('publishes it by a key, and takes that back', async () => {
    await blocks().first().focus()
    await editor.keyboard.press('Control+Shift+Enter')
    await publishButton().waitFor({ state: 'detached' })
    await saved()
    expect(await visitorCounts()).toBe(6)
    await editor.getByRole('button', { name: /^Undo: Publish/ }).click()
    await draft('Draft, 2 changes').waitFor()
    await saved()
    expect(await visitorCounts()).toBe(4)
    expect(await blocks().count()).toBe(6)
  })

  it('drops it, which is shown at once, and has it back', async () => {
    await draft('Draft, 2 changes').click()
    await editor.getByRole('menuitem', { name: 'Discard the draft' }).click()
    await expect.poll(() => blocks().count()).toBe(4)
    await publishButton().waitFor({ state: 'detached' })
    await editor.getByRole('button', { name: /^Undo: Discard draft/ }).click()
    await expect.poll(() => blocks().count()).toBe(6)
  })

  it('sees no draft any more once each change of it is taken back', async () => {
    const undo = editor.getByRole('button', { name: /^Undo: Duplicate/ })
    await undo.click()
    await draft('Draft, 1 change').waitFor()
    await editor.getByRole('button', { name: /^Redo: Duplicate/ }).waitFor()
    await undo.click()
    await publishButton().waitFor({ state: 'detached' })
    await expect.poll(() => blocks().count()).toBe(4)
    await pageLine().getByText('Edited').waitFor({ state: 'detached' })
  })

  it('looks at words that are still being typed, and publishes such', async () => {
    await blocks().last().focus()
    await editor.keyboard.press('Control+d')
    await draft('Draft, 1 change').waitFor()
    // the copy has the keys by then, and nothing scrolls any more
    await expect.poll(isLastFocused).toBe(true)
    const text = frame().locator('[data-type="page"] .sqs-block-html').first()
    await pressInFrame(editor, text)
    await frame().locator('[contenteditable="true"]').waitFor()
    await editor.keyboard.press('Control+End')
    await editor.keyboard.type(' Open on Sundays')
    await draft('Draft, 1 change').click()
    const opening = editor.context().waitForEvent('page')
    await editor.getByRole('menuitem', { name: 'Preview the draft' }).click()
    const preview = await opening
    await preview.getByText('Open on Sundays').waitFor()
    expect(await preview.evaluate(() => globalThis.opener)).toBeNull()
    await preview.close()
    await editor.bringToFront()
    await pressInFrame(editor, text)
    await frame().locator('[contenteditable="true"]').waitFor()
    await editor.keyboard.press('Control+End')
    await editor.keyboard.type(', too.')
    await editor.keyboard.press('Control+Shift+Enter')
    await publishButton().waitFor({ state: 'detached' })
    await saved()
    expect(await visitorCounts()).toBe(5)
    await visitor.getByText('Open on Sundays, too.').waitFor()
  })

  it('goes on with a block by keys once its draft is published or dropped by a button', async () => {
    // out of the text that was written last
    await editor.keyboard.press('Escape')
    await blocks().last().focus()
    await editor.keyboard.press('Control+d')
    await publishButton().press('Enter')
    await publishButton().waitFor({ state: 'detached' })
    await expect.poll(isLastFocused).toBe(true)
    await editor.keyboard.press('Control+d')
    await draft('Draft, 1 change').press('Enter')
    // the keys are in the menu once it is there
    await editor.locator('[role="menuitem"]:focus').waitFor()
    await editor.keyboard.press('ArrowDown')
    await editor.keyboard.press('Enter')
    await publishButton().waitFor({ state: 'detached' })
    await expect.poll(() => editor.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    await saved()
  })

  it('meets no trouble on the way', () => {
    expect(trouble.messages).toEqual([])
  })
})
