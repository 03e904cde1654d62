import { expect, test } from 'vitest'
import { mostAddresses, withAddressFirst, withoutAddress } from './address-book.ts'

const home = { line1: '1 Moss Lane', city: 'Portland' }
const work = { line1: '2 Fern Road', city: 'Portland' }

test('the address that was kept last stands first, and none stands twice', () => {
  const both = withAddressFirst(withAddressFirst([], home), work)
  expect(both).toEqual([work, home])
  expect(withAddressFirst(both, { ...home, line2: '' })).toEqual([{ ...home, line2: '' }, work])
  expect(withoutAddress(both, work)).toEqual([home])
})

test('no more are kept than a page can show, and the oldest goes', () => {
  let kept = [home] as ReturnType<typeof withAddressFirst>
  for (let number = 0; number < mostAddresses; number++) {
    kept = withAddressFirst(kept, { line1: `${number} Kiln Street` })
  }
  expect([kept.length, kept.includes(home)]).toEqual([mostAddresses, false])
})
