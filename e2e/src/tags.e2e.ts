import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import { untilVisitorsSee } from './call-as-owner.ts'
import {
  accessibilityViolations,
  fitsItsWidth,
  partsFitToo,
  takePictures,
  widths,
} from './open-browser.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

let opened: OpenEditor
let editor: Page

beforeAll(async () => {
  opened = await openEditor()
  ;({ editor } = opened)
})
afterAll(() => opened?.close())

const notice = (words: string | RegExp) => editor.getByText(words).first().waitFor()
const words = () => editor.getByRole('list', { name: 'Tags' }).getByRole('listitem')
const word = (name: string) => words().filter({ hasText: name })

/** The row that was left is gone by now, and its word's has another. */
const hasKeys = (name: string) =>
  expect
    .poll(() => editor.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(name)

async function visitorSees(path: string): Promise<number> {
  await untilVisitorsSee()
  return (await createVisitor(opened.product.port, 'shop.localhost').get(path)).status
}

describe('the tags of a shop', () => {
  it('are typed on a product: Enter, comma and paste add, Backspace takes away', async () => {
    await editor.goto(opened.room('products'))
    await editor.getByRole('link', { name: 'Slip pendant' }).click()
    const tags = editor.getByRole('combobox', { name: 'Tags' })
    await tags.fill('Hand made')
    await tags.press('Enter')
    await tags.pressSequentially('Glazed,')
    await tags.evaluate((input) => {
      const data = new DataTransfer()
      data.setData('text/plain', 'Workshop; hand  MADE\nBlue')
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    const given = editor.getByRole('grid', { name: 'Tags given' }).getByRole('row')
    await expect
      .poll(() => given.allInnerTexts())
      .toEqual(['dining', 'kitchen', 'Hand made', 'Glazed', 'Workshop', 'Blue'])
    await tags.press('Backspace')
    await expect.poll(() => given.count()).toBe(5)
    await tags.fill('glazed')
    await tags.press('Enter')
    await editor.getByText('This tag already exists').waitFor()
    await tags.fill('x'.repeat(51))
    await tags.press('Enter')
    await editor.getByText('You have exceeded the character limit.').first().waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'product-tags')
    await tags.fill('')
    await editor.getByRole('button', { name: 'Save product' }).click()
    await notice('Product saved.')
    expect(await visitorSees('/shop?tag=Hand%20made')).toBe(200)
  })

  it('are suggested on the next product in their own spelling', async () => {
    await editor.goto(opened.room('products'))
    await editor.locator('td a').nth(1).click()
    const tags = editor.getByRole('combobox', { name: 'Tags' })
    await tags.pressSequentially('gla')
    await editor.getByRole('option', { name: 'Glazed' }).waitFor()
    await tags.press('ArrowDown')
    await tags.press('Enter')
    const given = editor.getByRole('grid', { name: 'Tags given' }).getByRole('row')
    await expect.poll(() => given.allInnerTexts()).toContain('Glazed')
    await editor.getByRole('button', { name: 'Save product' }).click()
    await notice('Product saved.')
  })

  it('are added, filtered, renamed, merged and removed in one place, and the items follow', async () => {
    await editor.goto(opened.room('products'))
    await editor.getByRole('link', { name: 'Tags and categories' }).click()
    await editor.getByLabel('New tag').fill('Gift')
    await editor.getByLabel('New tag').press('Enter')
    await notice('Gift added.')
    await word('Gift').getByText('No item yet').waitFor()
    await editor.getByLabel('New tag').fill('gift')
    await editor.getByRole('button', { name: 'Add tag', exact: true }).click()
    await editor.getByText('This tag already exists').waitFor()
    await editor.getByLabel('New tag').fill('')
    await editor.getByLabel('Filter tags').fill('gl')
    await expect.poll(() => words().count()).toBe(1)
    await editor.getByLabel('Filter tags').fill('')
    await editor.getByRole('button', { name: 'Rename Glazed' }).click()
    const name = editor.getByLabel('New name of the tag')
    await name.fill('Slip glazed')
    await editor.getByRole('button', { name: 'Rename Gift' }).click()
    await editor.getByText('You may only edit one tag at a time').waitFor()
    await takePictures(editor, 'tags-room')
    expect(await accessibilityViolations(editor)).toEqual([])
    await name.press('Enter')
    await notice('Glazed is Slip glazed now.')
    await hasKeys('Rename Slip glazed')
    expect(await visitorSees('/shop?tag=Slip%20glazed')).toBe(200)
    // links by its former name lead on
    expect(await visitorSees('/shop?tag=Glazed')).toBe(301)
    await editor.getByRole('button', { name: 'Merge Workshop into another' }).click()
    const stays = editor.getByRole('combobox', { name: 'The tag that stays' })
    // what is typed goes to what the dialog asks
    await expect.poll(() => stays.evaluate((it) => it === document.activeElement)).toBe(true)
    await editor.keyboard.type('Gift')
    await editor.getByRole('option', { name: 'Gift' }).click()
    await takePictures(editor, 'tags-merge')
    await editor.getByRole('button', { name: 'Merge', exact: true }).click()
    await notice('Workshop is Gift now.')
    await hasKeys('Rename Gift')
    await word('Gift').getByText('1 item').waitFor()
    await editor.getByRole('button', { name: 'Remove Hand made' }).click()
    await editor.getByRole('dialog').getByText('1 item loses it.').waitFor()
    await editor.getByRole('button', { name: 'Remove', exact: true }).click()
    await notice('Hand made removed.')
    await expect.poll(() => word('Hand made').count()).toBe(0)
    await expect
      .poll(() => editor.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^Rename /)
    await editor.getByRole('button', { name: 'Undo' }).last().click()
    await word('Hand made').getByText('1 item').waitFor()
  })

  it('fit a phone, and have words where there are none', async () => {
    for (const width of Object.values(widths)) {
      await editor.setViewportSize({ width, height: 800 })
      expect(await fitsItsWidth(editor), `at ${width}`).toBe(true)
      expect(await partsFitToo(editor), `parts at ${width}`).toBe(true)
    }
    await editor.getByRole('link', { name: 'Categories', exact: true }).click()
    await editor.getByLabel('New category').waitFor()
    await takePictures(editor, 'categories-room')
    expect(await accessibilityViolations(editor)).toEqual([])
    expect(opened.trouble.messages).toEqual([])
  })
})
