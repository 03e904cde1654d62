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

const opened = await openOwnerAndVisitor()
const { editor, visitor, visit, room, product, saved } = opened

await openForEditing(editor, product.editor, '/about')

const frame = () => frameOf(editor)
const slices = () => frame().locator('[data-type="page"] .sqs-block[tabindex]')
const slide = (layout: string) => frame().locator(`.slide-${layout}`)
const undo = async (title: string) => {
  await opened.undo(title)
  await saved()
}

describe('an owner', () => {
  it('adds a cover page by what it looks like', async () => {
    await editor.getByRole('button', { name: 'Add page' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Add page' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Welcome')
    await dialog.getByRole('button', { name: /Kind of page/ }).click()
    await editor.getByRole('option', { name: 'Cover page' }).click()
    await dialog.getByText('Half and half').click()
    await dialog.getByText('Begin as a draft').click()
    await takePictures(editor, 'cover-page-add')
    await dialog.getByRole('button', { name: 'Add page' }).click()
    await slide('cover-split').waitFor()
    await expect.poll(() => slices().count()).toBe(3)
    expect(await frame().locator('header, footer').count()).toBe(0)
  })

  it('writes its heading where it stands', async () => {
    // until then the page takes no press
    await frame().locator('.sqs-block[tabindex="0"]').first().waitFor()
    await pressInFrame(editor, frame().locator('.slice-heading'))
    await frame().locator('[contenteditable="true"]').waitFor()
    await editor.keyboard.press('Control+a')
    await editor.keyboard.type('Spoons of birch')
    await editor.keyboard.press('Escape')
    await saved()
    expect(await frame().locator('.slice-heading h1').innerText()).toBe('Spoons of birch')
  })

  it('chooses its layout and its ground, while the page stands and a part of it stays chosen', async () => {
    await frame()
      .locator('html')
      .evaluate((page) => page.setAttribute('data-same-load', ''))
    await slices().first().focus()
    const bar = editor.getByRole('button', { name: 'More for Heading' })
    await bar.waitFor()
    await editor.getByRole('button', { name: 'Layout', exact: true }).click()
    const panel = editor.getByRole('region', { name: 'Layout' })
    await panel.getByText('Centered').click()
    await slide('cover-center').waitFor()
    await panel.getByRole('button', { name: /^Color: / }).click()
    const picker = editor.getByRole('dialog', { name: 'Color' })
    await picker.getByRole('textbox', { name: 'Color' }).fill('#1f3a2e')
    await editor.keyboard.press('Escape')
    await frame().locator('.slide.is-dark').waitFor()
    await saved()
    await takePictures(editor, 'cover-page-layout')
    expect(await frame().locator('html[data-same-load]').count()).toBe(1)
    expect(await bar.isVisible()).toBe(true)
    expect(await slices().count()).toBe(3)
    for (const [name, width] of Object.entries(widths)) {
      await editor.setViewportSize({ width, height: 800 })
      expect(await fitsItsWidth(editor), name).toBe(true)
      if (name !== 'phone') continue
      // what is chosen is seen above the panel
      const page = await editor.locator('iframe').first().boundingBox()
      const beside = await panel.boundingBox()
      expect((page?.y ?? 0) + (page?.height ?? 0)).toBeLessThanOrEqual(beside?.y ?? 0)
    }
    await editor.setViewportSize(roomyWindow.viewport)
    expect(await accessibilityViolations(editor)).toEqual([])
    await panel.getByRole('button', { name: 'Close layout' }).click()
  })

  it('adds a part of slides alone, and puts it in order by keys', async () => {
    const more = editor.getByRole('button', { name: 'More for Heading' })
    await slices().first().focus()
    await more.waitFor()
    await editor.keyboard.press('Alt+F10')
    await more.click()
    expect(await editor.getByRole('menuitem', { name: /row/ }).count()).toBe(0)
    await editor.getByRole('menuitem', { name: 'Add a slice after' }).click()
    const search = editor.getByRole('searchbox', { name: 'Search slices' })
    await search.waitFor()
    expect(await editor.getByRole('tab', { name: 'Sections' }).count()).toBe(0)
    expect(await editor.getByRole('option', { name: 'Summary' }).count()).toBe(0)
    await takePictures(editor, 'cover-page-parts')
    await search.fill('sub')
    await editor.keyboard.press('Enter')
    await expect.poll(() => slices().count()).toBe(4)
    await frame().locator('[contenteditable="true"]').waitFor()
    await editor.keyboard.press('Control+a')
    await editor.keyboard.type('Carved by hand')
    await editor.keyboard.press('Escape')
    await saved()
    await slices().nth(1).focus()
    await editor.keyboard.press('Alt+Shift+ArrowDown')
    await expect.poll(() => slices().nth(2).getAttribute('class')).toContain('slice-sub-heading')
    await saved()
  })

  it('gives its button somewhere to lead', async () => {
    await pressInFrame(editor, frame().locator('.sqs-block-buttons'))
    const panel = editor.getByRole('region', { name: 'Buttons' })
    await panel.getByRole('row', { name: 'Begin here' }).click()
    await panel.getByRole('button', { name: /^Link/ }).click()
    const dialog = editor.getByRole('dialog', { name: 'Add link' })
    await dialog.getByRole('option', { name: /^About/ }).click()
    await dialog.getByRole('button', { name: 'Add link' }).click()
    await frame().locator('.slide-button').waitFor()
    await saved()
  })

  it('publishes it, and a visitor with a phone reads it', async () => {
    await editor.getByRole('button', { name: 'Publish', exact: true }).click()
    await saved()
    await visit('/welcome')
    expect(await visitor.locator('h1').innerText()).toBe('Spoons of birch')
    expect(await visitor.locator('.slide-button').innerText()).toBe('Begin here')
    expect(await fitsItsWidth(visitor)).toBe(true)
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'cover-page')
    await visitor.setViewportSize({ width: 320, height: 600 })
    expect(await fitsItsWidth(visitor)).toBe(true)
    await visitor.locator('.slide-button').click()
    await visitor.waitForURL(/\/about$/)
  })

  it('takes all of it back', async () => {
    await undo('Publish')
    for (const title of ['Edit Buttons', 'Move', 'Edit', 'Add Sub-heading', 'Edit background']) {
      await undo(title)
    }
    await frame().locator('.slide:not(.is-dark)').waitFor()
    await undo('Change layout')
    await slide('cover-split').waitFor()
    await undo('Edit')
    await expect
      .poll(() => frame().locator('.slice-heading h1').innerText())
      .toBe('Say in one line what this is')
  })

  it('is offered the colors of her site for its ground', async () => {
    await editor.getByRole('button', { name: 'Layout', exact: true }).click()
    const panel = editor.getByRole('region', { name: 'Layout' })
    await panel.getByRole('button', { name: /^Color: / }).click()
    const colors = editor.getByRole('list', { name: 'Colors of this site' }).getByRole('button')
    await takePictures(editor, 'cover-page-colors')
    await colors.first().click()
    await frame().locator('.slide:is(.is-dark, .is-light)').waitFor()
    await editor.keyboard.press('Escape')
    await saved()
    await undo('Edit background')
    await frame().locator('.slide:not(.is-dark, .is-light)').waitFor()
    await panel.getByRole('button', { name: 'Close layout' }).click()
    const way = editor.getByRole('button', { name: 'Layout', exact: true })
    await expect.poll(() => way.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  it('enters her accounts elsewhere, and the signs of them stand on it', async () => {
    const path = new URL(editor.url()).searchParams.get('path') ?? ''
    await editor.goto(room('settings'))
    for (const address of ['instagram.com/spoons', 'facebook.com/spoons', 'youtube.com/@spoons']) {
      await editor.getByRole('button', { name: 'Add account' }).click()
      await editor.getByRole('textbox', { name: 'Address of the profile' }).last().fill(address)
    }
    await takePictures(editor, 'social-accounts')
    expect(await accessibilityViolations(editor)).toEqual([])
    await editor.getByRole('button', { name: 'Save accounts' }).click()
    await saved()
    for (const [name, width] of Object.entries(widths)) {
      await editor.setViewportSize({ width, height: 800 })
      expect(await fitsItsWidth(editor), name).toBe(true)
    }
    await editor.setViewportSize(roomyWindow.viewport)
    await openForEditing(editor, product.editor, path)
    await slices().last().focus()
    await editor.keyboard.press('Alt+F10')
    await editor.getByRole('button', { name: /^More for / }).click()
    await editor.getByRole('menuitem', { name: 'Add a slice after' }).click()
    await editor.getByRole('searchbox', { name: 'Search slices' }).fill('social')
    await editor.keyboard.press('Enter')
    await frame().locator('.slide-social-sign').nth(2).waitFor()
    await saved()
    await takePictures(editor, 'cover-page-social-editing')
    await editor.getByRole('button', { name: 'Publish', exact: true }).click()
    await saved()
    await visit('/welcome')
    await visitor.setViewportSize({ width: 390, height: 844 })
    expect(await visitor.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toBe(
      'https://instagram.com/spoons',
    )
    const sign = await visitor.locator('.slide-social-sign').first().boundingBox()
    expect(sign?.width).toBe(22)
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'cover-page-social')
  })

  it('finds the slides that stand over pages, and what she writes there waits', async () => {
    await editor.getByRole('row', { name: 'Lock screen' }).click()
    await frame().locator('.slide-lock-center').waitFor()
    await takePictures(editor, 'lock-screen-editing')
    await pressInFrame(editor, frame().locator('.slice-body'))
    await frame().locator('[contenteditable="true"]').waitFor()
    await editor.keyboard.press('Control+a')
    await editor.keyboard.type('Ask us for the word.')
    await editor.keyboard.press('Escape')
    await editor.getByRole('button', { name: 'Draft, 1 change', exact: true }).waitFor()
    await saved()
    await editor.reload()
    await expect.poll(() => frame().locator('.slice-body').innerText()).toBe('Ask us for the word.')
    await undo('Edit')
    await expect
      .poll(() => frame().locator('.slice-body').innerText())
      .toBe('Who has the password can go on.')
    await editor.getByRole('row', { name: 'Pop-up' }).click()
    await slide('popup-dialog').waitFor()
    await takePictures(editor, 'pop-up-editing')
    await visit('/_slides/lock-screen')
    expect(await visitor.title()).toContain('not found')
  })
})
