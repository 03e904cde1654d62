import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { untilVisitorsSee } from './call-as-owner.ts'
import {
  accessibilityViolations,
  fitsItsWidth,
  openBrowser,
  takePictures,
  watchForTrouble,
  type Trouble,
} from './open-browser.ts'

let product: Product
let browser: Browser
let context: BrowserContext
let editor: Page
let trouble: Trouble
const refusedStyles: string[] = []

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  const viewport = { width: 1280, height: 860 }
  context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  trouble = watchForTrouble(context)
  editor = await context.newPage()
  editor.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refusedStyles.push(message.text())
  })
  await editor.goto(product.signInLink)
  await editor.waitForURL('**/config/password')
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const room = (file?: string): string =>
  `${product.editor}/config/sites/shop/template${file === undefined ? '' : `?file=${encodeURIComponent(file)}`}`

const text = () => editor.getByRole('textbox', { name: /^Text of / })
const problems = () => editor.getByRole('region', { name: 'Problems' })

/** Writes a text into the open file as somebody who replaces all of it. */
async function write(words: string): Promise<void> {
  await text().click()
  await editor.keyboard.press('Control+A')
  if (words === '') await editor.keyboard.press('Backspace')
  else await editor.keyboard.insertText(words)
}

function currentLine(): Promise<string> {
  return editor.locator('.cm-lineNumbers .cm-activeLineGutter').innerText()
}

async function waitUntilSaved(): Promise<void> {
  await editor.locator('output[data-status="saved"]').first().waitFor()
}

async function visitorPage(): Promise<string> {
  await untilVisitorsSee()
  const { text: html } = await createVisitor(product.port, 'shop.localhost').get('/')
  return html.replace(/name="crumb" value="[^"]*"/g, '')
}

describe('the author of a template', () => {
  it('finds its files by the room’s name, in their folders', async () => {
    await editor.goto(`${product.editor}/config/sites/shop/pages`)
    await editor.getByRole('link', { name: 'Template' }).click()
    await editor.getByRole('heading', { name: 'The template of this site' }).waitFor()
    await editor.getByRole('row', { name: 'template.conf' }).waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-template')
    await editor.getByRole('button', { name: 'New file' }).click()
    await editor.getByLabel('Path').fill('blocks/note.block')
    expect(await accessibilityViolations(editor)).toEqual([])
    await editor.getByRole('button', { name: 'Add file' }).click()
    await editor.getByRole('heading', { name: 'blocks/note.block' }).waitFor()
    await text().waitFor()
  })

  it.each([
    ['an unknown formatter', '<p>\n{title|shout}</p>', 2, 'FORMATTER_UNKNOWN'],
    ['a section that is never closed', '<p>\n\n{.section a}</p>', 3, 'EOF_IN_BLOCK'],
    ['a missing argument', '{a}\n{publishOn|date}', 2, 'FORMATTER_NEEDS_ARGS'],
    [
      'too many variables',
      `\n\n{.if ${Array.from({ length: 31 }, (_, i) => `v${i}`).join(' || ')}}x{.end}`,
      3,
      'IF_TOO_MANY_VARS',
    ],
    ['a malformed tag', 'a\nb\nc {title |html}', 3, 'EXTRA_CHARS'],
  ])('is told of %s while typing, with the line', async (_name, words, line, code) => {
    await write(words)
    const problem = problems().getByRole('button', { name: code })
    await problem.waitFor()
    expect(await problem.innerText()).toContain(`Line ${line},`)
    await editor.locator('.cm-lint-marker').first().waitFor()
    await problem.click()
    expect(await currentLine()).toBe(String(line))
  })

  it('goes from mistake to mistake by keyboard alone, and out of the text', async () => {
    await write('<h2 class="{.if a}on{.end}">{title|shout}</h2>\n{# a note }\n{publishOn|date}\n')
    await problems().getByRole('button').nth(1).waitFor()
    await editor.keyboard.press('Control+Home')
    await editor.keyboard.press('F8')
    await expect.poll(currentLine).toBe('1')
    await editor.keyboard.press('F8')
    await expect.poll(currentLine).toBe('3')
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-template-file')
    await editor.emulateMedia({ colorScheme: 'dark' })
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-template-file-dark')
    await editor.emulateMedia({ colorScheme: 'light' })
    await editor.keyboard.press('Escape')
    await editor.keyboard.press('Tab')
    const first = problems().getByRole('button').first()
    await expect.poll(() => first.evaluate((one) => one.matches(':focus'))).toBe(true)
    await editor.keyboard.press('Tab')
    await editor.keyboard.press('Enter')
    await expect.poll(currentLine).toBe('3')
    await expect.poll(() => text().evaluate((one) => one.matches(':focus'))).toBe(true)
    await editor.setViewportSize({ width: 360, height: 740 })
    expect(await fitsItsWidth(editor)).toBe(true)
    await editor.setViewportSize({ width: 1280, height: 860 })
  })

  it('is offered the names of instructions, predicates and formatters', async () => {
    await write('')
    await editor.keyboard.type('{.rep')
    await editor.getByRole('option', { name: 'repeated section' }).waitFor()
    await editor.keyboard.press('Escape')
    await write('')
    await editor.keyboard.type('{title|json-p')
    await editor.getByRole('option', { name: 'json-pretty' }).click()
    expect(await text().innerText()).toBe('{title|json-pretty}')
  })

  it('finds words in the text', async () => {
    await write('one\ntwo\nthree two')
    await editor.keyboard.press('Control+f')
    await editor.getByRole('textbox', { name: 'Find' }).waitFor()
    await editor.keyboard.type('two')
    await editor.locator('.cm-searchMatch').nth(1).waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await editor.keyboard.press('Escape')
  })

  it('is told of mistakes in stylesheets and settings too', async () => {
    await editor.goto(room('styles/shop.less'))
    await editor.getByRole('button', { name: 'Discard' }).or(text()).first().waitFor()
    await text().click()
    await editor.keyboard.press('Control+End')
    await editor.keyboard.insertText('\n.sign { color: @never-set }\n')
    await problems().getByRole('button', { name: '@never-set is undefined' }).waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await editor.getByRole('row', { name: 'template.conf' }).click()
    await editor.getByRole('heading', { name: 'template.conf' }).waitFor()
    await write('{ "name" oops }')
    await problems().getByRole('button', { name: 'CONF_UNREADABLE' }).waitFor()
  })

  it('goes from file to file without losing words, and is warned before leaving the room', async () => {
    await editor.getByRole('row', { name: 'shop.less, not saved' }).click()
    await editor.getByRole('heading', { name: 'styles/shop.less' }).waitFor()
    await problems().getByRole('button', { name: '@never-set is undefined' }).waitFor()
    await editor.getByRole('link', { name: 'Orders' }).click()
    await editor.getByRole('heading', { name: 'Some files are not saved' }).waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await editor.getByRole('button', { name: 'Discard', exact: true }).click()
    await editor.getByRole('heading', { name: 'Orders' }).waitFor()
    await waitUntilSaved()
  })
})

describe('a template with mistakes that is saved all the same', () => {
  let before: string

  it('is stored by Ctrl and S, and its mistakes are counted in the list', async () => {
    before = await visitorPage()
    await editor.goto(room('footer.region'))
    await text().click()
    await editor.keyboard.press('Control+Home')
    await editor.keyboard.insertText('<!-- {website.siteTitle|shout} -->\n')
    await editor.locator('output[data-status="unsaved"]').waitFor()
    await editor.keyboard.press('Control+s')
    await waitUntilSaved()
    await editor.getByRole('row', { name: 'footer.region, open, 1 error' }).waitFor()
  })

  it('shows them to the author in the page frame, with a way to the line', async () => {
    await editor.goto(`${product.editor}/config/sites/shop/pages`)
    const notice = editor.getByRole('region', { name: 'Template problems' })
    await notice.getByText('This page’s template has 1 error').waitFor()
    await notice.getByRole('button', { name: 'Show' }).click()
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-page-problems')
    await notice.getByRole('link', { name: 'footer.region, line 1' }).click()
    await editor.getByRole('heading', { name: 'footer.region' }).waitFor()
    await text().waitFor()
    expect(await currentLine()).toBe('1')
  })

  it('shows them to the author on the site, and never to a visitor', async () => {
    const [site] = await Promise.all([
      context.waitForEvent('page'),
      editor.getByRole('link', { name: /^View/ }).click(),
    ])
    const notice = site.getByRole('region', { name: 'Template problems' })
    await notice.getByText('Template: 1 error').click()
    await notice.getByRole('link', { name: /^footer\.region, line 1, column/ }).waitFor()
    expect(await accessibilityViolations(site)).toEqual([])
    await takePictures(site, 'site-template-problems')
    await notice.getByRole('link').first().click()
    await site.waitForURL('**/template?file=footer.region&line=1**')
    await site.close()
    const during = await visitorPage()
    expect(during).not.toMatch(/vitrine-template|FORMATTER_UNKNOWN|is unknown/)
    expect(during).toBe(await visitorPage())
    expect(during.replace('<!-- {website.siteTitle|shout} -->\n', '')).toHaveLength(before.length)
  })

  it('is as it was after undo, in the editor and for visitors', async () => {
    await editor.goto(room('footer.region'))
    await text().waitFor()
    await editor.getByRole('button', { name: 'Undo: Edit template file' }).click()
    await problems().getByText('No problems').waitFor()
    await waitUntilSaved()
    expect(await text().innerText()).not.toContain('shout')
    expect(await visitorPage()).toHaveLength(before.length)
  })
})

describe('a template that prints nothing any more', () => {
  it('still tells its author why, in the page frame', async () => {
    await editor.goto(room('header.region'))
    await text().click()
    await editor.keyboard.press('Control+Home')
    await editor.keyboard.insertText('{.section nothing}')
    await editor.keyboard.press('Control+s')
    await waitUntilSaved()
    await editor.goto(`${product.editor}/config/sites/shop/pages`)
    const notice = editor.getByRole('region', { name: 'Template problems' })
    await notice.getByRole('button', { name: 'Show' }).click()
    await notice.getByRole('link', { name: 'header.region, line 1' }).waitFor()
    await editor.getByRole('button', { name: 'Undo: Edit template file' }).click()
    await notice.waitFor({ state: 'detached' })
  })
})

describe('two authors of one file', () => {
  it('find both versions, and lose neither', async () => {
    await editor.goto(room('blocks/note.block'))
    await write('mine')
    await editor.evaluate(async () => {
      const { sites } = (await (await fetch('/api/editor/sites')).json()) as {
        sites: { siteId: string }[]
      }
      const crumb = /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const input = { path: 'blocks/note.block', text: 'theirs' }
      await fetch(`/api/editor/sites/${sites[0]?.siteId}/actions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': crumb },
        body: JSON.stringify({ action: 'set-template-file', input }),
      })
    })
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = editor.getByRole('dialog', { name: /^Someone else changed/ })
    await dialog.getByText('theirs', { exact: true }).waitFor()
    await dialog.getByText('mine', { exact: true }).waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-template-conflict')
    await dialog.getByRole('button', { name: 'Take theirs' }).click()
    await waitUntilSaved()
    await expect.poll(() => text().innerText()).toBe('theirs')
    await text().click()
    await editor.keyboard.press('Control+z')
    await expect.poll(() => text().innerText()).toBe('mine')
    await problems().getByText('No problems').waitFor()
    await editor.getByRole('button', { name: 'Actions of blocks/note.block' }).focus()
    await editor.keyboard.press('Control+s')
    await waitUntilSaved()
  })

  it('rename and delete a file, and take it back', async () => {
    await editor.getByRole('button', { name: 'Actions of blocks/note.block' }).click()
    await editor.getByRole('menuitem', { name: 'Rename' }).click()
    await editor.getByLabel('Path').fill('site.region')
    await editor.getByRole('button', { name: 'Rename', exact: true }).click()
    await editor.getByText('There is already a file by this name.').waitFor()
    await editor.getByLabel('Path').fill('blocks/memo.block')
    await editor.getByRole('button', { name: 'Rename', exact: true }).click()
    await editor.getByRole('heading', { name: 'blocks/memo.block' }).waitFor()
    await editor.getByRole('button', { name: 'Actions of blocks/memo.block' }).click()
    await editor.getByRole('menuitem', { name: 'Delete' }).click()
    const line = editor.getByRole('row', { name: 'memo.block' })
    await line.waitFor({ state: 'detached' })
    await editor.getByRole('button', { name: 'Undo: Delete template file' }).click()
    await line.waitFor()
  })
})

describe('the code editor', () => {
  it('met no error on the way, and no style was kept out', () => {
    expect(trouble.messages).toEqual([])
    expect(refusedStyles).toEqual([])
  })
})
