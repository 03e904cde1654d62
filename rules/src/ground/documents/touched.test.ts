import { expect, test } from 'vitest'
import type { DocumentBodies } from './document.ts'
import { touchedBy } from './touched.ts'

function item(collectionId: string) {
  return {
    collectionId,
    urlId: 'a',
    visibility: 'live',
    position: 1,
    publishOn: 1,
  } as DocumentBodies['item']
}

test('an item touches itself and each list that it stands in or stood in', () => {
  const moved = { kind: 'item', id: 'i', before: item('a'), after: item('b') } as const
  expect(touchedBy([moved])).toEqual(['item:i', 'list:a', 'list:b'])
  expect(touchedBy([{ ...moved, before: null }])).toEqual(['item:i', 'list:b'])
  expect(touchedBy([{ ...moved, after: null }])).toEqual(['item:i', 'list:a'])
})

test('the content of a page touches that alone, and whatever all pages may show all of them', () => {
  const layout = { kind: 'layout', id: 'page-a', before: null, after: null } as const
  expect(touchedBy([layout])).toEqual(['layout:page-a'])
  for (const kind of ['collection', 'asset', 'site-settings', 'section'] as const) {
    expect(touchedBy([layout, { ...layout, kind }])).toEqual(['site'])
  }
})

test('very many at once are all of the site', () => {
  const many = Array.from({ length: 200 }, (_, number) => {
    return { kind: 'item', id: `${number}`, before: item('a'), after: item('a') } as const
  })
  expect(touchedBy(many)).toEqual(['site'])
})
