import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileSizeText } from './file-size.ts'

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [20_000_000, '19.1 MB'],
  [300_000_000, '286.1 MB'],
  [1024 * 1024 - 1, '1 MB'],
])('says %i as %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text)
})

it('never says a thousand of a unit that has a larger one', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 31 - 1 }), (bytes) => {
      const [amount = '', unit] = fileSizeText(bytes).split(' ')
      expect(Number(amount)).toBeLessThan(unit === 'GB' ? 3 : 1024)
    }),
  )
})
