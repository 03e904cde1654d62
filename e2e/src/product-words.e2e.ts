import { describe, expect, it } from 'vitest'
import { pressFoundFile } from './find-file.ts'
import { frameOf } from './in-frame.ts'
import { looksFine } from './looks-fine.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, room, notice } = await openOwnerAndVisitor()

const pictures = () =>
  editor.getByRole('grid', { name: 'Pictures of this product' }).getByRole('row')

describe('the owner of a shop', () => {
  it('describes a product and names its button', async () => {
    await editor.goto(room('products'))
    await editor.getByRole('link', { name: 'Slip pendant' }).click()
    await editor.getByRole('textbox', { name: 'Description' }).fill('Spun by hand in Maine.')
    await editor.getByRole('textbox', { name: 'Words of the button' }).fill('Hang it at home')
    await editor.getByRole('button', { name: 'Save product' }).click()
    await notice('Product saved.')
    await visit('/shop/slip-pendant')
    expect(await visitor.locator('article.product').innerText()).toContain('Spun by hand in Maine.')
    await visitor.getByRole('button', { name: 'Hang it at home' }).first().waitFor()
  })

  it('adds pictures, puts them in order and takes one away', async () => {
    const before = await pictures().count()
    await editor.getByRole('button', { name: 'Add pictures' }).click()
    const files = editor.getByRole('dialog', { name: 'Choose images' })
    await pressFoundFile(files, 'about-lathe')
    await files.getByRole('button', { name: 'Add chosen' }).click()
    await expect.poll(() => pictures().count()).toBe(before + 1)
    await editor.getByRole('button', { name: `Actions of Picture ${before + 1}` }).click()
    await editor.getByRole('menuitem', { name: 'Move up' }).click()
    await notice('Pictures changed.')
    await looksFine(editor, 'product-words')
    await editor.getByRole('button', { name: 'Actions of Picture 1', exact: true }).click()
    await editor.getByRole('menuitem', { name: 'Remove' }).click()
    await expect.poll(() => pictures().count()).toBe(before)
    await editor.getByRole('button', { name: /^Undo: Edit product/ }).click()
    await expect.poll(() => pictures().count()).toBe(before + 1)
  })

  it('says how it is found, and an old link leads to its new address', async () => {
    await editor.getByRole('textbox', { name: 'Headline in search results' }).fill('Spun pendant')
    await editor.getByRole('button', { name: 'Save how it is found' }).click()
    await notice('How the product is found is saved.')
    await editor.getByRole('textbox', { name: 'Address', exact: true }).fill('spun-pendant')
    await editor.getByText('Links to /shop/slip-pendant lead there.').waitFor()
    await editor.getByRole('button', { name: 'Save product' }).click()
    await notice('Product saved.')
    await visit('/shop/slip-pendant')
    expect(new URL(visitor.url()).pathname).toBe('/shop/spun-pendant')
    expect(await visitor.title()).toContain('Spun pendant')
  })

  it('finds the words of its page ready to be edited', async () => {
    await editor.getByRole('button', { name: 'Write' }).click()
    const text = frameOf(editor).locator('[data-layout-id] .sqs-block-html').first()
    await text.waitFor()
    expect(new URL(editor.url()).searchParams.get('path')).toBe('/shop/spun-pendant')
  })
})
