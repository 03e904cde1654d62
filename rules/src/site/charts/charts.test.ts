import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { numberStyleOf, readCellNumber, writeNumber } from './cell-number.ts'
import { chartScale, shareOf } from './chart-scale.ts'
import { chartView, type ChartOptions } from './chart-view.ts'
import { cellsOf, missesData, tableLimits, tableOfCells } from './data-table.ts'
import { cellsIn, withCells, withColumn, withoutCells, withoutRows, withRow } from './edit-cells.ts'
import { readSheet, writeSheet } from './read-sheet.ts'

const bars: ChartOptions = { chartType: 'bar', legend: 'bottom', flip: false }
const sales = {
  columns: ['Month', 'Shop', 'Fair'],
  rows: [
    ['May', '120', '80'],
    ['June', '90', ''],
  ],
}
const pieces = (html: string, part: RegExp): number => html.match(part)?.length ?? 0

describe('figures as people type them', () => {
  it.each([
    ['1,234.50', 1234.5],
    ['1.234,50 €', 1234.5],
    ['12 %', 12],
    ['$ 1,200', 1200],
    ['-3', -3],
    ['−$4.5', -4.5],
    ['1 000 000', 1_000_000],
    ['0,5', 0.5],
    ['.5', 0.5],
    ['1.234.567', 1_234_567],
    ["12'500", 12_500],
    ['١٬٢٠٠٫٥', 1200.5],
    ['۱۲٪', 12],
    ['(1,200)', -1200],
    ['($4.50)', -4.5],
    ['12 345 678,9', 12_345_678.9],
  ])('reads %s', (typed, value) => {
    expect(readCellNumber(typed)).toBe(value)
  })

  it.each([
    '',
    'none',
    'May',
    '1-2',
    '12:30',
    '9'.repeat(30),
    'Q3 2026',
    '5 10',
    '1e5 and a very long unit',
  ])('finds none in "%s"', (typed) => {
    expect(readCellNumber(typed)).toBeNull()
  })

  it('are written at an axis with the unit and the sign that the table has', () => {
    expect(writeNumber(12000.5, numberStyleOf(['1,5 €', '2 €']))).toBe('12\u202f000,5 €')
    expect(writeNumber(-20, numberStyleOf(['$3', '$4']))).toBe('−$20')
    expect(writeNumber(0.30000000000000004, numberStyleOf(['3 kg', '4 lb']))).toBe('0.3')
  })
})

test('an axis has round figures around all values', () => {
  expect(chartScale([3, 47], true).ticks).toEqual([0, 10, 20, 30, 40, 50])
  expect(chartScale([-7, 12], true).ticks).toEqual([-10, -5, 0, 5, 10, 15])
  expect(chartScale([], true).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  expect(chartScale([101, 104], false).ticks[0]).toBe(101)
  const thousandths = fc.integer({ min: -1e12, max: 1e12 }).map((value) => value / 1000)
  fc.assert(
    fc.property(fc.array(thousandths), fc.boolean(), (values, beginsAtZero) => {
      const scale = chartScale(values, beginsAtZero)
      expect(scale.max).toBeGreaterThan(scale.min)
      expect(scale.ticks.length).toBeLessThan(20)
      const shares = values.map((value) => shareOf(scale, value))
      expect(shares.filter((share) => share < -0.001 || share > 100.001)).toEqual([])
    }),
  )
})

describe('a sheet', () => {
  it('is read from a spreadsheet, and from values between commas or semicolons', () => {
    expect(readSheet('a\tb\r\n1\t2\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(readSheet('a,b\n"1,5","say ""yes"""')).toEqual([
      ['a', 'b'],
      ['1,5', 'say "yes"'],
    ])
    expect(readSheet('a;b\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ])
    expect(readSheet('Smith, Jones')).toEqual([['Smith, Jones']])
  })

  it('is read as it was written', () => {
    const cell = fc.constantFrom('', 'a', '1,5', 'say "yes"', ';')
    const row = fc.array(cell, { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (cells) => {
        expect(readSheet(`${writeSheet(cells)}\n`)).toEqual(cells)
      }),
    )
  })

  it('becomes a table without its empty ends, and what is too much is cut', () => {
    const table = {
      columns: ['a', ''],
      rows: [
        ['', ''],
        ['1', '2'],
      ],
    }
    expect(tableOfCells([['a'], [], ['1', '2', ''], ['']])).toEqual({ table, isCut: false })
    expect(cellsOf(table)).toHaveLength(3)
    expect(missesData(table)).toBe(true)
    expect(tableOfCells([['', ''], []])).toEqual({
      table: { columns: [], rows: [] },
      isCut: false,
    })
    const large = Array.from({ length: 1200 }, () => Array.from({ length: 60 }, () => 'x'))
    const cut = tableOfCells(large)
    expect(cut.isCut).toBe(true)
    expect(cut.table.columns).toHaveLength(tableLimits.columns)
    expect(cut.table.rows).toHaveLength(tableLimits.rows)
    expect(tableOfCells([['y'.repeat(900)], ['1']]).table.columns[0]).toHaveLength(200)
    const emoji = `${'y'.repeat(199)}\u{1f600}`
    expect(tableOfCells([[emoji], ['1']]).table.columns[0]).toBe('y'.repeat(199))
    const endless = Array.from({ length: 300_000 }, () => ['1'])
    expect(tableOfCells(endless)).toMatchObject({ isCut: true })
  })

  it('is changed by cells, rows and columns', () => {
    const cells = [['a', 'b'], ['1']]
    const area = { from: { row: 1, column: 1 }, to: { row: 0, column: 0 } }
    expect(withCells(cells, { row: 2, column: 1 }, [['x']])).toEqual([['a', 'b'], ['1'], ['', 'x']])
    expect(cellsIn(cells, area)).toEqual([
      ['a', 'b'],
      ['1', ''],
    ])
    expect(withoutCells(cells, area)).toEqual([
      ['', ''],
      ['', ''],
    ])
    expect(withColumn(withRow(cells, 1), 1)).toEqual([['a', '', 'b'], [], ['1']])
    expect(withoutRows(cells, area)).toEqual([])
  })
})

describe('a chart', () => {
  it('has a bar for each figure and none for a gap, told apart by fills', () => {
    const { drawing, legendList } = chartView(sales, bars, 'b')
    expect(pieces(drawing, /<rect x=/g)).toBe(3)
    expect(pieces(drawing, /<pattern /g)).toBe(2)
    expect(pieces(legendList, /<li>/g)).toBe(2)
    expect(drawing).toContain('fill="url(#chart-b-fill-1)"')
  })

  it('writes each name below its own bar where there is room for some of them alone', () => {
    const rows = Array.from({ length: 30 }, (_, at) => [`D${at + 1}`, '1'])
    const { drawing } = chartView({ columns: ['Day', 'Shop'], rows }, bars, 'b')
    // each in the middle of three
    expect([...drawing.matchAll(/D\d+/g)].map(String).slice(0, 3)).toEqual(['D2', 'D5', 'D8'])
    expect(drawing).toContain('--count:10;--width:100%')
  })

  it('has a line for each column, with a gap where a figure is missing', () => {
    const { drawing } = chartView(sales, { ...bars, chartType: 'line' }, 'b')
    expect(pieces(drawing, /<use /g)).toBe(3)
    expect(pieces(drawing, /<line x1="\d+%" y1/g)).toBe(1)
  })

  it('numbers the slices of a pie and says what each has of the whole', () => {
    const table = {
      columns: ['Glaze', 'Pieces'],
      rows: [
        ['Celadon', '3'],
        ['Shino', '1'],
        ['None', '0'],
        ['Lost', '-2'],
      ],
    }
    const { drawing, legendList } = chartView(table, { ...bars, chartType: 'pie' }, 'b')
    expect(pieces(drawing, /<path d="M100 100L/g)).toBe(2)
    expect(legendList).toContain('<span class="chart-number">1</span>')
    expect(legendList).toMatch(/Celadon.*3 \(75\u202f%\).*Shino.*1 \(25\u202f%\)/)
  })

  it('says what a slice has of all parts, also of those that are too many to be drawn', () => {
    const rows = Array.from({ length: 50 }, (_, at) => [`Glaze ${at}`, '1'])
    const pie = { ...bars, chartType: 'pie' } as const
    const { legendList } = chartView({ columns: ['Glaze', 'Pieces'], rows }, pie, 'b')
    expect(pieces(legendList, /<li>/g)).toBe(24)
    expect(pieces(legendList, /1 \(2\u202f%\)/g)).toBe(24)
    const wide = rows.map((row) => [...row, ...Array.from({ length: 20 }, () => '7')])
    const columns = wide[0] ?? []
    expect(chartView({ columns, rows: wide }, pie, 'b').legendList).toBe(legendList)
  })

  it('draws a whole as a circle', () => {
    const table = { columns: ['A', 'B'], rows: [['All', '5']] }
    expect(chartView(table, { ...bars, chartType: 'pie' }, 'b').drawing).toContain('<circle ')
  })

  it('shows the table where the drawing does not say all', () => {
    const wide = {
      columns: Array.from({ length: 20 }, (_, at) => `c${at}`),
      rows: [Array.from({ length: 20 }, () => '1')],
    }
    expect(chartView(sales, bars, 'b').needsTable).toBe(false)
    expect(chartView(sales, { ...bars, legend: 'none' }, 'b').needsTable).toBe(true)
    expect(chartView(wide, bars, 'b').needsTable).toBe(true)
    const pie = { ...bars, chartType: 'pie' } as const
    expect(chartView(sales, pie, 'b').needsTable).toBe(true)
    const words = { columns: ['a', 'b'], rows: [['x', 'y']] }
    expect(chartView(words, bars, 'b')).toMatchObject({ drawing: '', needsTable: true })
  })

  it('draws no more marks than a page can bear, whatever the table has', () => {
    const rows = Array.from({ length: 1000 }, () => Array.from({ length: 50 }, () => '7'))
    const { drawing } = chartView({ columns: rows[0] ?? [], rows }, bars, 'b')
    expect(pieces(drawing, /<rect x=/g)).toBe(600)
  })

  it('lets no word of the table become markup', () => {
    const hostile = '"><script>alert(1)</script>'
    const table = {
      columns: [hostile, hostile, hostile],
      rows: [
        [hostile, '1', '2'],
        ['x', `5 <b>`, `<i>6`],
      ],
    }
    for (const chartType of ['bar', 'line', 'pie'] as const) {
      for (const flip of [true, false]) {
        const view = chartView(table, { ...bars, chartType, flip }, hostile)
        expect(Object.values(view).join('')).not.toMatch(/<script|<b>|<i>/)
      }
    }
  })
})
