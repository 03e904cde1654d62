import { expect, it } from 'vitest'
import { notTextWords } from './not-text-words.ts'

it('says where the words of an item are edited', () => {
  expect(notTextWords('product')).toContain('under Products')
  expect(notTextWords('post')).toContain('of a post')
})

it('takes no word of a page into its own', () => {
  expect(notTextWords('<b>')).toBe(notTextWords('post'))
})
