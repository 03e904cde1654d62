import { describe, expect, it } from 'vitest'
import { itemDocument, pageDocument, performOn } from '../../ground/changes/testing/perform-on.ts'
import { amountStyle } from '../../ground/money/typed-amount.ts'
import { writeCsv, unguardedCell, guardedCell } from '../../ground/files/write-csv.ts'
import { importProducts } from './import-products-actions.ts'
import { planImport, type StandingProduct } from './plan-import.ts'
import { ProductType, type Product } from './product.ts'
import { readImport } from './read-import.ts'

const style = { amounts: amountStyle('USD', '.', ['$', 'USD']), gramsPerUnit: 1000 }

function standing(id: string, sku: string, urlId = id): StandingProduct {
  const product: Product = {
    productType: ProductType.physical,
    variantOptionOrdering: ['Size'],
    variants: ['S', 'M'].map((size) => ({
      id: `${id}-${size}`,
      sku: `${sku}-${size}`,
      attributes: { Size: size },
      priceCents: 1000,
      salePriceCents: 0,
      onSale: false,
      assetId: 'moss',
    })),
    customAddButtonText: 'Take it',
    details: '',
  }
  const { body } = itemDocument(id, { collectionId: 'shop', recordType: 11, urlId, product })
  return { id, body: { ...body, product } }
}

let made = 0
const newId = (): string => String(++made).padStart(24, '0')
const plan = (rows: readonly string[][], stands: readonly StandingProduct[] = []) =>
  planImport(readImport(rows, style).products, stands, () => 3, newId)

describe('a file beside the products that stand', () => {
  it('changes none of them twice, whether it is found by its SKU or by its address', () => {
    const done = plan(
      [
        ['Handle', 'Title', 'SKU', 'Price'],
        ['elsewhere', 'Bowl of moss', 'BOWL-M', '12'],
        ['bowl', 'Bowl', 'BOWL-S', '13'],
      ],
      [standing('bowl', 'BOWL')],
    )
    expect(done.problems).toEqual([{ row: 3, column: '', code: 'same-product-twice' }])
    expect(done.planned).toMatchObject([{ row: 2, kind: 'change' }])
  })

  it('finds them by a SKU first, then by their address, and changes what it names alone', () => {
    const done = plan(
      [
        ['Handle', 'Title', 'Option1 Value', 'Option1 Name', 'SKU', 'Price', 'Stock'],
        ['elsewhere', 'Bowl of moss', 'M', 'Size', 'BOWL-M', '$12', '3'],
        ['cup', '', 'S', 'Size', '', '9.00', '8'],
      ],
      [standing('bowl', 'BOWL'), standing('cup', 'CUP')],
    )
    expect(done.problems).toEqual([])
    expect(done.planned).toMatchObject([
      { title: 'Bowl of moss', kind: 'change', fields: ['title', 'variants'] },
      { kind: 'change', fields: ['variants', 'stock'] },
    ])
    expect(done.wishes).toMatchObject([
      { itemId: 'bowl', set: { variants: [{ priceCents: 1000 }, { priceCents: 1200 }] } },
      { itemId: 'cup', set: { variants: [{ priceCents: 900, assetId: 'moss' }, {}] } },
    ])
    expect(done.counts).toEqual([{ itemId: 'cup', values: ['S'], stock: 8 }])
  })

  it('adds variants to one, but changes none of its options', () => {
    const head = ['Address', 'Option 1 name', 'Option 1 value', 'SKU', 'Price', 'Name']
    const bowl = standing('bowl', 'BOWL')
    const added = plan([head, ['bowl', 'Size', 'L', 'BOWL-L', '15', '']], [bowl])
    expect(added.wishes[0]?.set.variants).toHaveLength(3)
    const other = plan([head, ['bowl', 'Color', 'Red', 'BOWL-R', '15', '']], [bowl])
    expect(other.problems).toEqual([{ row: 2, column: '', code: 'options-differ' }])
    const priceless = plan([head, ['bowl', 'Size', 'L', 'BOWL-L', '', '']], [bowl])
    expect(priceless.problems).toEqual([{ row: 2, column: 'Price', code: 'no-price' }])
  })

  it('takes no SKU from another, and asks where it could mean several', () => {
    const head = ['Address', 'SKU', 'Price', 'Name']
    const both = [standing('bowl', 'SAME'), standing('cup', 'SAME'), standing('jug', 'JUG')]
    expect(plan([head, ['jug', 'SAME-S', '1', '']], both).problems).toEqual([
      { row: 2, column: 'SKU', code: 'sku-of-another' },
    ])
    expect(plan([head, ['', 'SAME-S', '1', 'Bowl']], both).problems).toEqual([
      { row: 2, column: 'SKU', code: 'sku-of-several' },
    ])
    expect(plan([head, ['cup', 'SAME-S', '1', '']], both).wishes[0]?.itemId).toBe('cup')
  })

  it('fills a shop page to its 200 products and no further', () => {
    const stands = Array.from({ length: 199 }, (_, at) => standing(`p${at}`, `P${at}`))
    const done = plan(
      [
        ['Name', 'Price'],
        ['One', '1'],
        ['Two', '2'],
      ],
      stands,
    )
    expect(done.planned).toMatchObject([{ title: 'One', kind: 'add' }])
    expect(done.problems).toEqual([{ row: 3, column: '', code: 'shop-is-full' }])
  })

  it('comes in as one change, each product with a place and an address of its own', () => {
    const shop = pageDocument('shop', { type: 13, typeName: 'products', urlId: 'shop' })
    const { wishes } = plan([
      ['Name', 'Price'],
      ['Jug', '1'],
      ['Jug', '2'],
      ['Lid', '3'],
    ])
    const done = performOn(importProducts, [shop], { collectionId: 'shop', products: wishes })
    expect(done.ok && done.value).toMatchObject([
      { after: { urlId: 'jug', position: 0, visibility: 'draft' } },
      { after: { urlId: 'jug-2', position: 1 } },
      { after: { urlId: 'lid', position: 2, product: { variants: [{ priceCents: 300 }] } } },
    ])
  })
})

it('no product comes in under the id of what stands elsewhere', () => {
  const shop = pageDocument('shop', { type: 13, typeName: 'products', urlId: 'shop' })
  const itemId = 'a'.repeat(24)
  const post = itemDocument(itemId, { collectionId: 'journal' })
  const set = { title: 'Jug', variants: [{ sku: '', attributes: {}, priceCents: 1 }] }
  for (const isNew of [true, false]) {
    const input = { collectionId: 'shop', products: [{ isNew, itemId, set }] }
    expect(performOn(importProducts, [shop, post], input).ok).toBe(false)
    const reads = importProducts.reads(importProducts.input.parse(input))
    expect(reads).toContainEqual({ kind: 'item', ids: [itemId] })
  }
})

it('a cell is read as it was before it was written', () => {
  for (const text of ['=1+1', "'=1", '-3', "''@x", "it's", '\t', '', '"a"\r\nb', "'plain"]) {
    expect(unguardedCell(guardedCell(text))).toBe(text)
  }
  expect(writeCsv([['a,b', 'c"d', '=e']])).toBe(`"a,b","c""d",'=e\r\n`)
})

it('a file says how a product is taxed and by how many days it takes longer, or leaves both', () => {
  const names = ['Handle', 'Title', 'SKU', 'Price', 'Tax', 'Variant Taxable', 'Extra days']
  const row = (id: string, tax: string, taxable: string, days: string): string[] => {
    return [id, id, `${id}-S`, '12', tax, taxable, days]
  }
  const stands = standing('reduced', 'reduced')
  const reduced = { ...stands.body.product, taxClass: 'reduced' as const }
  const done = plan(
    [
      names,
      row('a', 'reduced', '', '14'),
      row('b', '', 'false', ''),
      row('c', 'none', 'true', ''),
      row('reduced', '', 'TRUE', ''),
      row('d', 'lots', '', '181'),
    ],
    [{ ...stands, body: { ...stands.body, product: reduced } }],
  )
  expect(done.wishes.map(({ set }) => [set.taxClass, set.extraDays])).toEqual([
    ['reduced', 14],
    ['none', undefined],
    ['none', undefined],
    ['reduced', undefined],
  ])
  expect(done.planned.at(-1)?.fields).not.toContain('taxClass')
  expect(done.problems.map(({ row: at, code }) => [at, code])).toEqual([
    [6, 'tax-unknown'],
    [6, 'not-days'],
  ])
})
