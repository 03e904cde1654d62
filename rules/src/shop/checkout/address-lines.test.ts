import { expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

const address = {
  firstName: 'Ada',
  lastName: 'Moss',
  line1: '1 Moss Lane',
  line2: '',
  city: 'Harrow Point',
  region: 'ME',
  postalCode: '04000',
  country: 'US',
}

it('writes an address as it stands on a parcel', () => {
  expect(addressLines(address, 'en-US')).toEqual([
    'Ada Moss',
    '1 Moss Lane',
    'Harrow Point, ME 04000',
    'United States',
  ])
  expect(addressLines(address, 'de-DE').at(-1)).toBe('Vereinigte Staaten')
})

it('leaves out what was not given, with its signs', () => {
  expect(addressLines({ ...address, region: '', lastName: '' }, 'en-US')).toEqual([
    'Ada',
    '1 Moss Lane',
    'Harrow Point, 04000',
    'United States',
  ])
  const nothing = Object.fromEntries(Object.keys(address).map((name) => [name, '']))
  expect(addressLines(nothing as typeof address, 'en-US')).toEqual([])
})
