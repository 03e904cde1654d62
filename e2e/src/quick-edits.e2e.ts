import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askServer, findPage, type FoundPage } from './ask-server.ts'
import { frameOf, openForEditing, pressInFrame } from './in-frame.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

const edits = process.env['VITRINE_LONG'] === '1' ? 1000 : 40
/** How long each request is under way, as over a slow line. */
const delayMs = 200
const timeout = 60_000 + edits * delayMs * 2

let opened: OpenEditor
let editor: Page
let about: FoundPage

beforeAll(async () => {
  opened = await openEditor()
  ;({ editor } = opened)
  about = await findPage(editor, ({ urlId }) => urlId === 'about')
  await editor.route('**/actions', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await route.continue()
  })
})
afterAll(async () => {
  await opened?.close()
})

const blocks = () => frameOf(editor).locator('[data-type="page"] .sqs-block[tabindex]')

type Block = {
  readonly id: string
  readonly type: number
  readonly value: Readonly<Record<string, unknown>>
}
type Row = {
  readonly columns: readonly { readonly blocks: readonly Block[]; readonly rows: readonly Row[] }[]
}

const blocksIn = (rows: readonly Row[]): readonly Block[] =>
  rows.flatMap(({ columns }) =>
    columns.flatMap((column) => [...column.blocks, ...blocksIn(column.rows)]),
  )

async function stored() {
  const path = `${about.site}/documents/layout/${about.draftId}`
  const { body } = await askServer<{ body: { rows: readonly Row[] } }>(editor, 'GET', path)
  return blocksIn(body.rows)
}

/** As many edits as are asked for: letters of a field and of a text, copies made and taken away. */
async function editQuickly(): Promise<{ readonly field: string; readonly text: string }> {
  const part = edits / 4
  await blocks().last().focus()
  await editor.keyboard.press('/')
  await editor.getByRole('dialog', { name: 'Add a block' }).waitFor()
  await editor.keyboard.type('Button')
  await editor.keyboard.press('Enter')
  await frameOf(editor).locator('.sqs-block-button:focus').waitFor()
  await editor.keyboard.press('Enter')
  const field = 'abcdefgh '.repeat(part).slice(0, Math.min(part, 200)).trim()
  await editor.getByRole('textbox', { name: 'Text', exact: true }).pressSequentially(field)
  const first = frameOf(editor).locator('[data-type="page"] .sqs-block-html').first()
  await pressInFrame(editor, first)
  await frameOf(editor).locator('[contenteditable="true"]').waitFor()
  await editor.keyboard.press('Control+End')
  const text = 'ijklmnop '.repeat(part).slice(0, part).trim()
  await editor.keyboard.type(` ${text}`)
  await editor.keyboard.press('Escape')
  // a copy is chosen as soon as it is made, and nearly each goes again
  for (let edit = 0; edit < part * 2; edit += 2) {
    await editor.keyboard.press('Control+d')
    await editor.keyboard.press(edit % 30 === 0 ? 'Alt+Shift+ArrowUp' : 'Delete')
  }
  return { field, text }
}

const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)
const shown = () => blocks().evaluateAll((all) => all.map(({ id }) => id.replace(/^block-/, '')))

/** What is shown is what is stored, and stays so: between two of the edits that can be chance. */
async function settled(): Promise<void> {
  const mark = editor.locator('output[data-status]').first()
  let times = 0
  const look = async (): Promise<number> => {
    const same = ids(await stored()).join() === (await shown()).join()
    times = same && (await mark.textContent()) === 'Saved' ? times + 1 : 0
    return times
  }
  await expect.poll(look, { timeout, interval: 500 }).toBeGreaterThan(4)
}

it(
  `${edits} quick edits over a slow line end as they were made`,
  async () => {
    await openForEditing(editor, opened.product.editor, '/about')
    const { field, text } = await editQuickly()
    await settled()
    const after = await stored()
    expect(await shown()).toEqual(ids(after))
    expect(after.find(({ type }) => type === 53)?.value['buttonText']).toBe(field)
    expect(String(after.find(({ type }) => type === 2)?.value['html'])).toContain(text)
    await editor.reload()
    await frameOf(editor).locator('.sqs-block[tabindex="0"]').first().waitFor()
    expect(await shown()).toEqual(ids(after))
    expect(opened.trouble.messages).toEqual([])
  },
  timeout * 2,
)
