import { describe, expect, test } from 'vitest'
import { itemDocument, performOn } from '../../ground/changes/testing/perform-on.ts'
import { editProduct } from '../products/product-actions.ts'
import { setProductOptions } from '../products/product-option-actions.ts'
import { isForSale } from '../products/availability.ts'
import type { Product, Variant } from '../products/product.ts'
import {
  addSoldFile,
  moveSoldFile,
  removeSoldFile,
  renameSoldFile,
  replaceSoldFile,
} from './sold-file-actions.ts'

const variant = (id: string): Variant => ({
  id,
  sku: id.toUpperCase(),
  attributes: { Size: id },
  priceCents: 1000,
  salePriceCents: 0,
  onSale: false,
  assetId: null,
})
const bytes = { hash: 'a'.repeat(64), byteSize: 3, contentType: 'application/pdf' }
const file = (id: string) => ({ id, name: `${id}.pdf`, ...bytes })
const product = (change: Partial<Product> = {}): Product => ({
  productType: 2,
  variantOptionOrdering: ['Size'],
  variants: [variant('s')],
  customAddButtonText: null,
  details: '',
  files: [file('a'), file('b'), file('c')],
  ...change,
})
const item = (change: Partial<Product> = {}) =>
  itemDocument('book', { recordType: 11, product: product(change) })

function productAfter(result: ReturnType<typeof performOn>): Product | null | undefined {
  if (!result.ok) throw new Error(result.refusal.message)
  const [after] = result.value
  return after?.kind === 'item' ? after.after?.product : undefined
}
const namesAfter = (result: ReturnType<typeof performOn>) =>
  productAfter(result)?.files?.map(({ name }) => name)

const sent = { itemId: 'book', fileId: 'd', name: 'd.pdf', ...bytes }

describe('a file of a digital product', () => {
  test('comes after those that are there', () => {
    const names = namesAfter(performOn(addSoldFile, [item()], sent))
    expect(names).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'])
  })

  test('is refused by goods that are sent, and where there are twenty', () => {
    const many = Array.from({ length: 20 }, (_, at) => file(String(at)))
    const refused = [item({ productType: 1 }), item({ files: many })].map((one) =>
      performOn(addSoldFile, [one], sent),
    )
    expect(refused).toMatchObject([
      { refusal: { code: 'not-a-digital-product' } },
      { refusal: { code: 'too-many-sold-files' } },
    ])
  })

  test('keeps its id and its place when others bytes take its place', () => {
    const wish = { ...sent, fileId: 'b', name: 'newer.pdf', hash: 'b'.repeat(64) }
    const after = productAfter(performOn(replaceSoldFile, [item()], wish))
    expect(after?.files?.[1]).toMatchObject({ id: 'b', name: 'newer.pdf', hash: 'b'.repeat(64) })
  })

  test('is renamed, moved and removed, each by its id', () => {
    const named = { itemId: 'book', fileId: 'b' }
    const rename = { ...named, set: { name: 'New.pdf' }, seen: { name: 'b.pdf' } }
    expect(namesAfter(performOn(renameSoldFile, [item()], rename))).toEqual([
      'a.pdf',
      'New.pdf',
      'c.pdf',
    ])
    expect(namesAfter(performOn(moveSoldFile, [item()], { ...named, to: 0 }))?.[0]).toBe('b.pdf')
    expect(namesAfter(performOn(moveSoldFile, [item()], { ...named, to: 19 }))?.[2]).toBe('b.pdf')
    expect(namesAfter(performOn(removeSoldFile, [item()], named))).toEqual(['a.pdf', 'c.pdf'])
    const gone = { itemId: 'book', fileId: 'gone' }
    expect(performOn(removeSoldFile, [item()], gone)).toMatchObject({
      refusal: { code: 'no-such-sold-file', status: 404 },
    })
  })

  test('that somebody else has renamed is told with both names', () => {
    const wish = { itemId: 'book', fileId: 'b', set: { name: 'x' }, seen: { name: 'older.pdf' } }
    expect(performOn(renameSoldFile, [item()], wish)).toMatchObject({
      refusal: { code: 'fields-changed' },
    })
  })
})

describe('a product', () => {
  const edit = (one: ReturnType<typeof item>, set: object) =>
    performOn(editProduct, [one], { itemId: 'book', set })

  test('keeps its files when anything else of it is edited', () => {
    const after = productAfter(edit(item(), { excerpt: '<p>Glazes.</p>', productType: 1 }))
    expect(after).toMatchObject({ productType: 1, files: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })
  })

  test('of several variants cannot become a download', () => {
    const bowl = item({ productType: 1, variants: [variant('s'), variant('m')] })
    expect(edit(bowl, { productType: 2 })).toMatchObject({
      refusal: {
        code: 'digital-has-one-variant',
        status: 409,
        fields: { productType: expect.stringContaining('Remove its options first') as string },
      },
    })
    expect(edit(bowl, { productType: 3 }).ok).toBe(true)
  })

  test('that is a download gets no more variants', () => {
    const values = ['s', 'm'].map((value) => ({ value, was: value === 's' ? 's' : null }))
    const options = [{ name: 'Size', was: 'Size', values }]
    expect(performOn(setProductOptions, [item()], { itemId: 'book', options })).toMatchObject({
      refusal: { code: 'digital-has-one-variant' },
    })
  })

  test('that is a download is for sale once it has a file', () => {
    expect(isForSale(product(), {})).toBe(true)
    expect(isForSale(product({ files: [] }), {})).toBe(false)
    expect(isForSale(product({ productType: 1, files: [] }), {})).toBe(true)
  })
})
