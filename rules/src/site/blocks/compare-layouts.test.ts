import { expect, it } from 'vitest'
import { compareDocuments } from './compare-layouts.ts'
import type { Block, Layout } from './layout.ts'

const tell = { money: String, instant: String }
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
