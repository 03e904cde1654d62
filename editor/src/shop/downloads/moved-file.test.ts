import { expect, test } from 'vitest'
import { movedFile } from './moved-file.ts'

const before = ['a', 'b', 'c', 'd']

test.each([
  ['a file that goes up', ['d', 'a', 'b', 'c'], { fileId: 'd', to: 0 }],
  ['a file that goes down', ['b', 'c', 'a', 'd'], { fileId: 'a', to: 2 }],
  ['a file that goes to the end', ['b', 'c', 'd', 'a'], { fileId: 'a', to: 3 }],
  ['the same order', before, undefined],
])('says where it is now: %s', (_, after, moved) => {
  expect(movedFile(before, after)).toEqual(moved)
})

test('says of two that changed places where one of them is, which is the same', () => {
  expect(movedFile(before, ['a', 'c', 'b', 'd'])).toEqual({ fileId: 'c', to: 1 })
})
