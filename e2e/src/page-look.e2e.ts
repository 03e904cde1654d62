import { describe, expect, it } from 'vitest'
import { findPage, isHome } from './ask-server.ts'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, room, notice, undo } = await openOwnerAndVisitor()

const dialog = editor.getByRole('dialog', { name: /^Settings of/ })

async function openLook(page: string): Promise<void> {
  await editor.goto(room('pages'))
  const actions = editor.getByRole('button', { name: `Actions of ${page}` })
  await actions.first().click()
  await editor.getByRole('menuitem', { name: 'Settings' }).click()
  await dialog.getByRole('tab', { name: 'Look' }).click()
}

async function visitorSees(path: string, part: string): Promise<void> {
  expect(await visit(path)).toBe(200)
  expect(await visitor.locator(part).count(), part).toBe(1)
  expect(await accessibilityViolations(visitor)).toEqual([])
  expect(await fitsItsWidth(visitor)).toBe(true)
}

const shownPicture = () => visitor.locator('.page-picture img').getAttribute('src')

describe('an owner', () => {
  it('gives a page another picture as its banner, and takes it back', async () => {
    await visitorSees('/about', '.page-picture img')
    const before = await shownPicture()
    await openLook('About')
    await dialog.getByRole('button', { name: /Banner$/ }).click()
    await editor.getByRole('option', { name: 'A picture' }).click()
    await dialog.getByRole('button', { name: 'Choose main picture' }).click()
    await editor.getByRole('list', { name: 'Files' }).getByRole('button').nth(2).click()
    await dialog.getByRole('button', { name: 'Remove main picture' }).waitFor()
    await looksFine(editor, 'page-look')
    await dialog.getByRole('button', { name: 'Save banner' }).click()
    await notice('Banner saved.')
    await visitorSees('/about', '.page-picture img')
    expect(await shownPicture()).not.toBe(before)
    await takePictures(visitor, 'page-banner')
    await editor.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await undo('Change banner of page')
    await visitorSees('/about', '.page-picture img')
    expect(await shownPicture()).toBe(before)
  })

  it('is told that a template with markup of its own decides how its posts are shown', async () => {
    await openLook('Journal')
    await dialog.getByText('The template has markup of its own for this page').waitFor()
    expect(await dialog.getByRole('radio').count()).toBe(0)
  })

  it('chooses how posts are shown where it leaves that open', async () => {
    const { act } = await findPage(editor, isHome)
    await act('delete-template-file', { path: 'collections/blog.list' })
    for (const name of ['Grid', 'Product', 'List']) {
      await openLook('Journal')
      await dialog.getByText(name, { exact: true }).click()
      await notice('View changed.')
      await visitorSees('/journal', `.shown-as-${name.toLowerCase()}`)
      await takePictures(visitor, `view-${name}`)
    }
    await looksFine(editor, 'page-view')
  })
})
