import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pressFoundFile } from './find-file.ts'
import {
  accessibilityViolations,
  fitsItsWidth,
  takePictures,
  type Trouble,
} from './open-browser.ts'
import { openEditor, pictureOf, type OpenEditor } from './open-editor.ts'

let opened: OpenEditor
let editor: Page
let trouble: Trouble
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'))
  opened = await openEditor({ width: 1280, height: 860 })
  ;({ editor, trouble } = opened)
})
afterAll(async () => {
  await opened?.close()
  await rm(folder, { recursive: true, force: true })
})

const room = (name: string): string => opened.room(name)

async function fileOf(name: string, bytes: Buffer | string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

const upload = (paths: string | string[]) =>
  editor.locator('input[type="file"]').first().setInputFiles(paths)

/** The line of a file that is sent. */
const line = (name: string) => editor.getByRole('listitem').filter({ hasText: name })

const isAccessible = async (): Promise<void> =>
  expect(await accessibilityViolations(editor)).toEqual([])

it('shows the files that there are, a page at a time, and finds them by words and kind', async () => {
  await editor.goto(room('files'))
  const list = editor.getByRole('list', { name: 'Files' })
  await list.waitFor()
  const shown = () => list.getByRole('listitem').count()
  expect(await shown()).toBe(24)
  await editor.getByRole('button', { name: 'Load More' }).click()
  await expect.poll(shown).toBeGreaterThan(24)
  await isAccessible()
  await takePictures(editor, 'files')
  expect(await fitsItsWidth(editor)).toBe(true)
  await editor.getByRole('searchbox', { name: 'Search files' }).fill('bell')
  await expect.poll(shown).toBeLessThan(10)
  expect(editor.url()).toContain('q=bell')
  await editor.reload()
  await list.waitFor()
  expect(await shown()).toBeLessThan(10)
  await editor.getByRole('button', { name: 'Videos' }).click()
  await editor.getByRole('heading', { name: 'No such file' }).waitFor()
})

it('takes files with their progress, and says of each what became of it', async () => {
  await editor.goto(room('files?view=upload'))
  const files = [
    pictureOf('bell-black.jpg'),
    await fileOf('list.pdf', '%PDF-1.7\nA price list'),
    await fileOf('song.mp3', Buffer.from('ID3\x04')),
    await fileOf('broken.png', Buffer.from('\x89PNG\r\n\x1a\n and then nothing', 'latin1')),
    await fileOf('nothing.txt', ''),
  ]
  await upload(files)
  for (const name of ['bell-black.jpg', 'list.pdf', 'song.mp3']) {
    await line(name).getByText('Done').waitFor()
  }
  await line('broken.png')
    .getByText(/does not appear to be a supported/)
    .waitFor()
  await line('nothing.txt')
    .getByText(/does not appear to be a supported/)
    .waitFor()
  await isAccessible()
  await takePictures(editor, 'files-uploads')
  await editor.getByRole('button', { name: 'Details list.pdf' }).click()
  await editor.getByRole('heading', { name: 'list.pdf' }).waitFor()
  await takePictures(editor, 'file-detail-pdf')
  await isAccessible()
})

it('shows one file, its words and the point to keep in view', async () => {
  await editor.goto(room('files'))
  await editor
    .getByRole('button', { name: /^bell-black\.jpg/ })
    .first()
    .click()
  await editor.getByRole('heading', { name: 'bell-black.jpg' }).waitFor()
  const point = editor.getByRole('slider', { name: 'Focal point' })
  await point.focus()
  await editor.keyboard.press('Shift+ArrowLeft')
  await editor.keyboard.press('ArrowUp')
  await expect
    .poll(() => point.getAttribute('aria-valuetext'))
    .toBe('40 % from the left, 49 % from the top')
  await editor.getByLabel('Alternative text').fill('A black bell lamp')
  await editor.getByLabel('Description', { exact: true }).fill('Red & white\n\nEnamel')
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await editor.getByText('File details saved.').waitFor()
  await isAccessible()
  await takePictures(editor, 'file-detail')
  await editor.emulateMedia({ colorScheme: 'dark' })
  await takePictures(editor, 'file-detail-dark')
  await editor.emulateMedia({ colorScheme: 'light' })
  expect(trouble.messages).toEqual([])
})

it('shows a wide picture beside its words, not over them', async () => {
  await editor.goto(room('files'))
  await pressFoundFile(editor.getByRole('main'), 'about-rack')
  const point = editor.getByRole('slider', { name: 'Focal point' })
  await point.waitFor()
  const shown = await point.locator('xpath=..').boundingBox()
  const words = await editor.getByLabel('Alternative text').boundingBox()
  expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThan(words?.x ?? 0)
  expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(2400 / 1440, 1)
})

it('is where a field takes its picture from', async () => {
  await editor.goto(room('settings'))
  await editor.getByRole('button', { name: 'Choose logo' }).click()
  const dialog = editor.getByRole('dialog', { name: 'Choose an image' })
  await dialog.getByRole('list', { name: 'Files' }).waitFor()
  await isAccessible()
  await takePictures(editor, 'file-manager')
  await dialog
    .getByRole('button', { name: /^bell-black\.jpg/ })
    .first()
    .click()
  await dialog.waitFor({ state: 'hidden' })
  await editor.getByText('Logo changed.').waitFor()
})

it('takes files that are dropped or pasted, and puts one in the place of another', async () => {
  await editor.goto(room('files'))
  await editor.getByRole('list', { name: 'Files' }).waitFor()
  const give = (event: 'drop' | 'paste', name: string) =>
    editor.evaluate(
      ([type, filename]) => {
        const data = new DataTransfer()
        data.items.add(new File(['notes'], filename, { type: 'text/plain' }))
        const target = document.querySelector('[role="tabpanel"]') ?? document.body
        const more = { bubbles: true, cancelable: true }
        target.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { ...more, dataTransfer: data })
            : new ClipboardEvent('paste', { ...more, clipboardData: data }),
        )
      },
      [event, name] as const,
    )
  await give('drop', 'dropped.txt')
  await line('dropped.txt').getByText('Done').waitFor()
  expect(editor.url()).toContain('view=upload')
  await give('paste', 'pasted.txt')
  await line('pasted.txt').getByText('Done').waitFor()
  await editor.goto(room('files?q=bell-white'))
  await editor.getByRole('button', { name: /^bell-white\.jpg/ }).click()
  await editor.getByText('1040 × 1300').waitFor()
  const trigger = editor.waitForEvent('filechooser')
  await editor.getByRole('button', { name: 'Replace' }).click()
  await (await trigger).setFiles(pictureOf('about-lathe.jpg'))
  await editor.getByText('bell-white.jpg replaced.').waitFor()
  await editor.getByText('1350 × 900').waitFor()
  await editor.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await editor.getByText('1040 × 1300').waitFor()
  expect(trouble.messages).toEqual([])
})

it('is where a product takes its pictures from', async () => {
  await editor.goto(room('products'))
  await editor.getByRole('link', { name: /Bell/ }).first().click()
  await editor.getByRole('button', { name: 'Add pictures' }).click()
  const dialog = editor.getByRole('dialog', { name: 'Choose images' })
  await pressFoundFile(dialog, 'slip-rim')
  await dialog.getByRole('button', { name: 'Add chosen' }).click()
  await editor.getByText('Pictures changed.').waitFor()
})
