import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { placeOrder } from './place-order.ts'

const { editor, visitor, product, room, notice } = await openOwnerAndVisitor()

const ask = async (entry: string): Promise<void> => {
  await editor.getByRole('button', { name: /^More of order \d/ }).click()
  await editor.getByRole('menuitem', { name: entry }).click()
}
const openNewest = async (): Promise<void> => {
  await editor.goto(room('orders'))
  await editor
    .getByRole('link', { name: /^Order \d+$/ })
    .first()
    .click()
}
const dialog = editor.getByRole('dialog', { name: /^Refund order \d+$/ })
const happened = editor.getByRole('main').getByRole('list')
const amount = dialog.getByLabel('Amount')

describe('whoever looks after the orders', () => {
  it('gives back one of two pieces, and reads before it what that comes to', async () => {
    await placeOrder(product.port)
    await openNewest()
    await ask('Refund…')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await dialog.getByText('Please choose what goes back').waitFor()
    const pieces = dialog.getByLabel(/^Six sample tiles/)
    await pieces.fill('3')
    await dialog.getByText('Please enter a whole number from 0 to 2.').waitFor()
    await pieces.fill('1')
    await dialog.getByRole('switch', { name: 'Put the item back into stock' }).waitFor()
    const whole = await amount.inputValue()
    expect(Number(whole)).toBeGreaterThan(0)
    await dialog.getByLabel('Why, in your words').fill('One tile was chipped.')
    await looksFine(editor, 'order-refund')
    await dialog.getByRole('button', { name: /^Refund \$/ }).click()
    await notice('is refunded.')
    await happened.getByText(`Refunded $${whole}`).waitFor()
    await happened.getByText('One tile was chipped.').waitFor()
    await editor.getByText('Partly refunded').first().waitFor()
    await editor.getByText('1 given back').waitFor()
    await looksFine(editor, 'order-refunded-in-part')
  })

  it('tells whoever bought by a mail, whose link leads to the order with what went back', async () => {
    await happened.getByRole('link', { name: /^Refund of \$[\d.]+ for order \d+$/ }).click()
    await editor.getByRole('heading', { name: /^Refund of/ }).waitFor()
    const mail = editor.frameLocator('iframe').first()
    await mail.getByText('One tile was chipped.').waitFor()
    await takePictures(editor, 'mail-of-a-refund')
    const page = await mail.getByRole('link', { name: 'See your order' }).getAttribute('href')
    await visitor.goto(page ?? '')
    await visitor.getByText('Refunded', { exact: true }).waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    await takePictures(visitor, 'order-refunded')
    await editor.goBack()
  })

  it('types an amount of its own, and is told where that is more than is left', async () => {
    await ask('Refund…')
    await amount.fill('9999')
    await dialog.getByText(/^Please enter an amount up to \$/).waitFor()
    await amount.fill('1.50')
    await dialog.getByRole('button', { name: 'Refund $1.50' }).waitFor()
    await editor.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await dialog.getByRole('switch', { name: /^Tell ines/ }).click({ force: true })
    await amount.press('Enter')
    await notice('$1.50 of order')
    await happened.getByText('Refunded $1.50').waitFor()
    expect(await happened.getByRole('link', { name: /^Refund of/ }).count()).toBe(1)
  })

  it('gives back all that is left, after which nothing is to be sent', async () => {
    await ask('Refund…')
    await dialog.getByRole('button', { name: 'All that is left' }).click()
    await looksFine(editor, 'order-refund-all')
    await dialog.getByRole('button', { name: /^Refund \$/ }).click()
    await editor.getByText('All of it was given back: nothing is left to send.').waitFor()
    expect(await editor.getByRole('button', { name: 'Mark as fulfilled' }).count()).toBe(0)
    await editor.getByRole('button', { name: /^More of order \d/ }).click()
    expect(await editor.getByRole('menuitem', { name: 'Refund…' }).count()).toBe(0)
    await editor.keyboard.press('Escape')
    await looksFine(editor, 'order-refunded')
    await editor.getByRole('button', { name: 'Cancel the order…' }).click()
    const asked = editor.getByRole('dialog', { name: /^Cancel order \d+\?$/ })
    expect(await asked.getByRole('switch', { name: /^Refund/ }).count()).toBe(0)
    await asked.getByRole('button', { name: 'Cancel the order' }).click()
    await notice('is cancelled.')
  })

  it('keeps an order whose cancellation found no connection, whatever comes later', async () => {
    await placeOrder(product.port)
    await openNewest()
    await ask('Cancel the order…')
    const asked = editor.getByRole('dialog', { name: /^Cancel order \d+\?$/ })
    await editor.context().setOffline(true)
    await asked.getByRole('button', { name: 'Cancel the order' }).click()
    await asked.getByRole('alert').waitFor()
    await asked.getByRole('button', { name: 'Keep the order' }).click()
    await editor.context().setOffline(false)
    await editor.reload()
    await editor.getByRole('button', { name: 'Mark as fulfilled' }).waitFor()
    expect(await happened.getByText(/^Cancelled/).count()).toBe(0)
  })

  it('cancels an order and gives its money back in one go', async () => {
    await ask('Cancel the order…')
    const asked = editor.getByRole('dialog', { name: /^Cancel order \d+\?$/ })
    await asked.getByRole('switch', { name: /^Refund \$/ }).waitFor()
    await looksFine(editor, 'order-cancel-and-refund')
    await asked.getByRole('button', { name: 'Cancel the order' }).click()
    await notice('is cancelled.')
    await happened.getByText(/^Refunded \$/).waitFor()
    await happened.getByText('Cancelled; the items went back into stock').waitFor()
    await editor.goto(room('orders'))
    await editor.getByText('Refunded', { exact: true }).last().waitFor()
    await looksFine(editor, 'orders-refunded')
  })
})
