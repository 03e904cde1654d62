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
const frame = () => frameOf(editor)

async function openStyle(): Promise<void> {
  await editor.goto(`${product.editor}/config/sites/shop/pages`)
  await editor.getByText('Loading the page…').waitFor({ state: 'detached' })
  await editor.getByRole('button', { name: 'Style', exact: true }).click()
  await panel().getByText('Paper').waitFor()
}

/** The colours behind the page, as often as they were another one while somebody dragged. */
async function dragColor(label: string, moves: number): Promise<Set<string>> {
  const seen = new Set<string>()
  await panel()
    .getByRole('button', { name: new RegExp(`^${label}:`) })
    .click()
  const thumb = editor.getByRole('dialog', { name: label }).getByRole('slider', { name: 'Hue' })
  const track = await thumb.locator('xpath=ancestor::*[@role="group"][1]').boundingBox()
  if (track === null) throw new Error('no slider to drag')
  const middle = track.y + track.height / 2
  await editor.mouse.move(track.x + 4, middle)
  await editor.mouse.down()
  for (let move = 1; move <= moves; move++) {
    await editor.mouse.move(track.x + 4 + ((track.width - 8) * move) / moves, middle)
    seen.add(await styleInFrame(editor, '.wordmark', 'background-color'))
  }
  await editor.mouse.up()
  await editor.keyboard.press('Escape')
  return seen
}

describe('the style of a site', () => {
  it('follows a drag of sixty moves on the page, which never loads again', async () => {
    await openStyle()
    expect(await accessibilityViolations(editor)).toEqual([])
    await editor.getByText('Loading the page…').waitFor({ state: 'detached' })
    const loads = countLoads(editor)
    const colors = await dragColor('Enamel of buttons and links', 60)
    expect(colors.size).toBeGreaterThan(20)
    expect(loads()).toBe(0)
    await takePictures(editor, 'style-panel')
    expect(await accessibilityViolations(editor)).toEqual([])
  })

  it('is undone by gesture, saved in one action, and what is saved is what was shown', async () => {
    const before = 'rgb(23, 64, 143)'
    const shown = await styleInFrame(editor, '.wordmark', 'background-color')
    expect(shown).not.toBe(before)
    await panel().getByRole('button', { name: 'Undo style change' }).click()
    await expect
      .poll(() => styleInFrame(editor, '.wordmark', 'background-color'), slowly)
      .toBe(before)
    await panel().getByRole('button', { name: 'Redo style change' }).click()
    await expect
      .poll(() => styleInFrame(editor, '.wordmark', 'background-color'), slowly)
      .toBe(shown)
    await panel().getByRole('button', { name: 'Save', exact: true }).click()
    await editor.getByText('Style saved').waitFor()
    await panel().getByRole('button', { name: 'Close style' }).click()
    await panel().waitFor({ state: 'detached' })
    expect(await styleInFrame(editor, '.wordmark', 'background-color')).toBe(shown)
    const visitor = await opened.browser.newPage()
    await expect
      .poll(async () => {
        await visitor.goto(product.shop)
        return visitor
          .locator('.wordmark')
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor)
      }, slowly)
      .toBe(shown)
    await visitor.close()
  })

  it('is asked for before it is closed unsaved, and the page is as it was when it is discarded', async () => {
    await openStyle()
    const stored = await styleInFrame(editor, '.wordmark', 'background-color')
    await panel()
      .getByRole('button', { name: /^Enamel of buttons and links:/ })
      .click()
    await editor.getByLabel('Color', { exact: true }).fill('#102030')
    await editor.keyboard.press('Escape')
    await expect
      .poll(() => styleInFrame(editor, '.wordmark', 'background-color'), slowly)
      .toBe('rgb(16, 32, 48)')
    await panel().getByRole('button', { name: 'Close style' }).click()
    const question = editor.getByRole('dialog', { name: 'This style is not saved' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await panel().getByRole('button', { name: 'Reset Enamel of buttons and links' }).click()
    await expect
      .poll(() => styleInFrame(editor, '.wordmark', 'background-color'), slowly)
      .toBe('rgb(23, 64, 143)')
    await panel().getByRole('button', { name: 'Close style' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await panel().waitFor({ state: 'detached' })
    await expect
      .poll(() => styleInFrame(editor, '.wordmark', 'background-color'), slowly)
      .toBe(stored)
  })

  it('is looked at as wide as a desktop, a tablet and a phone are', async () => {
    await openStyle()
    const inner = () =>
      frame()
        .locator('html')
        .evaluate(() => innerWidth)
    const box = async () => (await editor.locator('iframe').first().boundingBox())?.width ?? 0
    for (const [name, width] of [
      ['Full width', 1280],
      ['Tablet width', 991],
      ['Phone width', 432],
    ] as const) {
      await editor.getByRole('radio', { name }).click()
      await expect.poll(inner, slowly).toBe(width)
      expect(await box()).toBeLessThanOrEqual(960)
    }
  })

  it('broke nothing meanwhile', () => {
    expect(trouble.messages).toEqual([])
  })
})
