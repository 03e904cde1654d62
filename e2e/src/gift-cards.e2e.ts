import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { addressField, typeAddress } from './type-address.ts'

const { editor, visitor, visit, room, notice, browser, trouble } = await openOwnerAndVisitor()

const path = '/shop/a-gift'

/** The code in the newest mail that brought a gift card. */
async function newestCode(): Promise<string> {
  await editor.goto(room('mailbox'))
  await editor
    .getByRole('link', { name: /gift card of/ })
    .first()
    .click()
  const mail = editor.frameLocator('iframe').first()
  const text = await mail.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).innerText()
  return text
}

describe('gift cards', () => {
  it('are made for sale by an owner, who says what they may be worth', async () => {
    await editor.goto(room('products'))
    await editor.getByRole('button', { name: 'Add product' }).click()
    const adding = editor.getByRole('dialog', { name: 'Add product' })
    await adding.getByRole('textbox', { name: 'Name' }).fill('A gift')
    await adding.getByRole('textbox', { name: 'Price' }).fill('25')
    await adding.getByRole('button', { name: /^(?:Physical goods )?Kind/ }).click()
    await editor.getByRole('option', { name: 'Gift card' }).click()
    await adding.getByRole('button', { name: 'Add product' }).click()
    await editor.getByRole('button', { name: 'Choose values' }).click()
    const values = editor.getByRole('dialog', { name: 'Values to choose from' })
    await values.getByRole('textbox').fill('25\nfifty')
    await values.getByRole('button', { name: 'Save' }).click()
    await values.getByText('“fifty” is no amount').waitFor()
    await values.getByRole('textbox').fill('25\n50\n100')
    await values.getByRole('button', { name: 'Save' }).click()
    await notice('The values are saved.')
    await looksFine(editor, 'gift-card-product')
    await editor.getByRole('switch', { name: 'Live in the shop' }).click({ force: true })
    await notice('Product is live.')
  })

  it('are bought on a page that asks for the value and who gets it', async () => {
    await expect.poll(() => visit(path)).toBe(200)
    await visitor.locator('.sqs-add-to-cart-button').first().click()
    await visitor.getByText('Select a denomination for the Gift Card').first().waitFor()
    await visitor.getByRole('combobox').first().selectOption('$50.00')
    await visitor.locator('.sqs-add-to-cart-button').first().click()
    await visitor.waitForURL('**/gift-card?item=*')
    expect(await visitor.getByRole('radio', { name: '$50.00' }).isChecked()).toBe(true)
    await visitor.getByRole('button', { name: 'Go to the checkout' }).click()
    await visitor.getByRole('alert').getByText('Their e-mail address: Required').waitFor()
    await takePictures(visitor, 'gift-card-page')
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await visitor.getByLabel('Their e-mail address').fill('bea@friend.example')
    await visitor.getByLabel('Their name').fill('Bea')
    await visitor.getByLabel('Your name').fill('Ines')
    await visitor.getByLabel('Message').fill('Happy birthday!')
    await visitor.getByRole('button', { name: 'Go to the checkout' }).click()
    await visitor.waitForURL('**/checkout')
    await visitor.getByText('To bea@friend.example').waitFor()
    await visitor.getByLabel('E-mail', { exact: true }).fill('ines@harbour.example')
    await addressField(visitor, 'First name').fill('Ines')
    await addressField(visitor, 'Last name').fill('Abara')
    await visitor.getByRole('button', { name: 'Pay $50.00' }).click()
    await visitor.getByRole('heading', { name: 'Thank you, Ines.' }).waitFor()
  })

  it('pay at the checkout of whoever has the code, and what is left stays', async () => {
    const code = await newestCode()
    const bea = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    const shop = new URL(visitor.url()).origin
    await bea.goto(`${shop}/shop/six-sample-tiles`)
    await bea.getByRole('button', { name: /Add/ }).first().click()
    await bea.goto(`${shop}/checkout`)
    await bea.getByLabel('Gift card', { exact: true }).fill(code.toLowerCase())
    await bea.getByRole('button', { name: 'Apply' }).click()
    await bea.getByText(`Gift card …${code.slice(-4)}`).waitFor()
    await typeAddress(bea)
    await bea.getByRole('button', { name: 'Place order' }).click()
    await bea.getByRole('heading', { name: 'Thank you, Ines.' }).waitFor()
    await bea.getByText(`Gift card …${code.slice(-4)}`).waitFor()
    await takePictures(bea, 'order-paid-by-gift-card')
    await bea.context().close()
  })

  it('are looked after in a room of their own', async () => {
    await editor.goto(room('gift-cards'))
    await editor.getByRole('searchbox').fill('bea@friend')
    const card = editor.getByRole('link', { name: /^Gift card that ends in/ })
    await card.waitFor()
    await looksFine(editor, 'gift-cards')
    await card.click()
    await editor.getByText('$24.00 of $50.00 left').waitFor()
    await editor.getByText(/^Paid for order/).waitFor()
    await looksFine(editor, 'gift-card')
    await editor.getByRole('button', { name: /^More of gift card/ }).click()
    await editor.getByRole('menuitem', { name: 'Make void' }).click()
    await notice('is void.')
    await editor.getByText('Nobody can spend it, until it is brought back.').waitFor()
    await editor.getByRole('button', { name: 'Undo', exact: true }).click()
    await notice('is brought back.')
    await editor.goto(room('gift-cards'))
    await editor.getByRole('button', { name: 'Make a gift card' }).click()
    const making = editor.getByRole('dialog', { name: 'Make a gift card' })
    await making.getByRole('textbox', { name: 'Amount in USD' }).fill('10')
    await making.getByRole('button', { name: 'Make it' }).click()
    await making.getByText('Required').waitFor()
    await making
      .getByRole('textbox', { name: 'E-mail address of who gets it' })
      .fill('cleo@friend.example')
    await making.getByRole('button', { name: 'Make it' }).click()
    await notice('The gift card goes to cleo@friend.example.')
    expect(trouble.messages).toEqual([])
  })
})
