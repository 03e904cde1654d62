import { expect, it } from 'vitest'
import type { DocumentBodies } from '../../ground/documents/document.ts'
import { compareDocuments } from './compare-documents.ts'
import type { Block, Layout } from '../blocks/layout.ts'
import type { Collection } from '../collections/collection.ts'
import type { ContentItem } from '../content/content-item.ts'
import type { Navigation } from '../navigation/navigation.ts'

const tell = { money: String, instant: String, named: () => undefined }
const text = (id: string, html: string): Block => ({ id, type: 2, value: { html } })
const layout = (...blocks: Block[]): Layout => ({
  columns: 12,
  rows: blocks.map((block) => ({
    id: `row-${block.id}`,
    columns: [{ id: `column-${block.id}`, span: 12, blocks: [block], rows: [] }],
  })),
  updatedOn: 1,
})
const compare = (before: Layout | null, after: Layout | null) =>
  compareDocuments(before, after, tell)

it('says which blocks are new, gone and edited', () => {
  expect(
    compare(
      layout(text('a', '<p>Tea</p>'), text('b', '<p>Cake</p>')),
      layout(text('b', '<p>Buns</p>'), text('c', '<p>Milk</p>')),
    ),
  ).toEqual([
    { what: 'Deleted block', before: expect.stringContaining('Tea') as string, after: null },
    { what: 'New block', before: null, after: expect.stringContaining('Milk') as string },
    { what: expect.stringContaining('Cake') as string, before: 'Cake', after: 'Buns' },
  ])
})

it('says that blocks stand elsewhere, and nothing of rows that have only other ids', () => {
  const [tea, cake] = [text('a', '<p>Tea</p>'), text('b', '<p>Cake</p>')]
  expect(compare(layout(tea, cake), layout(cake, tea))).toEqual([
    { what: 'Blocks stand elsewhere', before: null, after: null },
  ])
  const same = layout(tea)
  const renamed = { ...same, rows: same.rows.map((row) => ({ ...row, id: 'else' })) }
  expect(compare(same, renamed)).toEqual([])
})

it('says all blocks of a page that was not there before', () => {
  expect(compare(null, layout(text('a', '<p>Tea</p>')))).toHaveLength(1)
})

const folder = {
  type: 10,
  typeName: 'folder',
  title: 'Clothes',
  ordering: 'user-orderable',
  folder: true,
  folderBehavior: 2,
  visibility: 'live',
  pageIds: ['a'.repeat(24), 'b'.repeat(24)],
} as unknown as Collection

it('says of a folder what its owner chose, and names its pages', () => {
  const named = (id: string) => (id.startsWith('a') ? 'Hats' : undefined)
  const words = compareDocuments(null, folder, { ...tell, named })
  expect(words).toEqual([
    { what: 'Title', before: null, after: 'Clothes' },
    { what: 'Pages', before: null, after: 'Hats, One not known here' },
    { what: 'Visibility', before: null, after: 'Public' },
    { what: 'At its address', before: null, after: 'Leads to one of its pages' },
  ])
  const other = { ...folder, folderBehavior: 1, visibility: 'draft' } as Collection
  expect(compareDocuments(folder, other, tell)).toEqual([
    { what: 'Visibility', before: 'Public', after: 'Draft' },
    {
      what: 'At its address',
      before: 'Leads to one of its pages',
      after: 'Shows its pages one below another',
    },
  ])
})

it('says which lines of a menu changed places, by the names of their pages', () => {
  const line = (id: string, of: string) => ({ kind: 'collection', id, collectionId: of.repeat(24) })
  const menu = (...items: object[]) => ({ title: 'Main', items }) as Navigation
  const [about, shop] = [line('1', 'a'), line('2', 'b')]
  const names = new Map([
    ['a'.repeat(24), 'About'],
    ['b'.repeat(24), 'Shop'],
  ])
  const named = (id: string) => names.get(id)
  expect(compareDocuments(menu(about, shop), menu(shop, about), { ...tell, named })).toEqual([
    { what: 'Items, order', before: 'About, Shop', after: 'Shop, About' },
  ])
})

it('says values of a template’s own fields without their kinds', () => {
  const item = (value: string) =>
    ({
      title: 'Cap',
      visibility: 'live',
      publishOn: 1,
      customContent: { washAt: { type: 'text', value } },
    }) as unknown as ContentItem
  expect(compareDocuments(item('30°'), item('40°'), tell)).toEqual([
    { what: 'Wash at', before: '30°', after: '40°' },
  ])
})

it('says regional formats as their owner chose them, and nothing of those that stayed', () => {
  const settings = { title: 'Fern', firstRunDone: true } as DocumentBodies['site-settings']
  const formats = { region: 'DE', clock: '24', firstDay: 'region', measurement: 'country' } as const
  expect(compareDocuments(settings, { ...settings, formats }, tell)).toEqual([
    {
      what: 'Regional formats, Dates and numbers as in',
      before: 'The language of the site',
      after: 'Germany',
    },
    { what: 'Regional formats, Times', before: 'As is usual there', after: '19:30' },
  ])
})
