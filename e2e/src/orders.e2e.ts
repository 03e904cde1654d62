import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { placeOrder } from './place-order.ts'

const { editor, visitor, product, room, notice } = await openOwnerAndVisitor()

const menu = async (name: RegExp, entry: string): Promise<void> => {
  await editor.getByRole('button', { name }).click()
  await editor.getByRole('menuitem', { name: entry }).click()
}

const happened = editor.getByRole('main').locator('ol[reversed]')
const sending = editor.getByRole('dialog', { name: /^Send order \d+$/ })
const parcels = editor
  .getByRole('main')
  .locator('section')
  .filter({
    has: editor.getByRole('heading', { name: 'Parcels' }),
  })

describe('whoever looks after the orders', () => {
  it('reads what happened to an order, and notes what is to be remembered', async () => {
    await placeOrder(product.port)
    await editor.goto(room('orders'))
    await editor.getByRole('link', { name: /^Order \d+$/ }).click()
    await happened.getByText('Order placed').waitFor()
    await happened.getByText('not sent, as no mail server is set').waitFor()
    const note = editor.getByRole('textbox', { name: 'Note' })
    await note.fill('Leave it\nat the boat shed')
    await editor.getByRole('button', { name: 'Add note' }).click()
    await happened.getByText('at the boat shed').waitFor()
    expect(await note.inputValue()).toBe('')
    await looksFine(editor, 'order-history')
    await editor.getByRole('button', { name: 'Remove the note “Leave it' }).click()
    await notice('Note removed.')
    await expect.poll(() => happened.getByText('at the boat shed').count()).toBe(0)
    await editor.getByRole('button', { name: 'Undo', exact: true }).click()
    await happened.getByText('at the boat shed').waitFor()
  })

  it('is asked about a note that is not added before the room is left', async () => {
    await editor.getByRole('textbox', { name: 'Note' }).fill('Half a')
    await editor.getByRole('link', { name: 'Products', exact: true }).click()
    const asked = editor.getByRole('dialog')
    await asked.getByRole('button', { name: 'Keep editing' }).click()
    await editor.getByRole('textbox', { name: 'Note' }).fill('')
  })

  it('prints what lies in the parcel, without prices and without the editor around it', async () => {
    await editor.evaluate(() => {
      globalThis.print = () => undefined
    })
    await menu(/^More of order \d/, 'Print packing slip')
    await editor.emulateMedia({ media: 'print' })
    await editor.getByText('Packing slip', { exact: true }).waitFor()
    const words = await editor.locator('body').innerText()
    expect(words).toContain('12 Rope Walk')
    expect(words).not.toContain('$')
    expect(words).not.toContain('Add note')
    await editor.evaluate(() => dispatchEvent(new Event('afterprint')))
    expect(await editor.getByText('Packing slip', { exact: true }).isVisible()).toBe(false)
    await editor.emulateMedia({ media: null })
  })

  it('says by whom a parcel goes, which whoever bought reads in a mail and on the page of the order', async () => {
    await editor.getByRole('button', { name: 'Mark as fulfilled' }).click()
    await sending.getByLabel('Carrier').fill('Harbor Post')
    await sending.getByLabel('Tracking number').fill('HP 4021')
    await sending.getByLabel('Where the parcel can be followed').fill('no address')
    await sending.getByRole('button', { name: 'Mark as fulfilled' }).click()
    await sending.getByText('Please enter an address such as').waitFor()
    await sending.getByLabel('Where the parcel can be followed').fill('post.example/HP4021')
    await looksFine(editor, 'order-send')
    await sending.getByRole('button', { name: 'Mark as fulfilled' }).click()
    await notice('is fulfilled.')
    await happened.getByRole('link', { name: 'Harbor Post HP 4021' }).waitFor()
    await happened.getByRole('link', { name: /^Order \d+ is on its way$/ }).click()
    await editor.getByRole('heading', { name: /is on its way$/ }).waitFor()
    const mail = editor.frameLocator('iframe').first()
    const page = await mail.getByRole('link', { name: 'See your order' }).getAttribute('href')
    await visitor.goto(page ?? '')
    const follow = visitor.getByRole('link', { name: 'Harbor Post HP 4021' })
    expect(await follow.getAttribute('href')).toBe('https://post.example/HP4021')
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'order-on-its-way')
    await editor.goBack()
    await editor.getByRole('button', { name: 'Mark as not fulfilled' }).click()
    await notice('is not fulfilled any more.')
    await editor.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => happened.getByRole('link', { name: /^Harbor Post/ }).count()).toBe(2)
    await editor.getByRole('button', { name: 'Mark as not fulfilled' }).click()
    await editor.getByRole('button', { name: 'Mark as fulfilled' }).waitFor()
  })

  it('sends one piece now and the rest later, which whoever bought reads parcel by parcel', async () => {
    await editor.getByRole('button', { name: 'Mark as fulfilled' }).click()
    const pieces = sending.getByLabel(/^Six sample tiles/)
    expect(await pieces.inputValue()).toBe('2')
    await pieces.fill('3')
    await sending.getByText('Please enter a whole number from 0 to 2.').waitFor()
    await pieces.fill('0')
    await sending.getByRole('button', { name: 'Send in part' }).click()
    await sending.getByText('Please choose what is sent.').waitFor()
    await pieces.fill('1')
    await sending.getByLabel('Tracking number').fill('HP 4022')
    await looksFine(editor, 'order-send-in-part')
    await sending.getByRole('button', { name: 'Send in part' }).click()
    await notice('is sent in part.')
    await parcels.getByText('HP 4022').waitFor()
    await parcels.getByText('Still to send').waitFor()
    await happened.getByText('1 × Six sample tiles').waitFor()
    await looksFine(editor, 'order-sent-in-part')
    await editor.getByRole('button', { name: /^More of order \d/ }).click()
    expect(await editor.getByRole('menuitem', { name: 'Cancel the order…' }).count()).toBe(0)
    await editor.getByRole('menuitem', { name: 'Refund…' }).click()
    const refunding = editor.getByRole('dialog', { name: /^Refund order \d+$/ })
    await refunding.getByLabel(/^Six sample tiles/).fill('2')
    const restock = refunding.getByRole('switch', { name: /back into stock$/ })
    // one of them is with whoever bought it
    expect(await restock.isChecked()).toBe(false)
    await refunding.getByLabel(/^Six sample tiles/).fill('1')
    expect(await restock.isChecked()).toBe(true)
    await editor.keyboard.press('Escape')
    await refunding.getByRole('button', { name: 'Discard' }).click()
    await visitor.reload()
    await visitor.getByText('Still to come').waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'order-in-parcels')
    await editor.goto(room('orders'))
    await editor.getByText('Sent in part').filter({ visible: true }).waitFor()
    await looksFine(editor, 'orders-sent-in-part')
    await editor.goBack()
    await editor.getByRole('button', { name: 'Send the rest' }).click()
    await sending.getByRole('button', { name: 'Mark as fulfilled' }).click()
    await notice('is fulfilled.')
    await parcels.getByText('Parcel 2').waitFor()
    await looksFine(editor, 'order-in-two-parcels')
  })

  it('prints the slip of one parcel, and takes each back by itself', async () => {
    await editor.evaluate(() => {
      globalThis.print = () => undefined
    })
    await parcels.getByRole('button', { name: 'Print the packing slip of parcel 2' }).click()
    await editor.emulateMedia({ media: 'print' })
    const [quantity] = await editor.locator('[data-slip] td:visible').allTextContents()
    expect(quantity).toBe('1')
    await editor.evaluate(() => dispatchEvent(new Event('afterprint')))
    await editor.emulateMedia({ media: null })
    await parcels.getByRole('button', { name: 'Take back parcel 1' }).click()
    await notice('is taken back.')
    await expect.poll(() => parcels.getByText('HP 4022').count()).toBe(0)
    await editor.getByRole('button', { name: 'Undo', exact: true }).click()
    await parcels.getByText('HP 4022').waitFor()
    await parcels.getByRole('button', { name: 'Take back parcel 2' }).click()
    await expect.poll(() => parcels.getByText('Parcel 2').count()).toBe(0)
    await parcels.getByRole('button', { name: 'Take back parcel 1' }).click()
    await editor.getByRole('button', { name: 'Mark as fulfilled' }).waitFor()
    await happened.getByText('Marked as not sent').first().waitFor()
  })

  it('cancels an order once that was asked, which its history says', async () => {
    await menu(/^More of order \d/, 'Cancel the order…')
    const asked = editor.getByRole('dialog', { name: /^Cancel order \d+\?$/ })
    await asked.getByText('no money was taken').waitFor()
    await asked.getByLabel('Why, in your words').fill('It broke in the kiln.')
    await looksFine(editor, 'order-cancel')
    await asked.getByRole('button', { name: 'Cancel the order' }).click()
    await notice('is cancelled.')
    await editor.getByText('Cancelled; the items went back into stock').waitFor()
    await happened.getByRole('link', { name: /^Order \d+ is cancelled$/ }).waitFor()
    expect(await editor.getByRole('button', { name: 'Mark as fulfilled' }).count()).toBe(0)
  })

  it('has the orders of one state as a file', async () => {
    await editor.goto(room('orders?status=cancelled'))
    const [file] = await Promise.all([
      editor.waitForEvent('download'),
      menu(/^More of orders$/, 'Export these orders'),
    ])
    const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toContain('cancelled,yes,ines@harbour.example,Ines,Abara,12 Rope Walk')
  })

  it('sends several orders at once, prints their slips, and takes that back', async () => {
    await placeOrder(product.port)
    await placeOrder(product.port)
    await editor.goto(room('orders'))
    await editor.getByRole('checkbox', { name: /^Choose all orders/ }).press('Space')
    await editor.getByText('3 orders chosen').waitFor()
    await looksFine(editor, 'orders-chosen')
    await editor.evaluate(() => {
      globalThis.print = () => {
        document.title = `${document.querySelectorAll('[data-slip]').length} slips`
      }
    })
    await editor.getByRole('button', { name: 'Print packing slips' }).click()
    await expect.poll(() => editor.title()).toBe('2 slips')
    await editor.getByRole('button', { name: 'Mark as fulfilled' }).click()
    const asked = editor.getByRole('dialog', { name: 'Mark 2 orders' })
    await looksFine(editor, 'orders-fulfil')
    await asked.getByRole('button', { name: 'Mark as fulfilled' }).click()
    await notice('2 orders marked as fulfilled.')
    const done = () => editor.getByRole('row').getByText('Fulfilled', { exact: true }).count()
    await expect.poll(done).toBeGreaterThan(1)
    await editor.getByRole('button', { name: 'Undo', exact: true }).click()
    await notice('2 orders marked as not fulfilled.')
    await expect.poll(done).toBe(0)
  })
})
