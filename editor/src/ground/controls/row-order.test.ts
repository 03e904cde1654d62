import { expect, it } from 'vitest'
import { movedIds, rowsInOrder, swappedIds } from './row-order.ts'

it('moves entries before and after another one', () => {
  expect(movedIds(['a', 'b', 'c'], new Set(['c']), 'a', 'before')).toEqual(['c', 'a', 'b'])
  expect(movedIds(['a', 'b', 'c'], new Set(['a']), 'b', 'after')).toEqual(['b', 'a', 'c'])
  expect(movedIds(['a', 'b', 'c', 'd'], new Set(['a', 'd']), 'c', 'before')).toEqual([
    'b',
    'a',
    'd',
    'c',
  ])
})

it('leaves the order as it is where the target is moved itself, or gone', () => {
  expect(movedIds(['a', 'b'], new Set(['a']), 'a', 'after')).toEqual(['a', 'b'])
  expect(movedIds(['a', 'b'], new Set(['a']), 'x', 'after')).toEqual(['a', 'b'])
})

it('swaps an entry with its neighbour, and none over the ends', () => {
  expect(swappedIds(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(swappedIds(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(swappedIds(['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
  expect(swappedIds(['a', 'b'], 'b', 1)).toEqual(['a', 'b'])
  expect(swappedIds(['a', 'b'], 'x', 1)).toEqual(['a', 'b'])
})

it('brings rows into an order of their ids, with those that it does not know at the end', () => {
  const rows = [{ id: 'a' }, { id: 'new' }, { id: 'b' }]
  expect(rowsInOrder(rows, ['b', 'a'])).toEqual([{ id: 'b' }, { id: 'a' }, { id: 'new' }])
})
