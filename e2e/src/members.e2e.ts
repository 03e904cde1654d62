import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { goToCheckout } from './go-to-checkout.ts'
import { looksFine } from './looks-fine.ts'
import { memberLink } from './member-link.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { typeAddress } from './type-address.ts'

const { product, browser, editor, visitor, visit, room, notice, trouble } =
  await openOwnerAndVisitor()

const email = 'ines@harbour.example'
const password = 'a rope walk of her own'

const bare: { context?: BrowserContext } = {}
afterAll(() => bare.context?.close())

/** Another browser, which runs no script. */
async function withoutScript(by: Browser): Promise<Page> {
  bare.context = await by.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  return bare.context.newPage()
}

async function looksFineTo(page: Page, name: string): Promise<void> {
  expect(await accessibilityViolations(page), name).toEqual([])
  expect(await fitsItsWidth(page), name).toBe(true)
  await takePictures(page, name)
}

describe('the owner', () => {
  it('lets people who buy have accounts', async () => {
    await editor.goto(room('customers'))
    await editor.getByRole('heading', { name: 'Nobody has ordered yet' }).waitFor()
    await editor.getByRole('link', { name: 'With an account' }).click()
    await editor.getByRole('heading', { name: 'Nobody has an account yet' }).waitFor()
    await looksFine(editor, 'customers-off')
    await editor.getByRole('link', { name: 'Settings of the shop' }).click()
    await editor.getByText('People who buy can have accounts', { exact: true }).click()
    await notice('People who buy can have accounts.')
    await looksFine(editor, 'settings-accounts')
  })
})

describe('somebody who buys', () => {
  it('makes an account from the page of their order, by a link that is mailed', async () => {
    expect(await visit('/shop/six-sample-tiles')).toBe(200)
    await goToCheckout(visitor)
    await visitor.getByText('Have an account?').waitFor()
    await typeAddress(visitor)
    await looksFineTo(visitor, 'checkout-signed-out')
    await visitor.locator('.checkout-button').click()
    await visitor.getByRole('heading', { name: 'Your next order' }).waitFor()
    await looksFineTo(visitor, 'order-offers-account')
    await visitor.getByRole('button', { name: 'Create an account' }).click()
    await visitor.getByRole('heading', { name: 'Look into your mailbox' }).waitFor()
    await looksFineTo(visitor, 'account-link-sent')
    await visitor.goto(await memberLink(editor, 'member-confirm'))
    await visitor.getByText(email).waitFor()
    await visitor.getByLabel('Your name').fill('Ines Abara')
    await visitor.getByLabel('New password').fill('short')
    await visitor.getByRole('button', { name: 'Save and sign in' }).click()
    const wrong = 'New password: A password needs at least 8 characters.'
    await visitor.getByRole('link', { name: wrong }).waitFor()
    await looksFineTo(visitor, 'account-choose-password')
    await visitor.getByLabel('New password').fill(password)
    await visitor.getByRole('button', { name: 'Save and sign in' }).click()
    await visitor.getByRole('heading', { name: 'Your account' }).waitFor()
    expect(await visitor.getByRole('link', { name: /^Order \d+$/ }).count()).toBe(1)
    await looksFineTo(visitor, 'account')
  })

  it('keeps their address at the next order, and finds cart and address elsewhere', async () => {
    expect(await visit('/shop/six-sample-tiles')).toBe(200)
    await goToCheckout(visitor)
    await visitor.getByText(`Signed in as ${email}.`).waitFor()
    await typeAddress(visitor)
    await visitor.getByLabel('Keep this address in my account').check()
    await visitor.getByLabel('Keep this card for the next time').check()
    await looksFineTo(visitor, 'checkout-signed-in')
    await visitor.locator('.checkout-button').click()
    await visitor.getByRole('heading', { name: /^Thank you/ }).waitFor()
    await visit('/shop/six-sample-tiles')
    await goToCheckout(visitor)
    await visitor.getByLabel('Test Visa ending in 4242').waitFor()
    expect(await visitor.getByLabel('Keep this card for the next time').isVisible()).toBe(false)
    await looksFineTo(visitor, 'checkout-kept-card')
    await visitor.getByLabel('Another card or way to pay').check()
    await visitor.getByLabel('Keep this card for the next time').waitFor()
    await visit('/account')
    await looksFineTo(visitor, 'account-kept-card')
    const page = await withoutScript(browser)
    await page.goto(`${product.shop}/account`)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill('not the one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('That e-mail and password do not match.').waitFor()
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('12 Rope Walk', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Remove the card Test Visa ending in 4242' }).waitFor()
    await page.goto(`${product.shop}/checkout`)
    expect(await page.getByLabel('Address', { exact: true }).first().inputValue()).toBe(
      '12 Rope Walk',
    )
  })

  it('changes their password without any script, and is signed out elsewhere', async () => {
    const [page] = bare.context?.pages() ?? []
    if (page === undefined) throw new Error('nobody has signed in')
    await page.goto(`${product.shop}/account`)
    await page.locator('summary', { hasText: 'Change your password' }).click()
    await page.getByLabel('Current password').fill('not the one')
    await page.getByLabel('New password').fill('another rope walk')
    await page.locator('details[open]').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: /That is not your current password/ }).waitFor()
    await page.getByLabel('Current password').fill(password)
    await page.getByLabel('New password').fill('another rope walk')
    await page.locator('details[open]').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('status').getByText('Saved.').waitFor()
    // whoever was signed in elsewhere is out
    await visitor.goto(`${product.shop}/account`)
    await visitor.getByRole('heading', { name: 'Sign in' }).waitFor()
    await looksFineTo(visitor, 'account-sign-in')
    await visitor.getByLabel('E-mail').fill(email)
    await visitor.getByLabel('Password').fill(password)
    await visitor.getByRole('button', { name: 'Sign in' }).click()
    await visitor.getByText('That e-mail and password do not match.').waitFor()
    await looksFineTo(visitor, 'account-sign-in-refused')
    await visitor.getByLabel('Password').fill('another rope walk')
    await visitor.getByRole('button', { name: 'Sign in' }).click()
    await visitor.getByText('12 Rope Walk', { exact: true }).waitFor()
    await visitor.locator('summary', { hasText: 'Delete your account' }).click()
    await visitor.getByRole('button', { name: 'Delete the account' }).click()
    await visitor.getByRole('link', { name: /That is not your current password/ }).waitFor()
    await looksFineTo(visitor, 'account-refused')
  })
})

describe('the owner then', () => {
  it('sees who has an account, and takes it away and back', async () => {
    await editor.goto(room('customers'))
    await editor.getByRole('link', { name: email }).waitFor()
    await looksFine(editor, 'buyers')
    await editor.getByRole('link', { name: 'With an account' }).click()
    await editor.getByRole('button', { name: `Memberships of ${email}` }).waitFor()
    await looksFine(editor, 'customers')
    await editor.getByRole('button', { name: `Remove the account of ${email}` }).press('Enter')
    await notice(`${email} has no account any more.`)
    await editor.getByRole('heading', { name: 'Nobody has an account yet' }).waitFor()
    await editor.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
    await notice(`${email} has their account again.`)
    await editor.getByRole('link', { name: email }).click()
    await editor.getByRole('heading', { name: 'Orders', exact: true }).waitFor()
    await looksFine(editor, 'customer')
    expect(trouble.messages).toEqual([])
  })
})
