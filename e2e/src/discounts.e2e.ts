import { describe, expect, it } from 'vitest'
import { goToCheckout } from './go-to-checkout.ts'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { addressField, typeAddress } from './type-address.ts'

const { editor, visitor, visit, room, trouble, notice } = await openOwnerAndVisitor()

const dialog = (name: string) => editor.getByRole('dialog', { name })
const code = () => visitor.getByRole('textbox', { name: 'Discount code' })
const apply = async (typed: string): Promise<void> => {
  await code().fill(typed)
  await visitor.getByRole('button', { name: 'Apply' }).click()
}

describe('the owner of a shop', () => {
  it('adds a discount by its code, which nobody had before', async () => {
    await editor.goto(room('discounts'))
    await editor.getByText('No discount yet').waitFor()
    await editor.getByRole('button', { name: 'Add discount' }).click()
    const adding = dialog('Add discount')
    await adding.getByRole('textbox', { name: 'Code', exact: true }).fill('harbor 10')
    await adding.getByRole('textbox', { name: 'Percent off' }).fill('10')
    await adding.getByRole('textbox', { name: 'Minimum in USD' }).fill('5')
    await looksFine(editor, 'discount-form')
    await adding.getByRole('button', { name: 'Add discount' }).click()
    await notice('Discount HARBOR10 added.')
    await editor.getByRole('link', { name: 'HARBOR10' }).waitFor()
    await looksFine(editor, 'discounts')
  })
})

describe('a shopper with a code', () => {
  it('reads beside its field why one is not taken, with all that was typed', async () => {
    expect(await visit('/shop/six-sample-tiles')).toBe(200)
    await goToCheckout(visitor)
    await typeAddress(visitor)
    await apply('no such code')
    await visitor.locator('#checkout-code-error').waitFor()
    expect(await code().inputValue()).toBe('no such code')
    expect(await addressField(visitor, 'City').inputValue()).toBe('Harrow Point')
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'checkout-code-refused')
  })

  it('sees what it takes off before anything is paid, and goes on from there', async () => {
    await code().fill('harbor10')
    await visitor.keyboard.press('Enter')
    await visitor.getByText('Discount HARBOR10').first().waitFor()
    expect(await visitor.evaluate(() => document.activeElement?.id)).toBe('checkout-code')
    expect(await addressField(visitor, 'City').inputValue()).toBe('Harrow Point')
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'checkout-code')
  })

  it('is told where its owner changes it meanwhile, and pays what was shown', async () => {
    await editor.getByRole('link', { name: 'HARBOR10' }).click()
    const editing = dialog('Discount HARBOR10')
    await editing.getByRole('textbox', { name: 'Percent off' }).fill('50')
    await editing.getByRole('button', { name: 'Save discount' }).click()
    await notice('Discount HARBOR10 saved.')
    await visitor.getByRole('button', { name: /^Pay / }).click()
    await visitor
      .getByText(/HARBOR10 now takes \$\d+\.\d\d off\./)
      .first()
      .waitFor()
    await visitor.getByRole('button', { name: /^Pay / }).click()
    await visitor.getByRole('heading', { name: 'Thank you, Ines.' }).waitFor()
    await visitor.getByText('Discount HARBOR10').first().waitFor()
    await takePictures(visitor, 'order-with-code')
  })
})

describe('the owner of a shop, afterwards', () => {
  it('sees how often it was used, and what it took off the order', async () => {
    await editor.goto(room('discounts'))
    const row = editor.getByRole('row', { name: /HARBOR10/ })
    await row.getByText('1', { exact: true }).first().waitFor()
    await editor.goto(room('orders'))
    await editor.getByRole('link', { name: /^Order \d+$/ }).click()
    await editor.getByText('Discount HARBOR10').first().waitFor()
    expect(trouble.messages).toEqual([])
  })
})
