import { expect, it } from 'vitest'
import { notTextWords } from './not-text-words.ts'

it('says kindly what cannot be written in, and where to go instead', () => {
  expect(notTextWords('image')).toBe(
    'A picture cannot be edited here. Texts can: click one to write in it.',
  )
  expect(notTextWords('product')).toContain('under Products')
  expect(notTextWords('post')).toContain('of a post')
})

it('takes no word of a page into its own', () => {
  expect(notTextWords('constructor')).toMatch(/^This block cannot/)
  expect(notTextWords('<b>')).toMatch(/^This block cannot/)
})
