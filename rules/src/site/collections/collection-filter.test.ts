import { describe, expect, test } from 'vitest'
import { filterAddress, namesUnknownWord } from './collection-filter.ts'

const words = { categories: ['Pendants', 'Table and wall'], tags: ['kiln'] }

describe('the filter of a list', () => {
  test.each([
    ['', '', false],
    ['Pendants', '', false],
    ['Pendants', 'kiln', false],
    ['pendants', '', true],
    ['kiln', '', true],
    ['Pendants', 'Pendants', true],
    ['', 'constructor', true],
  ])('of category "%s" and tag "%s" names an unknown word: %s', (category, tag, isUnknown) => {
    expect(namesUnknownWord({ category, tag }, words)).toBe(isUnknown)
  })

  test.each([
    ['', '', ''],
    ['Table and wall', '', '?category=Table%20and%20wall'],
    ['Cups & bowls', 'a=b', '?category=Cups%20%26%20bowls&tag=a%3Db'],
  ])('of category "%s" and tag "%s" has the address "%s"', (category, tag, address) => {
    expect(filterAddress({ category, tag })).toBe(address)
  })

  test('of a month has an address of its own', () => {
    expect(filterAddress({ category: '', tag: '', month: '11-2026' })).toBe('?month=11-2026')
    expect(filterAddress({ category: '', tag: 'kiln', month: '11-2026' })).toBe(
      '?tag=kiln&month=11-2026',
    )
  })
})
