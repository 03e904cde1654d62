import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMailSink, type MailSink } from '@vitrine/server/testing/mail-sink.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import {
  accessibilityViolations,
  openBrowser,
  takePictures,
  watchForTrouble,
  type Trouble,
} from './open-browser.ts'

let mail: MailSink
let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
let trouble: Trouble

const password = 'a kiln of one’s own'
const newPassword = 'two kilns of one’s own'

beforeAll(async () => {
  mail = await openMailSink()
  product = await startProduct({ SMTP_URL: mail.url })
  browser = await openBrowser()
  context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  trouble = watchForTrouble(context)
  page = await context.newPage()
})

afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await mail?.close()
})

async function mailedLink(to: string): Promise<string> {
  const { text } = await mail.next(to)
  return /https?:\S+\?token=[\w-]+/.exec(text)?.[0] ?? ''
}

/** Somebody on another computer. */
async function elsewhere(): Promise<Page> {
  const other = await browser.newContext()
  return other.newPage()
}

async function signIn(where: Page, email: string, word: string): Promise<void> {
  await where.goto(`${product.editor}/config/sign-in`)
  await where.getByLabel('E-mail').fill(email)
  await where.getByLabel('Password').fill(word)
  await where.getByRole('button', { name: 'Sign in' }).click()
}

describe('whoever has an account', () => {
  it('gives it a name and another address, which holds from the click in the mail', async () => {
    await page.goto(product.signInLink)
    await page.waitForURL('**/config/password')
    await page.getByLabel('New password').fill(password)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByRole('heading', { name: 'Sites' }).waitFor()
    await page.getByRole('link', { name: 'Give your address' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Maeve Corrigan')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByText('Name saved.').waitFor()
    await page.getByLabel('New e-mail').fill('maeve@corrigan.example')
    await page.getByLabel('Current password').first().fill('not this one')
    await page.getByRole('button', { name: 'Send a link there' }).click()
    await page.getByText('That is not your current password.').waitFor()
    await page.getByLabel('Current password').first().fill(password)
    await page.getByRole('button', { name: 'Send a link there' }).click()
    await page.getByText('Open the link that went to maeve@corrigan.example.').waitFor()
    await page.getByText('You sign in as owner@vitrine.localhost.').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await takePictures(page, 'editor-account')
    expect((await mail.next('owner@vitrine.localhost')).text).toContain('maeve@corrigan.example')
    const link = await mailedLink('maeve@corrigan.example')
    const other = await elsewhere()
    await other.goto(link)
    expect(await accessibilityViolations(other)).toEqual([])
    await page.reload()
    await page.getByText('You sign in as owner@vitrine.localhost.').waitFor()
    await other.getByRole('button', { name: 'Confirm' }).click()
    await other.getByText('You now sign in as maeve@corrigan.example.').waitFor()
    await page.reload()
    await page.getByText('You sign in as maeve@corrigan.example.').waitFor()
    await page.getByRole('link', { name: 'All sites' }).click()
    await page.getByRole('link', { name: /^Edit / }).waitFor()
    expect(await page.getByRole('link', { name: 'Give your address' }).count()).toBe(0)
    await other.context().close()
  })

  it('gets in again after forgetting the password, by a link in a mail', async () => {
    const other = await elsewhere()
    await signIn(other, 'maeve@corrigan.example', 'what was it again')
    await other.getByText('That e-mail and password do not match.').waitFor()
    expect(await accessibilityViolations(other)).toEqual([])
    await other.getByRole('link', { name: /Forgot your password/ }).click()
    await other.getByRole('heading', { name: 'Get a link to sign in' }).waitFor()
    await other.getByLabel('E-mail').fill('maeve@corrigan.example')
    await other.getByRole('button', { name: 'Send the link' }).click()
    await other.getByRole('heading', { name: 'Look into your mail' }).waitFor()
    await takePictures(other, 'editor-forgot-password')
    await other.goto(await mailedLink('maeve@corrigan.example'))
    await other.getByRole('heading', { name: 'Set a new password' }).waitFor()
    await other.getByLabel('New password').fill(newPassword)
    await other.getByRole('button', { name: 'Save password' }).click()
    await other.getByRole('heading', { name: 'Sites' }).waitFor()
    await other.context().close()
  })

  it('is out everywhere else after that, and signs in with the new one', async () => {
    await page.reload()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await signIn(page, 'maeve@corrigan.example', newPassword)
    await page.getByRole('heading', { name: 'Sites' }).waitFor()
  })

  it('sees where it is signed in, and ends what it does not know', async () => {
    const other = await elsewhere()
    await signIn(other, 'maeve@corrigan.example', newPassword)
    await other.getByRole('heading', { name: 'Sites' }).waitFor()
    await page.goto(`${product.editor}/config/account`)
    const ends = page.getByRole('button', { name: 'Sign out' })
    await ends.first().waitFor()
    const before = await ends.count()
    for (let left = before; left > 0; left -= 1) {
      await ends.first().click()
      await page.waitForFunction(
        (many) =>
          [...document.querySelectorAll('button')].filter((one) => one.innerText === 'Sign out')
            .length < many,
        left,
      )
    }
    await page.getByText('This browser', { exact: true }).waitFor()
    await other.reload()
    await other.getByRole('heading', { name: 'Sign in' }).waitFor()
    await other.context().close()
  })

  it('is told what to do about a link that was used before', async () => {
    await page.goto(product.signInLink)
    await page.getByText('You are signed in as', { exact: false }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Use the link' }).click()
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
    await page.getByText('This link has been used or is too old. Ask for a new one.').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  it('met no error on the way', () => {
    expect(trouble.messages).toEqual([])
  })
})
