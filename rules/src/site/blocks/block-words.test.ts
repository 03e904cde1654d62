import { expect, test } from 'vitest'
import { sliceNumber } from '../slides/slice-type.ts'
import { blockWords, nounIn, theBlock } from './block-words.ts'
import { spokenBlock } from './spoken-block.ts'
import { SlideType } from '../slides/slice-type.ts'

const gallery = { type: 8 }
const heading = { type: sliceNumber('heading') }
const unknownSlice = { type: sliceNumber('temp-lock-inject') }

test('what stands on pages is called a block, and what stands on slides a slice or by its name', () => {
  expect([gallery, heading].map((one) => blockWords([one]))).toEqual(['Gallery block', 'Heading'])
  expect([gallery, heading].map(theBlock)).toEqual(['the Gallery block', 'Heading'])
  expect([blockWords([gallery, gallery]), blockWords([heading, heading])]).toEqual([
    '2 blocks',
    '2 slices',
  ])
  expect([blockWords([]), blockWords([heading, gallery])]).toEqual(['0 blocks', '2 blocks'])
})

test('what has no name is called by what it is', () => {
  expect([{ type: 9999 }, unknownSlice].map((one) => blockWords([one]))).toEqual(['block', 'slice'])
  expect([{ type: 9999 }, unknownSlice].map(theBlock)).toEqual(['the block', 'the slice'])
  expect(spokenBlock({ ...unknownSlice, value: {} })).toBe('Slice')
  expect(spokenBlock({ type: 9999, value: {} })).toBe('Block')
})

test('a layout is filled with slices where it is a slide', () => {
  const slide = { type: SlideType.coverPage, layout: '', ground: {} }
  expect([nounIn({}), nounIn({ slide })]).toEqual(['block', 'slice'])
})
