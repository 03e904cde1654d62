import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { likeKeys } from '@vitrine/server/testing/stripe-like/stripe-like-keys.ts'
import {
  openStripeLikeServer,
  type StripeLikeServer,
} from '@vitrine/server/testing/stripe-like/stripe-like-server.ts'
import { looksFine } from './looks-fine.ts'
import { memberLink } from './member-link.ts'
import { openBrowser, roomyWindow, widths } from './open-browser.ts'
import { typeAddress } from './type-address.ts'

let stripe: StripeLikeServer
let product: Product
let browser: Browser
let editor: Page

beforeAll(async () => {
  stripe = await openStripeLikeServer()
  product = await startProduct({
    STRIPE_API: stripe.url,
    STRIPE_SCRIPT: `${stripe.url}/endive/stripe.js`,
  })
  browser = await openBrowser()
  editor = await browser.newPage(roomyWindow)
  await editor.goto(product.signInLink)
  await editor.waitForURL(/\/config\/password/)
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await stripe?.close()
})

const settings = () => editor.goto(`${product.editor}/config/sites/shop/settings/shop`)
const says = (words: string) => editor.getByText(words).first().waitFor()
const press = (name: string) => editor.getByRole('button', { name, exact: true }).click()
const account = (name: string) => editor.getByRole('region', { name })
const secretKey = () => editor.getByLabel('Secret key')
const signingSecret = () => editor.getByLabel('Signing secret of the webhook')

/** Somebody on a phone with something in the cart. */
async function atCheckout(hasScript: boolean): Promise<Page> {
  const shopper = await browser.newPage({
    viewport: { width: widths.phone, height: 740 },
    javaScriptEnabled: hasScript,
  })
  await shopper.goto(`${product.shop}/shop/six-sample-tiles`)
  await shopper.getByRole('button', { name: 'Add to cart' }).first().click()
  const added = shopper.getByText(/^(Added!|1)$/).first()
  await (hasScript ? added.waitFor() : shopper.waitForURL(/\/cart/))
  await shopper.goto(`${product.shop}/checkout`)
  return shopper
}

async function isInView(one: Locator): Promise<boolean> {
  const box = await one.boundingBox()
  const height = await one.page().evaluate(() => innerHeight)
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

/** Where somebody chooses the password of an account that they have asked for, as it was mailed. */
async function askForAccount(): Promise<string> {
  const guest = createVisitor(product.port, 'shop.localhost')
  await guest.get('/account/sign-up')
  await guest.postForm('/account/sign-up', { email: 'ines@harbour.example' })
  return memberLink(editor, 'member-confirm')
}

describe('the owner of a shop', () => {
  it('is told at the field what is wrong with a key, before and after Stripe is asked', async () => {
    await settings()
    await says('Needs a payment provider, and none is connected for real money')
    await looksFine(editor, 'payments-not-connected')
    await press('Connect Stripe, test')
    await says('Switch Stripe to its test mode')
    await says(`${product.shop}/api/commerce/payments/stripe/webhook`)
    // this machine is no place on the internet
    await says('This one is not: leave the field empty.')
    await looksFine(editor, 'stripe-keys')
    await press('Check and save')
    await says('Please enter the secret key')
    await secretKey().fill(likeKeys.live)
    await press('Check and save')
    await says('This is a key for real payments.')
    await secretKey().fill('sk_test_of_nobody')
    await press('Check and save')
    await says('Stripe does not know this key.')
    await looksFine(editor, 'stripe-key-unknown')
  })

  it('hears that Stripe does not answer, and saves once it does', async () => {
    await secretKey().fill(likeKeys.test)
    stripe.faults.push({ kind: 'broken' }, { kind: 'broken' })
    await press('Check and save')
    await says('Stripe did not answer, so nothing was saved.')
    await press('Check and save')
    await says('Stripe is connected for tests.')
    await says('Connected, key ending in 4242')
    await says('Orders are paid on Stripe’s test page')
    await says('No signing secret')
    await looksFine(editor, 'payments-test-connected')
  })

  it.each([
    ['with script', true],
    ['without script', false],
  ])('is paid on Stripe’s page, %s, and turned back from there before', async (_, hasScript) => {
    const shopper = await atCheckout(hasScript)
    await typeAddress(shopper)
    await shopper.getByText('You pay on the next page, at Stripe').waitFor()
    if (hasScript) await looksFine(shopper, 'checkout-at-stripe')
    const pay = () => shopper.locator('.checkout-button').click()
    await pay()
    await shopper.getByRole('link', { name: 'Back', exact: true }).click()
    await shopper.getByText('The payment was stopped.').waitFor()
    await pay()
    await shopper.getByRole('button', { name: 'Pay', exact: true }).click()
    await shopper.getByRole('heading', { name: 'Thank you, Ines.' }).waitFor()
    await shopper.close()
  })

  it('shows fields for cards on the checkout, once the publishable key of the same mode is there', async () => {
    await editor.getByText('Card fields on your checkout').click()
    await says('Nothing is shown yet: add the publishable key')
    await looksFine(editor, 'card-fields-without-key')
    await press('Change keys: Stripe, test')
    const key = editor.getByLabel('Publishable key (optional)')
    await key.fill('pk_live_51StandIn')
    await press('Check and save')
    await says('This publishable key is for real payments.')
    await key.fill('pk_test_51StandIn')
    await looksFine(editor, 'stripe-keys-publishable')
    await press('Check and save')
    await editor.getByText('Nothing is shown yet').waitFor({ state: 'detached' })
  })

  it('is paid by a card that is typed there: after a mistake, a declined one, and the bank’s question', async () => {
    const shopper = await atCheckout(true)
    const card = shopper.frameLocator('iframe[title=Card]').getByLabel('Card number')
    const pay = () => shopper.locator('.checkout-button').click()
    await card.waitFor()
    expect(await shopper.getByText('You pay on the next page, at Stripe').isVisible()).toBe(false)
    await looksFine(shopper, 'checkout-card-fields')
    await pay()
    await shopper.getByText('Your card number is incomplete.').waitFor()
    await card.fill('4000 0000 0000 9995')
    await pay()
    await shopper.getByText('One or more fields is invalid').waitFor()
    // what was typed into the frame outlives what was wrong elsewhere
    expect(await card.inputValue()).toBe('4000 0000 0000 9995')
    await typeAddress(shopper)
    await pay()
    const told = shopper.locator('.checkout-card').getByText('Your payment was declined.')
    await told.waitFor()
    await shopper.locator('.checkout-problem').getByText('Your payment was declined.').waitFor()
    // whoever pays goes on where it is mended
    expect(await isInView(told)).toBe(true)
    expect(await card.evaluate((one) => one === document.activeElement)).toBe(true)
    await looksFine(shopper, 'checkout-card-declined')
    await card.fill('4000 0025 0000 3155')
    await pay()
    await shopper.getByRole('button', { name: 'It is not me', exact: true }).click()
    await told.waitFor()
    await expect.poll(() => isInView(told)).toBe(true)
    await card.fill('4000 0025 0000 3155')
    await pay()
    await shopper.getByRole('button', { name: 'It is me', exact: true }).click()
    await shopper.getByRole('heading', { name: 'Thank you, Ines.' }).waitFor()
    await shopper.close()
  })

  it('asks a member beneath the fields whether to keep the card, and says while they load', async () => {
    await editor.goto(`${product.editor}/config/sites/shop/settings/shop`)
    await editor.getByText('People who buy can have accounts', { exact: true }).click()
    await says('People who buy can have accounts.')
    const shopper = await atCheckout(true)
    await shopper.goto(await askForAccount())
    await shopper.getByLabel('Your name').fill('Ines Abara')
    await shopper.getByLabel('New password').fill('a rope walk of her own')
    await shopper.getByRole('button', { name: 'Save and sign in' }).click()
    await shopper.getByRole('heading', { name: 'Your account' }).waitFor()
    stripe.script = 'hangs'
    await shopper.goto(`${product.shop}/checkout`, { waitUntil: 'domcontentloaded' })
    await shopper.getByText('The fields for your card are loading…').waitFor()
    const tick = shopper.getByLabel('Keep this card for the next time')
    const place = await shopper.locator('.checkout-card-place').boundingBox()
    expect((await tick.boundingBox())?.y).toBeGreaterThan((place?.y ?? 0) + (place?.height ?? 0))
    await looksFine(shopper, 'checkout-card-loading')
    stripe.script = 'there'
    await shopper.close()
  })

  it.each([
    ['has no script', false],
    ['does not get Stripe’s', true],
  ])('is paid on Stripe’s page by whoever %s', async (_, hasScript) => {
    stripe.script = 'gone'
    const shopper = await atCheckout(hasScript)
    if (hasScript) await shopper.getByText('The fields for your card did not load.').waitFor()
    await shopper.getByText('You pay on the next page, at Stripe').waitFor()
    await typeAddress(shopper)
    await shopper.locator('.checkout-button').click()
    await shopper.getByRole('button', { name: 'Pay', exact: true }).click()
    await shopper.getByRole('heading', { name: 'Thank you, Ines.' }).waitFor()
    await shopper.close()
    stripe.script = 'there'
  })

  it('adds the signing secret later, without typing the key again', async () => {
    await press('Change keys: Stripe, test')
    expect(await secretKey().getAttribute('placeholder')).toContain('4242')
    await signingSecret().fill('sk_test_1')
    await press('Check and save')
    await says('Please enter the signing secret as Stripe shows it.')
    await signingSecret().fill('whsec_of_the_shop')
    await press('Check and save')
    await says('With a signing secret')
  })

  it('chooses how long goods are kept for whoever pays, and takes it back', async () => {
    const choice = editor.getByRole('button', { name: /Keep goods for whoever pays/ })
    await choice.click()
    await editor.getByRole('option', { name: '10 minutes' }).click()
    await says('Goods are kept for 10 minutes.')
    await choice.filter({ hasText: '10 minutes' }).waitFor()
    await editor.getByRole('button', { name: /^Undo: Edit shop settings/ }).click()
    await choice.filter({ hasText: '30 minutes' }).waitFor()
  })

  it('goes live with the key for real payments, which then stays', async () => {
    await press('Connect Stripe, live')
    await secretKey().fill(likeKeys.live)
    await press('Check and save')
    await says('Stripe is connected for real payments.')
    await editor.goto(`${product.editor}/config/sites/shop/overview`)
    await says('Stripe is connected: switch payments to Live once you are ready.')
    await settings()
    await editor.getByText('Live', { exact: true }).click()
    await says('Orders are paid with real money, by card on Stripe’s page.')
    await looksFine(editor, 'payments-live')
    await press('Remove Stripe, live')
    await press('Remove')
    await says('Switch payments to Test first, then remove the keys.')
    await press('Cancel')
    await editor.getByText('Test', { exact: true }).click()
    await says('Test payments: no money is taken.')
    await press('Remove Stripe, live')
    await looksFine(editor, 'stripe-removal')
    await press('Remove')
    await says('Stripe, live removed.')
    await account('Stripe, live').getByText('Not connected', { exact: true }).waitFor()
  })

  it('takes a removal back by name, and finds the key as it was', async () => {
    await editor.getByRole('button', { name: /^Undo: Edit Stripe keys/ }).click()
    await account('Stripe, live').getByText('Connected, key ending in 1881').waitFor()
    const html = await editor.content()
    for (const key of [likeKeys.test, likeKeys.live]) expect(html).not.toContain(key)
  })
})
