import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMailSink, type MailSink } from '@vitrine/server/testing/mail-sink.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { accessibilityViolations, openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'

let sink: MailSink
let product: Product
let browser: Browser
let editor: Page

beforeAll(async () => {
  sink = await openMailSink({ login: { user: 'corrigan', password: 'kiln 42' } })
  product = await startProduct({ PRIVATE_HOSTS: '127.0.0.1' })
  browser = await openBrowser()
  editor = await browser.newPage()
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await sink?.close()
})

it('an owner sets a mail server, tries it, and the mails of the next order go out through it', async () => {
  await editor.goto(product.signInLink)
  await editor.waitForURL(/\/config\/password/)
  await editor.goto(`${product.editor}/config/sites/shop/settings/mails`)
  await editor.getByText('No mail leaves this site').waitFor()
  await editor.getByLabel('Server', { exact: true }).fill('127.0.0.1')
  await editor.getByRole('button', { name: /Security/ }).click()
  await editor.getByRole('option', { name: /^None/ }).click()
  await editor.getByLabel('Port', { exact: true }).fill(String(sink.port))
  await editor.getByLabel('User at this server').fill('corrigan')
  await editor.getByLabel('Password at this server').fill('kiln 41')
  await editor.getByLabel('Sender’s address').fill('shop@corrigan.example')
  await editor.getByRole('button', { name: 'Save mail server' }).click()
  await editor.getByText('Mails go out through 127.0.0.1.').waitFor()
  await editor.getByRole('button', { name: 'Send a test mail' }).click()
  await editor.getByText(/535 5\.7\.8 Wrong name or password/).waitFor()
  await editor.getByLabel('Password at this server').fill('kiln 42')
  await editor.getByRole('button', { name: 'Save mail server' }).click()
  await editor.getByText(/535 5\.7\.8/).waitFor({ state: 'detached' })
  await editor.getByRole('button', { name: 'Send a test mail' }).click()
  await editor.getByText('The mail server took a test mail to owner@vitrine.localhost.').waitFor()
  expect((await sink.next('owner@vitrine.localhost')).text).toContain('shop@corrigan.example')
  expect(await accessibilityViolations(editor)).toEqual([])
  await placeOrder(product.port)
  expect((await sink.next('ines@harbour.example')).text).toContain('Thank you, Ines')
  expect((await sink.next('owner@vitrine.localhost')).text).toMatch(/New order \d+/)
  await editor.goto(`${product.editor}/config/sites/shop/overview`)
  await editor.getByText('through the mail server that is set for this site').waitFor()
})
