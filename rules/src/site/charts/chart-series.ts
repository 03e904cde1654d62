import { readCellNumber } from './cell-number.ts'
import type { DataTable } from './data-table.ts'

/** One column of figures. */
export type ChartSeries = {
  readonly name: string
  /** Null where no figure stands. */
  readonly values: readonly (number | null)[]
}

/** What of a table is drawn: its first column names the places, the others have the figures. */
export type ChartData = {
  readonly labels: readonly string[]
  readonly series: readonly ChartSeries[]
  /** The figures as they were typed, by series. */
  readonly words: readonly (readonly string[])[]
  /** There is more in the table than what is drawn. */
  readonly isCut: boolean
}

/** As many as can still be told apart. */
const mostSeries = 12
const mostMarks = 600

/** A table of one column has figures alone, and its places have no names. */
export function chartData({ columns, rows }: DataTable): ChartData {
  const first = columns.length > 1 ? 1 : 0
  const names = columns.slice(first, first + mostSeries)
  const count = Math.max(1, names.length)
  const drawn = rows.slice(0, Math.floor(mostMarks / count))
  const cells = names.map((_, at) => drawn.map((row) => row[first + at] ?? ''))
  return {
    labels: first === 0 ? drawn.map(() => '') : drawn.map((row) => row[0] ?? ''),
    series: names.map((name, at) => ({ name, values: (cells[at] ?? []).map(readCellNumber) })),
    words: cells,
    isCut: drawn.length < rows.length || names.length < columns.length - first,
  }
}

export function allValues({ series }: ChartData): readonly number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null))
}
