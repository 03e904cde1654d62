import { expect, it } from 'vitest'
import type { LayoutBoxes } from '@vitrine/rules/site/blocks/layout-boxes.ts'
import { gripsOf, resized } from './column-grips.ts'

const cell = (id: string, span: number, left: number, top: number, width: number) => ({
  id,
  rowId: 'r',
  span,
  box: { left, top, width, height: 100 },
})
const layout = (...cells: LayoutBoxes['cells']): LayoutBoxes => ({
  layoutId: 'page',
  label: '',
  kind: 'page',
  columns: 12,
  box: { left: 0, top: 0, width: 1200, height: 200 },
  rows: [{ id: 'r', box: { left: 0, top: 50, width: 1200, height: 200 } }],
  cells,
  blocks: [],
})

it('has a grip in the middle of the gap between two columns, as high as their row', () => {
  const grips = gripsOf(layout(cell('a', 4, 0, 50, 390), cell('b', 8, 410, 50, 790)), 'r')
  expect(grips).toEqual([
    { index: 0, spans: [4, 8], unit: 100, box: { left: 400, top: 50, width: 0, height: 200 } },
  ])
})

it('has none where columns stand below each other, or where there is one', () => {
  expect(gripsOf(layout(cell('a', 4, 0, 50, 1200), cell('b', 8, 0, 150, 1200)), 'r')).toEqual([])
  expect(gripsOf(layout(cell('a', 12, 0, 50, 1200)), 'r')).toEqual([])
  expect(gripsOf(layout(), 'gone')).toEqual([])
})

it('takes from one column what it gives the other, and leaves each at least one part', () => {
  expect(resized([4, 4, 4], 1, 2)).toEqual([4, 6, 2])
  expect(resized([4, 4, 4], 0, -9)).toEqual([1, 7, 4])
  expect(resized([6, 6], 0, 40)).toEqual([11, 1])
})
