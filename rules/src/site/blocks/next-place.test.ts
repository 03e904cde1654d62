import { expect, it } from 'vitest'
import type { Block, LayoutColumn, LayoutRow } from './layout.ts'
import { nextPlace, placesAround } from './next-place.ts'

const block = (id: string): Block => ({ id, type: 2, value: {} })
const column = (id: string, span: number, ...ids: string[]): LayoutColumn => ({
  id,
  span,
  blocks: ids.map(block),
  rows: [],
})
const row = (id: string, ...columns: LayoutColumn[]): LayoutRow => ({ id, columns })
const grid = (...rows: LayoutRow[]) => ({ columns: 12 as const, rows })

const page = grid(
  row('r1', column('c1', 12, 'a', 'b', 'c')),
  row('r2', column('c2', 6, 'd'), column('c3', 6, 'e')),
)

it('moves a block by one key to the place before the block above it, and after the one below', () => {
  expect(nextPlace(page, 'b', 'up')).toEqual({ at: 'before', blockId: 'a' })
  expect(nextPlace(page, 'b', 'down')).toEqual({ at: 'after', blockId: 'c' })
})

it('moves the first block of a column out of it, into a row of its own', () => {
  expect(nextPlace(page, 'a', 'up')).toEqual({ at: 'before-row', rowId: 'r1' })
  expect(nextPlace(page, 'c', 'down')).toEqual({ at: 'before-row', rowId: 'r2' })
})

it('goes nowhere beyond the first and the last place', () => {
  const one = grid(row('r', column('c', 12, 'a')))
  expect(nextPlace(one, 'a', 'up')).toBeUndefined()
  expect(nextPlace(one, 'a', 'down')).toBeUndefined()
  expect(placesAround(one, 'gone')).toEqual({ places: [], index: 0 })
})

it('moves a block beside another by the keys to the sides, also where its own column goes with it', () => {
  expect(nextPlace(page, 'b', 'left')).toEqual({ at: 'right', blockId: 'a' })
  expect(nextPlace(page, 'e', 'left')).toEqual({ at: 'left', blockId: 'd' })
  expect(nextPlace(page, 'd', 'right')).toEqual({ at: 'right', blockId: 'e' })
})
