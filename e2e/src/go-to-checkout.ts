import type { Page } from 'playwright-core'

/** Puts the product of the page into the cart, with script, and goes on to the checkout. */
export async function goToCheckout(visitor: Page): Promise<void> {
  await visitor.locator('.sqs-add-to-cart-button').first().click()
  await visitor
    .getByText(/^(Added!|1)$/)
    .first()
    .waitFor()
  await visitor.goto(new URL('/checkout', visitor.url()).href)
}
