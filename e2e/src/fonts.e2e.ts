import { createRequire } from 'node:module'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '@vitrine/server/testing/start-product.ts'
import { accessibilityViolations, takePictures, type Trouble } from './open-browser.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

let opened: OpenEditor
let product: Product
let editor: Page
let trouble: Trouble
const elsewhere: string[] = []

beforeAll(async () => {
  opened = await openEditor({ width: 1280, height: 860 })
  ;({ editor, trouble, product } = opened)
  opened.context.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (!/(?:^|\.)localhost$/.test(hostname) && hostname !== '') elsewhere.push(request.url())
  })
})
afterAll(async () => {
  await opened?.close()
})

/** The first change of a choice has its sheet compiled. */
const slowly = { timeout: 20_000 }
/** A font that the product brings along stands in for one of the owner's. */
const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource/pirata-one/files/pirata-one-latin-400-normal.woff2',
)

const panel = () => editor.getByRole('region', { name: 'Style', exact: true })
const fonts = () => editor.getByRole('region', { name: 'Fonts', exact: true })
const frame = (): FrameLocator => editor.frameLocator('iframe').first()

function familyOf(selector: string): Promise<string> {
  return frame()
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily)
}

/** Whether the page has loaded a face of that family, and not only named it. */
function isLoaded(family: string): Promise<boolean> {
  return frame()
    .locator('html')
    .evaluate(
      (_element, name) =>
        [...document.fonts].some(
          (face) => face.family.replaceAll(/["']/g, '') === name && face.status === 'loaded',
        ),
      family,
    )
}

describe('the fonts of a site', () => {
  let loads = 0

  it('follow a font theme at once, without loading the page again', async () => {
    await editor.goto(`${product.editor}/config/sites/shop/pages`)
    await editor.getByText('Loading the page…').waitFor({ state: 'detached' })
    await editor.getByRole('button', { name: 'Style', exact: true }).click()
    await panel()
      .getByRole('radio', { name: /^Letterpress/ })
      .waitFor()
    await expect.poll(() => familyOf('h1'), slowly).toContain('Bricolage Grotesque')
    await editor.getByText('Loading the page…').waitFor({ state: 'detached' })
    editor.on('framenavigated', (one) => {
      if (one.parentFrame() !== null) loads++
    })
    await panel().getByText('Letterpress', { exact: true }).click()
    await expect.poll(() => familyOf('h1'), slowly).toContain('Fraunces')
    await expect.poll(() => familyOf('body'), slowly).toContain('Figtree')
    await expect.poll(() => isLoaded('Fraunces'), slowly).toBe(true)
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'font-themes')
    await panel().getByText('Broadsheet', { exact: true }).click()
    await expect.poll(() => familyOf('h1'), slowly).toContain('Playfair Display')
    await panel().getByRole('button', { name: 'Undo style change' }).click()
    await expect.poll(() => familyOf('h1'), slowly).toContain('Fraunces')
    expect(loads).toBe(0)
  })

  it('are searched and chosen by keys, each shown in its own face', async () => {
    await panel().getByText('Heading 1', { exact: true }).click()
    await takePictures(editor, 'font-usages')
    await panel()
      .getByRole('button', { name: /^Family of Heading 1/ })
      .click()
    await fonts().getByText('Fonts in your style guide').waitFor()
    await expect
      .poll(
        () =>
          fonts()
            .getByRole('row', { name: /Fraunces/ })
            .evaluate(() =>
              [...document.fonts].some(({ family }) => family.includes('Preview Bitter')),
            ),
        slowly,
      )
      .toBe(true)
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'fonts-panel')
    await fonts().getByRole('searchbox', { name: 'Search fonts' }).fill('baskerv')
    await fonts().getByRole('row', { name: 'Libre Baskerville' }).focus()
    await editor.keyboard.press('Enter')
    await expect.poll(() => familyOf('h1'), slowly).toContain('Libre Baskerville')
    expect(await familyOf('h2')).toContain('Fraunces')
    expect(loads).toBe(0)
  })

  it('may be the owner’s own, which a page shows as soon as it is uploaded and chosen', async () => {
    await fonts().getByRole('searchbox', { name: 'Search fonts' }).fill('')
    await fonts().getByText('Your fonts', { exact: true }).click()
    const [chooser] = await Promise.all([
      editor.waitForEvent('filechooser'),
      fonts().getByRole('button', { name: 'Upload font' }).click(),
    ])
    await chooser.setFiles(fontFile)
    await fonts().getByLabel('Name').fill('Harbour Sign')
    await fonts().getByRole('button', { name: 'Add font' }).click()
    await fonts().getByRole('row', { name: 'Harbour Sign' }).click()
    await expect.poll(() => familyOf('h1'), slowly).toContain('Harbour Sign')
    await expect.poll(() => isLoaded('Harbour Sign'), slowly).toBe(true)
    await editor.getByText('Harbour Sign added').waitFor({ state: 'detached' })
    await takePictures(editor, 'own-fonts')
    expect(await accessibilityViolations(editor)).toEqual([])
    expect(loads).toBe(0)
  })

  it('are let go by keys, which stay in the panel', async () => {
    const [chooser] = await Promise.all([
      editor.waitForEvent('filechooser'),
      fonts().getByRole('button', { name: 'Upload font' }).click(),
    ])
    await chooser.setFiles(fontFile)
    await fonts().getByRole('textbox', { name: 'Name' }).fill('Quay Sign')
    await fonts().getByRole('button', { name: 'Add font' }).click()
    const remove = fonts().getByRole('button', { name: /^Delete Quay Sign/ })
    await remove.press('Enter')
    await fonts().getByRole('button', { name: 'Keep' }).press('Enter')
    await expect.poll(() => remove.evaluate((it) => it.matches(':focus'))).toBe(true)
    await remove.press('Enter')
    await fonts().getByRole('button', { name: 'Delete font' }).press('Enter')
    await remove.waitFor({ state: 'detached' })
    await expect.poll(() => fonts().locator(':focus').count()).toBe(1)
  })

  it('are stored by one action, and undo gives the page its fonts back', async () => {
    await editor.keyboard.press('Escape')
    await fonts().waitFor({ state: 'detached' })
    await panel().getByRole('button', { name: 'Save', exact: true }).click()
    await editor.getByText('Style saved').waitFor()
    const visitor = await opened.browser.newPage()
    await expect
      .poll(async () => {
        await visitor.goto(product.shop)
        return visitor
          .locator('h1')
          .first()
          .evaluate((one) => getComputedStyle(one).fontFamily)
      }, slowly)
      .toContain('Harbour Sign')
    await visitor.close()
    await panel().getByRole('button', { name: 'Close style' }).click()
    await editor
      .getByRole('button', { name: /^Undo\b/ })
      .first()
      .click()
    await expect.poll(() => familyOf('h1'), slowly).toContain('Bricolage Grotesque')
    expect(elsewhere).toEqual([])
    expect(trouble.messages).toEqual([])
  })
})
