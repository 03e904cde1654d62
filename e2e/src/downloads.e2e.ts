import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goToCheckout } from './go-to-checkout.ts'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { addressField } from './type-address.ts'

const { editor, visitor, visit, product, room, notice, browser, trouble } =
  await openOwnerAndVisitor()

const pattern = Buffer.from('%PDF-1.7\nHow to fold a paper lamp shade, in eleven steps.\n')
const notes = Buffer.from('Cut on the line; fold on the dots.')
const title = 'Paper shade pattern'
const path = '/shop/paper-shade-pattern'

const files = editor.getByRole('grid', { name: 'Files of this product' })
const choose = async (press: () => Promise<void>, name: string, buffer: Buffer): Promise<void> => {
  const [chooser] = await Promise.all([editor.waitForEvent('filechooser'), press()])
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer })
}
const actionOf = async (file: string, entry: string): Promise<void> => {
  await editor.getByRole('button', { name: `Actions of ${file}` }).click()
  await editor.getByRole('menuitem', { name: entry }).click()
}

/** Fills in what a checkout asks of whoever buys what is not sent, and pays. */
async function pay(page: Page): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill('ines@harbour.example')
  await addressField(page, 'First name').fill('Ines')
  await addressField(page, 'Last name').fill('Abara')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('heading', { name: 'Your downloads' }).waitFor()
}

async function download(page: Page, name: string): Promise<Buffer> {
  const [got] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `Download ${name}` }).click(),
  ])
  expect(got.suggestedFilename()).toBe(name)
  return readFile(await got.path())
}

describe('an owner who sells a file', () => {
  it('adds a digital product, which has no stock and no options', async () => {
    await editor.goto(room('products'))
    await editor.getByRole('button', { name: 'Add product' }).click()
    const adding = editor.getByRole('dialog', { name: 'Add product' })
    await adding.getByRole('textbox', { name: 'Name' }).fill(title)
    await adding.getByRole('textbox', { name: 'Price' }).fill('9')
    await adding.getByRole('button', { name: /^(?:Physical goods )?Kind/ }).click()
    await editor.getByRole('option', { name: 'Digital download' }).click()
    await takePictures(editor, 'add-digital-product')
    await adding.getByRole('button', { name: 'Add product' }).click()
    await editor.getByRole('heading', { name: 'Files', exact: true }).waitFor()
    expect(await editor.getByRole('heading', { name: 'Stock', exact: true }).count()).toBe(0)
    expect(await editor.getByRole('button', { name: 'Add options' }).count()).toBe(0)
    await editor.getByText('nobody can buy this product').waitFor()
    await looksFine(editor, 'digital-product-without-file')
  })

  it('adds its files, renames one and puts them in order', async () => {
    const add = () => editor.getByRole('button', { name: 'Add files' }).click()
    await choose(add, 'pattern.pdf', pattern)
    await notice('pattern.pdf added.')
    await choose(add, 'n.txt', notes)
    await notice('n.txt added.')
    await actionOf('n.txt', 'Rename')
    const renaming = editor.getByRole('dialog', { name: 'Rename file' })
    await renaming.getByRole('textbox', { name: 'Name' }).fill('Notes.txt')
    await renaming.getByRole('button', { name: 'Rename' }).click()
    await notice('File renamed.')
    await actionOf('Notes.txt', 'Move up')
    await notice('Files put in order.')
    await expect.poll(() => files.getByRole('row').first().innerText()).toContain('Notes.txt')
    expect(await editor.getByText('nobody can buy this product').count()).toBe(0)
    await looksFine(editor, 'digital-product')
    await editor.getByRole('switch', { name: 'Live in the shop' }).click({ force: true })
    await notice('Product is live.')
  })
})

describe('a shopper', () => {
  it('buys it with script and downloads the very bytes', async () => {
    await visit(path)
    expect(await visitor.getByText('$9.00').first().isVisible()).toBe(true)
    expect(await visitor.getByText(/sold out/i).count()).toBe(0)
    await takePictures(visitor, 'digital-product-page')
    await goToCheckout(visitor)
    await pay(visitor)
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'order-with-downloads')
    expect(await download(visitor, 'pattern.pdf')).toEqual(pattern)
    expect(await download(visitor, 'Notes.txt')).toEqual(notes)
    await visitor.reload()
    await visitor
      .getByText(/4 of 5 downloads left, until \w+ \d+, \d+\./)
      .first()
      .waitFor()
  })

  it('buys it without script and downloads the very bytes', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const page = await plain.newPage()
    await page.goto(`${product.shop}${path}`)
    await page.locator('form[action^="/cart"] button').first().click()
    await page.goto(`${product.shop}/checkout`)
    await pay(page)
    expect(await download(page, 'pattern.pdf')).toEqual(pattern)
    await plain.close()
  })
})

describe('the owner of an order', () => {
  it('sees what was downloaded, and that nothing is to be sent', async () => {
    await editor.goto(room('orders'))
    await editor
      .getByRole('link', { name: /^Order \d+$/ })
      .last()
      .click()
    await editor.getByRole('heading', { name: 'Downloads', exact: true }).waitFor()
    expect(await editor.getByText(/^1 of 5 used/).count()).toBe(2)
    expect(await editor.getByRole('button', { name: 'Mark as fulfilled' }).count()).toBe(0)
    await looksFine(editor, 'order-room-downloads')
  })

  it('revokes one, after which its link leads to a page that says so', async () => {
    await actionOf('pattern.pdf', 'Revoke')
    await notice('The download is revoked.')
    const address = await visitor
      .getByRole('link', { name: 'Download pattern.pdf' })
      .getAttribute('href')
    const answer = await visitor.goto(new URL(address ?? '', visitor.url()).href)
    expect(answer?.status()).toBe(410)
    await visitor.getByText('This download was taken back by the shop.').waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'download-revoked')
    await visitor.goBack()
    await visitor.reload()
    await visitor.getByText('No longer available.').waitFor()
  })

  it('restores it, allows five more and sends the links again', async () => {
    await actionOf('pattern.pdf', 'Restore')
    await notice('The download can be used again.')
    await actionOf('pattern.pdf', 'Allow five more')
    await notice('Five more downloads, for 30 days.')
    await editor.getByText(/^1 of 10 used/).waitFor()
    await editor.getByRole('button', { name: 'Send the links again' }).click()
    await notice('The links go to ines@harbour.example.')
    const happened = editor.getByRole('main').getByRole('list')
    await happened.getByText('Allowed five more downloads: pattern.pdf').waitFor()
    await looksFine(editor, 'order-room-downloads-changed')
    await happened
      .getByRole('link', { name: /^Your downloads of order/ })
      .first()
      .click()
    await editor.getByRole('heading', { name: /^Your downloads of order/ }).waitFor()
    const mail = editor.frameLocator('iframe').first()
    await mail.getByRole('link', { name: 'pattern.pdf' }).waitFor()
    await takePictures(editor, 'mail-of-downloads')
    expect(trouble.messages).toEqual([])
  })
})
