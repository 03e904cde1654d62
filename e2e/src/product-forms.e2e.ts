import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, room, notice, browser, product, trouble } =
  await openOwnerAndVisitor()

const path = '/shop/engraved-cup'
const add = () => visitor.locator('.sqs-add-to-cart-button').first()

async function addField(kind: string, title: string): Promise<void> {
  await editor.getByRole('button', { name: /Kind of field$/ }).click()
  await editor.getByRole('option', { name: kind, exact: true }).click()
  await editor.getByRole('button', { name: 'Add field' }).click()
  const field = editor.getByRole('region', { name: `Field: ${kind}` })
  await field.getByRole('textbox', { name: 'Question' }).fill(title)
}

describe('forms that products ask', () => {
  it('are made by an owner, field by field', async () => {
    await editor.goto(room('forms'))
    await editor.getByText('No form yet').waitFor()
    await looksFine(editor, 'forms-empty')
    await editor.getByRole('button', { name: 'Add form' }).click()
    const adding = editor.getByRole('dialog', { name: 'Add form' })
    await adding.getByRole('textbox', { name: 'Name' }).fill('Engraving')
    await adding.getByRole('button', { name: 'Add form' }).click()
    await editor.getByRole('heading', { name: 'Engraving' }).waitFor()
    await addField('Text of several lines', 'Words of the engraving')
    await editor.getByRole('textbox', { name: 'Most characters' }).fill('20')
    await editor.getByText('It has to be answered').click()
    await addField('One of several buttons', 'Lettering')
    await editor.getByRole('button', { name: 'Save form' }).click()
    await editor.getByText('Please enter at least one').first().waitFor()
    await editor.getByRole('textbox', { name: 'What they choose from' }).fill('Plain\nScript')
    await addField('How much they agree', 'About the cup')
    await editor.getByRole('textbox', { name: 'Statements' }).fill('I drink tea')
    await addField('Address', 'Where it will stand')
    await editor.getByRole('button', { name: 'Save form' }).click()
    await notice('Form saved.')
    await looksFine(editor, 'form-editor')
    await editor.goto(room('forms'))
    await editor.getByRole('link', { name: 'Engraving' }).waitFor()
    await looksFine(editor, 'forms')
  })

  it('are chosen on a product, and stay as long as one asks them', async () => {
    await editor.goto(room('products'))
    await editor.getByRole('button', { name: 'Add product' }).click()
    const adding = editor.getByRole('dialog', { name: 'Add product' })
    await adding.getByRole('textbox', { name: 'Name' }).fill('Engraved cup')
    await adding.getByRole('textbox', { name: 'Price' }).fill('25')
    await adding.getByRole('button', { name: /^(?:Physical goods )?Kind/ }).click()
    await editor.getByRole('option', { name: 'Service' }).click()
    await adding.getByRole('button', { name: 'Add product' }).click()
    await editor.getByRole('button', { name: /Ask for details$/ }).click()
    await editor.getByRole('option', { name: 'Engraving' }).click()
    await editor.getByRole('button', { name: 'Save product' }).click()
    await notice('Product saved.')
    await looksFine(editor, 'form-of-product')
    await editor.getByRole('switch', { name: 'Live in the shop' }).click({ force: true })
    await notice('Product is live.')
    await editor.goto(room('forms'))
    await editor.getByRole('button', { name: 'Actions of Engraving' }).click()
    await editor.getByRole('menuitem', { name: 'Delete' }).click()
    await editor.getByText('A product asks this form.').first().waitFor()
  })

  it('open over the page, are judged, and go into the cart with the product', async () => {
    await expect.poll(() => visit(path)).toBe(200)
    await add().click()
    const dialog = visitor.getByRole('dialog', { name: 'Engraved cup' })
    await dialog.waitFor()
    await takePictures(visitor, 'form-lightbox')
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await visitor.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await add().evaluate((one) => one === document.activeElement)).toBe(true)
    for (const key of ['Enter', 'Space']) {
      await add().press('Enter')
      await dialog.getByRole('button', { name: 'Close' }).press(key)
      await dialog.waitFor({ state: 'detached' })
    }
    await add().click()
    await dialog.waitFor()
    expect(await visitor.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    )
    await dialog.getByRole('button', { name: 'Add to Cart' }).click()
    await dialog.getByText('Required').waitFor()
    const words = dialog.getByLabel('Words of the engraving')
    await words.fill('For Ada, who drinks her tea')
    await dialog.getByText('27 / 20').waitFor()
    await dialog.getByRole('button', { name: 'Add to Cart' }).click()
    await dialog.getByText('You have exceeded the character limit.').waitFor()
    await takePictures(visitor, 'form-lightbox-refused')
    await words.fill('For Ada')
    await dialog.getByLabel('Script').check()
    await dialog.getByLabel('Strongly Agree').check()
    await dialog.getByRole('button', { name: 'Add to Cart' }).click()
    await dialog.waitFor({ state: 'detached' })
    await visitor.getByText('Added!').first().waitFor()
    await visit('/cart')
    await visitor.getByText('For Ada').waitFor()
    await visitor.getByText('Strongly Agree').waitFor()
  })

  it('are answered anew from the cart, and told in the order to both', async () => {
    await visitor.getByRole('link', { name: /^Edit/ }).click()
    const dialog = visitor.getByRole('dialog', { name: 'Engraved cup' })
    await dialog.getByLabel('Words of the engraving').fill('For Bea')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await visitor.getByText('For Bea').waitFor()
    await takePictures(visitor, 'cart-with-answers')
    expect(await accessibilityViolations(visitor)).toEqual([])
    await visit('/checkout')
    await visitor.getByText('For Bea').waitFor()
    await visitor.getByLabel('E-mail', { exact: true }).fill('ines@harbour.example')
    for (const [label, text] of [
      ['First name', 'Ines'],
      ['Last name', 'Abara'],
    ] as const) {
      await visitor.getByLabel(label, { exact: true }).first().fill(text)
    }
    await visitor.getByRole('button', { name: 'Pay $25.00' }).click()
    await visitor.getByRole('heading', { name: 'Thank you, Ines.' }).waitFor()
    await visitor.getByText('For Bea').waitFor()
    await takePictures(visitor, 'order-with-answers')
    await editor.goto(room('orders'))
    await editor
      .getByRole('link', { name: /Ines Abara|Order \d+|^\d+$/ })
      .first()
      .click()
    await editor.getByText('Words of the engraving: For Bea').first().waitFor()
    await looksFine(editor, 'owner-order-with-answers')
  })

  it('are answered on a page of their own without script', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    })
    const plain = await context.newPage()
    await plain.goto(`${product.shop}${path}`)
    await plain
      .getByRole('button', { name: /Add To Cart/i })
      .first()
      .click()
    await plain.waitForURL('**/product-form?item=*')
    await plain.getByLabel('Postal code').fill('12345')
    await plain.getByRole('button', { name: 'Add to Cart' }).click()
    await plain.getByText('Required').waitFor()
    expect(await plain.getByLabel('Postal code').inputValue()).toBe('12345')
    await takePictures(plain, 'product-form-page')
    expect(await fitsItsWidth(plain)).toBe(true)
    await plain.getByLabel('Words of the engraving').fill('For Cy')
    await plain.getByRole('button', { name: 'Add to Cart' }).click()
    await plain.waitForURL('**/cart')
    await plain.getByText('For Cy').waitFor()
    await plain.getByRole('link', { name: /^Edit/ }).click()
    await plain.getByLabel('Words of the engraving').fill('For Dot')
    await plain.getByRole('button', { name: 'Save' }).click()
    await plain.waitForURL('**/cart')
    await plain.getByText('For Dot').waitFor()
    await context.close()
    expect(trouble.messages).toEqual([])
  })
})
