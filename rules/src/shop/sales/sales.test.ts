import { describe, expect, it } from 'vitest'
import { tablePattern, writeMoney } from '../../ground/money/money-pattern.ts'
import { writeCsv } from '../../ground/files/write-csv.ts'
import { barLabels, partLabels } from './part-label.ts'
import { drawSales, type SalesMoney } from './sales-drawing.ts'
import { addFigures, changeOf } from './sales-figures.ts'
import { cancelledNote, changeWords, otherCurrenciesNote } from './sales-messages.ts'
import { salesRows } from './sales-rows.ts'

const figures = {
  orders: 2,
  items: 3,
  grossCents: 12_050,
  discountCents: 500,
  refundedCents: 50,
  netCents: 12_000,
}

describe('figures of sales', () => {
  it('add up', () => {
    expect(addFigures([figures, figures])).toEqual({
      orders: 4,
      items: 6,
      grossCents: 24_100,
      discountCents: 1000,
      refundedCents: 100,
      netCents: 24_000,
    })
    expect(addFigures([]).orders).toBe(0)
  })

  it.each([
    [150, 100, '50% more than in the 7 days before'],
    [50, 100, '50% less than in the 7 days before'],
    [0, 100, '100% less than in the 7 days before'],
    [1002, 1000, 'As much as in the 7 days before'],
    [5, 0, 'No sales in the 7 days before'],
    [0, 0, 'No sales in the 7 days before'],
    [3_300_000, 100, '3299900% more than in the 7 days before'],
  ])('are compared: %i after %i', (now, before, words) => {
    expect(changeWords(changeOf(now, before), '7-days', String)).toBe(words)
  })

  it('say in words what they leave out', () => {
    expect(cancelledNote(0, String)).toBe('Cancelled orders are not counted.')
    expect(cancelledNote(2, String)).toMatch(/: 2 of this time are left out\.$/)
    expect(otherCurrenciesNote(1, 'EUR', String)).toBe(
      'The shop sells in EUR now: 1 order in another currency is left out.',
    )
  })
})

describe('the days of sales', () => {
  it('are written as people of the site do', () => {
    expect(partLabels('30-days', 'en-US')('2026-11-23')).toBe('Nov 23')
    expect(partLabels('30-days', 'de-DE')('2026-11-23')).toBe('23. Nov.')
    expect(partLabels('12-months', 'en-US')('2026-11-01')).toBe('Nov 2026')
    expect(partLabels('7-days', 'en-US')('2026-11-23')).toBe('Mon, Nov 23')
    expect(barLabels('7-days', 'en-US')('2026-11-23')).toBe('Mon')
    expect(barLabels('12-weeks', 'en-US')('2026-11-23')).toBe('Nov 23')
  })
})

describe('the rows of a file', () => {
  const counted = { currency: 'USD', areTests: false }

  it('have the days, and amounts as decimals', () => {
    const rows = [{ ...figures, day: '2026-11-23' }]
    expect(salesRows({ by: 'time', step: 'week', rows }, counted)).toEqual([
      [
        'Week from',
        'Orders',
        'Items',
        'Gross sales',
        'Discounts',
        'Refunds',
        'Net sales',
        'Currency',
        'Test',
      ],
      ['2026-11-23', '2', '3', '120.50', '5.00', '0.50', '120.00', 'USD', 'no'],
    ])
  })

  it('hold no name that a spreadsheet would calculate', () => {
    const product = {
      itemId: '5f',
      title: '=HYPERLINK("//example.com")',
      quantity: 1,
      orders: 1,
      soldCents: 500,
      isThere: true,
    }
    const rows = salesRows({ by: 'products', rows: [product] }, { ...counted, areTests: true })
    expect(writeCsv(rows)).toBe(
      'Product,Product id,Quantity,Orders,Sales,Currency,Test\r\n' +
        `"'=HYPERLINK(""//example.com"")",5f,1,1,5.00,USD,yes\r\n`,
    )
  })

  it('have the codes with what they took off, in a currency without cents', () => {
    const rows = [{ code: 'SPRING', title: null, uses: 2, takenOffCents: 1200 }]
    expect(salesRows({ by: 'codes', rows }, { currency: 'JPY', areTests: false })[1]).toEqual([
      'SPRING',
      '2',
      '1200',
      'JPY',
      'no',
    ])
  })
})

describe('the drawing of sales', () => {
  const drawn = { id: 'one', of: 'Net sales', areLying: false }
  const dollars: SalesMoney = {
    currency: 'USD',
    write: (cents, options) => writeMoney(cents, tablePattern('USD', 'native'), options),
  }
  const bars = [
    { label: 'Mon', cents: 120_000 },
    { label: 'Tue', cents: 0 },
    { label: 'Wed', cents: 60_050 },
  ]
  const heights = (markup: string) =>
    [...markup.matchAll(/<rect x="[^"]*" y="[^"]*" width="[^"]*" height="([^"]*)"/g)].map(
      ([, height]) => Number.parseFloat(height ?? ''),
    )

  it('has a bar as long as each figure, and none where nothing was sold', () => {
    const markup = drawSales(bars, dollars, drawn)
    const [first = 0, second = 0, ...others] = heights(markup)
    expect(second / first).toBeCloseTo(60_050 / 120_000, 2)
    expect(others).toEqual([])
    expect(markup).toContain('<bdi>Tue</bdi>')
    expect(markup).toContain('$1,200</text>')
    expect(markup).toContain('$600.50</text>')
    expect(drawSales([{ label: 'Mon', cents: 0 }], dollars, drawn)).toBe('')
  })

  it('is as long where a way to write amounts would be read as another number', () => {
    const yen = { ...tablePattern('JPY', 'native'), group: '.', decimal: ',' }
    // 1.200 would be read as one and a fifth
    const money: SalesMoney = {
      currency: 'JPY',
      write: (cents, options) => writeMoney(cents, yen, options),
    }
    const markup = drawSales(
      [
        { label: 'a', cents: 1200 },
        { label: 'b', cents: 600 },
      ],
      money,
      drawn,
    )
    const [first = 0, second = 0] = heights(markup)
    expect(second / first).toBeCloseTo(0.5, 2)
    expect(markup).toContain('1200</text>')
  })

  it('lets no name become markup', () => {
    const markup = drawSales([{ label: '<b>x</b>', cents: 5 }], dollars, {
      ...drawn,
      areLying: true,
    })
    expect(markup).not.toContain('<b>x')
    expect(markup).toContain('&lt;b&gt;x')
  })
})
