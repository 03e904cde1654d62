import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '@vitrine/server/testing/start-product.ts'
import { type Trouble } from './open-browser.ts'
import { findPage, isHome, newId, type FoundPage } from './ask-server.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

let opened: OpenEditor
let product: Product
let editor: Page
let trouble: Trouble
let layoutId: string
let act: FoundPage['act']

beforeAll(async () => {
  opened = await openEditor()
  ;({ editor, trouble, product } = opened)
  // what is edited of a page that is public
  ;({ draftId: layoutId, act } = await findPage(editor, isHome))
})
afterAll(async () => {
  await opened?.close()
})

const ids = () => Array.from({ length: 5 }, newId)

/** How often the page in the frame was loaded since. */
let loads = 0
let frame: FrameLocator

beforeEach(async () => {
  await editor.goto(`${product.editor}/config/sites/shop/pages`)
  frame = editor.frameLocator('iframe')
  await frame.locator('.sqs-block').first().waitFor()
  await editor.locator('iframe:not([inert])').waitFor()
  loads = 0
  editor.on('framenavigated', (navigated) => {
    if (navigated.parentFrame() !== null) loads += 1
  })
})

const order = () =>
  frame
    .locator(`[data-layout-id="${layoutId}"] .sqs-block`)
    .evaluateAll((blocks) => blocks.map(({ id }) => id.slice('block-'.length)))

describe('the page in the editor', () => {
  it('shows what somebody else changes, in place', async () => {
    const quote = newId()
    const text = newId()
    await act('insert-blocks', {
      layoutId,
      place: { at: 'start' },
      blocks: [
        { id: quote, type: 31, value: { quote: 'Clay remembers' } },
        { id: text, type: 2, value: { html: '<p>Written elsewhere</p>' } },
      ],
      ids: ids(),
    })
    await frame.getByText('Clay remembers').waitFor()
    await frame.getByText('Written elsewhere').waitFor()
    expect((await order()).slice(0, 2)).toEqual([quote, text])
    await act('move-blocks', {
      layoutId,
      blockIds: [quote],
      place: { at: 'after', blockId: text },
      ids: ids(),
    })
    await expect
      .poll(async () => (await order()).slice(0, 2), { timeout: 15_000 })
      .toEqual([text, quote])
    await act('delete-blocks', { layoutId, blockIds: [quote] })
    await frame.getByText('Clay remembers').waitFor({ state: 'detached' })
    // what has come in can be written in like all texts
    await frame.getByText('Written elsewhere').click()
    await frame.locator('[contenteditable="true"]').waitFor()
    expect(loads).toBe(0)
  })

  it('takes a text back, and brings it again, without a load', async () => {
    const words = frame.locator('.sqs-block-html').first()
    await words.click()
    await editor.keyboard.press('Control+Home')
    await editor.keyboard.type('Twice ')
    await editor.keyboard.press('Escape')
    await editor.locator('output[data-status="saved"]').waitFor()
    await editor.getByRole('button', { name: /^Undo: Edit text/ }).click()
    await frame.getByText('Twice').first().waitFor({ state: 'detached' })
    await editor.getByRole('button', { name: /^Redo: Edit text/ }).click()
    await frame.getByText('Twice').first().waitFor()
    expect(loads).toBe(0)
  })

  it('takes a text back in which the caret still is, and goes on from there', async () => {
    const words = frame.locator('.sqs-block-html').first()
    await words.click()
    await editor.keyboard.press('Control+Home')
    await editor.keyboard.type('Thrice ')
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
    await editor.locator('output[data-status="saved"]').waitFor()
    await editor.getByRole('button', { name: /^Undo: Edit text/ }).click()
    await expect.poll(() => words.textContent()).not.toContain('Thrice')
    await words.click()
    await editor.keyboard.press('Control+Home')
    await editor.keyboard.type('Then ')
    await editor.keyboard.press('Escape')
    await editor.locator('output[data-status="saved"]').waitFor()
    expect(await words.textContent()).toMatch(/^\s*Then /)
    expect(await editor.getByRole('dialog').count()).toBe(0)
    expect(loads).toBe(0)
  })

  it('never changes a text under somebody’s caret', async () => {
    const words = frame.locator('.sqs-block-html').first()
    const text = await words.evaluate((block) => ({
      blockId: block.id.slice('block-'.length),
      layoutId: block.closest<HTMLElement>('[data-layout-id]')?.dataset['layoutId'],
    }))
    await words.click()
    await editor.keyboard.type('Mine ')
    await act('edit-text-block', { ...text, html: '<p>Theirs</p>' })
    const asked = editor.waitForResponse((answer) => /history\?.*since=/.test(answer.url()))
    await asked
    await editor.keyboard.type('and more ')
    expect(await words.textContent()).toContain('Mine and more')
    await editor.keyboard.press('Escape')
    await editor.getByRole('dialog', { name: 'Someone else changed this text' }).waitFor()
    await editor.getByRole('button', { name: 'Take theirs' }).click()
    await frame.getByText('Theirs').waitFor()
    expect(loads).toBe(0)
  })
})

it('met no surprise on the way', () => {
  expect(trouble.messages).toEqual([])
})
