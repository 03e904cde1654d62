import { expect, it } from 'vitest'
import type { Block, LayoutRow } from './layout.ts'
import { placeWords } from './place-words.ts'
import { spokenBlock } from './spoken-block.ts'

const text = (id: string, html: string): Block => ({ id, type: 2, value: { html } })
const rows: LayoutRow[] = [
  { id: 'r1', columns: [{ id: 'c1', span: 12, blocks: [text('a', '<h1>Hello</h1>')], rows: [] }] },
  {
    id: 'r2',
    columns: [
      { id: 'c2', span: 4, blocks: [text('b', '<p>Welcome</p>')], rows: [] },
      { id: 'c3', span: 8, blocks: [], rows: [] },
    ],
  },
]
const words = (place: Parameters<typeof placeWords>[1]) => placeWords({ rows }, place)

it('says of a block what it is and what it holds', () => {
  expect(spokenBlock({ type: 8, value: { assetIds: ['1', '2'] } })).toBe('Gallery, 2 pictures')
  expect(spokenBlock({ type: 8, value: { assetIds: ['1'] } })).toBe('Gallery, 1 picture')
  expect(spokenBlock(text('a', '<h2>Tea &amp; <em>cake</em></h2>'))).toBe('Text “Tea & cake”')
  expect(spokenBlock({ type: 21, value: {} })).toBe('Spacer')
  expect(spokenBlock({ type: 9999, value: {} })).toBe('Block')
  expect(spokenBlock(text('a', `<p>${'word '.repeat(20)}</p>`))).toBe(
    'Text “word word word word word word…”',
  )
})

it('says where a place is, by its neighbours and its column', () => {
  expect(words({ at: 'before', blockId: 'a' })).toBe('Before Text “Hello”')
  expect(words({ at: 'after', blockId: 'b' })).toBe('After Text “Welcome”, column 1 of 2')
  expect(words({ at: 'right', blockId: 'a' })).toBe('In a new column right of Text “Hello”')
  expect(words({ at: 'end-of-column', columnId: 'c3' })).toBe('In the empty column 2 of 2')
  expect(words({ at: 'before-row', rowId: 'r2' })).toBe(
    'In a row of its own, above row 2 of 2, which begins with Text “Welcome”',
  )
  expect(placeWords({ rows: [] }, { at: 'start' })).toBe('In the empty layout')
})

it('says that a place is gone where what it was named by is', () => {
  expect(words({ at: 'before', blockId: 'z' })).toBe('A place that is gone')
  expect(words({ at: 'after-row', rowId: 'z' })).toBe('A place that is gone')
})
