import { expect, test } from 'vitest'
import { offersQuantity } from './availability.ts'
import { ProductType } from './product.ts'

const bowl = { productType: ProductType.physical, isSubscribable: false, totalStock: 2 }
const several = { multipleQuantityAllowedForServices: true }
const single = { multipleQuantityAllowedForServices: false }

test('how many is asked of goods and, where the owner allows it, of services', () => {
  expect(offersQuantity(bowl, single)).toBe(true)
  expect(offersQuantity({ ...bowl, totalStock: Infinity }, single)).toBe(true)
  const service = { ...bowl, productType: ProductType.service }
  expect([offersQuantity(service, several), offersQuantity(service, single)]).toEqual([true, false])
})

test('it is not asked of the last one, of subscriptions, downloads, gift cards and paywalls', () => {
  for (const change of [
    { totalStock: 1 },
    { totalStock: 0 },
    { isSubscribable: true },
    { productType: ProductType.digital },
    { productType: ProductType.giftCard },
    { productType: ProductType.paywall },
  ]) {
    expect(offersQuantity({ ...bowl, ...change }, several)).toBe(false)
  }
})
