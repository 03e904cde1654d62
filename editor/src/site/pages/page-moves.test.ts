import { expect, it } from 'vitest'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { pageSections } from './page-lines.ts'
import { dropMove, moveInto } from './page-moves.ts'

function page(id: string, more: object = {}): DocumentReply<'collection'> {
  const body = { title: id, navigationTitle: id, urlId: id, homepage: false, ...more }
  return { kind: 'collection', id, revision: 1, body } as DocumentReply<'collection'>
}

const pages = [
  page('shop'),
  page('work', { folder: true, pageIds: ['lamps', 'gone', 'signs'] }),
  page('lamps'),
  page('signs'),
  page('empty', { folder: true }),
  page('about'),
]
const ids = ['shop', 'work', 'about', 'empty']
const items = ids.map((id) => ({ kind: 'collection', id: `l-${id}`, collectionId: id }) as const)
const menu: DocumentReply<'navigation'> = {
  kind: 'navigation',
  id: 'main',
  revision: 1,
  body: { title: 'Main', items },
}
const [section] = pageSections(pages, [menu])
if (section === undefined) throw new Error('a menu without its section')

const drop = (dragged: string, dropPosition: 'before' | 'after', key: string) =>
  dropMove(section, [menu], dragged, { key, dropPosition })?.wish

it('the pages of a folder stand behind it, and nowhere else', () => {
  expect(section.lines.map(({ id }) => id)).toEqual([
    'l-shop',
    'l-work',
    'l-work/lamps',
    'l-work/signs',
    'l-about',
    'l-empty',
  ])
  expect(pageSections(pages, [menu])).toHaveLength(1)
})

it('a page goes into a folder where it is dropped among its pages or right behind its name', () => {
  const into = { pageId: 'about', folderId: 'work' }
  const action = 'move-into-folder'
  expect(drop('l-about', 'before', 'l-work/signs')).toEqual({
    action,
    input: { ...into, position: 1 },
  })
  expect(drop('l-about', 'after', 'l-work/signs')).toEqual({
    action,
    input: { ...into, position: 2 },
  })
  expect(drop('l-about', 'after', 'l-work')).toEqual({ action, input: { ...into, position: 0 } })
  // behind a folder without pages is behind it in the menu
  expect(drop('l-about', 'after', 'l-empty')).toMatchObject({ action: 'reorder-navigation' })
})

it('who moves a page into a folder that is a draft is told that menus no longer show it', () => {
  const folder = { collectionId: 'work', name: 'The works' }
  expect(moveInto('about', { ...folder, visibility: 'live' }).notice).toBe('Moved into The works.')
  expect(moveInto('about', { ...folder, visibility: 'draft' }).notice).toMatch(
    /^Moved into The works\. It is a draft: until it is published, no menu/,
  )
})

it('a page leaves its folder for the place of the menu on which it is dropped', () => {
  expect(drop('l-work/lamps', 'before', 'l-about')).toEqual({
    action: 'take-out-of-folder',
    input: { pageId: 'lamps', place: { navigationId: 'main', position: 2 } },
  })
  expect(drop('l-work/lamps', 'before', 'l-work')).toMatchObject({
    input: { place: { position: 1 } },
  })
})

it('within its folder a page changes its place, and dropped where it stands does nothing', () => {
  expect(drop('l-work/signs', 'before', 'l-work/lamps')).toEqual({
    action: 'reorder-folder',
    input: { folderId: 'work', pageIds: ['signs', 'lamps'], seen: ['lamps', 'signs'] },
  })
  expect(drop('l-work/signs', 'after', 'l-work/lamps')).toBeUndefined()
  expect(drop('l-work/lamps', 'after', 'l-work')).toBeUndefined()
})

it('a folder never goes into another one: dropped among pages it comes before or behind them', () => {
  expect(drop('l-empty', 'after', 'l-work/lamps')).toEqual({
    action: 'reorder-navigation',
    input: {
      navigationId: 'main',
      itemIds: ['l-shop', 'l-work', 'l-empty', 'l-about'],
      seen: ['l-shop', 'l-work', 'l-about', 'l-empty'],
    },
  })
})
