import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { openBrowser } from './open-browser.ts'

/**
 * Editor and sites as siblings under one domain that browsers let them all set cookies for: the
 * arrangement that `docs/operating.md` advises against, and that must hold all the same. The script
 * of the one site runs with all rights of its origin.
 */
const domain = 'hosted.localhost'
let product: Product
let browser: Browser
let victimShop: string
let evilShop: string

beforeAll(async () => {
  product = await startProduct({}, domain)
  browser = await openBrowser()
  victimShop = product.shop
  evilShop = `http://evil.${domain}:${product.port}`
  const context = await browser.newContext()
  await signIn(context)
  await context.close()
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const password = 'a kiln of one’s own'
const email = 'owner@vitrine.localhost'
let isPrepared = false

/** The first time by the link, which sets a password and makes the second site. */
async function signIn(context: BrowserContext): Promise<Page> {
  const editor = await context.newPage()
  if (!isPrepared) {
    await editor.goto(product.signInLink)
    await editor.waitForURL('**/config/password')
    expect((await write(editor, 'POST', '/api/editor/account/password', { password })).status).toBe(
      200,
    )
    const made = { name: 'evil', starter: 'corrigan' }
    expect((await write(editor, 'POST', '/api/editor/sites', made)).status).toBe(201)
    isPrepared = true
    return editor
  }
  await editor.goto(`${product.editor}/config`)
  const account = { email, password }
  expect((await write(editor, 'POST', '/api/editor/session', account)).status).toBe(200)
  await editor.reload()
  return editor
}

/** A write by the means of the editor itself: the crumb of its session. */
async function write(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ([how, where, what]) => {
      const { crumb } = (await (await fetch('/api/editor/session')).json()) as { crumb: string }
      const reply = await fetch(where, {
        method: how,
        headers: { 'content-type': 'application/json', 'x-csrf-token': crumb },
        ...(what === undefined ? {} : { body: JSON.stringify(what) }),
      })
      return { status: reply.status, text: await reply.text() }
    },
    [method, path, body] as const,
  )
}

async function onEvilSite(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${evilShop}/shop`)
  return page
}

/** Runs lines such as `cart=x` as cookies that the script sets over the parent domain. */
async function toss(page: Page, cookies: readonly string[]): Promise<void> {
  await page.evaluate(
    ([lines, parent]) => {
      for (const line of lines) document.cookie = `${line}; Domain=${parent}`
    },
    [cookies, domain] as const,
  )
}

const product1 = '/shop/six-sample-tiles'

async function addToCart(page: Page): Promise<void> {
  await page.goto(victimShop + product1)
  const reply = page.waitForResponse((one) => one.url().endsWith('/shopping-cart/entries'))
  await page.locator('.sqs-add-to-cart-button').click()
  expect((await reply).status()).toBe(200)
}

/** Every cookie that grants something on the victim's shop, of a visitor with a cart of their own. */
async function ownCookies(context: BrowserContext) {
  return (await context.cookies(victimShop)).map(({ name, value }) => ({ name, value }))
}

const entries = {
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Nkemelu',
  line1: '12 Harbor Street',
  city: 'Harrow Point',
  postalCode: '04000',
} as const

describe('a script on a neighbouring site', () => {
  it('cannot put a shopper into a cart of its own and read the address that they type', async () => {
    const attacker = await browser.newContext()
    const attackersPage = await attacker.newPage()
    await addToCart(attackersPage)
    const attackersCookies = await ownCookies(attacker)
    expect(attackersCookies.some(({ name }) => name.endsWith('cart'))).toBe(true)
    const victim = await browser.newContext()
    const bare = attackersCookies.map(
      ({ name, value }) => `${name.replace('__Host-', '')}=${value}`,
    )
    await toss(await onEvilSite(victim), [
      ...bare.map((line) => `${line}; Path=/`),
      ...bare.map((line) => `${line}; Path=/checkout`),
      ...attackersCookies.map(({ name, value }) => `${name}=${value}; Path=/; Secure`),
    ])
    const page = await victim.newPage()
    await addToCart(page)
    await page.goto(`${victimShop}/checkout`)
    for (const [name, value] of Object.entries(entries)) await page.fill(`#checkout-${name}`, value)
    await page.locator('.checkout-button').click()
    await page.waitForLoadState()
    expect(await page.locator('#checkout-line1').inputValue()).toBe(entries.line1)
    await attackersPage.goto(`${victimShop}/checkout`)
    expect(await attackersPage.content()).not.toContain('Harbor Street')
    expect(await attackersPage.content()).not.toContain('ada@example.org')
    await attacker.close()
    await victim.close()
  })

  it('cannot keep the owner from saving with a crumb of its own', async () => {
    const context = await browser.newContext()
    const editor = await signIn(context)
    const evil = await onEvilSite(context)
    await toss(
      evil,
      ['/', '/api', '/api/', '/api/editor', '/config'].flatMap((path) => [
        `crumb=forged; Path=${path}`,
        `_crumb=forged; Path=${path}`,
        `vitrine_session=forged; Path=${path}`,
      ]),
    )
    await editor.goto(`${product.editor}/config/account`)
    const name = editor.getByLabel('Name', { exact: true })
    await name.fill('Ada Corrigan')
    const saved = editor.waitForResponse(
      (one) => one.request().method() === 'PUT' && one.status() !== 403,
      { timeout: 5000 },
    )
    await editor.getByRole('button', { name: /^Save/ }).first().click()
    expect((await saved).status()).toBe(200)
    await context.close()
  })

  it('cannot lock the owner out with more cookies than a server reads', async () => {
    const context = await browser.newContext()
    const editor = await signIn(context)
    const evil = await onEvilSite(context)
    const many = Array.from({ length: 40 }, (_none, at) => `junk${at}=${'x'.repeat(3900)}; Path=/`)
    await toss(evil, many)
    // what was refused once must not be refused for ever
    const answers: number[] = []
    for (let visit = 0; visit < 4; visit++) {
      const answer = await editor.goto(`${product.editor}/config`)
      answers.push(answer?.status() ?? 0)
    }
    expect(answers.at(-1)).toBe(200)
    await context.close()
  })

  it('keeps the owner signed in through some dozen cookies that do not belong', async () => {
    const context = await browser.newContext()
    const editor = await signIn(context)
    const evil = await onEvilSite(context)
    await toss(
      evil,
      Array.from({ length: 12 }, (_none, at) => `junk${at}=${'x'.repeat(3900)}; Path=/`),
    )
    expect((await editor.goto(`${product.editor}/config`))?.status()).toBe(200)
    expect(await signedInAs(editor)).toBe(email)
    const left = (await context.cookies(product.editor)).filter(({ name }) =>
      name.startsWith('junk'),
    )
    expect(left).toEqual([])
    await context.close()
  })

  it('cannot make the owner a viewer of drafts by leading a window to the visit', async () => {
    const context = await browser.newContext()
    const editor = await signIn(context)
    const evil = await onEvilSite(context)
    await openFrom(evil, `${product.editor}/api/editor/sites/${await shopId(editor)}/visit?path=/`)
    const names = (await context.cookies(victimShop)).map(({ name }) => name)
    expect(names.filter((name) => name.includes('viewer'))).toEqual([])
    await context.close()
  })

  it('cannot sign the owner in to an account of its own by leading a window to a link', async () => {
    const context = await browser.newContext()
    const editor = await signIn(context)
    const people = `/api/editor/sites/${await shopId(editor)}/people`
    const guest = { email: 'attacker@evil.example', roles: [6] }
    const { link } = JSON.parse((await write(editor, 'POST', people, guest)).text) as {
      link: string
    }
    const page = await openFrom(await onEvilSite(context), link)
    await page.getByText(`You are signed in as ${email}`).waitFor()
    await page.waitForTimeout(1000)
    expect(await signedInAs(editor)).toBe(email)
    await page.getByRole('link', { name: 'Stay signed in' }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
    expect(await signedInAs(editor)).toBe(email)
    await context.close()
  })

  it('cannot write to a cart, a checkout or a session by posts from its own host', async () => {
    const context = await browser.newContext()
    const editor = await signIn(context)
    const shopper = await context.newPage()
    await addToCart(shopper)
    const evil = await onEvilSite(context)
    const statuses: number[] = []
    context.on('response', (response) => {
      if (response.request().method() === 'POST') statuses.push(response.status())
    })
    await evil.evaluate(
      async ([shop, office]) => {
        const post = (address: string, fields: Record<string, string>) =>
          fetch(address, {
            method: 'POST',
            mode: 'no-cors',
            credentials: 'include',
            body: new URLSearchParams(fields),
          })
        await Promise.allSettled([
          post(`${shop}/cart/entries`, { entryId: 'x', do: 'remove' }),
          post(`${shop}/cart/add`, { itemId: 'x' }),
          post(`${shop}/checkout`, { email: 'a@b.example' }),
          post(`${office}/api/editor/session`, { email: 'a@b.example', password: 'x' }),
        ])
      },
      [victimShop, product.editor] as const,
    )
    expect(statuses).toEqual([403, 403, 403, 403])
    expect(await signedInAs(editor)).toBe(email)
    await context.close()
  })
})

async function signedInAs(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const reply = await (await fetch('/api/editor/session')).json()
    return (reply as { account: { email: string } | null }).account?.email ?? 'nobody'
  })
}

async function shopId(editor: Page): Promise<string> {
  const text = await editor.evaluate(async () => (await fetch('/api/editor/sites')).text())
  const { sites } = JSON.parse(text) as { sites: { siteId: string; name: string }[] }
  return sites.find(({ name }) => name === 'shop')?.siteId ?? ''
}

/** A window that a page opens. */
async function openFrom(page: Page, address: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate((where) => void window.open(where), address)
  const other = await opened
  await other.waitForLoadState()
  return other
}
