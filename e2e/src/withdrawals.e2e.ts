import { describe, expect, it } from 'vitest'
import { goToCheckout } from './go-to-checkout.ts'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { typeAddress } from './type-address.ts'

const { editor, visitor, visit, room, notice, trouble } = await openOwnerAndVisitor()

describe('the owner', () => {
  it('offers a way to withdraw from orders', async () => {
    await editor.goto(room('settings/shop'))
    await editor.getByRole('button', { name: /Shoppers can withdraw from an order/ }).click()
    await editor.getByRole('option', { name: 'For 30 days' }).click()
    await notice('Shoppers can withdraw for 30 days.')
    await looksFine(editor, 'settings-withdrawals')
  })
})

describe('a shopper', () => {
  it('withdraws on the page of the order, and reads that it was received', async () => {
    expect(await visit('/shop/six-sample-tiles')).toBe(200)
    await goToCheckout(visitor)
    await typeAddress(visitor)
    await visitor.locator('.checkout-button').click()
    await visitor.getByRole('heading', { name: 'Right of withdrawal' }).waitFor()
    await takePictures(visitor, 'order-can-be-withdrawn')
    const here = visitor
      .getByRole('main')
      .getByRole('link', { name: 'Withdraw from contract here' })
    await here.click()
    await visitor.getByRole('heading', { name: 'Withdraw from the contract' }).waitFor()
    const name = visitor.getByLabel('Your name')
    expect(await name.inputValue()).toBe('Ines Abara')
    await name.fill('')
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'withdrawal-form')
    await visitor.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await visitor.getByRole('link', { name: 'Your name: Required' }).waitFor()
    await name.fill('Ines Abara')
    await visitor.getByLabel('Message').fill('Too small\nfor our hall.')
    await visitor.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await visitor.getByRole('heading', { name: 'Your withdrawal is received.' }).waitFor()
    await visitor.getByText('1 × Six sample tiles').waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'withdrawal-received')
  })

  it('finds the way by the number of the order, too', async () => {
    await visitor
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Withdraw from contract here' })
      .click()
    await visitor.getByLabel('Order number').fill('999')
    await visitor.getByLabel('Your name').fill('Ines')
    await visitor.getByLabel('E-mail').fill('ines@harbour.example')
    await takePictures(visitor, 'withdrawal-by-number')
    await visitor.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await visitor.getByText('There is no order with this number').waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
  })
})

describe('the owner then', () => {
  it('sees what was withdrawn from, and gives the money back from there', async () => {
    await editor.goto(room('orders'))
    await editor
      .locator('tbody')
      .getByText('Withdrawn', { exact: true })
      .filter({ visible: true })
      .waitFor()
    await editor.getByRole('link', { name: /^Order \d+$/ }).click()
    await editor.getByRole('heading', { name: 'Withdrawals' }).waitFor()
    await editor.getByText('for our hall.').first().waitFor()
    await looksFine(editor, 'order-withdrawn')
    await editor.getByRole('button', { name: 'Set aside' }).click()
    await notice('The withdrawal is set aside.')
    await editor.getByRole('button', { name: 'Open again' }).click()
    await notice('The withdrawal is open again.')
    await editor.getByRole('button', { name: 'Refund…' }).click()
    const asked = editor.getByRole('dialog', { name: /^Refund order/ })
    await looksFine(editor, 'order-withdrawn-refund')
    await asked.getByRole('button', { name: /^Refund \$/ }).click()
    await notice('is refunded.')
    await editor.getByText('All of it was given back').first().waitFor()
    expect(trouble.messages).toEqual([])
  })
})
