import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, room, notice } = await openOwnerAndVisitor()
const mainMenu = editor.getByRole('grid', { name: 'Main menu' })

async function choose(page: string, entry: string): Promise<void> {
  await mainMenu.getByRole('button', { name: `Actions of ${page}` }).click()
  await editor.getByRole('menuitem', { name: entry, exact: true }).click()
}

describe('an owner', () => {
  it('adds a folder to the menu', async () => {
    await editor.goto(room('pages'))
    await editor.getByRole('button', { name: 'Add page' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Add page' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Studio')
    await dialog.getByRole('button', { name: /Kind of page/ }).click()
    await editor.getByRole('option', { name: 'Folder of pages' }).click()
    await dialog.getByText('Begin as a draft').click()
    await dialog.getByRole('button', { name: 'Add page' }).click()
    await notice('Studio added.')
  })

  it('moves a page into it by its menu, and another by dragging it with keys', async () => {
    await choose('About', 'Move into Studio')
    await notice('Moved into Studio.')
    const contact = mainMenu.getByRole('row', { name: /^Contact/ })
    await contact.getByRole('button', { name: /^Drag/ }).focus()
    await editor.keyboard.press('Enter')
    const place = () => editor.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    for (let step = 0; step < 12 && !(await place())?.startsWith('Drop on Studio'); step++) {
      await editor.keyboard.press('ArrowUp')
    }
    await editor.keyboard.press('Enter')
    await mainMenu.getByRole('row', { name: 'Contact, in a folder' }).waitFor()
    await looksFine(editor, 'pages with a folder')
  })

  it('makes of it a page with all of its pages', async () => {
    await choose('Studio', 'Settings')
    await editor.getByRole('tab', { name: 'Folder' }).click()
    await editor.getByText('Shows its pages one below another').click()
    await notice('Folder changed.')
  })
})

describe('a visitor', () => {
  it('opens the folder in the header by keys and reads its pages one below another', async () => {
    expect(await visit('/')).toBe(200)
    const header = visitor.locator('header')
    const folder = header.locator('summary', { hasText: 'Studio' })
    await folder.focus()
    await visitor.keyboard.press('Enter')
    const about = header.getByRole('link', { name: 'About' })
    expect(await about.isVisible()).toBe(true)
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'folder in the header')
    await header.getByRole('link', { name: 'All of Studio' }).click()
    await visitor.getByRole('heading', { name: 'The sign works' }).waitFor()
    await visitor.getByRole('heading', { name: 'Find us, or write' }).waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'pages of a folder')
  })

  it('finds its pages in the menu where they were once the folder is gone', async () => {
    await editor.keyboard.press('Escape')
    await choose('Studio', 'Delete')
    await notice('Its pages stay.')
    expect(await visit('/studio')).toBe(404)
    const header = visitor.locator('header')
    expect(await header.getByRole('link', { name: 'About' }).isVisible()).toBe(true)
    expect(await header.locator('summary').count()).toBe(0)
  })
})
