import { expect, test } from 'vitest'
import { archiveView } from './archive-view.ts'
import type { LookUp } from './field-kind.ts'

function byAuthor(length: number) {
  const posts = Array.from({ length }, (_, at) => ({
    author: { displayName: at % 2 === 0 ? 'Maud' : 'Ada' },
  }))
  const look = { items: () => posts } as unknown as LookUp
  return archiveView({}, { collectionId: 'c', groupBy: 'author', layout: 'index' }, look)['groups']
}

test('posts of an author are counted only where all posts are known', () => {
  expect(byAuthor(5)).toMatchObject([
    { name: 'Maud', count: 3 },
    { name: 'Ada', count: 2 },
  ])
  const groups = byAuthor(200)
  expect(groups).toMatchObject([{ name: 'Maud' }, { name: 'Ada' }])
  expect(groups).not.toMatchObject([{ count: 100 }, { count: 100 }])
})
