import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frameOf, openForEditing, pressInFrame } from './in-frame.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

let opened: OpenEditor
let editor: Page

beforeAll(async () => {
  opened = await openEditor()
  ;({ editor } = opened)
  await openForEditing(editor, opened.product.editor, '/about')
})
afterAll(async () => {
  await opened?.close()
})

const frame = () => frameOf(editor)
/** What has the keys in the page, by its class. */
const keysInPage = () => frame().locator(':focus').getAttribute('class')
const isPageFocused = () => editor.evaluate(() => document.activeElement?.tagName === 'IFRAME')

describe('whoever has keys alone', () => {
  it('passes the menu of the page by its own link, as visitors do', async () => {
    await frame().getByRole('link', { name: 'Skip to the content' }).focus()
    await editor.keyboard.press('Enter')
    await expect.poll(() => frame().locator('main:focus').count()).toBe(1)
    await editor.keyboard.press('Tab')
    await expect.poll(keysInPage).toContain('sqs-block')
    expect(new URL(editor.url()).searchParams.get('path')).toBe('/about')
  })

  it('is in the next page once a link of the menu has led there', async () => {
    await frame().getByRole('link', { name: 'Contact' }).first().focus()
    await editor.keyboard.press('Enter')
    await expect.poll(() => new URL(editor.url()).searchParams.get('path')).toBe('/contact')
    await frame().getByRole('heading', { name: 'Find us, or write' }).waitFor()
    await expect.poll(isPageFocused).toBe(true)
    await editor.keyboard.press('Tab')
    await expect.poll(keysInPage).toContain('skip-link')
  })

  it('is led to the tools of a block as soon as it is picked', async () => {
    const held = () => editor.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await openForEditing(editor, opened.product.editor, '/about')
    await frame().locator('.sqs-block-image').first().focus()
    await editor.keyboard.press('Alt+F10')
    await expect.poll(held).toBe('Move the Image block')
    await pressInFrame(editor, frame().locator('.sqs-block-html').nth(1))
    await frame().locator('[contenteditable="true"]').waitFor()
    await editor.keyboard.press('Alt+F10')
    await expect.poll(async () => (await held()) ?? '').toMatch(/^Style of the text/)
  })

  it('is never nowhere: a way that gives way leaves the keys to where it led', async () => {
    const held = () =>
      editor.evaluate(() => document.activeElement?.closest('button, iframe')?.textContent ?? null)
    const press = async (name: string) => {
      await editor.getByRole('button', { name, exact: true }).focus()
      await editor.keyboard.press('Enter')
    }
    await openForEditing(editor, opened.product.editor, '/about')
    await press('Style')
    await expect.poll(held).toBe('Whole site')
    await press('Close style')
    await expect.poll(held).toBe('Style')
    await frame().locator('.sqs-block').first().focus()
    await editor.keyboard.press('Control+d')
    await editor.getByRole('button', { name: 'Draft, 1 change' }).waitFor()
    await press('Publish')
    await expect.poll(isPageFocused).toBe(true)
  })
})
