import { describe, expect, it } from 'vitest'
import { itemDocument, pageDocument, performOn } from '../../ground/changes/testing/perform-on.ts'
import { amountStyle } from '../../ground/money/typed-amount.ts'
import { writeCsv, unguardedCell, guardedCell } from '../../ground/files/write-csv.ts'
import { exportRows } from './export-rows.ts'
import { defaultSiteSettings } from '../../site/sites/default-site-settings.ts'
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

describe('how a product is sold', () => {
  const two = {
    subscription: { every: 1, unit: 'MONTH', cycles: 12, id: 'first', savingPerMille: 125 },
    furtherPlans: [{ every: 2, unit: 'WEEK', cycles: 0, id: 'later', savingPerMille: 0 }],
    isSoldOnceToo: true,
  } as const
  const sold = (product: object): StandingProduct => {
    const bowl = standing('bowl', 'BOWL')
    return { ...bowl, body: { ...bowl.body, product: { ...bowl.body.product, ...product } } }
  }
  const rowsOf = (one: StandingProduct) =>
    exportRows([one], { currency: 'USD', now: 0, stockOf: () => 3 }).map((row) => [...row])
  const cells = (one: StandingProduct): string[] => rowsOf(one)[1]?.slice(-3) ?? []

  it('comes back from its file as it was', () => {
    const membership = sold({ productType: ProductType.paywall, accessMonths: 6 })
    for (const one of [sold({}), sold(two), sold({ ...two, isSoldOnceToo: false }), membership]) {
      const done = plan(rowsOf(one), [one])
      expect(done.problems).toEqual([])
      expect(done.planned).toMatchObject([{ kind: 'same' }])
    }
    expect(cells(sold(two))).toEqual(['both', '1 month, 12.5%, 12 payments; 2 weeks', ''])
    expect(cells(membership)).toEqual(['once', '', '6'])
  })

  it('is changed by a file, and plans that are paid alike stay the ones they were', () => {
    const done = plan(
      [
        ['SKU', 'Sold', 'Plans'],
        ['BOWL-S', 'subscription', '2 weeks, 10%; 1 year'],
      ],
      [sold(two)],
    )
    expect(done.planned).toMatchObject([{ kind: 'change', fields: ['sale'] }])
    const input = { collectionId: 'shop', products: [...done.wishes] }
    const stands = itemDocument('bowl', { ...sold(two).body, collectionId: 'shop' })
    const shop = pageDocument('shop', { type: 13, typeName: 'products', urlId: 'shop' })
    const body = defaultSiteSettings
    const settings = { kind: 'site-settings', id: 'site', revision: 1, body } as const
    const made = performOn(importProducts, [shop, stands, settings], input)
    const edit = made.ok ? made.value.find(({ kind }) => kind === 'item') : undefined
    expect(made.ok && made.value.map(({ kind }) => kind)).toEqual(['item', 'site-settings'])
    expect(edit?.after).toMatchObject({
      product: {
        subscription: { every: 2, unit: 'WEEK', cycles: 0, id: 'later', savingPerMille: 100 },
        furtherPlans: [{ every: 1, unit: 'YEAR', cycles: 0, savingPerMille: 0 }],
        isSoldOnceToo: false,
      },
    })
  })

  it.each(['', 'once'])('makes no gift card of what has plans (sold: “%s”)', (how) => {
    const rows = [
      ['SKU', 'Kind', 'Sold'],
      ['BOWL-S', 'gift-card', how],
    ]
    const { product, ...body } = sold(two).body
    const variants = product.variants.map((one) => ({ ...one, attributes: { Value: one.sku } }))
    const valued = { ...product, variantOptionOrdering: ['Value'], variants }
    const { problems, wishes } = plan(rows, [{ ...sold(two), body: { ...body, product: valued } }])
    expect([problems, wishes]).toEqual([
      [{ row: 2, column: 'Kind', code: 'gift-card-had-plans' }],
      [],
    ])
  })

  it.each([
    ['sold-unknown', ['BOWL-S', 'sometimes', '', '']],
    ['not-plans', ['BOWL-S', '', 'now and then', '']],
    ['not-plans', ['BOWL-S', '', '1 month, 1 payments', '']],
    ['not-plans', ['BOWL-S', '', '1 month, 95%', '']],
    ['not-plans', ['BOWL-S', '', '261 weeks', '']],
    ['plans-alike', ['BOWL-S', '', '1 year; 12 months, 10%', '']],
    ['too-many-plans', ['BOWL-S', '', '1 week; 2 weeks; 3 weeks; 4 weeks; 5 weeks; 6 weeks', '']],
    ['no-plan', ['BOWL-S', 'both', '', '']],
    ['once-has-no-plans', ['BOWL-S', 'once', '1 month', '']],
    ['not-months', ['BOWL-S', '', '', '601']],
    ['months-of-membership', ['BOWL-S', '', '', '6']],
  ] as const)('is refused with its line: %s', (code, row) => {
    const head = ['SKU', 'Sold', 'Plans', 'Months']
    const done = plan([head, ['BOWL-M', '', '', ''], [...row]], [standing('bowl', 'BOWL')])
    expect(done.problems).toMatchObject([{ code }])
    expect(done.problems[0]?.row).toBeGreaterThan(1)
    expect(done.wishes).toEqual([])
  })
})
