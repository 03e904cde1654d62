import { describe, expect, it } from 'vitest'
import { pressFoundFile } from './find-file.ts'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, room, trouble, notice, undo } = await openOwnerAndVisitor()

const dialog = () => editor.getByRole('dialog', { name: 'Options' })
const box = (name: string) => editor.getByRole('textbox', { name, exact: true })
const save = async (): Promise<void> => {
  await editor.getByRole('button', { name: 'Save product' }).click()
  await notice('Product saved.')
}

/** The names of the variants in their order. */
const variants = () =>
  editor
    .getByRole('textbox', { name: /^Price of/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(9)))

async function paste(text: string): Promise<void> {
  await editor.evaluate((words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

describe('the owner of a shop', () => {
  it('begins a product and gives it two options', async () => {
    await editor.goto(room('products'))
    await editor.getByRole('button', { name: 'Add product' }).click()
    const adding = editor.getByRole('dialog', { name: 'Add product' })
    await adding.getByRole('textbox', { name: 'Name' }).fill('Shade of linen')
    await adding.getByRole('textbox', { name: 'Price' }).fill('80')
    await adding.getByRole('button', { name: 'Add product' }).click()
    await editor.getByRole('button', { name: 'Add options' }).click()
    await dialog().getByRole('button', { name: 'Add option' }).click()
    await editor.keyboard.type('Size')
    await dialog().getByRole('textbox', { name: 'Another value of Size' }).focus()
    for (const size of ['Small', 'Large']) {
      await editor.keyboard.type(size)
      await editor.keyboard.press('Enter')
    }
    await dialog().getByRole('button', { name: 'Add option' }).click()
    await editor.keyboard.type('Color')
    await dialog().getByRole('textbox', { name: 'Another value of Color' }).focus()
    await paste('Sand\nMoss\nInk')
    await dialog().getByText('6 variants, 5 of them new: they begin without stock.').waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'product-options')
    await dialog().getByRole('button', { name: 'Save options' }).click()
    await notice('Options saved.')
    await dialog().waitFor({ state: 'detached' })
    expect(await variants()).toEqual([
      'Small, Sand',
      'Small, Moss',
      'Small, Ink',
      'Large, Sand',
      'Large, Moss',
      'Large, Ink',
    ])
  })

  it('types prices as into a spreadsheet, and saves them once', async () => {
    await editor.getByRole('button', { name: 'All variants' }).click()
    await editor.getByRole('option', { name: 'Size: Large' }).click()
    await box('Price for all of these').fill('95.50')
    expect(await box('Price of Large, Ink').inputValue()).toBe('95.50')
    expect(await box('Price of Small, Ink').inputValue()).toBe('80.00')
    await box('Price of Small, Sand').focus()
    await editor.keyboard.press('ArrowDown')
    await editor.keyboard.type('82')
    await editor.keyboard.press('Enter')
    expect(await box('Price of Small, Ink').evaluate((it) => it.matches(':focus'))).toBe(true)
    await box('SKU of Small, Sand').focus()
    await paste('LS-1\nLS-2\nLS-3\nLL-1\nLL-2\nLL-3')
    expect(await box('SKU of Large, Moss').inputValue()).toBe('LL-2')
    await box('Price of Small, Moss').focus()
    await editor.keyboard.press('Control+d')
    expect(await box('Price of Large, Ink').inputValue()).toBe('82')
    await box('Price of Large, Sand').focus()
    await paste('99\tyes\t90\n99\tno\t0\n99\tno\t0')
    await looksFine(editor, 'product-variants')
    await save()
    expect(await box('Sale price of Large, Sand').inputValue()).toBe('90.00')
  })

  it('removes a combination, sells it again, and renames what stands', async () => {
    await editor.getByRole('button', { name: 'Actions of Small, Ink' }).click()
    await editor.getByRole('menuitem', { name: 'Remove variant' }).click()
    await expect.poll(variants).toHaveLength(5)
    await editor.getByRole('button', { name: 'Add variant' }).click()
    await editor.getByRole('menuitem', { name: 'Small, Ink' }).click()
    await expect.poll(variants).toHaveLength(6)
    await editor.getByRole('button', { name: 'Edit options' }).click()
    await dialog().getByRole('textbox', { name: 'Value 3 of Color' }).fill('Night')
    await dialog().getByText('6 variants.').waitFor()
    await dialog().getByRole('button', { name: 'Actions of Small' }).click()
    await editor.getByRole('menuitem', { name: 'Remove value' }).click()
    await dialog().getByText('3 variants. 3 variants will be gone.').waitFor()
    await dialog().getByRole('button', { name: 'Save options' }).click()
    await notice('Options saved.')
    await expect.poll(variants).toEqual(['Large, Sand', 'Large, Moss', 'Large, Night'])
    await undo('Edit options')
    await expect.poll(variants).toHaveLength(6)
  })

  it('gives a variant a picture, and visitors choose between them', async () => {
    await editor.getByRole('button', { name: 'Picture of Large, Ink: none' }).click()
    await editor.getByRole('menuitem', { name: 'Another picture…' }).click()
    const files = editor.getByRole('dialog', { name: 'Choose an image' })
    await pressFoundFile(files, 'about-lathe')
    await files.waitFor({ state: 'detached' })
    await save()
    await editor.getByText('Live in the shop').click()
    await notice('Product is live.')
    await box('New count of Small, Sand').focus()
    await paste('4\n5\n6\n1\n2\n3')
    await editor.getByRole('button', { name: 'Set 6 counts' }).click()
    await notice('Stock of Large, Ink changed.')
    await editor.getByRole('button', { name: /^Set \d counts/ }).waitFor({ state: 'detached' })
    await takePictures(editor, 'product-counts')
    expect(await visit('/shop/shade-of-linen')).toBe(200)
    const choices = visitor.locator('select[data-variant-option-name="Color"] option')
    const words = ['Select Color', 'Sand', 'Moss', 'Ink']
    expect(await choices.evaluateAll((all) => all.map((one) => one.textContent))).toEqual(words)
    await visitor.locator('select[data-variant-option-name="Size"]').selectOption('Large')
    await visitor.locator('select[data-variant-option-name="Color"]').selectOption('Sand')
    await visitor.getByText('$90.00').first().waitFor()
  })

  it('copies it with all of that, and the copy has no stock', async () => {
    await editor.getByRole('button', { name: 'Actions of Shade of linen', exact: true }).click()
    await editor.getByRole('menuitem', { name: 'Duplicate' }).click()
    await editor.getByRole('heading', { name: 'Shade of linen (copy)' }).waitFor()
    await expect.poll(variants).toHaveLength(6)
    await expect.poll(() => editor.getByText('Sold out', { exact: true }).count()).toBe(6)
    expect(await box('SKU of Small, Sand').inputValue()).toMatch(/^V-/)
    await editor.getByRole('button', { name: 'Actions of Shade of linen (copy)' }).click()
    await editor.getByRole('menuitem', { name: 'Delete' }).click()
    await notice('Shade of linen (copy) deleted.')
  })

  it('met no surprise on the way', () => {
    expect(trouble.messages).toEqual([])
  })
})
