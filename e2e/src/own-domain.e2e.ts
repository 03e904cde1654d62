import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openNameServer, type NameServer } from '@vitrine/server/testing/name-server.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { accessibilityViolations, openBrowser, watchForTrouble } from './open-browser.ts'

const own = 'www.corrigan-enamel.com'
let dns: NameServer
let product: Product
let browser: Browser
let editor: Page

beforeAll(async () => {
  dns = await openNameServer()
  product = await startProduct({ DNS_SERVERS: dns.address })
  browser = await openBrowser([own])
  editor = await browser.newPage()
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await dns?.close()
})

it('an owner adds a name of their own, sets its record, checks it, and visitors come by it', async () => {
  const trouble = watchForTrouble(editor.context())
  await editor.goto(product.signInLink)
  await editor.waitForURL(/\/config\/password/)
  await editor.goto(`${product.editor}/config/sites/shop/overview`)
  await editor.getByRole('link', { name: 'Domain' }).click()
  await editor.getByLabel('A name of your own').fill(own)
  await editor.getByRole('button', { name: 'Add name' }).click()
  const row = editor
    .getByRole('listitem')
    .filter({ has: editor.getByRole('heading', { name: own }) })
  await row.getByText('Not proved yet').waitFor()
  expect(await accessibilityViolations(editor)).toEqual([])
  await row.getByRole('button', { name: 'Check now' }).click()
  await row.getByText(/There is no TXT record/).waitFor()

  const value = (await row.getByText(/^vitrine-site=/).textContent()) ?? ''
  dns.records.set(`_vitrine.${own}`, { txt: [value] })
  dns.records.set(own, { a: ['192.0.2.7'] })
  await row.getByRole('button', { name: 'Check now' }).click()
  await row.getByText('Proved', { exact: true }).waitFor()
  expect(await accessibilityViolations(editor)).toEqual([])

  const visitor = await browser.newPage()
  const asked = await visitor.goto(`${product.shop}/shop?from=mail`)
  expect([asked?.status(), visitor.url()]).toEqual([
    200,
    `http://${own}:${product.port}/shop?from=mail`,
  ])
  const canonical = visitor.locator('link[rel=canonical]')
  expect(await canonical.getAttribute('href')).toBe(`http://${own}:${product.port}/shop`)

  await editor.goto(`${product.editor}/config/sites/shop/pages`)
  await editor.frameLocator('iframe').getByRole('heading').first().waitFor()
  await editor.goto(`${product.editor}/config/sites/shop/overview`)
  await editor.getByText(`${own} is yours, and the site answers on it.`).waitFor()

  await editor.goto(`${product.editor}/config/sites/shop/settings/domain`)
  await editor.getByRole('button', { name: `Remove ${own}` }).click()
  await row.waitFor({ state: 'detached' })
  expect((await visitor.goto(`http://${own}:${product.port}/shop`))?.status()).toBe(421)
  expect((await visitor.goto(`${product.shop}/shop`))?.status()).toBe(200)
  expect(trouble.messages).toEqual([])
})
