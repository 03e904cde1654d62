import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityViolations, partsFitToo, takePictures } from './open-browser.ts'
import { openEditor, type OpenEditor } from './open-editor.ts'

let opened: OpenEditor
let editor: Page

beforeAll(async () => {
  opened = await openEditor()
  ;({ editor } = opened)
})
afterAll(async () => {
  await opened?.close()
})

const at = (path: string): string => `${opened.product.editor}/config/${path}`
const room = (name: string): string => opened.room(name)
const noId = '0'.repeat(24)

/** The sentences that a screen reader is given with a field. */
async function saidAt(page: Page, label: string): Promise<string> {
  const field = page.getByLabel(label)
  expect(await field.getAttribute('aria-invalid'), label).toBe('true')
  return field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
}

describe('an address at which there is nothing', () => {
  it('says so for a site, and leads to all sites', async () => {
    for (const path of ['sites/no-such-site', 'sites/no-such-site/orders', 'no-such-room']) {
      await editor.goto(at(path))
      await editor.getByRole('heading', { name: 'Unable to locate content' }).waitFor()
    }
    expect(await editor.getByText('Show Error').count()).toBe(0)
    await editor.goto(at('sites/no-such-site'))
    await editor.getByRole('link', { name: 'All sites' }).click()
    await editor.getByRole('heading', { name: 'Sites' }).waitFor()
  })

  it('says so for an order, and leads back to the orders instead of trying again', async () => {
    await editor.goto(room(`orders/${noId}`))
    await editor.getByText('There is no such order.').waitFor()
    expect(await editor.getByRole('button', { name: 'Retry' }).count()).toBe(0)
    await takePictures(editor, 'editor-no-such-order')
    await editor.getByRole('link', { name: 'Back to Orders' }).click()
    await editor.getByRole('heading', { name: 'Orders', exact: true }).waitFor()
  })

  it('says so for a product, and leads back to the products', async () => {
    await editor.goto(room(`products/${noId}`))
    await editor.getByRole('heading', { name: 'Unable to locate content' }).waitFor()
    expect(await editor.getByRole('button', { name: /^(?:Try again|Retry)$/ }).count()).toBe(0)
    await editor.getByRole('link', { name: 'Back to Products' }).click()
    await editor.getByRole('heading', { name: 'Products', exact: true }).waitFor()
  })
})

describe('before the first order', () => {
  it('the orders offer the way into the shop', async () => {
    await editor.goto(room('orders'))
    const link = editor.getByRole('main').getByRole('link', { name: 'View site' })
    await link.waitFor()
    await takePictures(editor, 'editor-no-orders')
    const [site] = await Promise.all([opened.context.waitForEvent('page'), link.click()])
    await site.waitForURL('http://shop.localhost:*/**')
    await site.close()
  })
})

/** Goes to another room, and lets go of what was typed in this one. */
async function discardTyped(): Promise<void> {
  await editor.getByRole('link', { name: 'History', exact: true }).click()
  await editor.getByRole('button', { name: 'Discard', exact: true }).click()
  await editor.getByRole('heading', { name: 'History' }).waitFor()
}

describe('a price that an owner types', () => {
  it('is refused where it could become a thousand times as much, and nothing changes', async () => {
    await editor.goto(room('settings/shop'))
    const before = await editor.getByLabel('Price in USD').inputValue()
    await editor.getByLabel('Price in USD').fill('4.555')
    await editor.getByRole('button', { name: 'Save shipping' }).click()
    await editor.getByText('Please enter an amount such as 12.50.').waitFor()
    expect(await saidAt(editor, 'Price in USD')).toContain('such as 12.50.')
    // what was typed outlives a reload; what is stored is as before
    await editor.reload()
    expect(await editor.getByLabel('Price in USD').inputValue()).toBe('4.555')
    await discardTyped()
    await editor.goto(room('settings/shop'))
    expect(await editor.getByLabel('Price in USD').inputValue()).toBe(before)
    await editor.goto(room('products'))
    await editor.getByRole('main').locator('tbody a').first().click()
    const price = editor.getByLabel(/^Price of /).first()
    const priceBefore = await price.inputValue()
    await price.fill('4.555')
    await editor.getByRole('button', { name: 'Save product' }).click()
    // of a field that is out of sight it stands above the form, too
    await editor.getByText('Please enter an amount such as 12.50.', { exact: true }).waitFor()
    expect(await price.getAttribute('aria-invalid')).toBe('true')
    await takePictures(editor, 'editor-price-refused')
    await discardTyped()
    await editor.goBack()
    await price.waitFor()
    expect(await price.inputValue()).toBe(priceBefore)
    await price.fill('1,234.5')
    await editor.getByRole('button', { name: 'Save product' }).click()
    await editor.getByText('Product saved.').waitFor()
    await editor.reload()
    await price.waitFor()
    expect(await price.inputValue()).toBe('1234.50')
  })

  it('may have the groups of another language where nothing else can be meant', async () => {
    await editor.goto(room('settings/shop'))
    await editor.getByLabel('Price in USD').fill('1.234,50')
    await editor.getByRole('button', { name: 'Save shipping' }).click()
    await editor.getByText('Shipping saved.').waitFor()
    await editor.reload()
    expect(await editor.getByLabel('Price in USD').inputValue()).toBe('1234.50')
  })
})

describe('a variant that could not be sold', () => {
  it('is refused beside its sale price and its SKU, and one without a SKU gets its own', async () => {
    await editor.goto(room('products'))
    await editor.getByRole('link', { name: 'Saucer pendant' }).click()
    const sale = editor.getByLabel('Sale price of Crossing yellow, 16 inch')
    const skus = editor.getByLabel(/^SKU of /)
    await sale.fill('220')
    await skus.nth(1).fill('SAUC-YEL-16')
    await editor.getByRole('button', { name: 'Save product' }).click()
    await editor.getByText('A sale price has to be below the price.').first().waitFor()
    expect(await saidAt(editor, 'Sale price of Crossing yellow, 16 inch')).toContain(
      'A sale price has to be below the price.',
    )
    expect(await skus.nth(1).getAttribute('aria-invalid')).toBe('true')
    await editor.getByText('Another variant of this product has this SKU.').waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    for (const width of [360, 1280]) {
      await editor.setViewportSize({ width, height: 860 })
      expect(await partsFitToo(editor), String(width)).toBe(true)
    }
    await takePictures(editor, 'editor-variant-refused')
    await sale.fill('176')
    await skus.nth(1).fill('')
    await editor.getByRole('button', { name: 'Save product' }).click()
    await editor.getByText('Product saved.').waitFor()
    await expect.poll(() => skus.nth(1).inputValue()).toMatch(/^V-[0-9A-F]{8}$/)
  })
})

describe('the currency of the shop', () => {
  const choose = async (label: string, option: string | RegExp) => {
    await editor.getByRole('button', { name: new RegExp(label) }).click()
    await editor.getByRole('option', { name: option }).click()
  }

  it('asks before it is another one, and says what becomes of the prices', async () => {
    await editor.goto(room('settings/shop'))
    await editor.getByLabel('Price in USD').fill('12.50')
    await editor.getByRole('button', { name: 'Save shipping' }).click()
    await editor.getByText('Shipping saved.').waitFor()
    await editor.goto(room('settings'))
    await choose('Currency', 'Japanese Yen (JPY)')
    await choose('Amounts are written', /^Always like/)
    await editor.getByRole('button', { name: 'Save details' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Sell in JPY instead of USD?' })
    expect(await dialog.innerText()).toContain('48.00 USD becomes 48 JPY.')
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-currency')
    await dialog.getByRole('button', { name: 'Keep USD' }).click()
    await editor.getByRole('button', { name: /US Dollar \(USD\)/ }).waitFor()
    await choose('Currency', 'Japanese Yen (JPY)')
    await editor.getByRole('button', { name: 'Save details' }).click()
    await dialog.getByRole('button', { name: 'Sell in JPY' }).click()
    await editor.getByText('Site details saved.').waitFor()
    await takePictures(editor, 'editor-settings-yen')
    await editor.goto(room('settings/shop'))
    await expect.poll(() => editor.getByLabel('Price in JPY').inputValue()).toBe('13')
    await editor.goto(room('products'))
    await editor.getByRole('cell', { name: '￥12', exact: true }).first().waitFor()
    await editor.getByRole('button', { name: /^Undo: / }).click()
    await editor.getByRole('cell', { name: '$12.00', exact: true }).first().waitFor()
  })
})

describe('a field that is filled in wrongly', () => {
  it('says in our words that it must not be empty', async () => {
    await editor.goto(room('settings'))
    await editor.getByLabel('Site name').fill('')
    await editor.getByRole('button', { name: 'Save details' }).click()
    await editor.getByText('Required').waitFor()
    expect(await saidAt(editor, 'Site name')).toContain('Required')
    expect(await editor.getByText(/expected string|Invalid input/).count()).toBe(0)
    await discardTyped()
  })

  it('says beside an e-mail address what is wrong with it', async () => {
    const stranger = await (await opened.browser.newContext()).newPage()
    const asked = [
      [editor, room('settings'), 'E-mail for customers', 'Save details'],
      [editor, at('account'), 'New e-mail', 'Make the link'],
      [stranger, at('sign-in'), 'E-mail', 'Sign in'],
      [stranger, at('forgot-password'), 'E-mail', 'Make the link'],
    ] as const
    for (const [page, address, label, verb] of asked) {
      await page.goto(address)
      await page.getByLabel(label).fill('maeve@corrigan.')
      await page.getByRole('button', { name: verb }).click()
      await page.getByText('Please enter a valid email').waitFor()
      expect(await saidAt(page, label), label).toContain('Please enter a valid email')
      await page.locator('input:focus').waitFor()
      expect(await page.getByLabel(label).evaluate((field) => field.matches(':focus'))).toBe(true)
      await takePictures(page, `editor-email-refused-${verb.toLowerCase().replaceAll(' ', '-')}`)
      await page.getByLabel(label).fill('maeve@corrigan.example')
      expect(await page.getByText('Please enter a valid email').count()).toBe(0)
      if (verb === 'Save details') await discardTyped()
    }
    await stranger.context().close()
  })

  it('stands so in an invitation too, with what else is lacking', async () => {
    await editor.goto(room('people'))
    await editor.getByRole('button', { name: 'Invite' }).click()
    const dialog = editor.getByRole('dialog')
    await dialog.getByLabel('E-mail').fill('noor')
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await dialog.getByText('Please enter a valid email').waitFor()
    await dialog.getByText('Required').waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-invite-refused')
    await dialog.getByLabel('E-mail').fill('noor-of-the-harbour-office@harbour-museum.example')
    await dialog.getByText('Pages, posts, products').click()
    expect(await dialog.getByText('Required').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await dialog.locator('code').waitFor()
    await editor.keyboard.press('Escape')
  })
})

describe('on a phone', () => {
  it('everybody’s roles can be changed, and a notice keeps its words in its box', async () => {
    const longWord = 'Enamelledlampshadesdoorsignsandhousenumbersfromharrowpointsincenineteeneleven'
    for (const width of [320, 390]) {
      await editor.setViewportSize({ width, height: 780 })
      await editor.goto(room('people'))
      const change = editor.getByRole('button', { name: /^Change roles of/ })
      await change.waitFor()
      const box = await change.boundingBox()
      const card = await editor.getByRole('table').locator('..').boundingBox()
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThan(
        (card?.x ?? 0) + (card?.width ?? 0),
      )
      expect(await partsFitToo(editor), `people at ${width}`).toBe(true)
      expect(await accessibilityViolations(editor)).toEqual([])
      await editor.goto(room('products'))
      await editor.getByRole('button', { name: 'Add product', exact: true }).click()
      const dialog = editor.getByRole('dialog')
      await dialog.getByLabel('Name').fill(longWord)
      await dialog.getByLabel('Price in USD').fill('12')
      await dialog.getByRole('button', { name: 'Add product', exact: true }).click()
      const words = editor.getByText(`${longWord} added as a draft.`)
      await words.waitFor()
      expect(await words.evaluate((one) => one.scrollWidth <= one.clientWidth + 1)).toBe(true)
      const notice = await editor.getByRole('alertdialog').first().boundingBox()
      expect((notice?.x ?? 0) + (notice?.width ?? width)).toBeLessThanOrEqual(width)
    }
    await takePictures(editor, 'editor-long-notice')
    await editor.goto(room('people'))
    await editor.getByRole('button', { name: /^Change roles of/ }).waitFor()
    await takePictures(editor, 'editor-people-phone')
    await editor.setViewportSize({ width: 1280, height: 860 })
  })
})

describe('a site in the list of sites', () => {
  it('has the title that its owner gave it, and the list follows a new one', async () => {
    await editor.goto(at(''))
    await editor.getByRole('link', { name: 'Edit Corrigan Enamel' }).waitFor()
    await editor.getByRole('link', { name: /^shop\.localhost/ }).waitFor()
    await editor.goto(room('settings'))
    await editor.getByLabel('Site name').fill('Corrigan & Daughters')
    await editor.getByRole('button', { name: 'Save details' }).click()
    await editor.getByText('Site details saved.').waitFor()
    await editor.getByRole('link', { name: 'All sites' }).click()
    await editor.getByRole('link', { name: 'Edit Corrigan & Daughters' }).waitFor()
    expect(await accessibilityViolations(editor)).toEqual([])
    await takePictures(editor, 'editor-sites')
  })

  it('is one click away from the account, which has the same bar', async () => {
    for (const path of ['account', 'billing']) {
      await editor.goto(at(path))
      await editor.getByRole('button', { name: /^Account / }).waitFor()
      expect(await accessibilityViolations(editor)).toEqual([])
      await takePictures(editor, `editor-${path}-bar`)
      await editor.getByRole('banner').getByRole('link', { name: 'Vitrine' }).click()
      await editor.getByRole('heading', { name: 'Sites' }).waitFor()
    }
  })

  it('did all of this without an error of its own', () => {
    expect(opened.trouble.messages).toEqual([])
  })
})
