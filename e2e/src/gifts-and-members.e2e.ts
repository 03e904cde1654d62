import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { callAsOwner, untilVisitorsSee, type OwnerCalls } from './call-as-owner.ts'
import {
  accessibilityViolations,
  fitsItsWidth,
  openBrowser,
  watchForTrouble,
} from './open-browser.ts'
import { typeAddress } from './type-address.ts'

let product: Product
let browser: Browser
let calls: OwnerCalls
const troubles: { readonly messages: string[] }[] = []
const tiles = '/shop/six-sample-tiles'

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  calls = await callAsOwner(product)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** Somebody on a phone, whose browser runs scripts or none. */
async function somebody(javaScriptEnabled: boolean): Promise<Page> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ javaScriptEnabled, viewport })
  troubles.push(watchForTrouble(context))
  context.setDefaultTimeout(15_000)
  return context.newPage()
}

const at = (path: string): string => product.shop + path

/** What judges a page for people without sight is a script itself. */
async function looksWell(page: Page, runsScript: boolean): Promise<void> {
  if (runsScript) expect(await accessibilityViolations(page)).toEqual([])
  expect(await fitsItsWidth(page)).toBe(true)
}

/** An address in the newest mail of a kind to somebody. */
async function mailed(kind: string, to: string, pattern: RegExp): Promise<string> {
  const { owner, site } = calls
  let text = ''
  await expect
    .poll(async () => {
      const { mails } = (await owner.get(`${site}/mails`)).json<{
        mails: { id: string; kind: string; to: string }[]
      }>()
      const found = mails.find((mail) => mail.kind === kind && mail.to === to)
      if (found === undefined) return ''
      text = (await owner.get(`${site}/mails/${found.id}`)).json<{ text: string }>().text
      return text
    })
    .not.toBe('')
  return pattern.exec(text)?.[0] ?? ''
}

/** Puts something into the cart, without script by the plain form of its page. */
async function add(page: Page, runsScript: boolean, path = tiles): Promise<void> {
  await page.goto(at(path))
  const button = runsScript ? '.sqs-add-to-cart-button' : 'form[action^="/cart"] button'
  await page.locator(button).first().click()
}

describe.each([
  ['with script', true],
  ['without script', false],
])('%s, a visitor', (_how, runsScript) => {
  const who = runsScript ? 'ines' : 'noor'

  it('gives something, and is thanked', async () => {
    await calls.act('set-donations', {
      set: { isOn: true, title: 'Save the kiln', thanks: 'It burns!' },
    })
    await untilVisitorsSee()
    const page = await somebody(runsScript)
    await page.goto(at('/donate'))
    await page.locator('input[name="choice"][value="2500"]').check({ force: true })
    await page.getByLabel('E-mail').fill(`${who}@giver.example`)
    await page.getByLabel('First name').fill('Ines')
    await page.getByLabel('Last name').fill('Abara')
    await page.locator('input[name="payment"][value="declined"]').check({ force: true })
    await page.getByRole('button', { name: 'Donate' }).click()
    await page.getByText('declined').first().waitFor()
    expect(await page.getByLabel('Last name').inputValue()).toBe('Abara')
    await page.locator('input[name="payment"][value="accepted"]').check({ force: true })
    await page.getByRole('button', { name: 'Donate' }).click()
    await page.getByRole('heading', { name: 'Thank you, Ines.' }).waitFor()
    await page.getByText('It burns!').waitFor()
    await looksWell(page, runsScript)
  })

  it('sees the cart beside the page or on its own, and types a note there that its order keeps', async () => {
    await calls.act('set-cart', { set: { isFull: true, takesNote: true, opensDrawer: true } })
    await untilVisitorsSee()
    const page = await somebody(runsScript)
    await add(page, runsScript)
    if (runsScript) {
      const drawer = page.getByRole('dialog', { name: 'Your cart' })
      await drawer.getByText('Six sample tiles').first().waitFor()
      await looksWell(page, runsScript)
      await drawer.getByRole('link', { name: 'View cart' }).click()
    }
    await page.waitForURL('**/cart**')
    await page.getByRole('heading', { name: 'Your cart' }).waitFor()
    await page.locator('textarea[name="note"]').fill('Leave it with the porter')
    await looksWell(page, runsScript)
    await page.getByRole('button', { name: 'Check out' }).click()
    await page.waitForURL('**/checkout')
    await typeAddress(page)
    await page.locator('.checkout-button').click()
    await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
    await page.getByText('Leave it with the porter').waitFor()
  })

  it('asks to be reminded of a cart, which stays ticked after something is wrong', async () => {
    await calls.act('set-cart-reminders', { set: { isOn: true } })
    await untilVisitorsSee()
    const page = await somebody(runsScript)
    await add(page, runsScript)
    if (runsScript) await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
    await page.goto(at('/checkout'))
    await typeAddress(page)
    const tick = page.getByLabel(/remind/i).first()
    await tick.check()
    await page.getByLabel('Postal code').first().fill('')
    await page.locator('.checkout-button').click()
    await page.getByText('Required').first().waitFor()
    expect(await tick.isChecked()).toBe(true)
    await looksWell(page, runsScript)
  })

  it('asks for news in a block of a page, and confirms that by the link of a mail', async () => {
    const value = { title: 'News of the kiln', disclaimer: 'Once a month.' }
    await calls.fillPage('/about', [{ id: 'b'.repeat(24), type: 51, value }])
    const page = await somebody(runsScript)
    await page.goto(at('/about'))
    const block = page.locator('form[action="/_vitrine/newsletter"]')
    await block.getByRole('textbox').fill(`${who}@news.example`)
    await block.getByRole('button', { name: 'Send me news by e-mail' }).click()
    await page.getByText('We have sent you a link').first().waitFor()
    await looksWell(page, runsScript)
    await page.goto(
      await mailed('list-confirm', `${who}@news.example`, /http\S+\/_vitrine\/newsletter\/\S+/),
    )
    await page.getByRole('button', { name: 'Yes, send me news' }).click()
    await page.getByText(`You get news of`).waitFor()
  })
})

describe('a membership', () => {
  beforeAll(async () => {
    const { owner, site, act } = calls
    await act('set-cart', { set: { isFull: false, takesNote: false, opensDrawer: false } })
    await act('set-customer-accounts', { set: { memberAccounts: true } })
    type Documents = { documents: { id: string; body: { urlId: string } }[] }
    const idOf = async (kind: string, urlId: string) =>
      (await owner.get(`${site}/documents?kind=${kind}`))
        .json<Documents>()
        .documents.find(({ body }) => body.urlId === urlId)?.id
    const itemId = await idOf('item', 'hanging-plan')
    const collectionId = await idOf('collection', 'journal')
    await act('edit-product', { itemId, set: { productType: 5, accessMonths: 1 } })
    const audience = { kind: 'holders', productIds: [itemId] }
    await act('set-page-audience', { collectionId, set: { audience } })
    await untilVisitorsSee()
  })

  it.each([
    ['with script', true],
    ['without script', false],
  ])(
    'is bought %s, and opens its page to whoever has proved their address',
    async (_how, runsScript) => {
      const email = runsScript ? 'ines@members.example' : 'noor@members.example'
      const page = await somebody(runsScript)
      expect((await page.goto(at('/journal')))?.status()).toBe(403)
      await add(page, runsScript, '/shop/hanging-plan')
      await page
        .getByText(runsScript ? 'Added!' : 'Your cart')
        .first()
        .waitFor()
      await page.goto(at('/checkout'))
      await page.getByLabel('E-mail', { exact: true }).fill(email)
      await page.getByLabel('First name').first().fill('Ines')
      await page.getByLabel('Last name').first().fill('Abara')
      await page.locator('.checkout-button').click()
      await page.getByText('Your membership').first().waitFor()
      await looksWell(page, runsScript)
      await page.goto(await mailed('member-confirm', email, /http\S+\/account\/link\/[\w-]+/))
      await page.getByLabel('Your name').fill('Ines Abara')
      await page.getByLabel('New password').fill('a rope walk of her own')
      await page.getByRole('button', { name: 'Save and sign in' }).click()
      await page.getByRole('heading', { name: 'Your memberships' }).waitFor()
      expect((await page.goto(at('/journal')))?.status()).toBe(200)
    },
  )
})

it('met no trouble on the way', () => {
  expect(troubles.flatMap(({ messages }) => messages)).toEqual([])
})
