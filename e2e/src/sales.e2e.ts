import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'
import { placeOrder } from './place-order.ts'

const { editor, product, room, trouble } = await openOwnerAndVisitor()

const period = (name: string) => editor.getByRole('link', { name, exact: true }).click()
const chart = (name: RegExp) => editor.getByRole('figure', { name }).waitFor()

describe('the sales of a shop', () => {
  it('stand nowhere before its first order, and the room says what it is for', async () => {
    await editor.goto(room('overview'))
    await editor.getByRole('heading', { name: 'The door is' }).waitFor()
    expect(await editor.getByRole('heading', { name: 'Sales', exact: true }).count()).toBe(0)
    await editor.goto(room('sales'))
    await editor.getByRole('heading', { name: 'No sales yet' }).waitFor()
    await looksFine(editor, 'sales-none')
  })

  it('stand on the overview from the first order on, and lead to their room by keys', async () => {
    await placeOrder(product.port)
    await placeOrder(product.port)
    await editor.goto(room('overview'))
    await chart(/^Bars of net sales by day/)
    await looksFine(editor, 'sales-overview')
    await editor.keyboard.press('Control+K')
    await editor.getByLabel('Search this site').fill('revenue')
    await editor.getByRole('menuitem', { name: 'Go to Sales' }).waitFor()
    await editor.keyboard.press('Enter')
    await editor.getByRole('heading', { name: 'Sales', level: 1 }).waitFor()
    await editor.getByText('Test orders: no money was taken').waitFor()
    await looksFine(editor, 'sales')
    await editor.getByText('Show as a table').focus()
    await editor.keyboard.press('Enter')
    await editor.getByRole('row', { name: /^In all/ }).waitFor()
    await looksFine(editor, 'sales-table')
  })

  it('go by week, by product and by code, and come as a file', async () => {
    await period('Last 12 weeks')
    await chart(/by week/)
    await editor.getByRole('link', { name: 'By product' }).click()
    await editor.waitForURL('**/sales?period=12-weeks&by=products')
    await editor.getByRole('link', { name: /^Six/ }).waitFor()
    await looksFine(editor, 'sales-products')
    const [file] = await Promise.all([
      editor.waitForEvent('download'),
      editor.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(rows[0]).toBe('Product,Product id,Quantity,Orders,Sales,Currency,Test')
    expect(rows).toHaveLength(2)
    await editor.getByRole('link', { name: 'By discount' }).click()
    await editor.getByText('No order of this time used a discount.').waitFor()
    expect(trouble.messages).toEqual([])
  })
})
