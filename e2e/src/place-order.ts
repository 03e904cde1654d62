import { expect } from 'vitest'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'

/** An order that a shopper places by plain forms: six sample tiles, sent to Ines Abara. */
export async function placeOrder(port: number): Promise<void> {
  const shopper = createVisitor(port, 'shop.localhost')
  const page = (await shopper.get('/shop/six-sample-tiles')).text
  const itemId = /data-item-id="([0-9a-f]{24})"/.exec(page)?.[1] ?? ''
  const entry = { itemId, sku: null, quantity: 2, additionalFields: null }
  await shopper.write('POST', '/api/commerce/shopping-cart/entries', entry)
  const { text } = await shopper.get('/checkout')
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? ''
  const placed = await shopper.postForm('/checkout', {
    key: hidden('key'),
    offer: hidden('offer'),
    email: 'ines@harbour.example',
    firstName: 'Ines',
    lastName: 'Abara',
    line1: '12 Rope Walk',
    line2: '',
    city: 'Harrow Point',
    region: 'ME',
    postalCode: '04000',
    country: 'US',
    phone: '',
    payment: 'accepted',
  })
  expect([placed.status, placed.headers.location]).toEqual([
    303,
    expect.stringContaining('/checkout/order-confirmed/'),
  ])
}
