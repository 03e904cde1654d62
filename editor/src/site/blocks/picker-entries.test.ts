import { blockTypes } from '@vitrine/rules/site/blocks/block-types.ts'
import { expect, test } from 'vitest'
import { findEntries, pickerEntries } from './picker-entries.ts'

test('the picker offers every type but those of features that not every site has, and those without ground', () => {
  const offered = new Set(pickerEntries.map(({ blockType }) => blockType))
  const left = blockTypes.filter((one) => !offered.has(one))
  expect(left.map(({ name }) => name)).toEqual(
    blockTypes.flatMap(({ name, flag, offered: isOffered }) =>
      flag !== undefined || isOffered === false ? [name] : [],
    ),
  )
  expect(left.map(({ type }) => type)).toEqual(expect.arrayContaining([66, 61, 17]))
  expect([...findEntries('opentable'), ...findEntries('archive')]).toEqual([])
})

test('types are found by what people call them', () => {
  const titles = (typed: string) => findEntries(typed).map(({ title }) => title)
  expect(titles('soundcloud')).toEqual(['Embed'])
  expect(titles('pie')).toContain('Pie Chart')
  expect(titles('address')).toContain('Map')
  expect(titles('tock event')).toContain('Tock Event')
})
