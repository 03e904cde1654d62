import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { accepted, buyer, hiddenFieldsOf } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
  const { variants } = await shop.bowlsNow()
  await shop.editBowls({ variants: variants.map((one) => ({ ...one, weight: 1.2 })) })
  // “Parcel” at 5.00 for less
  await setShipping({ weightSteps: [{ from: 2, priceCents: 950 }], mostWeight: 5 })
})
afterAll(() => shop.close())

beforeEach(async () => {
  // a minute later nobody has sent too much
  shop.time.now += 61_000
  await shop.setStock('BOWL-M', null)
})

const setShipping = (set: object) => shop.perform('set-shipping', { set })

type Form = Readonly<Record<string, string>>

async function press(visitor: Visitor, fields: Form): Promise<TestResponse> {
  const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
  return visitor.postForm('/checkout', { ...hidden, ...buyer, ...accepted, ...fields })
}

describe('an order of some weight', () => {
  test('costs the price of what it weighs, in the cart and at the checkout', async () => {
    const one = await shop.shopperWith('BOWL-M')
    expect(await shop.cartOf(one)).toMatchObject({ shippingCostCents: 500 })
    const two = await shop.shopperWith('BOWL-M', 2)
    expect(await shop.cartOf(two)).toMatchObject({ shippingCostCents: 950 })
    expect((await two.get('/checkout')).text).toContain('Pay $59.50')
    expect((await press(two, {})).status).toBe(303)
  })

  test('is told of and not charged where it is too heavy to be sent', async () => {
    const ada = await shop.shopperWith('BOWL-M', 5)
    const orders = await shop.orderCount()
    const page = await ada.get('/checkout')
    expect(page.text).toContain('Too heavy to be sent there')
    // no price of shipping is part of a sum that nobody can pay
    expect(page.text).toContain('before shipping</span></dt><dd>$125.00</dd>')
    expect(page.text).not.toContain('Pay $')
    expect((await ada.get('/cart')).text).toContain('This is too heavy to be sent.')
    const refused = await press(ada, {})
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('This is too heavy to be sent there. Nothing was charged.')
    expect(await shop.orderCount()).toBe(orders)
  })

  test('goes where another way takes it, and is fetched however heavy it is', async () => {
    const freight = { name: 'Freight', priceCents: 9000, freeFromCents: null, instead: false }
    await shop.perform('put-shipping-way', {
      id: 'freight',
      way: { ...freight, countries: ['CA'] },
      seen: null,
    })
    const ada = await shop.shopperWith('BOWL-M', 5)
    const inCanada = { country: 'CA', region: 'QC', postalCode: 'H2X 1Y4' }
    await press(ada, { step: 'place', ...inCanada })
    expect((await ada.get('/checkout')).text).toContain('<dt>Freight</dt><dd>$90.00</dd>')
    await press(ada, { step: 'place' })
    expect((await ada.get('/checkout')).text).toContain('Too heavy to be sent there')
    const { line1, city, region, postalCode, country } = buyer
    await shop.perform('put-pickup-place', {
      id: 'workshop',
      place: { name: 'Workshop', line1, city, region, postalCode, country, note: '' },
      seen: null,
    })
    await press(ada, { step: 'place', delivery: 'pickup' })
    expect((await press(ada, { delivery: 'pickup' })).status).toBe(303)
  })
})

test('a way of some postcodes is there for whoever lives there, once that is typed', async () => {
  const van = {
    name: 'By hand',
    priceCents: 200,
    freeFromCents: null,
    countries: ['US'],
    postcodes: ['040*'],
    instead: true,
  }
  await shop.perform('put-shipping-way', { id: 'van', way: van, seen: null })
  const ada = await shop.shopperWith('BOWL-M')
  expect((await ada.get('/checkout')).text).toContain('<dt>Parcel</dt><dd>$5.00</dd>')
  await press(ada, { step: 'place', postalCode: '04000' })
  expect((await ada.get('/checkout')).text).toContain('<dt>By hand</dt><dd>$2.00</dd>')
  const moved = await press(ada, { postalCode: '90210' })
  expect(moved.status).toBe(409)
  expect(moved.text).toContain('It is sent by Parcel now, which costs $5.00.')
})

test('a country of which some postcodes are served asks for it, and refuses others at its field', async () => {
  await shop.perform('put-shipping-way', {
    id: 'paris',
    way: {
      name: 'Paris',
      priceCents: 300,
      freeFromCents: null,
      countries: ['FR'],
      postcodes: ['75*'],
      instead: true,
    },
    seen: null,
  })
  await setShipping({ countries: ['US'] })
  const ada = await shop.shopperWith('BOWL-M')
  const orders = await shop.orderCount()
  const inFrance = { country: 'FR', region: '', city: 'Ville' }
  await press(ada, { step: 'place', ...inFrance, postalCode: '' })
  expect((await ada.get('/checkout')).text).toContain('Depends on your postal code')
  const far = await press(ada, { ...inFrance, postalCode: '69001' })
  expect(far.status).toBe(400)
  expect(far.text).toContain('Postal code: Not sent to that postal code')
  expect(await shop.orderCount()).toBe(orders)
  await press(ada, { step: 'place', ...inFrance, postalCode: '75011' })
  expect((await press(ada, { ...inFrance, postalCode: '75011' })).status).toBe(303)
  await setShipping({ countries: null })
})

test('two people who edit prices by weight at once are told, and weights are in order', async () => {
  const wish = async (set: object, seen: object) => {
    const owner = await shop.owner()
    const path = `/api/editor/sites/${shop.siteId}/actions`
    const body = { action: 'set-shipping', input: { set, seen, currency: 'USD' } }
    return owner.write('POST', path, body)
  }
  const before = [{ from: 2, priceCents: 950 }]
  const steps = [{ from: 4, priceCents: 1400 }, ...before]
  expect((await wish({ weightSteps: steps }, { weightSteps: before })).status).toBe(200)
  const late = await wish({ weightSteps: [] }, { weightSteps: before })
  expect(late.json()['code']).toBe('fields-changed')
  const three = await shop.shopperWith('BOWL-M', 3)
  expect(await shop.cartOf(three)).toMatchObject({ shippingCostCents: 950 })
  const four = await shop.shopperWith('BOWL-M', 4)
  expect(await shop.cartOf(four)).toMatchObject({ shippingCostCents: 1400 })
  for (const weightSteps of [
    [{ from: 0, priceCents: 1 }],
    [{ from: -1, priceCents: 1 }],
    [{ from: 1, priceCents: 1.5 }],
    [{ from: 1e9, priceCents: 1 }],
    [...before, ...before],
    Array.from({ length: 21 }, (_one, at) => ({ from: at + 1, priceCents: 1 })),
  ]) {
    expect((await wish({ weightSteps }, {})).status).toBe(400)
  }
})
