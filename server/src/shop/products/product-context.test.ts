import { describe, expect, test } from 'vitest'
import { ProductType, type Product } from '@vitrine/rules/shop/products/product.ts'
import type { Stock } from '@vitrine/rules/site/stock/stock.ts'
import { chooseVariant } from '@vitrine/rules/shop/cart/add-to-cart.ts'
import { print } from '@vitrine/rules/testing/render-template.ts'
import { moneyContext, productContext } from './product-context.ts'

describe('money as templates print it', () => {
  test.each([
    [4800, 'USD', '48.00'],
    [5, 'EUR', '0.05'],
    [0, 'USD', '0.00'],
    [-1250, 'USD', '-12.50'],
    [4800, 'JPY', '4800'],
    [4800, 'COP', '48.00'],
    [4800, 'IDR', '48.00'],
    [9_007_199_254_740_991, 'USD', '90071992547409.91'],
  ])('%i minor units of %s are %s', (cents, currency, value) => {
    expect(moneyContext(cents, currency)).toEqual({ value, currency })
  })
})

const product: Product = {
  productType: 1,
  variantOptionOrdering: ['Size'],
  variants: ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    id,
    sku: id,
    attributes: { Size: id },
    priceCents: 100,
    salePriceCents: 0,
    onSale: false,
    assetId: null,
  })),
  customAddButtonText: null,
  details: '',
}

test('stock is shown by class: none, an exact small count, many, and without end', () => {
  const stock = new Map<string, Stock>([
    ['a', { kind: 'counted', quantity: 0 }],
    ['b', { kind: 'counted', quantity: 10 }],
    ['c', { kind: 'counted', quantity: 5000 }],
    ['d', { kind: 'unlimited' }],
  ])
  const around = {
    websiteId: 's',
    currency: 'USD',
    parts: [],
    multipleQuantityAllowedForServices: true,
    collectionUrl: '/shop',
    assets: new Map(),
    stock,
    forms: new Map(),
    commentCounts: new Map(),
    reviewFacts: new Map(),
    likeCounts: new Map(),
    promoted: new Map(),
    settings: {},
  }
  const { structuredContent } = productContext(product, around) as {
    structuredContent: { variants: { unlimited: boolean; qtyInStock: number }[] }
  }
  const shown = structuredContent.variants.map(({ unlimited, qtyInStock }) => [
    unlimited,
    qtyInStock,
  ])
  expect(shown).toEqual([
    [false, 0],
    [false, 10],
    [false, 11],
    [true, 0],
    [false, 0],
  ])
})

/** A product of two variants as a page's template sees it. */
function shown(
  productType: ProductType,
  {
    stock,
    variants = product.variants.slice(0, 2),
  }: Partial<{
    stock: Stock
    variants: Product['variants']
  }>,
): Record<string, unknown> {
  const stocks = new Map(stock && variants.map(({ id }) => [id, stock] as const))
  const around = {
    websiteId: 's',
    currency: 'USD',
    collectionUrl: '/shop',
    assets: new Map(),
    multipleQuantityAllowedForServices: true,
    parts: [],
    stock: stocks,
    forms: new Map(),
    commentCounts: new Map(),
    reviewFacts: new Map(),
    likeCounts: new Map(),
    promoted: new Map(),
    settings: {},
  }
  const context = productContext({ ...product, productType, variants }, around)
  return { id: 'i', recordType: 11, ...context }
}

const mark = (item: Record<string, unknown>) =>
  /product-mark ([a-z-]+)/.exec(print('{@|product-status}', item))?.[1] ?? null

describe('the mark of a product', () => {
  const { physical, digital, service, giftCard, paywall } = ProductType
  const zero: Stock = { kind: 'counted', quantity: 0 }
  const some: Stock = { kind: 'counted', quantity: 2 }
  const unlimited: Stock = { kind: 'unlimited' }
  const onSale = product.variants.slice(0, 2).map((one, place) => ({
    ...one,
    onSale: place === 1,
    salePriceCents: 50,
  }))

  test.each([physical, service])('of type %i is "sold out" while nothing of it is left', (type) => {
    expect(mark(shown(type, { variants: [] }))).toBe('sold-out')
    expect(mark(shown(type, { stock: zero }))).toBe('sold-out')
    expect(mark(shown(type, { stock: zero, variants: onSale }))).toBe('sold-out')
    expect(mark(shown(type, { stock: some }))).toBeNull()
    expect(mark(shown(type, { stock: unlimited }))).toBeNull()
  })

  test.each([digital, giftCard, paywall])('of type %i never is "sold out"', (type) => {
    for (const stock of [zero, some, unlimited]) {
      expect(mark(shown(type, { stock }))).toBeNull()
      const { variants } = shown(type, { stock }) as { variants: { unlimited: boolean }[] }
      expect(variants.map((one) => one.unlimited)).toEqual([true, true])
    }
    expect(mark(shown(type, { variants: [] }))).toBeNull()
  })

  test.each([physical, service, giftCard, paywall])(
    'of type %i is "sale" with any variant on sale, and its price says so',
    (type) => {
      expect(mark(shown(type, { stock: some, variants: onSale }))).toBe('sale')
      const both = onSale.map((one) => ({ ...one, onSale: true }))
      const price = print('{@|product-price}', shown(type, { stock: some, variants: both }))
      expect(price).toMatch(/0\.50.*original-price.*1\.00/s)
    },
  )

  test('of a digital product goes by the variant that is bought, as its price does', () => {
    const [first, second] = onSale
    const cheaper = { ...second!, salePriceCents: 1 }
    expect(mark(shown(digital, { variants: [first!, cheaper] }))).toBeNull()
    expect(print('{@|normal-price}', shown(digital, { variants: [first!, cheaper] }))).toBe('100')
    expect(mark(shown(digital, { variants: [second!, first!] }))).toBe('sale')
    expect(print('{@|sale-price}', shown(digital, { variants: [second!, first!] }))).toBe('50')
  })
})

describe('an option such as Salt & Pepper "big"', () => {
  const value = 'Salt & Pepper "big"'
  const name = 'Grind <& size>'
  const spiced: Product = {
    ...product,
    variantOptionOrdering: [name],
    variants: product.variants.slice(0, 2).map((variant, index) => ({
      ...variant,
      sku: index === 0 ? 'S&P "1"' : 'PLAIN',
      attributes: { [name]: index === 0 ? value : 'Fine' },
    })),
  }
  const around = {
    websiteId: 's',
    currency: 'USD',
    parts: [],
    multipleQuantityAllowedForServices: true,
    collectionUrl: '/shop',
    assets: new Map(),
    stock: new Map(),
    forms: new Map(),
    commentCounts: new Map(),
    reviewFacts: new Map(),
    likeCounts: new Map(),
    promoted: new Map(),
    settings: {},
  }
  const html = print('{@|variants-select}', {
    id: 'i',
    recordType: 11,
    ...productContext(spiced, around),
  })
  /** The value of an attribute as a browser's scripts read it. */
  const read = (pattern: RegExp): string =>
    (pattern.exec(html)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
  const optionName = read(/data-variant-option-name="([^"]*)"/)
  const optionValue = read(/<option value="([^"]+)"/)

  test('is in the selectors as it was typed', () => {
    expect([optionName, optionValue]).toEqual([name, value])
    expect(read(/<option value="[^"]+">([^<]*)</)).toBe(value)
    expect(read(/<label [^>]*>([^<]*)</)).toBe(value)
  })

  test('is found by the browser among the variants, and by the server', () => {
    const variants = JSON.parse(read(/data-variants="([^"]*)"/)) as Product['variants']
    const chosen = variants.find(({ attributes }) => attributes[optionName] === optionValue)
    expect(chosen?.sku).toBe('S&P "1"')
    const [first] = spiced.variants
    expect(chooseVariant(spiced, { sku: chosen?.sku ?? null })).toEqual({ ok: true, value: first })
    const options = { [optionName]: optionValue }
    expect(chooseVariant(spiced, { sku: null, options })).toEqual({ ok: true, value: first })
  })
})

test('templates read the weight and the size of a variant where they are known', () => {
  const around = {
    websiteId: 's',
    currency: 'USD',
    parts: [],
    multipleQuantityAllowedForServices: true,
    collectionUrl: '/shop',
    assets: new Map(),
    stock: new Map<string, Stock>(),
    forms: new Map(),
    commentCounts: new Map(),
    reviewFacts: new Map(),
    likeCounts: new Map(),
    promoted: new Map(),
    settings: {},
  }
  const [one, two] = product.variants
  const variants = [{ ...one!, weight: 0.5, len: 10, width: 0 }, two!]
  const context = productContext({ ...product, variants }, around)
  const weigh = '{.repeated section variants}[{weight}|{len}|{width}|{height}]{.end}'
  expect(print(weigh, context)).toBe('[0.5|10||][|||]')
})
