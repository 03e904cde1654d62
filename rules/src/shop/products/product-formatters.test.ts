import { describe, expect, test } from 'vitest'
import { escapeAttribute } from '@vitrine/template-language/formatters/text.ts'
import { print } from '../../testing/render-template.ts'

function variant(cents: number, more: Readonly<Record<string, unknown>> = {}) {
  const money = (amount: number) => ({ value: (amount / 100).toFixed(2), currency: 'EUR' })
  return {
    price: cents,
    salePrice: 0,
    onSale: false,
    unlimited: false,
    qtyInStock: 5,
    priceMoney: money(cents),
    salePriceMoney: money(cents / 2),
    attributes: { Size: 'S' },
    ...more,
  }
}

function product(variants: readonly unknown[], content: Readonly<Record<string, unknown>> = {}) {
  const structuredContent = {
    productType: 1,
    variants,
    variantOptionOrdering: ['Size'],
    ...content,
  }
  return {
    id: 'cup',
    featureFlags: { useCLDRMoneyFormat: true },
    recordType: 11,
    structuredContent,
  }
}

function text(template: string, json: unknown, locale = 'en-US'): string {
  return print(template, json, { locale })
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

describe('the price of a product', () => {
  test('is one price, or from the lowest when they vary', () => {
    expect(text('{@|product-price}', product([variant(1200)]))).toBe('€12.00')
    expect(text('{@|product-price}', product([variant(1200), variant(900)]))).toBe('from €9.00')
  })

  test('shows what it was when it is on sale', () => {
    const onSale = product([variant(1200, { onSale: true })])
    expect(text('{@|product-price}', onSale)).toBe('Sale Price:€6.00 Original Price:€12.00')
  })

  test('is written as the site writes money', () => {
    expect(text('{@|product-price}', product([variant(123450)]), 'de-DE')).toBe('1.234,50 €')
    const plain = { ...product([variant(123450)]), featureFlags: {} }
    expect(print('{@|product-price}', plain)).toContain(
      '<span class="sqs-money-native">1,234.50</span>',
    )
  })

  test('tells the period of a subscription, in years when whole years fit', () => {
    const every = (value: number, unit: string, numBillingCycles: number) =>
      text(
        '{@|product-price}',
        product([variant(1000)], {
          isSubscribable: true,
          subscriptionPlan: { billingPeriod: { value, unit }, numBillingCycles },
        }),
      )
    expect(every(1, 'MONTH', 0)).toBe('€10.00 every month')
    expect(every(1, 'WEEK', 52)).toBe('€10.00 every week for 1 year')
    expect(every(1, 'WEEK', 51)).toBe('€10.00 every week for 51 weeks')
    expect(every(6, 'MONTH', 4)).toBe('€10.00 every 6 months for 2 years')
  })
})

describe('the mark of a product', () => {
  test('is sold out when no variant is left, before it is on sale', () => {
    const gone = product([variant(1000, { qtyInStock: 0, onSale: true })])
    expect(text('{@|product-status}{.sold-out?}!{.end}', gone)).toBe('sold out!')
    expect(text('{@|product-status}', product([variant(1000, { onSale: true })]))).toBe('sale')
    expect(text('{@|product-status}', product([variant(1000)]))).toBe('')
  })

  test('is never sold out for what has no stock', () => {
    const unlimited = product([variant(1000, { qtyInStock: 0, unlimited: true })])
    expect(text('{@|product-status}', unlimited)).toBe('')
    expect(text('{@|product-status}', product([], { productType: 2 }))).toBe('')
  })
})

describe('what a shopper chooses', () => {
  test('is told of each variant as data, with its picture', () => {
    const picture = { id: 'p', altText: 'Kept &amp; "safe"', systemDataVariants: '100w,300w' }
    const variants = [
      variant(100, { mainImage: picture }),
      { mainImage: picture },
      variant(200, { attributes: { Size: 'M &lt; L' }, mainImage: picture }),
      variant(300, { mainImage: { ...picture, id: 'q' }, later: true }),
      variant(400),
    ]
    const printed = print('{@|variants-select}', product(variants))
    const data = /data-variants="([^"]*)"/.exec(printed)?.[1] ?? ''
    const typed = JSON.stringify(variants)
      .replaceAll('Kept &amp; ', 'Kept & ')
      .replaceAll('M &lt; L', 'M < L')
    expect(data).toBe(escapeAttribute(typed))
  })

  test('is told as briefly as it can be of many variants, of which each names its picture', () => {
    const picture = { id: 'p', altText: "The potter's <own> &amp; last" }
    const variants = Array.from({ length: 100 }, (_, at) =>
      variant(100, { attributes: { Size: `No. ${at}` }, mainImageId: 'p', mainImage: picture }),
    )
    const printed = print('{@|variants-select}', product(variants))
    const data = /data-variants='([^']*)'/.exec(printed)?.[1] ?? ''
    const asRead = data
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    const read = JSON.parse(asRead) as Record<string, unknown>[]
    const [first, ...others] = read
    expect(first?.['mainImage']).toEqual({ id: 'p', altText: "The potter's <own> & last" })
    expect(others.some((one) => 'mainImage' in one)).toBe(false)
    expect(read.every((one) => one['mainImageId'] === 'p')).toBe(true)
    // equal pictures of data that came as text are each its own
    const apart = variants.map((one) => ({ ...one, mainImage: { ...picture } }))
    expect(print('{@|variants-select}', product(apart)).match(/mainImage"/g)).toHaveLength(100)
  })

  test('is an option of a product with more than one variant', () => {
    const two = product([variant(1000), variant(1000, { attributes: { Size: 'M "wide"' } })])
    const markup = print('{@|variants-select}', two)
    expect(markup).toContain('<option value="">Select Size</option>')
    expect(markup).toContain('<option value="M &quot;wide&quot;">M &quot;wide&quot;</option>')
    expect(print('{@|variants-select}', product([variant(1000)]))).toBe('')
  })

  test('is a quantity from 1 to 9999 while more than one is in stock', () => {
    const some = print('{@|quantity-input}', product([variant(1000)]))
    expect(some).toContain('max="9999" min="1" value="1" type="number" step="1"')
    expect(print('{@|quantity-input}', product([variant(1000, { qtyInStock: 1 })]))).toBe('')
    expect(print('{@|quantity-input}', product([variant(1000)], { isSubscribable: true }))).toBe('')
  })

  test('goes into the cart by a button that says what the owner wrote', () => {
    const own = { useCustomAddButtonText: true, customAddButtonText: 'Take <it>' }
    expect(text('{@|add-to-cart-btn}', product([variant(1000)]))).toBe('Add To Cart')
    expect(text('{@|add-to-cart-btn}', product([variant(1000)], own))).toBe('Take &lt;it&gt;')
    // as an item's context has it
    const escaped = { ...own, customAddButtonText: 'Buy &amp; hang &quot;&amp;amp;&quot;' }
    expect(text('{@|add-to-cart-btn}', product([variant(1000)], escaped))).toBe(
      'Buy &amp; hang &quot;&amp;amp;&quot;',
    )
  })
})

test('without a locale no price is told where money is written by the locale', () => {
  const onSale = product([variant(1200, { onSale: true })])
  expect(text('{@|product-price}', onSale, 'none')).toBe('')
  const plain = { ...onSale, featureFlags: {} }
  expect(text('{@|product-price}', plain, 'none')).toBe('Sale Price: Original Price:')
})
