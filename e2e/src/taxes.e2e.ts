import { describe, expect, it } from 'vitest'
import { goToCheckout } from './go-to-checkout.ts'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { addressField } from './type-address.ts'

const { editor, visitor, visit, room, trouble, notice } = await openOwnerAndVisitor()

const dialog = (name: string) => editor.getByRole('dialog', { name })
const summary = () => visitor.locator('.checkout-summary')
const pay = () => visitor.locator('.checkout-button')

describe('the owner of a shop', () => {
  it('begins with the known taxes of a country, whose source is told', async () => {
    await editor.goto(room('settings/shop'))
    await editor.getByRole('button', { name: /Use known taxes/ }).click()
    await editor.getByRole('option', { name: /^Canada/ }).click()
    await dialog('Canada').getByText('Source:').waitFor()
    await looksFine(editor, 'taxes-known')
    await dialog('Canada').getByRole('button', { name: 'Use these taxes' }).click()
    await notice('Known taxes are in use now.')
    await editor.getByRole('button', { name: /^Show all/ }).click()
    await editor.getByRole('cell', { name: 'GST 5%, QST 9.975%' }).waitFor()
    await looksFine(editor, 'taxes')
  })
})

describe('a shopper', () => {
  it('sees the taxes as soon as the address is typed, and loses nothing of it', async () => {
    expect(await visit('/shop/six-sample-tiles')).toBe(200)
    await goToCheckout(visitor)
    await visitor.getByText('before taxes').waitFor()
    expect(await pay().textContent()).toBe('Pay $26.00')
    await addressField(visitor, 'City').fill('Montréal')
    await addressField(visitor, 'Country').selectOption('CA')
    await addressField(visitor, 'State or region').fill('quebec')
    await addressField(visitor, 'Postal code').fill('H2X 1Y4')
    await visitor.getByLabel('Phone').focus()
    await visitor.getByText('QST 9.975%').waitFor()
    await expect.poll(() => pay().textContent()).toBe('Pay $29.90')
    expect(await visitor.evaluate(() => document.activeElement?.id)).toBe('checkout-phone')
    expect(await addressField(visitor, 'City').inputValue()).toBe('Montréal')
    // of this country the province decides
    expect(await visitor.locator('label[for="checkout-region"]').textContent()).toBe(
      'State or region',
    )
    expect(await visitor.getByRole('status').textContent()).toBe('Total $29.90')
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'checkout-taxes')
  })

  it('is asked for a province that there is, and pays what was shown', async () => {
    const others = { 'E-mail': 'ines@harbour.example', 'First name': 'Ines', 'Last name': 'Abara' }
    for (const [label, value] of Object.entries({ ...others, Address: '1 Rue Rachel' })) {
      await addressField(visitor, label).fill(value)
    }
    await addressField(visitor, 'State or region').fill('Quebeck')
    await pay().click()
    await visitor.locator('#checkout-region-error').waitFor()
    await addressField(visitor, 'State or region').fill('Ontario')
    // before anybody could see what it makes
    await pay().click()
    await visitor.getByText('HST 13% was added: $3.38.').first().waitFor()
    await addressField(visitor, 'State or region').fill('Québec')
    await addressField(visitor, 'Postal code').focus()
    await visitor.keyboard.press('Shift+Tab')
    await summary().getByText('QST 9.975%').waitFor()
    await pay().click()
    await visitor.getByRole('heading', { name: 'Thank you, Ines.' }).waitFor()
    await visitor.getByText('GST 5%').waitFor()
    await takePictures(visitor, 'order-taxes')
    expect(trouble.messages).toEqual([])
  })
})
