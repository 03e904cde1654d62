import { expect, it } from 'vitest'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { addressAfterRename, menusWithout, pageSections, wayFromFormer } from './page-lines.ts'

function page(id: string, title: string, homepage = false): DocumentReply<'collection'> {
  const body = { title, urlId: title.toLowerCase(), homepage }
  return { kind: 'collection', id, revision: 1, body } as DocumentReply<'collection'>
}

const menu: DocumentReply<'navigation'> = {
  kind: 'navigation',
  id: 'mainNavigation',
  revision: 1,
  body: {
    title: 'Main menu',
    items: [
      { kind: 'collection', id: 'n1', collectionId: 'b' },
      {
        kind: 'external-link',
        id: 'n2',
        title: 'Map',
        url: 'https://map.example',
        newWindow: true,
      },
      { kind: 'collection', id: 'n3', collectionId: 'gone' },
    ],
  },
}

it('leads home from a page that is gone, and from what was below it', () => {
  const before = [page('h', 'Start', true), page('b', 'Shop')]
  const now = before.slice(0, 1)
  const way = (path: string) => wayFromFormer(before, now, path)
  expect(['/shop', '/shop/lamp', '/', '/shops', '/cart'].map(way)).toEqual([
    '/',
    '/',
    undefined,
    undefined,
    undefined,
  ])
})

it('follows the page that is open to where it answers now', () => {
  const before = [page('h', 'Start', true), page('b', 'Shop'), page('a', 'Zoo')]
  const now = [page('h', 'Start'), page('b', 'Shop', true), page('a', 'Animals')]
  const way = (path: string) => wayFromFormer(before, now, path)
  expect(['/', '/shop', '/zoo', '/zoo/ape'].map(way)).toEqual([
    '/start',
    '/',
    '/animals',
    '/animals/ape',
  ])
  expect(way('/shop/lamp')).toBe('/shop/lamp')
  expect(wayFromFormer(now, before, '/')).toBe('/shop')
})

it('offers a page to the menus that lack it', () => {
  const footer = { ...menu, id: 'footerNavigation', body: { title: 'Footer menu', items: [] } }
  const offered = (collectionId: string) =>
    menusWithout([menu, footer], collectionId).map(({ id }) => id)
  expect(offered('b')).toEqual(['footerNavigation'])
  expect(offered('a')).toEqual(['mainNavigation', 'footerNavigation'])
})

it('shows pages in the order of their menu, and the others below with the home page first', () => {
  const sections = pageSections(
    [page('a', 'Zoo'), page('b', 'Shop'), page('h', 'Start', true)],
    [menu],
  )
  expect(sections.map(({ title, lines }) => [title, lines.map(({ id }) => id)])).toEqual([
    ['Main menu', ['n1', 'n2']],
    ['Not in a menu', ['h', 'a']],
  ])
})

it('leaves the last section out when every page is in a menu', () => {
  expect(pageSections([page('b', 'Shop')], [menu])).toHaveLength(1)
})

it('follows the open page, or one below the renamed page, to its new address', () => {
  expect(addressAfterRename('/shop', '/shop', '/lamps')).toBe('/lamps')
  expect(addressAfterRename('/shop/pendant', '/shop', '/lamps')).toBe('/lamps/pendant')
  expect(addressAfterRename('/shopping', '/shop', '/lamps')).toBe('/shopping')
})
