import { describe, expect, it } from 'vitest'
import { sayInEnglish } from '../../ground/words/say.ts'
import type { PickupPlace } from '../../site/sites/site-settings.ts'
import { pickupPlaces, placeToFetch, sendsOrders } from './pickup.ts'
import { shippingHint } from './shipping-hint.ts'

const place = (id: string): PickupPlace => ({
  id,
  name: id,
  line1: '2 Wharf Street',
  city: 'Portland',
  region: 'ME',
  postalCode: '04101',
  country: 'US',
  note: '',
})
const places = [place('workshop'), place('harbor')]
const beside = { pickup: { places, only: false } }
const only = { pickup: { places, only: true } }

describe('where an order is fetched', () => {
  it('is nowhere where the shop has no place for that, whatever a form says', () => {
    for (const store of [{}, { pickup: { places: [], only: true } }]) {
      expect(placeToFetch(store, { delivery: 'pickup', shipping: 'workshop' })).toBeUndefined()
      expect(sendsOrders(store)).toBe(true)
      expect(pickupPlaces(store)).toEqual([])
    }
  })

  it('is what was chosen, or else the first place, where somebody fetches it', () => {
    const at = (delivery: string, shipping: string) =>
      placeToFetch(beside, { delivery, shipping })?.id
    expect(at('pickup', 'harbor')).toBe('harbor')
    expect(at('pickup', 'flat')).toBe('workshop')
    expect(at('', 'harbor')).toBeUndefined()
    expect(at('ship', 'harbor')).toBeUndefined()
  })

  it('is one of the places always where the shop sends nothing', () => {
    expect(sendsOrders(only)).toBe(false)
    expect(placeToFetch(only, { delivery: 'ship', shipping: '' })?.id).toBe('workshop')
  })
})

it('the cart says that an order can be picked up, or only that', () => {
  const shipping = { name: 'Parcel', priceCents: 500 }
  const cart = { isSent: true, totals: undefined, money: String, say: sayInEnglish }
  expect(shippingHint({ shipping, ...beside }, cart)).toBe(
    'Shipping is added at checkout, or you pick your order up for nothing.',
  )
  expect(shippingHint({ shipping, ...only }, cart)).toBe(
    'You pick your order up: at the checkout you see where.',
  )
  expect(shippingHint({ shipping, ...only }, { ...cart, isSent: false })).toBe(
    'Nothing has to be shipped.',
  )
})
