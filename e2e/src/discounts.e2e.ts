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
  })
})

describe('a discount that applies by itself', () => {
  it('is added with a title instead of a code', async () => {
    await editor.goto(room('discounts'))
    await editor.getByRole('button', { name: 'Add discount' }).click()
    const adding = dialog('Add discount')
    await adding.getByRole('radio', { name: /Applies by itself/ }).press('Space')
    await adding.getByRole('textbox', { name: 'Title' }).fill('Tile days')
    await adding.getByRole('textbox', { name: 'Percent off' }).fill('20')
    await looksFine(editor, 'discount-by-itself-form')
    await adding.getByRole('button', { name: 'Add discount' }).click()
    await notice('Discount Tile days added.')
    await editor.getByRole('link', { name: 'Tile days' }).waitFor()
    await looksFine(editor, 'discounts-of-both-ways')
  })

  it('is seen by its title in the cart, at the checkout and on the order', async () => {
    await visit('/shop/six-sample-tiles')
    await visitor.locator('.sqs-add-to-cart-button').first().click()
    await visitor
      .getByText(/^(Added!|1)$/)
      .first()
      .waitFor()
    await visit('/cart')
    await visitor.getByText('Discount Tile days').waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'cart-by-itself')
    await visit('/checkout')
    await visitor.getByText('Discount Tile days').first().waitFor()
    expect(await visitor.getByRole('button', { name: 'Remove discount Tile days' }).count()).toBe(0)
    await takePictures(visitor, 'checkout-by-itself')
    await typeAddress(visitor)
    await visitor.getByRole('button', { name: /^Pay / }).click()
    await visitor.getByRole('heading', { name: 'Thank you, Ines.' }).waitFor()
    await visitor.getByText('Discount Tile days').first().waitFor()
  })

  it('stands in the mail of the order', async () => {
    await editor.goto(room('mailbox'))
    const newest = editor.getByRole('row', { name: /ines@/ }).first()
    await newest.getByRole('link').first().click()
    await editor.frameLocator('iframe').getByText('Tile days').first().waitFor()
  })
})

describe('a link with a code', () => {
  it('puts the code into the cart that comes after it, in the place of one that takes less off', async () => {
    await visit('/discount/harbor10?to=/shop/six-sample-tiles')
    expect(new URL(visitor.url()).pathname).toBe('/shop/six-sample-tiles')
    await goToCheckout(visitor)
    await visitor.getByText('Discount HARBOR10').first().waitFor()
    expect(await visitor.getByText('Tile days').count()).toBe(0)
    await visit('/discount/no-such-code?to=/cart')
    await visitor.getByText('Discount NO-SUCH-CODE: This code is not valid.').waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'cart-with-codes')
    expect(trouble.messages).toEqual([])
  })
})
