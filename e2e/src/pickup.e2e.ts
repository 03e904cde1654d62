import { describe, expect, it } from 'vitest'
import { goToCheckout } from './go-to-checkout.ts'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { addressField } from './type-address.ts'

const { editor, visitor, visit, room, trouble, notice, undo } = await openOwnerAndVisitor()

const adding = editor.getByRole('dialog', { name: 'Add a pickup place' })
const pay = () => visitor.locator('.checkout-button')
const fetched = () => visitor.getByRole('radio', { name: /^I pick it up/ })

describe('the owner of a shop', () => {
  it('adds a place where orders are picked up, and is told what is missing', async () => {
    await editor.goto(room('settings/shop'))
    await editor.getByRole('button', { name: 'Add a pickup place' }).click()
    await adding.getByLabel('Name').fill('The workshop')
    await adding.getByRole('button', { name: 'Add place' }).click()
    await adding.getByText('Please write a state or province of this country.').waitFor()
    await adding.getByLabel('Address').fill('2 Wharf Street')
    await adding.getByLabel('City').fill('Portland')
    await adding.getByLabel('Postal code').fill('04101')
    await adding.getByRole('button', { name: /State or region/ }).click()
    await editor.getByRole('option', { name: 'Maine' }).click()
    await adding.getByLabel('When and how').fill('Tuesday to Saturday, 10 to 18.')
    await looksFine(editor, 'pickup-place')
    await adding.getByRole('button', { name: 'Add place' }).click()
    await notice('“The workshop” added.')
    await looksFine(editor, 'pickup-places')
  })

  it('takes that back and again', async () => {
    const row = editor.getByRole('row', { name: /The workshop 2 Wharf Street/ })
    await undo('Add pickup: The workshop')
    await row.waitFor({ state: 'detached' })
    await editor.getByRole('button', { name: /^Redo: Add pickup/ }).click()
    await row.waitFor()
  })
})

describe('a shopper', () => {
  it('picks an order up, and is asked for no address then', async () => {
    expect(await visit('/shop/six-sample-tiles')).toBe(200)
    await goToCheckout(visitor)
    expect(await pay().textContent()).toBe('Pay $26.00')
    await takePictures(visitor, 'checkout-delivery')
    const address = addressField(visitor, 'Address')
    await address.fill('12 Rope Walk')
    await fetched().check()
    await expect.poll(() => pay().textContent()).toBe('Pay $12.00')
    expect(await address.isVisible()).toBe(false)
    await visitor.getByText('Tuesday to Saturday, 10 to 18.').waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'checkout-pickup')
  })

  it('has it sent after all with what was typed, and picks it up in the end', async () => {
    await visitor.getByRole('radio', { name: 'Send it to me' }).check()
    await expect.poll(() => pay().textContent()).toBe('Pay $26.00')
    expect(await addressField(visitor, 'Address').inputValue()).toBe('12 Rope Walk')
    await fetched().check()
    await expect.poll(() => pay().textContent()).toBe('Pay $12.00')
    const typed = { 'E-mail': 'ines@harbour.example', 'First name': 'Ines', 'Last name': 'Abara' }
    for (const [label, value] of Object.entries(typed)) {
      await addressField(visitor, label).fill(value)
    }
    await pay().click()
    await visitor.getByRole('heading', { name: 'Thank you, Ines.' }).waitFor()
    await visitor.getByText('Pickup: The workshop', { exact: true }).waitFor()
    await takePictures(visitor, 'order-pickup')
  })
})

describe('the owner of the order', () => {
  it('marks it as ready, which whoever bought is told', async () => {
    await editor.goto(room('orders'))
    await editor.getByRole('link', { name: /^Order \d+$/ }).click()
    await editor.getByText('Picked up at').waitFor()
    await editor.getByRole('button', { name: 'Mark as ready' }).click()
    const asked = editor.getByRole('dialog', { name: /is ready$/ })
    await looksFine(editor, 'order-ready')
    await asked.getByRole('button', { name: 'Mark as ready' }).click()
    await editor.getByText(/^Order \d+ is ready\.$/).waitFor()
    await editor.getByText('Marked as ready to be picked up').waitFor()
    await editor.getByRole('link', { name: /is ready to be picked up$/ }).waitFor()
    await visitor.reload()
    await visitor.getByText('is ready to be picked up.').waitFor()
    expect(trouble.messages).toEqual([])
  })
})
