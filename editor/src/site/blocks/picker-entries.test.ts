import { blockFlags } from '@vitrine/rules/site/blocks/block-flag.ts'
import { blockTypes } from '@vitrine/rules/site/blocks/block-types.ts'
import { expect, test } from 'vitest'
import { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import {
  findEntries,
  findTurnedOff,
  pickerEntries,
  sliceEntries,
  type PickerEntry,
} from './picker-entries.ts'

const namesOf = (entries: readonly PickerEntry[]) =>
  new Set(entries.map(({ blockType }) => blockType.name))

test('the picker offers every type but those of features that not every site has, and those without ground', () => {
  const offered = namesOf(pickerEntries())
  const left = blockTypes.filter(({ name }) => !offered.has(name))
  expect(left).toEqual(
    blockTypes.filter(({ flag, offered: isOffered }) => flag !== undefined || isOffered === false),
  )
  expect(left.map(({ type }) => type)).toEqual(expect.arrayContaining([66, 18, 46]))
  expect(offered.has('folder')).toBe(true)
  expect(findEntries('opentable')).toEqual([])
})

test('each flag brings its types into the picker, and no others', () => {
  const without = namesOf(pickerEntries())
  for (const flag of blockFlags) {
    const more = [...namesOf(pickerEntries({ [flag]: true }))].filter((one) => !without.has(one))
    const flagged = blockTypes.filter((one) => one.flag === flag).map(({ name }) => name)
    expect(more, flag).toEqual(flagged)
    expect(more, flag).not.toEqual([])
  }
  expect(namesOf(findEntries('restaurant', pickerEntries({ menu: true })))).toContain('menu')
})

test('what is off can be looked for by those who want to turn it on', () => {
  expect(findTurnedOff('opentable').map(({ title }) => title)).toEqual(['OpenTable'])
  expect(findTurnedOff('opentable', { opentable: true })).toEqual([])
  expect(findTurnedOff('archive')).toEqual([])
})

test('types are found by what people call them', () => {
  const titles = (typed: string) => findEntries(typed).map(({ title }) => title)
  expect(titles('soundcloud')).toEqual(['Embed'])
  expect(titles('pie')).toContain('Pie Chart')
  expect(titles('address')).toContain('Map')
  expect(titles('tock event')).toContain('Tock Event')
})

test('a slide is offered what may stand on it, and nothing of pages', () => {
  const titles = (slideType: SlideType) => sliceEntries(slideType).map(({ title }) => title)
  expect(titles(SlideType.coverPage)).toEqual(expect.arrayContaining(['Heading', 'Buttons']))
  expect(titles(SlideType.coverPage)).not.toContain('Password')
  expect(titles(SlideType.coverPage)).not.toContain('Summary')
  expect(titles(SlideType.lockScreen)).toContain('Password')
  const offered = sliceEntries(SlideType.popupOverlay)
  expect(findEntries('summary', offered)).toEqual([])
  expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length)
})
