import { describe, expect, it } from 'vitest'
import { goToCheckout } from './go-to-checkout.ts'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { typeAddress } from './type-address.ts'

const { editor, visitor, visit, room, notice, browser, trouble } = await openOwnerAndVisitor()

const product = '/shop/six-sample-tiles'

describe('the owner', () => {
  it('lets customers review what they bought, and asks them by a mail', async () => {
    await editor.goto(room('reviews'))
    await editor.getByRole('heading', { name: 'Reviews are off' }).waitFor()
    await looksFine(editor, 'reviews-off')
    await editor.getByRole('link', { name: 'Settings of the shop' }).click()
    await editor.getByText('Customers can review what they bought').click()
    await notice('Customers can review what they bought.')
    await editor.getByText('Ask for a review by a mail').click()
    await notice('Customers are asked by a mail.')
    await editor.getByRole('button', { name: /When they are asked/ }).click()
    await editor.getByRole('option', { name: '7 days later' }).click()
    await notice('Customers are asked 7 days later.')
    await editor.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded()
    await looksFine(editor, 'settings-reviews')
    await editor.goto(room('reviews'))
    await editor.getByRole('heading', { name: 'No review is waiting' }).waitFor()
  })
})

let way = ''

describe('a customer', () => {
  it('reviews what they bought once the owner has sent it', async () => {
    expect(await visit(product)).toBe(200)
    await goToCheckout(visitor)
    await typeAddress(visitor)
    await visitor.locator('.checkout-button').click()
    await visitor.waitForURL('**/order-confirmed/**')
    const opinion = visitor.getByRole('link', { name: 'Review what you bought' })
    expect(await opinion.count()).toBe(0)
    await editor.goto(room('orders'))
    await editor.getByRole('link', { name: /^Order \d+$/ }).click()
    await editor.getByRole('button', { name: 'Mark as fulfilled' }).click()
    const asked = editor.getByRole('dialog')
    await asked.getByRole('button', { name: 'Mark as fulfilled' }).click()
    await notice('is fulfilled.')
    await visitor.reload()
    await takePictures(visitor, 'order-to-review')
    await opinion.click()
    await visitor.getByRole('heading', { name: 'Review what you bought' }).waitFor()
    way = new URL(visitor.url()).pathname
    await visitor.getByLabel('Your review').fill('The green one is the finest.')
    await visitor.getByRole('button', { name: 'Send the review' }).click()
    await visitor.getByRole('alert').waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'review-refused')
    await visitor.getByLabel('4 of 5 stars').check()
    await visitor.getByLabel('Your name, as others read it').fill('Ines from the harbor')
    await visitor.getByRole('button', { name: 'Send the review' }).click()
    await visitor.getByRole('heading', { name: 'Thank you for your review.' }).waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'review-sent')
  })

  it('changes it without script, and wants no mails', async () => {
    const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await still.goto(new URL(way, visitor.url()).href)
    expect(await still.getByLabel('4 of 5 stars').isChecked()).toBe(true)
    await still.getByLabel('5 of 5 stars').check()
    await still.getByRole('button', { name: 'Send the review' }).click()
    await still.getByRole('heading', { name: 'Thank you for your review.' }).waitFor()
    await still.getByRole('button', { name: 'Send me no more of them' }).click()
    await still.getByText('You get no more mails that ask for reviews.').waitFor()
    await takePictures(still, 'review-mails-stopped')
    await still.context().close()
  })
})

describe('the owner then', () => {
  it('shows the review, answers it, and takes a decision back', async () => {
    await editor.goto(room('reviews'))
    const review = editor.getByRole('article', { name: 'Review of Ines from the harbor' })
    await review.getByText('The green one is the finest.').waitFor()
    await looksFine(editor, 'reviews-waiting')
    await review.getByRole('button', { name: 'Hide: review of Ines from the harbor' }).click()
    await notice('The review is hidden.')
    await editor.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await notice('The review waits again.')
    await review.getByRole('button', { name: 'Show: review of Ines from the harbor' }).click()
    await notice('The review is shown.')
    await editor.getByRole('link', { name: 'Shown' }).click()
    await review.getByRole('button', { name: 'Answer: review of Ines from the harbor' }).click()
    await editor.getByLabel('Your answer').fill('We like it best, too.')
    await looksFine(editor, 'review-answer')
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
    await notice('The answer is saved.')
    await review.getByText('We like it best, too.').waitFor()
    await looksFine(editor, 'reviews-shown')
  })
})

describe('everybody', () => {
  it('reads stars beside the price, and the review beneath the product, without script', async () => {
    const anybody = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    const address = new URL(product, visitor.url()).href
    const mark = anybody.getByRole('link', { name: '5.0 of 5 stars (1)' })
    await expect
      .poll(async () => {
        await anybody.goto(address)
        return mark.count()
      })
      .toBe(1)
    await mark.click()
    await anybody.getByText('Only people who bought the product here can review it.').waitFor()
    await anybody.getByText('The green one is the finest.').waitFor()
    await anybody.getByText('We like it best, too.').waitFor()
    await takePictures(anybody, 'product-reviews')
    await anybody.context().close()
    expect(await visit(product)).toBe(200)
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'product-reviews-phone')
    expect(trouble.messages).toEqual([])
  })
})
