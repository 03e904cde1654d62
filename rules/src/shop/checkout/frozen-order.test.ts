import { expect, test } from 'vitest'
import { isDoneAtOnce } from './frozen-order.ts'

test('nothing is left to do of an order that is downloaded or mailed as a whole', () => {
  const file = { id: 'a', name: 'a.txt', hash: 'h', byteSize: 1, contentType: 'text/plain' }
  expect(isDoneAtOnce([{ files: [file] }, { files: [] }])).toBe(true)
  expect(isDoneAtOnce([{ files: [file] }, { isGiftCard: true }])).toBe(true)
  expect(isDoneAtOnce([{ files: [file] }, { isGiftCard: false }])).toBe(false)
  expect(isDoneAtOnce([{ isGiftCard: true }, {}])).toBe(false)
  expect(isDoneAtOnce([])).toBe(false)
})
