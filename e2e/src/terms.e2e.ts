import { describe, expect, it } from 'vitest'
import { goToCheckout } from './go-to-checkout.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { addressField, typeAddress } from './type-address.ts'

const { editor, visitor, visit, room, trouble, notice } = await openOwnerAndVisitor()

const tick = () => visitor.getByRole('checkbox', { name: /I have read the terms/ })

describe('the terms of a shop', () => {
  it('are agreed to by whoever buys, once their owner wishes that', async () => {
    await editor.goto(room('settings/shop'))
    await editor.getByText('Agreement to the terms').click()
    await notice('Shoppers are asked to agree to the terms.')
    expect(await visit('/shop/six-sample-tiles')).toBe(200)
    await goToCheckout(visitor)
    await typeAddress(visitor)
    await visitor.locator('.checkout-button').click()
    await visitor.getByText('Please agree to the terms.').first().waitFor()
    await visitor.getByRole('link', { name: 'Terms: Please agree to the terms.' }).waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'checkout-terms')
    await visitor.locator('.checkout-tick').getByRole('link', { name: 'terms' }).click()
    await expect.poll(() => visitor.locator('#checkout-terms-text').isVisible()).toBe(true)
    expect(await addressField(visitor, 'City').inputValue()).toBe('Harrow Point')
    await tick().check()
    await visitor.locator('.checkout-button').click()
    await visitor.getByRole('heading', { name: 'Thank you, Ines.' }).waitFor()
    await editor.goto(room('orders'))
    await editor.getByRole('link', { name: /^Order \d+$/ }).click()
    await editor.getByText('Agreed to the terms.').waitFor()
    expect(trouble.messages).toEqual([])
  })
})
