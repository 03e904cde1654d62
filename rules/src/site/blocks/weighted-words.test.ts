import { expect, test } from 'vitest'
import { weightedWords } from './weighted-words.ts'

const groups = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([name, count]) => ({ name, count, query: `?tag=${name.length}&` }))
const options = { path: '/journal', sortby: 'name' } as const

test('words of more items weigh more, and one that everything has leaves the others apart', () => {
  const words = weightedWords(groups({ a: 1, b: 4, c: 16, d: 1000 }), options)
  expect(words.map(({ word, weight }) => [word, weight])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 5],
  ])
})

test('words of as many items each stand in the middle', () => {
  const words = weightedWords(groups({ a: 3, b: 3 }), options)
  expect(words.map(({ weight }) => weight)).toEqual([3, 3])
  expect(weightedWords([], options)).toEqual([])
})

test('the most used stand first where that is wished, as many as are a cloud', () => {
  const many = groups(
    Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`w${at}`, at + 1])),
  )
  const first = weightedWords(many, { ...options, sortby: 'count' })
  expect(first).toHaveLength(100)
  expect(first[0]).toMatchObject({ word: 'w299', count: 300 })
  const byName = weightedWords(many, options)
  expect(byName.map(({ word }) => word)).toEqual(first.map(({ word }) => word).toReversed())
})

test('a word leads to its list, and is text whatever it is made of', () => {
  const [word] = weightedWords(groups({ '"><b>': 1 }), options)
  expect(word).toMatchObject({ word: '&quot;&gt;&lt;b&gt;', href: '/journal?tag=5&amp;' })
})
