import { describe, expect, it } from 'vitest'
import { goToCheckout } from './go-to-checkout.ts'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { typeAddress } from './type-address.ts'

const { editor, visitor, visit, room, trouble } = await openOwnerAndVisitor()

const bill = visitor.getByRole('group', { name: 'Billing address' })
const tick = bill.getByRole('checkbox', { name: 'Bill to a company or another address' })

describe('a shopper', () => {
  it('is asked whom the bill is made out to only where that is somebody else', async () => {
    expect(await visit('/shop/six-sample-tiles')).toBe(200)
    await goToCheckout(visitor)
    await typeAddress(visitor)
    const company = bill.getByRole('textbox', { name: /^Company/ })
    expect(await company.isVisible()).toBe(false)
    await takePictures(visitor, 'checkout-no-bill')
    await tick.check()
    await company.fill('Abara Boats')
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'checkout-bill')
    await visitor.locator('.checkout-button').click()
    await visitor.getByRole('link', { name: /^Billing address, Address: / }).waitFor()
    expect(await company.inputValue()).toBe('Abara Boats')
  })

  it('reads on the order whom it is billed to', async () => {
    await bill.getByLabel('Address', { exact: true }).fill('Quai 4')
    await bill.getByLabel('City').fill('Lausanne')
    await bill.getByLabel('Postal code').fill('1003')
    await bill.getByLabel('Country').selectOption('CH')
    await visitor.locator('.checkout-button').click()
    await visitor.getByRole('heading', { name: 'Billed to' }).waitFor()
    await visitor.getByText('Abara Boats').waitFor()
    await takePictures(visitor, 'order-billed')
  })
})

describe('the owner', () => {
  it('reads it beside where the order goes', async () => {
    await editor.goto(room('orders'))
    await editor.getByRole('link', { name: /^Order \d+$/ }).click()
    await editor.getByRole('heading', { name: 'Bill to' }).waitFor()
    await editor.getByText('Abara Boats').waitFor()
    await looksFine(editor, 'order-billed-owner')
    expect(trouble.messages).toEqual([])
  })
})
