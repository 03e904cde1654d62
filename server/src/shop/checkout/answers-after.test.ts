import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import { newestOrder } from './testing/newest-order.ts'
import { buy } from './testing/open-shop.ts'

const shared = { description: '', placeholder: '', required: false }
const fields = [
  { ...shared, id: 'words', type: 'text', title: 'Words <1>' },
  { ...shared, id: 'secret', type: 'password', title: 'A secret' },
  { ...shared, id: 'from', type: 'hidden', title: '', key: 'utm', value: 'fair' },
]

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
  await shop.setStock('BOWL-M', null)
  await shop.perform('add-form', { id: 'engraving', name: 'Engraving', fields })
  await shop.editBowls({ additionalFieldsFormId: 'engraving' })
})
afterAll(() => shop.close())

test('what a shopper answered stands on the order, its receipt, mail and file, by who may see it', async () => {
  const ada = shop.visitor()
  const answers = { words: '=For <Bea>', secret: 'swordfish', from: 'fair' }
  const body = { itemId: shop.bowlId, sku: 'BOWL-M', quantity: 1 }
  const additionalFields = JSON.stringify(answers)
  await ada.write('POST', '/api/commerce/shopping-cart/entries', { ...body, additionalFields })
  expect((await ada.get('/checkout')).text).toContain('=For &lt;Bea&gt;')
  const page = (await buy(ada)).headers['location'] ?? ''
  for (const path of [page, `${page}/receipt`]) {
    const { text } = await ada.get(path)
    expect(text).toContain('Words &lt;1&gt;')
    expect(text).toContain('=For &lt;Bea&gt;')
    expect(text).not.toMatch(/swordfish|fair/)
  }
  const owner = await shop.owner()
  const site = `/api/editor/sites/${shop.siteId}`
  const { mails } = (await owner.get(`${site}/mails`)).json<MailsReply>()
  const id = mails.find(({ kind }) => kind === 'order-confirmation')?.id
  const mail = (await owner.get(`${site}/mails/${id}`)).json<MailReply>()
  expect(mail.text).toContain('Words <1>: =For <Bea>')
  expect(mail.text).not.toMatch(/swordfish|fair/)
  const { items } = await newestOrder(shop)
  expect(JSON.stringify(items)).toContain('fair')
  const file = (await owner.get(`${site}/orders/file`)).text
  expect(file).toContain('Words <1>: =For <Bea>')
  expect(file).toContain('fair')
})

test('what a product asks for since it was put into the cart is answered before it is paid for', async () => {
  const bea = shop.visitor()
  const body = { itemId: shop.bowlId, sku: 'BOWL-M', quantity: 1, additionalFields: '{}' }
  await bea.write('POST', '/api/commerce/shopping-cart/entries', body)
  const required = { description: '', placeholder: '', required: true, type: 'text' }
  const more = { ...required, id: 'size', title: 'Size' }
  const set = { fields: [...fields, more] }
  await shop.perform('edit-form', { id: 'engraving', set })
  shop.time.now += 1500
  const refused = await buy(bea)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('asks for details that you have not given yet')
  const cart = await bea.get('/cart')
  expect(cart.text).toContain('Please give the details that this asks for, to go on.')
  const edit = /href="([^"]*product-form[^"]*)"/.exec(cart.text)?.[1]?.replaceAll('&amp;', '&')
  expect((await bea.get(edit ?? '')).status).toBe(200)
  const { entries } = (await bea.get('/api/commerce/shopping-cart')).json<{
    entries: { id: string }[]
  }>()
  const path = `/api/commerce/shopping-cart/entries/${entries[0]?.id}/additionalFields`
  const additionalFields = JSON.stringify({ size: 'XL', words: 'one\ntwo' })
  expect((await bea.write('PUT', path, { ...body, additionalFields })).status).toBe(400)
  const plain = JSON.stringify({ size: 'XL' })
  expect((await bea.write('PUT', path, { ...body, additionalFields: plain })).status).toBe(200)
  expect((await buy(bea)).status).toBe(303)
})
