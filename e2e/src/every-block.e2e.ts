import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilVisitorsSee } from './call-as-owner.ts'
import { frameOf } from './in-frame.ts'
import { accessibilityViolations, fitsItsWidth, takePictures, widths } from './open-browser.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

/** A short run asks for what a program can see of accessibility at one width. */
const isLong = process.env['VITRINE_LONG'] === '1'

let opened: OpenEditor
let editor: Page

beforeAll(async () => {
  opened = await openEditor()
  ;({ editor } = opened)
})
afterAll(async () => {
  await opened?.close()
})

const press = (key: string) => editor.keyboard.press(key)
const blocks = () => frameOf(editor).locator('[data-type="page"] .sqs-block[tabindex]')
const picker = () => editor.getByRole('dialog', { name: 'Add a block' })
const option = (id: string) => picker().locator(`[role="option"][data-key="${id}"]`)

type Offered = { readonly id: string; readonly title: string }

/** From the block that has the keys: opens the picker below it. */
async function openPicker(): Promise<void> {
  await press('/')
  await picker().waitFor()
}

/** What the open picker offers. */
function offers(): Promise<readonly Offered[]> {
  return picker()
    .getByRole('option')
    .evaluateAll((all) =>
      all.map((one) => ({ id: one.getAttribute('data-key') ?? '', title: one.textContent })),
    )
}

/** Finds an entry by its title; of those that share it, the arrows come to the one that is meant. */
async function take({ id, title }: Offered): Promise<void> {
  await editor.keyboard.type(title)
  await option(id).waitFor()
  for (let steps = 0; steps < 9; steps += 1) {
    if ((await option(id).getAttribute('data-focused')) !== null) break
    await press('ArrowRight')
  }
  expect(await option(id).getAttribute('data-focused'), id).not.toBeNull()
  await press('Enter')
  await picker().waitFor({ state: 'detached' })
}

/** The keys are on a block of the page in the frame, whatever it is. */
const keysAreOnABlock = () =>
  expect
    .poll(() => frameOf(editor).locator('.sqs-block:focus').count(), { message: 'keys on a block' })
    .toBe(1)

/** Offers the blocks, too, that not every site has a use for. */
async function turnOnFlags(): Promise<void> {
  await editor.goto(opened.room('settings/editing'))
  for (const name of ['Menu', 'OpenTable', 'Amazon']) {
    await editor.getByRole('switch', { name, exact: true }).focus()
    await press('Space')
    await editor.getByRole('switch', { name, exact: true, checked: true }).waitFor()
  }
  await editor.locator('output[data-status="saved"]').first().waitFor()
  expect(await accessibilityViolations(editor)).toEqual([])
  await takePictures(editor, 'block-flags')
}

it('an owner makes a page of every block by keys alone, which visitors use at every width', async () => {
  await turnOnFlags()
  await editor.goto(opened.room('pages'))
  await editor.getByRole('button', { name: 'Add page' }).focus()
  await press('Enter')
  await editor.getByLabel('Title', { exact: true }).waitFor()
  await editor.keyboard.type('Everything')
  await editor.getByRole('switch', { name: /Begin as a draft/, checked: true }).focus()
  await press('Space')
  await editor.getByLabel('Title', { exact: true }).focus()
  await press('Enter')
  await frameOf(editor).locator('h1', { hasText: 'Everything' }).waitFor()
  await blocks().first().focus()
  await openPicker()
  const offered = await offers()
  expect(offered.length).toBeGreaterThan(38)
  await press('Escape')
  await picker().waitFor({ state: 'detached' })
  for (const [count, entry] of offered.entries()) {
    await keysAreOnABlock()
    await openPicker()
    await take(entry)
    await expect.poll(() => blocks().count(), { message: entry.id }).toBe(count + 2)
    // it follows the one before, which had the keys
    await expect
      .poll(
        () =>
          blocks()
            .nth(count + 1)
            .getAttribute('tabindex'),
        { message: entry.id },
      )
      .toBe('0')
    // a new text has the caret
    if (entry.id === 'html') await frameOf(editor).locator('[contenteditable="true"]').waitFor()
    if (entry.id === 'html') await press('Escape')
  }
  expect(await accessibilityViolations(editor)).toEqual([])
  await press('Control+Shift+Enter')
  await editor.getByRole('button', { name: 'Publish', exact: true }).waitFor({ state: 'detached' })
  await editor.locator('output[data-status="saved"]').first().waitFor()
  await untilVisitorsSee()
  const visitor = await opened.context.newPage()
  await visitor.goto(`${opened.product.shop}/everything`)
  for (const [name, width] of Object.entries(widths)) {
    await visitor.setViewportSize({ width, height: 800 })
    expect(await fitsItsWidth(visitor), name).toBe(true)
    if (!isLong && width !== widths.tablet) continue
    expect(await accessibilityViolations(visitor), name).toEqual([])
  }
  await takePictures(visitor, 'every-block')
  expect(opened.trouble.messages).toEqual([])
})
