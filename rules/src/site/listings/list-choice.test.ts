import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  changesList,
  choiceParameters,
  listSortings,
  narrows,
  noChoice,
  readListChoice,
  withoutFilters,
  withoutOption,
} from './list-choice.ts'
import { optionWord, readOptionWord } from './listed-variant.ts'

const red = { name: 'Color', value: 'Red' }
const small = { name: 'Size', value: 'S' }

it('says the same after it stood in an address', () => {
  const word = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  const amount = word.map((text) => text.trim()).filter((text) => text.length <= 20)
  const choices = fc.record({
    sort: fc.option(fc.constantFrom(...listSortings)),
    options: fc.uniqueArray(fc.record({ name: word, value: word }), {
      maxLength: 8,
      selector: optionWord,
    }),
    priceFrom: amount,
    priceTo: amount,
    inStock: fc.boolean(),
  })
  fc.assert(
    fc.property(choices, (choice) => {
      const address = new URLSearchParams(
        choiceParameters(choice).map(([name, text]): [string, string] => [name, text]),
      )
      const read = readListChoice(new URLSearchParams(address.toString()))
      expect(choiceParameters(read)).toEqual(choiceParameters(choice))
      expect({ ...read, options: [] }).toEqual({ ...choice, options: [] })
    }),
  )
})

it('takes each value of an option once, and what is none of a choice not at all', () => {
  const read = readListChoice(
    new URLSearchParams(
      'sort=cheap&option.Color=Red&option.Color=Red&option.Size=S&option.=x&option.Size=' +
        '&in-stock=no&price-from=%2012,50%20&price-from=9',
    ),
  )
  expect(read).toEqual({ ...noChoice, options: [red, small], priceFrom: '12,50' })
})

it('takes 50 values of options and no more', () => {
  const many = Array.from({ length: 80 }, (_, index) => ['option.Size', String(index)] as const)
  expect(readListChoice(many).options).toHaveLength(50)
})

it('leaves something out by each of its filters, and nothing by its order', () => {
  expect(narrows(noChoice)).toBe(false)
  expect(changesList(noChoice)).toBe(false)
  const sorted = { ...noChoice, sort: 'newest' } as const
  expect([narrows(sorted), changesList(sorted)]).toEqual([false, true])
  for (const part of [
    { options: [red] },
    { priceFrom: '1' },
    { priceTo: '1' },
    { inStock: true },
  ]) {
    expect(narrows({ ...noChoice, ...part })).toBe(true)
  }
})

it('loses one value, or all filters and keeps its order', () => {
  const choice = { ...noChoice, sort: 'newest', options: [red, small], inStock: true } as const
  expect(withoutOption(choice, red).options).toEqual([small])
  expect(withoutFilters(choice)).toEqual({ ...noChoice, sort: 'newest' })
})

it('keeps a name and its value apart in one word', () => {
  expect(readOptionWord(optionWord(red))).toEqual(red)
  expect(readOptionWord(optionWord({ name: 'A: b', value: 'c: d' }))).toEqual({
    name: 'A: b',
    value: 'c: d',
  })
})
