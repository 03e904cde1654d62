import { describe, expect, it } from 'vitest'
import { commonOf, withPartOfAll, withPastedCells } from './variant-cells.ts'

const typed = (price: string) => ({
  price,
  salePrice: '0',
  onSale: false,
  sku: price,
  assetId: null,
  weight: '',
  len: '',
  width: '',
  height: '',
  content: '',
})
const drafts = { a: typed('1'), b: typed('2'), c: typed('2') }
const ids = ['a', 'b', 'c']

describe('cells of a spreadsheet', () => {
  it('are pasted from a field on, to the right and down', () => {
    const cells = [
      ['10', 'yes', '8', 'A-1'],
      ['20', '', '', 'A-2'],
    ]
    const after = withPastedCells(drafts, ids, { row: 1, column: 'price' }, cells)
    expect(after['a']).toBe(drafts.a)
    expect(after['b']).toMatchObject({ price: '10', onSale: true, salePrice: '8', sku: 'A-1' })
    expect(after['c']).toMatchObject({ price: '20', onSale: false, salePrice: '', sku: 'A-2' })
  })

  it('of sizes stay among the sizes', () => {
    const cells = [['0.5', '10', '20', '30', '250', 'too many']]
    const after = withPastedCells(drafts, ids, { row: 0, column: 'weight' }, cells)
    const sizes = { weight: '0.5', len: '10', width: '20', height: '30', content: '250' }
    expect(after['a']).toEqual({ ...drafts.a, ...sizes })
  })

  it('that have no place are left out', () => {
    const cells = [['X-1', 'more'], ['X-2'], ['X-3']]
    const after = withPastedCells(drafts, ids, { row: 2, column: 'sku' }, cells)
    expect(after).toEqual({ ...drafts, c: { ...drafts.c, sku: 'X-1' } })
  })
})

describe('some variants', () => {
  it('are told by what they have in common', () => {
    expect(commonOf(drafts, ['b', 'c'], 'price')).toBe('2')
    expect(commonOf(drafts, ids, 'price')).toBeUndefined()
    expect(commonOf(drafts, ids, 'onSale')).toBe(false)
  })

  it('get a part together, and the others stay', () => {
    const after = withPartOfAll(drafts, ['a', 'c'], { price: '5' })
    expect([after['a']?.price, after['b'], after['c']?.price]).toEqual(['5', drafts.b, '5'])
  })
})
