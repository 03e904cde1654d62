import { describe, expect, it } from 'vitest'
import { goToCheckout } from './go-to-checkout.ts'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { addressField } from './type-address.ts'

const { editor, visitor, visit, room, trouble, notice, undo } = await openOwnerAndVisitor()

const adding = editor.getByRole('dialog', { name: 'Add a way of shipping' })
const pay = () => visitor.locator('.checkout-button')
const way = (name: RegExp) => visitor.getByRole('radio', { name })

describe('the owner of a shop', () => {
  it('adds a faster way beside the usual one', async () => {
    await editor.goto(room('settings/shop'))
    await editor.getByRole('button', { name: 'Add a way' }).click()
    await adding.getByRole('button', { name: 'Add way' }).click()
    await adding.getByText('Please enter an amount such as 12.50.').waitFor()
    await adding.getByLabel('Name').fill('Express')
    await adding.getByLabel('Price in USD').fill('22')
    await adding.getByLabel('Delivery time in days').fill('1-2')
    await looksFine(editor, 'shipping-way')
    await adding.getByRole('button', { name: 'Add way' }).click()
    await notice('“Express” added.')
    await editor.getByRole('row', { name: /Express Wherever “Parcel, packed/ }).waitFor()
  })

  it('asks another price for countries of its own, and takes that back and again', async () => {
    await editor.getByRole('button', { name: 'Add a way' }).click()
    await adding.getByLabel('Name').fill('Across the border')
    await adding.getByLabel('Price in USD').fill('$31.50')
    await adding.getByRole('combobox', { name: 'Add a country' }).pressSequentially('Cana')
    await editor.getByRole('option', { name: 'Canada' }).click()
    await adding.getByRole('radio', { name: /^In the place of/ }).waitFor()
    await adding.getByLabel('Only these postal codes').fill('K1A 0B1, 9')
    await adding.getByLabel('Only these postal codes').fill('')
    await looksFine(editor, 'shipping-way-countries')
    await adding.getByRole('button', { name: 'Add way' }).click()
    await notice('“Across the border” added.')
    const row = editor.getByRole('row', { name: /Canada, in the place of/ })
    await row.waitFor()
    await looksFine(editor, 'shipping-ways')
    await undo('Add shipping: Across the border')
    await row.waitFor({ state: 'detached' })
    await editor.getByRole('button', { name: /^Redo: Add shipping/ }).click()
    await row.waitFor()
  })

  it('changes what a way costs', async () => {
    await editor.getByRole('button', { name: 'Actions of Express' }).click()
    await editor.getByRole('menuitem', { name: 'Edit' }).click()
    const asked = editor.getByRole('dialog', { name: 'Shipping: Express' })
    await asked.getByLabel('Price in USD').fill('20')
    await asked.getByRole('button', { name: 'Save way' }).click()
    await notice('“Express” saved.')
    await editor.getByRole('row', { name: /Express .* \$20\.00/ }).waitFor()
  })

  it('lets heavy orders cost more, and sends none above a weight', async () => {
    await editor.getByRole('button', { name: 'Actions of Express' }).click()
    await editor.getByRole('menuitem', { name: 'Edit' }).click()
    const asked = editor.getByRole('dialog', { name: 'Shipping: Express' })
    await asked.getByRole('button', { name: 'Add a price by weight' }).click()
    await asked.getByRole('button', { name: 'Save way' }).click()
    await asked.getByText('Required').waitFor()
    const step = asked.getByRole('group', { name: 'Price by weight 1' })
    await step.getByLabel('From, in lb').fill('20')
    await step.getByLabel('Price in USD').fill('44')
    await asked.getByLabel('Not above, in lb').fill('70')
    await looksFine(editor, 'shipping-by-weight')
    await asked.getByRole('button', { name: 'Save way' }).click()
    await notice('“Express” saved.')
    await editor.getByRole('row', { name: /Express .*from 20 lb \$44\.00, up to 70 lb/ }).waitFor()
    await looksFine(editor, 'shipping-ways-by-weight')
  })
})

describe('a shopper', () => {
  it('chooses among the ways, and sees at once what each makes', async () => {
    expect(await visit('/shop/six-sample-tiles')).toBe(200)
    await goToCheckout(visitor)
    expect(await pay().textContent()).toBe('Pay $26.00')
    expect(await way(/^Parcel/).isChecked()).toBe(true)
    await addressField(visitor, 'City').fill('Harrow Point')
    await way(/^Express \(1–2 days\)/).check()
    await expect.poll(() => pay().textContent()).toBe('Pay $32.00')
    expect(await way(/^Express/).isChecked()).toBe(true)
    expect(await way(/^Express/).evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await addressField(visitor, 'City').inputValue()).toBe('Harrow Point')
    expect(await visitor.getByRole('status').textContent()).toBe('Total $32.00')
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'checkout-shipping-ways')
  })

  it('keeps what was chosen last, however late the answer to another choice comes', async () => {
    let answers = 0
    await visitor.route('**/checkout/place', async (route) => {
      if (route.request().method() === 'POST') await new Promise((done) => setTimeout(done, 1200))
      await route.continue()
    })
    visitor.on('response', (response) => {
      if (response.request().method() === 'POST') answers += 1
    })
    await way(/^Parcel/).check()
    // the first question is under way then
    await new Promise((done) => setTimeout(done, 600))
    await way(/^Express/).check()
    await expect.poll(() => answers, { timeout: 20_000 }).toBe(2)
    await visitor.unrouteAll({ behavior: 'wait' })
    await visitor.getByRole('status').getByText('Total $32.00').waitFor()
    expect(await way(/^Express/).isChecked()).toBe(true)
    expect(await pay().textContent()).toBe('Pay $32.00')
  })

  it('has the ways of another country as soon as that is chosen, and pays what was shown', async () => {
    await addressField(visitor, 'Country').selectOption('CA')
    await expect.poll(() => pay().textContent()).toBe('Pay $43.50')
    expect(await visitor.getByRole('radio', { name: /^(Parcel|Express)/ }).count()).toBe(0)
    await addressField(visitor, 'Country').selectOption('US')
    // back from where it does not go, it is what was chosen before
    await way(/^Express/).waitFor()
    expect(await way(/^Express/).isChecked()).toBe(true)
    await expect.poll(() => pay().textContent()).toBe('Pay $32.00')
    const typed = { 'E-mail': 'ines@harbour.example', 'First name': 'Ines', 'Last name': 'Abara' }
    const place = { Address: '12 Rope Walk', 'Postal code': '04000' }
    for (const [label, value] of Object.entries({ ...typed, ...place })) {
      await addressField(visitor, label).fill(value)
    }
    await pay().click()
    await visitor.getByRole('heading', { name: 'Thank you, Ines.' }).waitFor()
    await visitor.getByText('Express (1–2 days)', { exact: true }).waitFor()
    expect(trouble.messages).toEqual([])
  })
})
