import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boxOnScreen, frameOf, openForEditing, pressInFrame, typesOfBlocks } from './in-frame.ts'
import type { Product } from '@vitrine/server/testing/start-product.ts'
import {
  accessibilityViolations,
  fitsItsWidth,
  takePictures,
  widths,
  type Trouble,
} from './open-browser.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

let opened: OpenEditor
let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
let trouble: Trouble

beforeAll(async () => {
  opened = await openEditor()
  ;({ editor: page, trouble, product, browser, context } = opened)
})
afterAll(async () => {
  await opened?.close()
})

const openAbout = (on: Page) => openForEditing(on, product.editor, '/about')
const order = (on: Page) => typesOfBlocks(frameOf(on).locator('[data-type="page"] .sqs-block'))
const spoken = (on: Page) => on.locator('[aria-live="polite"]').first()
const picture = (on: Page) => frameOf(on).locator('[data-type="page"] .sqs-block-image').first()

/** Where it stands, once it has come to rest: a bar follows the block that was pressed last. */
async function atRest(inBar: Locator): Promise<{ x: number; y: number }> {
  await inBar.waitFor({ state: 'visible' })
  let last = await inBar.boundingBox()
  await expect
    .poll(async () => {
      const before = last
      await new Promise((resolve) => setTimeout(resolve, 200))
      last = await inBar.boundingBox()
      return last !== null && before?.x === last.x && before.y === last.y
    })
    .toBe(true)
  return { x: (last?.x ?? 0) + 14, y: (last?.y ?? 0) + 14 }
}

/** The handle of the picture's bar. */
const gripOf = (on: Page) => atRest(on.getByRole('button', { name: 'Move the Image block' }))

/** The latest change is taken back, once it is stored. */
async function undo(on: Page, title: RegExp): Promise<void> {
  await on.getByRole('button', { name: title }).first().click()
}

const bottomOf = (box: { y: number; height: number } | null | undefined): number =>
  (box?.y ?? 0) + (box?.height ?? 0)

/** How many blocks stand in the picture's column. */
const blocksBeside = (on: Page) =>
  picture(on).evaluate(
    (block) => block.closest('[data-column-id]')?.querySelectorAll('.sqs-block').length,
  )

const begins = 'html html image html'

describe('an owner with a mouse', () => {
  it('chooses a picture by a click, which opens its settings in the address', async () => {
    await openAbout(page)
    expect(await order(page)).toBe(begins)
    await pressInFrame(page, picture(page))
    await page.getByRole('toolbar', { name: 'Image block' }).waitFor()
    await expect.poll(() => page.url()).toContain('block=')
    await page.getByRole('button', { name: 'Close settings' }).click()
    await expect.poll(() => page.url()).not.toContain('block=')
    expect(await accessibilityViolations(page)).toEqual([])
  })

  it.each([widths.tablet, widths.desktop])(
    'drags a block over the page at %i px to where the line is, and takes it back',
    async (width) => {
      await page.setViewportSize({ width, height: 860 })
      await openAbout(page)
      await pressInFrame(page, picture(page))
      await page.getByRole('button', { name: 'Close settings' }).click()
      const from = await gripOf(page)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      // the text that ends right above the picture, whatever stands beside or below what
      const texts = await frameOf(page).locator('[data-type="page"] .sqs-block-html').all()
      const boxes = await Promise.all(texts.slice(0, 2).map((text) => boxOnScreen(page, text)))
      const above = boxes.toSorted((one, other) => bottomOf(other) - bottomOf(one))[0]
      const middle = (above?.x ?? 0) + (above?.width ?? 0) / 2
      await page.mouse.move(middle, bottomOf(above) - 20, { steps: 12 })
      await expect.poll(() => spoken(page).textContent()).toContain('After Text “')
      await page.mouse.up()
      await expect.poll(() => spoken(page).textContent()).toMatch(/moved\. After Text “/)
      await expect.poll(() => blocksBeside(page)).toBe(2)
      await undo(page, /^Undo.*Move Image/)
      await expect.poll(() => blocksBeside(page)).toBe(1)
      await expect.poll(() => order(page)).toBe(begins)
    },
  )

  it('gives a drag up by Escape', async () => {
    await openAbout(page)
    await pressInFrame(page, picture(page))
    await page.getByRole('button', { name: 'Close settings' }).click()
    const from = await gripOf(page)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y - 120, { steps: 6 })
    await page.keyboard.press('Escape')
    await expect.poll(() => spoken(page).textContent()).toBe('Nothing was moved.')
    await page.mouse.up()
    expect(await order(page)).toBe(begins)
  })

  it('duplicates a block, deletes one, and takes both back', async () => {
    await openAbout(page)
    await pressInFrame(page, picture(page))
    await page.getByRole('button', { name: 'Duplicate the Image block' }).click()
    await expect.poll(() => order(page)).toBe('html html image image html')
    await pressInFrame(page, picture(page))
    // the bar stands at the copy until the page has said which of the two is chosen now
    const remove = page.getByRole('button', { name: 'Delete the Image block' })
    await atRest(remove)
    await remove.click()
    await expect.poll(() => order(page)).toBe(begins)
    await undo(page, /^Undo.*Delete Image/)
    await expect.poll(() => order(page)).toBe('html html image image html')
    await undo(page, /^Undo.*Duplicate Image/)
    await expect.poll(() => order(page)).toBe(begins)
  })

  it('makes a column wider by its grip, which is a slider', async () => {
    await openAbout(page)
    const span = () =>
      picture(page).evaluate((block) => block.closest('[data-column-id]')?.className ?? '')
    expect(await span()).toContain('span-5')
    await pressInFrame(page, picture(page))
    const grip = page.getByRole('slider', { name: 'Width of column 1 of 2' })
    await grip.focus()
    await grip.press('ArrowRight')
    await expect.poll(() => grip.getAttribute('aria-valuetext')).toBe('6 of 12')
    await grip.press('Enter')
    await expect.poll(span).toContain('span-6')
    await undo(page, /^Undo.*Resize/)
    await expect.poll(span).toContain('span-5')
  })
})

describe('an owner with keys alone', () => {
  it('walks the blocks, moves one, and is told where it is', async () => {
    await page.setViewportSize({ width: 1280, height: 860 })
    await openAbout(page)
    await frameOf(page).locator('.sqs-block[tabindex="0"]').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('toolbar', { name: 'Image block' }).waitFor()
    await page.keyboard.press('Alt+F10')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Move the Image block')
    await page.keyboard.press('Enter')
    await expect.poll(() => spoken(page).textContent()).toMatch(/^Moving Image.*\. .+\.$/)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('End')
    await expect.poll(() => spoken(page).textContent()).not.toMatch(/^Moving/)
    await page.keyboard.press('Escape')
    await expect.poll(() => spoken(page).textContent()).toBe('Nothing was moved.')
    expect(await order(page)).toBe(begins)
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await expect.poll(() => spoken(page).textContent()).toMatch(/^Moved\. /)
    await expect.poll(() => blocksBeside(page)).toBe(2)
    await undo(page, /^Undo.*Move Image/)
    await expect.poll(() => blocksBeside(page)).toBe(1)
    await expect.poll(() => order(page)).toBe(begins)
  })

  it('goes on in the settings of a block by Enter, and back to the block by Escape', async () => {
    await openAbout(page)
    await picture(page).focus()
    await page.getByRole('toolbar', { name: 'Image block' }).waitFor()
    await page.keyboard.press('Enter')
    const settings = page.getByRole('region', { name: 'Image', exact: true })
    await expect.poll(() => settings.locator(':focus').count()).toBe(1)
    await page.keyboard.press('Escape')
    await settings.waitFor({ state: 'detached' })
    await expect.poll(() => picture(page).evaluate((it) => it.matches(':focus'))).toBe(true)
    await page.keyboard.press('Alt+F10')
    await page.getByRole('button', { name: 'Settings of the Image block' }).press('Enter')
    await expect.poll(() => settings.locator(':focus').count()).toBe(1)
    await page.getByRole('button', { name: 'Close settings' }).press('Enter')
    await expect.poll(() => picture(page).evaluate((it) => it.matches(':focus'))).toBe(true)
  })

  it('leaves a text by Tab, and walks on from there', async () => {
    await openAbout(page)
    const text = frameOf(page).locator('[data-type="page"] .sqs-block-html').first()
    await text.focus()
    await page.keyboard.press('Enter')
    const caret = frameOf(page).locator('[contenteditable="true"]')
    await caret.waitFor()
    await page.keyboard.press('Shift+Tab')
    await caret.waitFor({ state: 'detached' })
    await expect.poll(() => text.evaluate((it) => it.matches(':focus'))).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => text.evaluate((it) => it.matches(':focus'))).toBe(false)
    expect(await order(page)).toBe(begins)
  })

  it('opens the style and closes it', async () => {
    await openAbout(page)
    const button = page.getByRole('button', { name: 'Style', exact: true })
    await button.press('Enter')
    const close = page.getByRole('button', { name: 'Close style' })
    const style = page.getByRole('region', { name: 'Style', exact: true })
    await style.getByText('Paper').waitFor()
    await expect.poll(() => style.evaluate((it) => it.matches(':focus-within'))).toBe(true)
    await close.press('Enter')
    await expect.poll(() => button.evaluate((it) => it.matches(':focus'))).toBe(true)
  })

  it('copies a block and pastes it with an id of its own', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAbout(page)
    await pressInFrame(page, picture(page))
    await page.keyboard.press('Control+c')
    await expect.poll(() => spoken(page).textContent()).toBe('Image copied.')
    await page.keyboard.press('Control+v')
    await expect.poll(() => order(page)).toBe('html html image image html')
    const ids = await frameOf(page)
      .locator('[data-type="page"] .sqs-block-image')
      .evaluateAll((blocks) => blocks.map(({ id }) => id))
    expect(new Set(ids).size).toBe(2)
    await undo(page, /^Undo.*Paste Image/)
    await expect.poll(() => order(page)).toBe(begins)
  })

  it('copies a block and pastes it on another page without a key, by its menu', async () => {
    await openAbout(page)
    await pressInFrame(page, picture(page))
    await page.getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem', { name: 'Copy', exact: true }).click()
    await expect.poll(() => spoken(page).textContent()).toBe('Image copied.')
    await openForEditing(page, product.editor, '/contact')
    const before = await order(page)
    await frameOf(page).locator('[data-type="page"] .sqs-block[tabindex="0"]').first().focus()
    await page.getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem', { name: 'Paste after it' }).click()
    await expect.poll(() => order(page)).toBe(before.replace(/^\w+/, '$& image'))
    await undo(page, /^Undo.*Paste Image/)
    await expect.poll(() => order(page)).toBe(before)
  })
})

describe('an owner with a finger', () => {
  let phone: Page
  let touch: CDPSession

  beforeAll(async () => {
    const storageState = await context.storageState()
    const handheld = await browser.newContext({
      viewport: { width: widths.phone, height: 740 },
      hasTouch: true,
      isMobile: true,
      storageState,
    })
    phone = await handheld.newPage()
    touch = await handheld.newCDPSession(phone)
  })

  const touches = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    point?: { x: number; y: number },
  ) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point === undefined ? [] : [point],
    })

  it('drags a block by the handle at the bottom, past what is in sight', async () => {
    await openAbout(phone)
    await picture(phone).tap()
    const handle = phone.getByRole('button', { name: 'Move the Image block' })
    await handle.waitFor()
    expect(phone.url()).not.toContain('block=')
    const box = await handle.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(await fitsItsWidth(phone)).toBe(true)
    const from = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
    await touches('touchStart', from)
    for (let step = 1; step <= 12; step++) {
      await touches('touchMove', { x: from.x + step * 8, y: from.y - step * 40 })
    }
    await expect.poll(() => spoken(phone).textContent()).toMatch(/(?:Before|After|own)/)
    await touches('touchEnd')
    await expect.poll(() => spoken(phone).textContent()).toContain('moved.')
    await undo(phone, /^Undo.*Move Image/)
    await phone.getByText(/^Undone: Move Image/).waitFor()
  })

  it('forms a text by buttons that are as large as a finger', async () => {
    await openAbout(phone)
    await frameOf(phone).locator('[data-type="page"] .sqs-block-html').first().tap()
    const bar = phone.getByRole('toolbar', { name: 'Text', exact: true })
    await bar.waitFor()
    const sizes = () =>
      bar.getByRole('button').evaluateAll((buttons) =>
        buttons
          .map((button) => button.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ width, height }) => Math.min(width, height)),
      )
    expect((await sizes()).length).toBeGreaterThan(4)
    expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(44)
    expect(await fitsItsWidth(phone)).toBe(true)
  })

  it('is told that a phone has no places beside a block', async () => {
    await openAbout(phone)
    await picture(phone).tap()
    await phone.getByRole('button', { name: 'Move the Image block' }).tap()
    await phone.getByText('Blocks stand below each other at this width').waitFor()
    expect(await accessibilityViolations(phone)).toEqual([])
    await phone.getByRole('button', { name: 'Place after' }).tap()
    await phone.getByRole('button', { name: 'Cancel' }).tap()
    expect(await order(phone)).toBe(begins)
  })

  it('has a finger’s room on everything above the page', async () => {
    await openForEditing(phone, opened.product.editor, '/_slides/popup-overlay')
    await phone.getByRole('button', { name: 'Layout', exact: true }).waitFor()
    const small = await phone.locator('main button:visible').evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect()
        return width < 44 || height < 44 ? [`${one.ariaLabel}: ${width} x ${height}`] : []
      }),
    )
    expect(small).toEqual([])
    expect(await fitsItsWidth(phone)).toBe(true)
  })

  it('has the button that adds a page in sight, whatever there is to choose above it', async () => {
    await openAbout(phone)
    await phone.getByRole('button', { name: 'Pages', exact: true }).tap()
    await phone.getByRole('button', { name: 'Add page' }).tap()
    const dialog = phone.getByRole('dialog', { name: 'Add page' })
    const title = dialog.getByLabel('Title')
    await title.fill('Workshops')
    const button = dialog.getByRole('button', { name: 'Add page' })
    // without being scrolled to
    const isInSight = () =>
      button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + height / 2)
        return element.contains(found) && top + height <= innerHeight
      })
    await expect.poll(isInSight).toBe(true)
    await dialog.getByRole('radio').last().scrollIntoViewIfNeeded()
    await expect.poll(isInSight).toBe(true)
    expect(await accessibilityViolations(phone)).toEqual([])
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await dialog.getByRole('button', { name: 'Discard' }).tap()
    await dialog.waitFor({ state: 'detached' })
  })
})

describe('the page editor', () => {
  it('never loads its frame in thirty edits', async () => {
    await openAbout(page)
    let loads = 0
    // the end of the first load may still be to come
    page.on('framenavigated', (navigated) => {
      if (navigated.parentFrame() !== null) loads++
    })
    await frameOf(page).locator('.sqs-block[tabindex="0"]').first().focus()
    await page.keyboard.press('ArrowDown')
    for (let edit = 0; edit < 15; edit++) {
      await page.keyboard.press('Control+d')
      await expect.poll(async () => (await order(page)).split(' ').length).toBe(5)
      await page.keyboard.press('Delete')
      await expect.poll(async () => (await order(page)).split(' ').length).toBe(4)
    }
    // they are shown at once, and sent one after the other
    await page.locator('output[data-status="saved"]').waitFor()
    expect(loads).toBe(0)
    expect(await order(page)).toMatch(/html/)
  })

  it('looks well at every width', async () => {
    await openAbout(page)
    await pressInFrame(page, picture(page))
    await page.getByRole('toolbar', { name: 'Image block' }).waitFor()
    await takePictures(page, 'page-editor')
  })

  it('meets no trouble on the way', () => {
    expect(trouble.messages).toEqual([])
  })
})
