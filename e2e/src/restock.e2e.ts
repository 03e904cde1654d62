import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, room, notice, browser, trouble } = await openOwnerAndVisitor()

const path = '/shop/slip-pendant'
const variant = 'Signal red / 18 inch'
const box = visitor.locator('.product-restock-notification:visible')

async function chooseVariant(enamel: string, size: string): Promise<void> {
  await visitor.getByLabel('Enamel', { exact: false }).first().selectOption(enamel)
  await visitor.getByLabel('Size', { exact: false }).first().selectOption(size)
}

describe('an owner', () => {
  it('has what is sold out ask for an address', async () => {
    await editor.goto(room('restock'))
    await editor.getByRole('heading', { name: 'Nobody waits yet' }).waitFor()
    await looksFine(editor, 'restock-empty')
    await editor.getByRole('link', { name: 'Settings of the shop' }).click()
    await editor.getByText('What is sold out asks for an e-mail address').click()
    await notice('What is sold out asks for an e-mail address.')
    await editor.getByText('Offer the mailing list as well').click()
    await notice('The mailing list is offered.')
    await editor.getByLabel('After somebody has signed up').fill('You are on the list.')
    await editor.getByRole('button', { name: 'Save the text' }).click()
    await notice('Saved.')
    await editor.getByRole('heading', { name: 'Restock sign-ups' }).scrollIntoViewIfNeeded()
    await looksFine(editor, 'restock-settings')
  })

  it('keeps programs away by the captcha of the site', async () => {
    await editor.goto(room('settings/comments'))
    await editor.getByRole('button', { name: /Which captcha/ }).click()
    await editor.getByRole('option', { name: 'Built in (ALTCHA)' }).click()
    await editor.getByRole('button', { name: 'Save captcha' }).click()
    await notice('Captcha saved.')
  })
})

describe('a visitor', () => {
  it('is asked for an address once they choose what is sold out, and at nothing else', async () => {
    await expect
      .poll(async () => {
        await visit(path)
        return visitor.locator('.product-restock-notification').count()
      })
      .toBe(1)
    expect(await box.count()).toBe(0)
    await chooseVariant('Signal red', '14 inch')
    expect(await box.count()).toBe(0)
    await chooseVariant('Signal red', '18 inch')
    await box.waitFor()
    await takePictures(visitor, 'restock-box')
  })

  it('is told what is wrong with it, by the words of the server', async () => {
    const email = box.getByLabel('Your e-mail address')
    await box.getByRole('button', { name: 'Tell me' }).click()
    await box.getByRole('alert').getByText('Email cannot be blank').waitFor()
    await email.fill('ada')
    await email.press('Enter')
    await box.getByRole('alert').getByText('Email is invalid').waitFor()
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'restock-box-refused')
  })

  it('signs up, and reads the owner’s words in the place of the box', async () => {
    await box.getByText('Send me news of this shop by e-mail as well').click()
    await box.getByLabel('Your e-mail address').fill('ada@harbour.example')
    await box.getByText('Checked: you can send this.').waitFor()
    const asked = visitor.waitForRequest('**/notifications/restock')
    await box.getByRole('button', { name: 'Tell me' }).click()
    const sent: unknown = (await asked).postDataJSON()
    expect(sent).toMatchObject({
      isJoinMailingList: true,
      siteVisitorEmail: 'ada@harbour.example',
      captchaToken: expect.stringContaining('SHA-256'),
    })
    await box.getByRole('status').getByText('You are on the list.').waitFor()
    expect(await box.innerText()).toBe(
      'You are on the list. We have sent you a link. You get news once you have confirmed it. Look into your spam folder, too.',
    )
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'restock-box-done')
  })

  it('signs up without script on a page of the shop', async () => {
    const bea = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await bea.goto(new URL(path, visitor.url()).href)
    expect(await bea.locator('.product-restock-notification:visible').count()).toBe(0)
    await bea.getByRole('link', { name: 'Tell me when it is back' }).click()
    await bea.getByLabel('Your e-mail address').fill('bea')
    await bea.getByRole('button', { name: 'Tell me' }).click()
    await bea.getByRole('alert').getByText('Email is invalid').waitFor()
    await takePictures(bea, 'restock-page')
    await bea.getByLabel('Your e-mail address').fill('bea@harbour.example')
    await bea.getByRole('button', { name: 'Tell me' }).click()
    await bea.getByRole('status').getByText('You are on the list.').waitFor()
    await bea.getByRole('link', { name: /^Back to/ }).click()
    await bea.waitForURL(`**${path}`)
    await bea.context().close()
  })

  it('chooses among variants of what is sold out altogether', async () => {
    await visit('/shop/long-wharf-pendant')
    await visitor.getByLabel('Enamel', { exact: false }).first().selectOption('Ferry white')
    await box.waitFor()
    await takePictures(visitor, 'restock-all-sold-out')
    await visitor.goto(new URL('/_vitrine/restock?productId=gone', visitor.url()).href)
    await visitor.getByRole('heading').first().waitFor()
  })
})

describe('the room of whoever waits', () => {
  it('lists them by what they wait for, and tells nobody while that is sold out', async () => {
    await editor.goto(room('restock'))
    const row = editor.getByRole('row', { name: new RegExp(variant) })
    await row.waitFor()
    expect(await row.getByRole('button').count()).toBe(0)
    await looksFine(editor, 'restock')
    await editor.getByRole('searchbox').fill('teapot')
    await editor.getByRole('heading', { name: 'Nobody waits for that' }).waitFor()
    await editor.getByRole('button', { name: 'Clear the search' }).click()
    await row.getByRole('link').click()
    await editor.getByText('2 people waiting').waitFor()
    await editor.getByText('It is still sold out.').waitFor()
    await editor.getByText('Agreed to: “Send me news of this shop by e-mail as well”').waitFor()
    await looksFine(editor, 'restock-group')
  })

  it('takes somebody off the list, and puts them back', async () => {
    await editor.getByRole('button', { name: 'Take bea@harbour.example off the list' }).click()
    await notice('bea@harbour.example is off the list.')
    await editor.getByText('1 person waiting').waitFor()
    await editor.getByRole('button', { name: 'Undo', exact: true }).click()
    await notice('bea@harbour.example is on the list again.')
    await editor.getByText('2 people waiting').waitFor()
  })

  it('is reached from the stock of the product, and tells them once there is some', async () => {
    await editor.getByRole('link', { name: 'Open the product' }).click()
    const waiting = editor.getByRole('link', { name: `2 people wait for ${variant}` })
    await waiting.waitFor()
    await editor.getByLabel('New count of Signal red, 18 inch').fill('4')
    await editor.getByRole('button', { name: 'Set stock of Signal red, 18 inch' }).click()
    await notice('changed.')
    await waiting.click()
    await editor.getByRole('button', { name: 'Tell them' }).click()
    const asking = editor.getByRole('dialog', { name: 'Tell 2 people' })
    await asking.getByText('A mail that has gone cannot be taken back.').waitFor()
    await takePictures(editor, 'restock-tell')
    await asking.getByRole('button', { name: 'Send' }).click()
    await notice('2 people told by mail.')
    await editor.getByText('In the mailbox').first().waitFor()
    await looksFine(editor, 'restock-told')
  })
})

it('whoever was told follows their mail to the variant, and buys it', async () => {
  await editor.goto(room('mailbox'))
  await editor
    .getByRole('link', { name: /^Back in stock/ })
    .first()
    .click()
  const link = editor.frameLocator('iframe').first().getByRole('link', { name: 'Look at it' })
  const address = new URL((await link.getAttribute('href')) ?? '')
  await takePictures(editor, 'restock-mail')
  await expect
    .poll(async () => {
      await visit(`${address.pathname}${address.search}`)
      return visitor.locator('.product-restock-notification').count()
    })
    .toBe(0)
  const size = visitor.getByLabel('Size', { exact: false }).first()
  await expect.poll(() => size.inputValue()).toBe('18 inch')
  await visitor.locator('.sqs-add-to-cart-button').first().click()
  await visitor
    .getByText(/^(Added!|1)$/)
    .first()
    .waitFor()
  await visitor.goto(new URL('/cart', visitor.url()).href)
  await visitor.getByText(variant).first().waitFor()
  expect(trouble.messages).toEqual([])
})
