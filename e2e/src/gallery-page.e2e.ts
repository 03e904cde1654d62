import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, room, notice } = await openOwnerAndVisitor()

const titles = () => editor.locator('tbody a').allInnerTexts()

describe('an owner', () => {
  it('adds a gallery page and several pictures to it at once', async () => {
    await editor.goto(room('pages'))
    await editor.getByRole('button', { name: 'Add page' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Add page' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Work')
    await dialog.getByRole('button', { name: /Kind of page/ }).click()
    await editor.getByRole('option', { name: 'Gallery' }).click()
    await dialog.getByText('Begin as a draft').click()
    await dialog.getByRole('button', { name: 'Add page' }).click()
    await notice('Work added.')
    await editor.getByRole('button', { name: 'Actions of Work' }).first().click()
    await editor.getByRole('menuitem', { name: 'Pictures' }).click()
    await editor.getByRole('button', { name: 'Add the first pictures' }).click()
    const files = editor.getByRole('list', { name: 'Files' }).locator('button[aria-pressed]')
    for (const at of [0, 1, 2]) await files.nth(at).click()
    await editor.getByRole('button', { name: 'Add chosen' }).click()
    await notice('3 pictures added.')
    await editor.locator('tbody a').nth(2).waitFor()
    await looksFine(editor, 'pictures')
  })

  it('arranges them by a menu and by keys', async () => {
    const [first = '', second = '', third = ''] = await titles()
    await editor.getByRole('button', { name: 'Arrange' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Arrange pictures' })
    await dialog.getByRole('button', { name: `Actions of ${first}` }).press('Enter')
    await editor.getByRole('menuitem', { name: 'Move down' }).press('Enter')
    await notice('Pictures reordered.')
    await looksFine(editor, 'arrange')
    await dialog.getByRole('button', { name: 'Done' }).click()
    expect(await titles()).toEqual([second, first, third])
  })

  it('says what a picture is, and chooses how all are shown', async () => {
    await editor.locator('tbody a').first().click()
    await editor.getByRole('textbox', { name: 'Title' }).fill('Harbour sign')
    await editor.getByRole('textbox', { name: 'Description' }).fill('Fired twice.')
    await editor.getByRole('button', { name: 'Save picture' }).click()
    await notice('Picture saved.')
    await looksFine(editor, 'picture')
    await editor.getByRole('link', { name: 'Pictures' }).click()
    await editor.getByRole('button', { name: /Design/ }).click()
    await editor.getByRole('option', { name: 'Stacked' }).click()
    await notice('Design changed.')
  })

  it('says above all of them what they are, among the settings of their page', async () => {
    await editor.goto(room('pages'))
    await editor.getByRole('button', { name: 'Actions of Work' }).first().click()
    await editor.getByRole('menuitem', { name: 'Settings' }).click()
    await editor.getByRole('textbox', { name: 'Description', exact: true }).fill('Signs of today.')
    await looksFine(editor, 'page-description')
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
    await notice('Page saved.')
  })
})

describe('a visitor', () => {
  it('sees them in that order and design, with their words, and opens one in full size', async () => {
    expect(await visit('/work')).toBe(200)
    await visitor.locator('.sqs-gallery-block-stacked').waitFor()
    expect(await visitor.locator('.image-slide-title').first().innerText()).toBe('Harbour sign')
    expect(await visitor.getByText('Fired twice.').count()).toBe(1)
    expect(await visitor.getByText('Signs of today.').count()).toBe(1)
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'gallery-page')
    await visitor.locator('.slide a').first().click()
    await visitor.getByRole('dialog').waitFor()
  })
})
