import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import type { Product } from '@vitrine/server/testing/start-product.ts'
import { untilVisitorsSee } from './call-as-owner.ts'
import { accessibilityViolations, type Trouble } from './open-browser.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

let opened: OpenEditor
let product: Product
let editor: Page
let trouble: Trouble

beforeAll(async () => {
  opened = await openEditor()
  ;({ editor, trouble, product } = opened)
})
afterAll(async () => {
  await opened?.close()
})

const room = (name: string): string => opened.room(name)
const format = 'Links must be formatted as https://example.com or http://example.com'

describe('an owner', () => {
  it('is told how a link of a menu is written, and sets one that opens in a new window', async () => {
    await editor.goto(room('pages'))
    await editor
      .getByRole('button', { name: /^Add a link to / })
      .first()
      .click()
    const dialog = editor.getByRole('dialog')
    await dialog.getByLabel('Link Name').fill('Harrow Point')
    const address = dialog.getByRole('textbox', { name: 'Web Address' })
    for (const [typed, sentence] of [
      ['www.example.com', format],
      ['ftp://example.com', format],
      ['about us', 'about us is not a valid page URL'],
    ] as const) {
      await address.fill(typed)
      await dialog.getByRole('button', { name: 'Add link' }).click()
      await dialog.getByText(sentence, { exact: true }).waitFor()
    }
    expect(await accessibilityViolations(editor)).toEqual([])
    await address.fill('https://example.com/harrow')
    await dialog.getByText('Open in New Window', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Add link' }).click()
    await editor.getByText('Link added.').waitFor()
    await untilVisitorsSee()
    const { text } = await createVisitor(product.port, 'shop.localhost').get('/')
    expect(text).toMatch(/<a href="https:\/\/example\.com\/harrow"[^>]*target="_blank"/)
  })

  it('is told the same at a link in a text', async () => {
    await editor.goto(`${room('pages')}?path=%2Fabout`)
    const block = editor.frameLocator('iframe').first().locator('.sqs-block-html[tabindex]').first()
    await block.click()
    await editor.getByRole('button', { name: 'Link', exact: true }).click()
    const dialog = editor.getByRole('dialog', { name: 'Add link' })
    await dialog.getByRole('tab', { name: 'Web Address' }).click()
    await dialog.getByRole('textbox', { name: 'Web Address' }).fill('www.example.com')
    await dialog.getByRole('button', { name: 'Add link' }).click()
    await dialog.getByText(format, { exact: true }).waitFor()
  })

  it('is told which words are none of the choices, and keeps the choice that stood', async () => {
    await editor.goto(room('settings'))
    const country = editor.getByRole('combobox', { name: 'Country', exact: true })
    await country.fill('Atlantis')
    await editor.getByLabel('In one line').click()
    await editor.getByText('Atlantis is not one of the expected options', { exact: true }).waitFor()
    expect(await country.inputValue()).toBe('United States')
    expect(await accessibilityViolations(editor)).toEqual([])
    await country.fill('Irel')
    await editor.getByRole('option', { name: 'Ireland' }).click()
    expect(await editor.getByText('is not one of the expected options').count()).toBe(0)
    expect(await country.inputValue()).toBe('Ireland')
  })

  it('looks at a page as wide as a phone and a tablet are at most', async () => {
    await editor.setViewportSize({ width: 1500, height: 860 })
    await editor.goto(room('pages'))
    const frame = editor.locator('iframe').first()
    await frame.waitFor()
    const widthIn = () => frame.evaluate((element: HTMLIFrameElement) => element.clientWidth)
    for (const [view, width] of [
      ['Phone width', 432],
      ['Tablet width', 991],
    ] as const) {
      await editor.getByRole('radio', { name: view }).click()
      await expect.poll(widthIn).toBe(width)
    }
  })

  it('meets no trouble on the way', () => {
    expect(trouble.messages).toEqual([])
  })
})
