import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pressInFrame } from './in-frame.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

let opened: OpenEditor
let page: Page

beforeAll(async () => {
  opened = await openEditor()
  ;({ editor: page } = opened)
})
afterAll(async () => {
  await opened?.close()
})

const answer = () => page.getByRole('textbox', { name: 'Text' })

/** An accordion with one entry, whose settings are open. */
async function addQuestion(title: string): Promise<void> {
  await page.goto(`${opened.product.editor}/config/sites/shop/pages?path=%2Fabout`)
  const frame = page.frameLocator('iframe').first()
  await frame.locator('.sqs-block[tabindex="0"]').first().waitFor()
  await pressInFrame(page, frame.locator('[data-type="page"] .sqs-block-image').first())
  await page.getByRole('button', { name: /^More for the/ }).click()
  await page.getByRole('menuitem', { name: 'Add a block after' }).click()
  await page.getByRole('option', { name: /^Accordion/ }).click()
  await page.getByRole('button', { name: 'Add entry' }).click()
  await page.keyboard.type(title)
}

/** Pastes markup that came from anywhere, as another program put it there. */
async function paste(html: string): Promise<void> {
  await answer().evaluate((element, markup) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', markup)
    const event = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', event))
  }, html)
}

it('an owner types an answer in the settings of an accordion, pastes into it, and visitors read it', async () => {
  await addQuestion('When do you open?')
  await answer().click()
  await page.keyboard.type('From seven, also on ')
  await paste(
    '<b onmouseover="alert(1)" style="position:fixed">Sunday</b>' +
      '<img src="x" onerror="alert(1)"><iframe srcdoc="<p>there</p>"></iframe>',
  )
  await expect.poll(() => answer().innerText()).toBe('From seven, also on Sunday')
  expect(await answer().locator('img:not(.ProseMirror-separator), iframe, [style]').count()).toBe(0)
  await page.getByRole('button', { name: 'Close settings' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const visitor = await opened.context.newPage()
  const question = visitor.getByText('When do you open?')
  await expect
    .poll(async () => {
      await visitor.goto(`${opened.product.shop}/about`)
      return question.count()
    })
    .toBe(1)
  await question.click()
  expect(await visitor.locator('details').innerText()).toContain('From seven, also on Sunday')
  expect(opened.trouble.messages).toEqual([])
})
