import { readFile } from 'node:fs/promises'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '@vitrine/server/testing/start-product.ts'
import { widths, type Trouble, roomyWindow } from './open-browser.ts'
import { findPage, isHome, newId, type FoundPage } from './ask-server.ts'
import { typesOfBlocks } from './in-frame.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

let opened: OpenEditor
let product: Product
let editor: Page
let frame: FrameLocator
let trouble: Trouble
let layoutId: string
let act: FoundPage['act']
let blockId: string

beforeAll(async () => {
  opened = await openEditor({ width: 1280, height: 860 })
  ;({ editor, trouble, product } = opened)
  ;({ layoutId, act } = await findPage(editor, isHome))
  // what is put on the page beside the editor is on the page that is edited
  await act('set-publishing', { set: { publishAtOnce: true }, seen: { publishAtOnce: null } })
})
afterAll(async () => {
  await opened?.close()
})

/** A headline alone in a column at the top of the page. */
async function putHeadline(): Promise<void> {
  blockId = newId()
  const blocks = [{ id: blockId, type: 2, value: { html: '<h1>The kiln</h1>' } }]
  const ids = Array.from({ length: 5 }, newId)
  const input = { layoutId, place: { at: 'start' }, blocks, ids }
  await act('insert-blocks', input)
}

beforeEach(async () => {
  await putHeadline()
  await editor.setViewportSize(roomyWindow.viewport)
  await editor.goto(`${product.editor}/config/sites/shop/pages`)
  frame = editor.frameLocator('iframe').first()
  await frame.locator('.sqs-block[tabindex="0"]').first().waitFor()
  await editor.locator('iframe:not([inert])').waitFor()
})

const text = () => frame.locator(`#block-${blockId}`)
const column = () => text().locator('xpath=ancestor::*[@data-column-id][1]')
const texts = () => column().locator('.sqs-block-html')

/** Types of the blocks in its column, such as `html line html`. */
const order = () => typesOfBlocks(column().locator('.sqs-block'))
const caret = () => frame.locator('[contenteditable="true"]')
const press = (...keys: string[]) =>
  keys.reduce((done, key) => done.then(() => editor.keyboard.press(key)), Promise.resolve())

/** Waits for what a save, and the page after it, bring about. */
const soon = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: 15_000 })

/** Writes a text of the page anew, in lines. */
async function write(...lines: string[]): Promise<void> {
  await text().click()
  await caret().waitFor()
  await press('Control+a')
  await editor.getByRole('button', { name: /^Style of the text/ }).click()
  await editor.getByRole('menuitem', { name: 'Paragraph' }).click()
  await caret().focus()
  await press('Control+a', 'Delete')
  for (const [at, line] of lines.entries()) {
    if (at > 0) await press('Enter')
    await editor.keyboard.type(line)
  }
}
const isSaved = () => editor.locator('output[data-status="saved"]').waitFor()

/** Takes the latest change back, until the page is as it was. */
async function undo(title: RegExp): Promise<void> {
  await press('Escape')
  await isSaved()
  await editor.getByRole('button', { name: title }).first().click()
}

describe('an owner who writes in the page', () => {
  it('writes a headline anew, which stays one', async () => {
    await text().click()
    await caret().waitFor()
    await press('Control+a')
    await editor.keyboard.type('A bakery')
    expect(await caret().innerHTML()).toBe('<h1>A bakery</h1>')
    await undo(/^Undo: Edit text/)
    await soon(() => text().textContent()).toContain('The kiln')
  })

  it('is not left with a text that an undo takes away', async () => {
    await write('One kiln', 'Two wheels')
    await press('Home')
    await press('Control+Enter')
    await soon(order).toBe('html html')
    await soon(() => caret().textContent()).toBe('Two wheels')
    await isSaved()
    await editor
      .getByRole('button', { name: /^Undo: Split text/ })
      .first()
      .click()
    await soon(order).toBe('html')
    await soon(() => texts().count()).toBe(1)
    expect(await caret().count()).toBe(0)
    await undo(/^Undo: Edit text/)
  })

  it('makes two texts of one and goes on in the second, then one of both again', async () => {
    await write('One kiln', 'Two wheels')
    await press('Home')
    await press('Control+Enter')
    await soon(order).toBe('html html')
    await soon(() => caret().textContent()).toBe('Two wheels')
    await editor.keyboard.type('Still ')
    await soon(() => caret().textContent()).toBe('Still Two wheels')
    expect(await text().textContent()).toContain('One kiln')
    await press('Home')
    await press('Backspace')
    await soon(order).toBe('html')
    await soon(() => caret().textContent()).toBe('One kilnStill Two wheels')
    // the caret stands where the two meet
    await editor.keyboard.type('s')
    await soon(() => caret().textContent()).toBe('One kilnsStill Two wheels')
    await press('Escape')
    await isSaved()
    await editor.reload()
    await frame.getByText('One kilns').waitFor()
  })

  it('goes on typing at once where one text becomes two', async () => {
    await write('One kiln', 'Two wheels')
    await press('Home')
    await press('Control+Enter')
    await editor.keyboard.type('Our ')
    await press('Enter')
    await soon(order).toBe('html html')
    await soon(() => caret().locator('p').allTextContents()).toEqual(['Our ', 'Two wheels'])
    expect(await text().textContent()).toContain('One kiln')
    await editor.keyboard.type('All ')
    await press('Escape')
    await isSaved()
    await editor.reload()
    await soon(() => texts().nth(1).locator('p').allTextContents()).toEqual([
      'Our ',
      'All Two wheels',
    ])
  })

  it('loses nothing where there is no text to make one with', async () => {
    await write('Alone')
    await caret().evaluate((element) => {
      getSelection()?.collapse(element.querySelector('p')?.firstChild ?? element, 0)
      return new Promise((resolve) => setTimeout(resolve, 300))
    })
    await press('Backspace', 'Backspace')
    expect(await caret().textContent()).toBe('Alone')
    expect(await order()).toBe('html')
    await undo(/^Undo: Edit text/)
  })

  it('puts a block between two lines by a slash, and takes all of it back', async () => {
    await write('Above', '', 'Below')
    await press('ArrowUp')
    await editor.keyboard.type('/')
    const picker = editor.getByRole('dialog', { name: 'Add a block' })
    await picker.getByRole('option', { name: 'Line', exact: true }).click()
    await soon(order).toBe('html horizontalrule html')
    await editor.getByRole('button', { name: 'Close settings' }).click()
    expect((await text().textContent())?.trim()).toBe('Above')
    expect((await texts().nth(1).textContent())?.trim()).toBe('Below')
    await undo(/^Undo.*Add/)
    await soon(order).toBe('html html')
    await undo(/^Undo.*Split text/)
    await soon(order).toBe('html')
    await soon(() => text().locator('p').count()).toBe(3)
  })

  it('goes on after a slash as after any letter where no block is picked', async () => {
    await write('Above', '', 'Below')
    await press('ArrowUp')
    await editor.keyboard.type('/')
    const picker = editor.getByRole('dialog', { name: 'Add a block' })
    await picker.waitFor()
    await press('Escape')
    await picker.waitFor({ state: 'detached' })
    await editor.keyboard.type('or')
    await soon(() => caret().locator('p').allTextContents()).toEqual(['Above', '/or', 'Below'])
    await press('Escape')
    await isSaved()
    expect(await order()).toBe('html')
    expect(await text().locator('p').allTextContents()).toEqual(['Above', '/or', 'Below'])
  })

  it('pastes a picture, which becomes a file of the site and is in the text for visitors', async () => {
    await write('Look')
    const file = new URL('../../starter-sites/corrigan/pictures/about-rack.jpg', import.meta.url)
    const bytes = (await readFile(file)).toString('base64')
    await caret().evaluate((element, data) => {
      const given = new DataTransfer()
      const octets = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0)
      given.items.add(new File([octets], 'rack.jpg', { type: 'image/jpeg' }))
      const event = { clipboardData: given, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', event))
    }, bytes)
    await editor.getByText('Uploading…').waitFor()
    await caret().locator('img[src^="/static/images/"]').waitFor()
    await editor.getByText('Uploading…').waitFor({ state: 'detached' })
    await press('Escape')
    await isSaved()
    await editor.reload()
    const picture = text().locator('img')
    await picture.waitFor()
    const has = (name: string) => picture.getAttribute(name)
    expect(await has('src')).toMatch(/^\/static\/images\/[\w-]+\/[0-9a-f]{12}\/rack\.jpg$/)
    expect(Number(await has('width'))).toBeGreaterThan(100)
    expect(Number(await has('height'))).toBeGreaterThan(100)
    expect(await has('alt')).toBe('')
    await editor.getByRole('button', { name: /^Undo: Edit text/ }).click()
    await picture.waitFor({ state: 'detached' })
  })

  it('is told what is wrong with a picture that is none', async () => {
    await write('Look')
    await caret().evaluate((element) => {
      const given = new DataTransfer()
      given.items.add(new File(['words'], 'fake.png', { type: 'image/png' }))
      const event = { clipboardData: given, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', event))
    })
    await editor.getByText(/fake\.png/).waitFor()
    expect(await caret().textContent()).toBe('Look')
  })

  it('has one row of tools on a phone', async () => {
    await editor.setViewportSize({ width: widths.phone, height: 740 })
    await text().click()
    const tools = editor.getByRole('toolbar', { name: 'Text', exact: true })
    await tools.waitFor()
    const buttons = await tools.getByRole('button').all()
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()))
    const shown = boxes.flatMap((box) => box ?? [])
    expect(shown.length).toBeGreaterThan(4)
    const tops = shown.map(({ y }) => y)
    expect(Math.max(...tops)).toBeLessThan(Math.min(...shown.map(({ y, height }) => y + height)))
    for (const { x, width } of shown) expect(x + width).toBeLessThanOrEqual(widths.phone)
  })
})

it('met no surprise on the way', () => {
  expect(trouble.messages).toEqual([])
})
