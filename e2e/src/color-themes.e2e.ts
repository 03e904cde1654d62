import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '@vitrine/server/testing/start-product.ts'
import { countLoads, frameOf, styleInFrame } from './in-frame.ts'
import { accessibilityViolations, takePictures, type Trouble } from './open-browser.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

let opened: OpenEditor
let product: Product
let editor: Page
let trouble: Trouble

beforeAll(async () => {
  opened = await openEditor({ width: 1280, height: 860 })
  ;({ editor, trouble, product } = opened)
})
afterAll(async () => {
  await opened?.close()
})

/** The first change of a choice has its sheet compiled. */
const slowly = { timeout: 20_000 }

const panel = () => editor.getByRole('region', { name: 'Style', exact: true })
/** A theme or a palette. */
const card = (name: string) =>
  panel()
    .locator('label:has(input[type="radio"]), button')
    .filter({ has: editor.getByText(name, { exact: true }) })

const shows = (selector: string, property: string, value: string) =>
  expect.poll(() => styleInFrame(editor, selector, property), slowly).toBe(value)

async function save(): Promise<void> {
  const button = panel().getByRole('button', { name: 'Save', exact: true })
  await button.click()
  // while it is being saved it only says that it is disabled
  await expect.poll(() => button.getAttribute('disabled'), slowly).not.toBeNull()
}

describe('the colors of a site', () => {
  it('are those of a theme as soon as it is chosen, without a load of the page', async () => {
    await editor.goto(`${product.editor}/config/sites/shop/pages`)
    await editor.getByText('Loading the page…').waitFor({ state: 'detached' })
    await editor.getByRole('button', { name: 'Style', exact: true }).click()
    await card('Orchard').waitFor()
    await shows('html', 'background-color', 'rgb(244, 245, 241)')
    const loads = countLoads(editor)
    await card('Orchard').click()
    await shows('html', 'background-color', 'rgb(251, 246, 248)')
    await card('Dark').click()
    await shows('html', 'background-color', 'rgb(38, 19, 31)')
    await shows('html', 'color', 'rgb(251, 246, 248)')
    await shows('.wordmark', 'background-color', 'rgb(244, 174, 210)')
    await shows('.wordmark', 'color', 'rgb(0, 0, 0)')
    await card('Moss').click()
    await shows('html', 'background-color', 'rgb(24, 32, 18)')
    expect(loads()).toBe(0)
    await takePictures(editor, 'color-themes')
    expect(await accessibilityViolations(editor)).toEqual([])
  })

  it('are followed by what names a role, from one theme to the next', async () => {
    await panel()
      .getByRole('button', { name: /^Quiet ink: / })
      .click()
    await editor.getByRole('button', { name: 'Buttons and links', exact: true }).click()
    await editor.keyboard.press('Escape')
    await panel().getByRole('button', { name: 'Quiet ink: Theme: Buttons and links' }).waitFor()
    const quiet = '.footer-policies a'
    await shows(quiet, 'color', 'rgb(203, 219, 116)')
    await card('Light').click()
    await shows(quiet, 'color', 'rgb(63, 95, 42)')
  })

  it('are undone step by step, and saved in one that history names', async () => {
    await panel().getByRole('button', { name: 'Undo style change' }).click()
    await shows('html', 'background-color', 'rgb(24, 32, 18)')
    await panel().getByRole('button', { name: 'Undo style change' }).click()
    await panel().getByRole('button', { name: 'Quiet ink: Theme: Quiet text' }).waitFor()
    await save()
    await card('Bold').click()
    await shows('html', 'background-color', 'rgb(44, 71, 28)')
    await save()
    await panel().getByRole('button', { name: 'Close style' }).click()
    await panel().waitFor({ state: 'detached' })
    await editor.getByRole('link', { name: 'History' }).click()
    await editor.getByText('Choose color theme Bold').first().waitFor()
    await editor.getByText('Change palette').first().waitFor()
  })

  it('may be others in the checkout, which is looked at while they are chosen', async () => {
    await editor.goto(`${product.editor}/config/sites/shop/pages?panel=style&of=checkout`)
    await frameOf(editor).getByRole('heading', { name: 'Checkout' }).waitFor()
    await shows('body', 'background-color', 'rgb(44, 71, 28)')
    const loads = countLoads(editor)
    await card('Light').click()
    await shows('body', 'background-color', 'rgb(246, 246, 238)')
    await shows('.checkout-button', 'background-color', 'rgb(63, 95, 42)')
    expect(loads()).toBe(0)
    await takePictures(editor, 'checkout-colors')
    expect(await accessibilityViolations(editor)).toEqual([])
    await save()
    await panel()
      .getByRole('button', { name: /Pages$/ })
      .click()
    await editor.getByRole('option', { name: 'Whole site' }).click()
    await shows('html', 'background-color', 'rgb(44, 71, 28)')
    await editor.getByRole('link', { name: 'History' }).click()
    await editor.getByText('Choose color theme Light for the checkout').first().waitFor()
  })

  it('may be others on slides, and choices of the template as well', async () => {
    await editor.goto(`${product.editor}/config/sites/shop/pages?panel=style&of=lock-screen`)
    await shows('body', 'background-color', 'rgb(44, 71, 28)')
    await card('Light').click()
    await shows('body', 'background-color', 'rgb(246, 246, 238)')
    await panel()
      .getByRole('button', { name: /^Paper: / })
      .click()
    await editor.getByLabel('Color', { exact: true }).fill('#ffeeaa')
    await editor.keyboard.press('Escape')
    await shows('html', 'background-color', 'rgb(255, 238, 170)')
    await panel().getByRole('button', { name: 'Reset Paper' }).click()
    await shows('html', 'background-color', 'rgb(246, 246, 238)')
    // fonts too, of any theme that is ready, whatever the site has
    await card('Letterpress').click()
    await expect.poll(() => styleInFrame(editor, 'body', 'font-family'), slowly).toMatch(/^Figtree/)
    await takePictures(editor, 'lock-screen-fonts')
    await save()
    await editor.reload()
    await expect.poll(() => styleInFrame(editor, 'body', 'font-family'), slowly).toMatch(/^Figtree/)
    await editor.goto(`${product.editor}/config/sites/shop/pages?panel=style`)
    await expect
      .poll(() => styleInFrame(editor, 'body', 'font-family'), slowly)
      .toMatch(/^Newsreader/)
    await editor.goto(`${product.editor}/config/sites/shop/pages?panel=style&of=pop-up`)
    await card('Dark').click()
    await shows('.slide', 'background-color', 'rgb(24, 32, 18)')
    await save()
    await editor.reload()
    await shows('.slide', 'background-color', 'rgb(24, 32, 18)')
  })

  it('broke nothing meanwhile', () => {
    expect(trouble.messages).toEqual([])
  })
})
