import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { takePictures } from './open-browser.ts'
import { withOwnerAndVisitor, type OwnerAndVisitor } from './owner-and-visitor.ts'

let opened: OwnerAndVisitor
let editor: Page
let visitor: Page
let visit: OwnerAndVisitor['visit']

withOwnerAndVisitor((both) => {
  opened = both
  ;({ editor, visitor, visit } = both)
})

const notice = (words: string) => editor.getByText(words).first().waitFor()
const rows = () => editor.getByRole('table').getByRole('link')

describe('an owner of many products', () => {
  it('narrows the list by a state, a category and what is left, and finds it so in its address', async () => {
    await editor.goto(opened.room('products'))
    await rows().first().waitFor()
    const all = await rows().count()
    await looksFine(editor, 'products-list')
    await editor.getByRole('button', { name: /Stock and sale/ }).click()
    await editor.getByRole('option', { name: 'Sold out' }).click()
    await expect.poll(() => new URL(editor.url()).search).toBe('?stock=sold-out')
    await expect.poll(() => rows().count()).toBeLessThan(all)
    await editor.getByRole('link', { name: 'Draft', exact: true }).click()
    await editor.getByRole('heading', { name: 'No such product' }).waitFor()
    await editor.reload()
    await editor.getByRole('button', { name: 'Show all products' }).click()
    await expect.poll(() => rows().count()).toBe(all)
  })

  it('puts several on sale by a share of their prices, and takes it back by one undo', async () => {
    const all = await rows().count()
    await editor
      .getByRole('checkbox', { name: 'Choose all products that are loaded' })
      .press('Space')
    const bar = editor.getByRole('region', { name: 'Chosen products' })
    await bar.getByText(`${all} products chosen`).waitFor()
    await looksFine(editor, 'products-chosen')
    await bar.getByRole('button', { name: 'Change prices of chosen products' }).click()
    await editor.getByRole('menuitem', { name: 'Put on sale…' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Put on sale' })
    await dialog.getByRole('textbox', { name: 'Percent off' }).fill('much')
    await dialog.getByRole('button', { name: /^Put on sale/ }).click()
    await dialog.getByText('Please enter a whole number from 1 to 99.').waitFor()
    await takePictures(editor, 'products-sale')
    await dialog.getByRole('textbox', { name: 'Percent off' }).fill('20 %')
    await dialog.getByRole('button', { name: /^Put on sale/ }).click()
    await notice(`${all} products priced anew.`)
    await visit('/shop')
    expect(await visitor.locator('.product-mark.sale').count()).toBeGreaterThan(2)
    await editor.getByRole('button', { name: /^Undo: Change prices/ }).click()
    await editor.getByRole('button', { name: /^Redo: Change prices/ }).waitFor()
  })

  it('makes several drafts, files them and deletes them, each in one go', async () => {
    await editor.goto(opened.room('products'))
    await rows().first().waitFor()
    const all = await rows().count()
    const boxes = editor.getByRole('checkbox', { name: /^Choose (?!all)/ })
    await boxes.nth(0).press('Space')
    await boxes.nth(1).press('Space')
    const bar = editor.getByRole('region', { name: 'Chosen products' })
    await bar.getByRole('button', { name: 'Add tags or categories to chosen products' }).click()
    await editor.getByRole('menuitem', { name: 'Add categories…' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Add categories' })
    await dialog.getByRole('combobox', { name: 'Categories' }).fill('Winter')
    await dialog.getByRole('button', { name: 'Add to 2 products' }).click()
    await notice('2 products filed under Winter.')
    await bar.getByRole('button', { name: 'Change state of chosen products' }).click()
    await editor.getByRole('menuitem', { name: 'Make a draft' }).click()
    await notice('2 products put back to draft.')
    await editor.getByRole('button', { name: /Category/ }).click()
    await editor.getByRole('option', { name: 'Winter' }).click()
    await expect.poll(() => rows().count()).toBe(2)
    await editor.getByRole('link', { name: 'Published', exact: true }).click()
    await editor.getByRole('heading', { name: 'No such product' }).waitFor()
    await editor.getByRole('button', { name: 'Show all products' }).click()
    await expect.poll(() => rows().count()).toBe(all)
    await boxes.nth(0).press('Space')
    await boxes.nth(1).press('Space')
    await bar.getByRole('button', { name: 'Delete chosen products' }).click()
    await expect.poll(() => rows().count()).toBe(all - 2)
    await editor.getByRole('button', { name: /^Undo: Delete 2 products/ }).click()
    await expect.poll(() => rows().count()).toBe(all)
  })

  it('says from when on a product is in the shop', async () => {
    await rows().nth(4).click()
    await editor.getByText('Live in the shop').click()
    await notice('Product is a draft now.')
    await editor.getByRole('button', { name: 'Schedule', exact: true }).click()
    const dialog = editor.getByRole('dialog', { name: 'Schedule product' })
    await dialog.getByLabel('Publish on').fill('2099-05-03T09:30')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await editor.getByText(/^Live from .*2099/).waitFor()
    await looksFine(editor, 'product-scheduled')
    const address = await editor.getByRole('textbox', { name: 'Address' }).inputValue()
    expect(await visit(`/shop/${address}`)).toBe(404)
    await editor.goto(`${opened.room('products')}?show=scheduled`)
    await expect.poll(() => rows().count()).toBe(1)
    await rows().first().click()
    await editor.getByText(/^Live from/).click()
    await notice('Product is a draft now.')
    await editor.getByText('Live in the shop').click()
    await notice('Product is live.')
    expect(await visit(`/shop/${address}`)).toBe(200)
  })

  it('met no error on the way', () => {
    expect(opened.trouble.messages.filter((one) => !one.includes('404'))).toEqual([])
  })
})
