import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '@vitrine/server/testing/start-product.ts'
import {
  accessibilityViolations,
  fitsItsWidth,
  roomyWindow,
  takePictures,
  widths,
  type Trouble,
} from './open-browser.ts'
import { frameOf, openForEditing, typesOfBlocks } from './in-frame.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

let opened: OpenEditor
let product: Product
let page: Page
let trouble: Trouble

beforeAll(async () => {
  opened = await openEditor()
  ;({ editor: page, trouble, product } = opened)
})
afterAll(async () => {
  await opened?.close()
})

const frame = () => frameOf(page)
const openAbout = () => openForEditing(page, product.editor, '/about')
const order = () => typesOfBlocks(frame().locator('[data-type="page"] .sqs-block'))
const begins = 'html html image html'
const picture = () => frame().locator('[data-type="page"] .sqs-block-image').first()
const picker = () => page.getByRole('dialog', { name: 'Add a block' })
const undo = (title: RegExp) => page.getByRole('button', { name: title }).first().click()

async function choosePicture(): Promise<void> {
  await picture().click()
  await page.getByRole('button', { name: 'Close settings' }).click()
  await page.getByRole('toolbar', { name: 'Image block' }).waitFor()
}

async function chooseFromMenu(name: string, block = 'Image'): Promise<void> {
  await page.getByRole('button', { name: `More for the ${block} block` }).click()
  await page.getByRole('menuitem', { name }).click()
}

async function openSections(): Promise<void> {
  await choosePicture()
  await chooseFromMenu('Add a block after')
  await picker().getByRole('tab', { name: 'Sections' }).click()
}

describe('an owner who adds sections', () => {
  it('puts a drawn one after the row that was pointed at, by keys, and takes it back', async () => {
    await openAbout()
    await openSections()
    expect(await accessibilityViolations(page)).toEqual([])
    await picker().getByRole('searchbox', { name: 'Search sections' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await focused()).toBe('Words beside a picture')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).not.toBe('Words beside a picture')
    await page.keyboard.press('ArrowUp')
    expect(await focused()).toBe('Words beside a picture')
    await page.keyboard.press('Enter')
    await picker().waitFor({ state: 'hidden' })
    await expect.poll(order).toBe('html html image html html image')
    await undo(/^Undo.*Add section “Words beside a picture”/)
    await expect.poll(order).toBe(begins)
  })

  it('keeps a row under a name, adds it, renames it and deletes it where it is picked', async () => {
    await openAbout()
    await choosePicture()
    await chooseFromMenu('Save row as a section…')
    const asked = page.getByRole('dialog', { name: 'Save row as a section' })
    await asked.getByLabel('Name').fill('Hands at work')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByText('Hands at work is kept.').waitFor()
    const row = (await order()).split(' ').length
    await openSections()
    await picker().getByRole('row', { name: 'Hands at work' }).click()
    await expect.poll(async () => (await order()).split(' ').length).toBeGreaterThan(row)
    await undo(/^Undo.*Add section “Hands at work”/)
    await expect.poll(order).toBe(begins)
    await openSections()
    expect(await accessibilityViolations(page)).toEqual([])
    await takePictures(page, 'section-picker')
    await page.emulateMedia({ colorScheme: 'dark' })
    await takePictures(page, 'section-picker-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await picker().getByRole('button', { name: 'Actions of Hands at work' }).click()
    await page.getByRole('menuitem', { name: 'Rename…' }).click()
    await picker().getByLabel('Name of the section').fill('Making')
    await page.keyboard.press('Enter')
    await picker().getByRole('row', { name: 'Making' }).waitFor()
    await picker().getByRole('button', { name: 'Actions of Making' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await picker().getByRole('row', { name: 'Making' }).waitFor({ state: 'detached' })
    await expect.poll(() => picker().locator(':focus').count()).toBe(1)
    await page.keyboard.press('Escape')
    await picker().waitFor({ state: 'hidden' })
    await undo(/^Undo.*Delete section/)
    await openSections()
    await picker().getByRole('row', { name: 'Making' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })

  it('picks a block by keys: arrows walk the grid, Escape leaves it', async () => {
    await openAbout()
    await choosePicture()
    await chooseFromMenu('Add a block after')
    const search = picker().getByRole('combobox').or(picker().getByRole('searchbox')).first()
    const active = async (): Promise<string> => {
      const id = await search.getAttribute('aria-activedescendant')
      return id === null ? '' : ((await page.locator(`[id="${id}"]`).textContent()) ?? '')
    }
    /** What is walked to from one picture by a key. */
    const walk = async (key: string, from: string): Promise<string> => {
      await page.keyboard.press(key)
      await expect.poll(active).not.toBe(from)
      return active()
    }
    await expect
      .poll(() => search.evaluate((field) => field.ownerDocument.activeElement === field))
      .toBe(true)
    const first = await walk('ArrowDown', '')
    const second = await walk('ArrowRight', first)
    expect(await walk('ArrowLeft', second)).toBe(first)
    expect(await walk('ArrowDown', first)).not.toBe(second)
    await page.keyboard.press('ArrowUp')
    await expect.poll(active).toBe(first)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await picker().waitFor({ state: 'hidden' })
    expect(await order()).toBe(begins)
    await chooseFromMenu('Add a block after')
    await page.keyboard.type('spacer')
    await page.keyboard.press('Enter')
    await expect.poll(order).toBe('html html image spacer html')
    await undo(/^Undo.*Add Spacer/)
    await expect.poll(order).toBe(begins)
  })

  it('finds them on a phone in a sheet that fits', async () => {
    await page.setViewportSize({ width: widths.phone, height: 740 })
    await openAbout()
    await choosePicture()
    await chooseFromMenu('Add a block after')
    await picker().getByRole('tab', { name: 'Sections' }).click()
    expect(await fitsItsWidth(page)).toBe(true)
    expect(await accessibilityViolations(page)).toEqual([])
    const box = await picker().boundingBox()
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 360, 740])
    await page.keyboard.press('Escape')
    await page.setViewportSize(roomyWindow.viewport)
  })
})

describe('an owner who turns and locks', () => {
  it('makes a text a quote, and takes it back', async () => {
    await openAbout()
    const first = frame().locator('[data-type="page"] .sqs-block').first()
    await first.focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('toolbar', { name: 'Text block' }).waitFor()
    await chooseFromMenu('Turn into Quote', 'Text')
    await expect.poll(order).toContain('quote')
    await undo(/^Undo.*Turn Text into Quote/)
    await expect.poll(order).toBe(begins)
  })

  it('locks a part of the page, is told so, and unlocks it', async () => {
    await openAbout()
    await choosePicture()
    await chooseFromMenu('Lock this part of the page')
    const locked = page.getByRole('button', { name: 'Image Locked' })
    await locked.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await expect.poll(() => page.getByRole('button', { name: /Delete the Image/ }).count()).toBe(0)
    await picture().hover()
    const plus = page.getByRole('button', { name: 'This part of the page is locked' }).first()
    await plus.click()
    const sentence = 'This part of the page is locked. What stands in it can be edited.'
    await page.getByText(sentence).first().waitFor()
    await takePictures(page, 'locked-part')
    await page.emulateMedia({ colorScheme: 'dark' })
    await takePictures(page, 'locked-part-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await picture().focus()
    await page.keyboard.press('Control+d')
    await expect.poll(() => page.locator('output[data-status]').textContent()).toBe('Saved')
    expect(await order()).toBe(begins)
    await page.getByRole('toolbar', { name: 'Image block' }).waitFor()
    await chooseFromMenu('Unlock this part of the page')
    await page.getByRole('button', { name: 'Move the Image block' }).waitFor()
  })

  it('meets no trouble on the way', () => {
    expect(trouble.messages).toEqual([])
  })
})
