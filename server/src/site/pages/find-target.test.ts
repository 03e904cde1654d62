import { expect, test } from 'vitest'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import type { SiteView } from '../views/site-view.ts'
import { findLock } from './find-lock.ts'
import { findTarget } from './find-target.ts'

const page = (urlId: string, more: Partial<Collection> = {}) =>
  [urlId, { type: 10, urlId, homepage: false, visibility: 'live', ...more } as Collection] as const

test('a folder that leads to its first page asks for its password before it does', () => {
  const folder = {
    type: 1,
    folder: true,
    folderBehavior: 2,
    lockId: 'aa',
    pageIds: ['lamps'],
  } as const
  const collections = new Map([page('work', folder), page('lamps')])
  const asks = (unlocked: readonly string[]) => {
    const view = { collections, settings: {}, viewer: 'public', unlocked: new Set(unlocked) }
    const target = findTarget(view as unknown as SiteView, '/work')
    return [target.kind, findLock(view as unknown as SiteView, target)]
  }
  expect(asks([])).toEqual(['list', 'aa'])
  expect(asks(['aa'])).toEqual(['redirect', undefined])
})
