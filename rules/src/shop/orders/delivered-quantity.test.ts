import { expect, test } from 'vitest'
import { deliveredQuantity } from './delivered-quantity.ts'

test('what lies in no parcel is its buyer’s once it is paid, and all else as far as it was sent', () => {
  const line = { quantity: 3, sentQuantity: 1 }
  const download = { ...line, needsParcel: false, sentQuantity: 0 }
  expect(deliveredQuantity({ ...line, needsParcel: true }, 'fulfilled')).toBe(1)
  expect(deliveredQuantity(download, 'fulfilled')).toBe(3)
  expect(deliveredQuantity(download, 'paid')).toBe(3)
  expect(deliveredQuantity(download, 'received')).toBe(0)
  expect(deliveredQuantity(download, 'cancelled')).toBe(0)
})
