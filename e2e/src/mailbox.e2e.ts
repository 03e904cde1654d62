import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layCable, type Cable } from '@vitrine/server/testing/database-cable.ts'
import { giveUpMails } from '@vitrine/server/testing/give-up-mails.ts'
import { openMailSink, type MailSink } from '@vitrine/server/testing/mail-sink.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import {
  createEmptyTestDatabase,
  startTestPostgres,
  type TestDatabase,
} from '@vitrine/server/testing/test-database.ts'
import { accessibilityViolations, openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'

let postgres: { stop(): Promise<void> }
let database: TestDatabase
let cable: Cable
let sink: MailSink
let product: Product
let browser: Browser
let editor: Page

beforeAll(async () => {
  postgres = await startTestPostgres()
  database = await createEmptyTestDatabase()
  sink = await openMailSink()
  cable = await layCable(database.connection)
  product = await startProduct({ DATABASE_URL: cable.connection.url, SMTP_URL: sink.url })
  browser = await openBrowser()
  editor = await browser.newPage()
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await sink?.close()
  await cable?.remove()
  await database?.drop()
  await postgres?.stop()
})

describe('a mail that was given up', () => {
  it('says why in the mailbox, and goes out when its owner has it tried again', async () => {
    await placeOrder(product.port)
    await sink.next('ines@harbour.example')
    const { text } = await sink.next('owner@vitrine.localhost')
    expect(text).toMatch(/New order \d+/)
    await giveUpMails(database.connection)
    await editor.goto(product.signInLink)
    await editor.waitForURL(/\/config\/password/)
    await editor.goto(`${product.editor}/config/sites/shop/mailbox`)
    const row = editor.getByRole('row', { name: /ines@harbour\.example/ })
    await row.getByText('Given up').waitFor({ timeout: 90_000 })
    await row.getByRole('link').first().click()
    await editor.getByText('This mail was given up after 9 tries.').waitFor()
    await editor.getByText('The mail server could not be reached.').waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await editor.getByRole('button', { name: 'Try again' }).click()
    await editor.getByText('This mail is being tried again.').waitFor()
    await sink.next('ines@harbour.example')
    await editor.reload()
    await editor.getByText('Sent', { exact: true }).waitFor()
    expect(await editor.getByText('given up').count()).toBe(0)
  })
})
