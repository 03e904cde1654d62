import { describe, expect, it } from 'vitest'
import { goToCheckout } from './go-to-checkout.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { addressField, typeAddress } from './type-address.ts'

const { editor, visitor, visit, room, trouble } = await openOwnerAndVisitor()

const pay = async () => {
  await visitor.getByText('The bank asks first').click()
  await visitor.locator('.checkout-button').click()
  await visitor.getByRole('heading', { name: /^Pay \$26\.00 to / }).waitFor()
}

describe('a payment that the bank asks about on a page of its own', () => {
  it('is declined there, stopped by the way back, and made at last', async () => {
    expect(await visit('/shop/six-sample-tiles')).toBe(200)
    await goToCheckout(visitor)
    await typeAddress(visitor)
    await pay()
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'test-bank')
    await visitor.getByRole('button', { name: 'Decline' }).click()
    await visitor.getByRole('alert').getByText('Your payment was declined.').waitFor()
    expect(await addressField(visitor, 'City').inputValue()).toBe('Harrow Point')
    await takePictures(visitor, 'checkout-declined-there')
    await pay()
    await visitor.goBack()
    // the page of before, which sends the same order again
    await visitor.locator('.checkout-button').waitFor()
    await pay()
    await visitor.getByRole('link', { name: 'Back to the shop without paying' }).click()
    await visitor.getByRole('alert').getByText('The payment was stopped.').waitFor()
    await pay()
    await visitor.getByRole('button', { name: 'Approve' }).click()
    await visitor.getByRole('heading', { name: 'Thank you, Ines.' }).waitFor()
    await editor.goto(room('orders'))
    await editor.getByRole('link', { name: /^Order \d+$/ }).waitFor()
    expect(trouble.messages).toEqual([])
  })
})
