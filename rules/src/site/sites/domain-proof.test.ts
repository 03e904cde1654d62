import { expect, test } from 'vitest'
import { decideProof, wayOfDomain } from './domain-proof.ts'

test('a name is proved by one record that says the words to the letter, whatever stands beside it', () => {
  const value = 'vitrine-site=Ab12'
  expect(decideProof(value, ['v=spf1 -all', value])).toBe('proved')
  expect(decideProof(value, [` ${value} `])).toBe('proved')
  expect(decideProof(value, ['vitrine-site=ab12'])).toBe('other-record')
  expect(decideProof(value, [`${value}3`])).toBe('other-record')
  expect(decideProof(value, [])).toBe('no-record')
  expect(decideProof(value, undefined)).toBe('no-answer')
})

test('a name leads here by any address that the site’s first name has', () => {
  expect(wayOfDomain(['192.0.2.1', '192.0.2.7'], ['192.0.2.7'])).toBe('here')
  expect(wayOfDomain(['192.0.2.1'], ['192.0.2.7'])).toBe('elsewhere')
  expect(wayOfDomain([], ['192.0.2.7'])).toBe('nowhere')
  expect(wayOfDomain(['192.0.2.1'], [])).toBe('unknown')
  expect(wayOfDomain(undefined, ['192.0.2.7'])).toBe('unknown')
})
