import type { Cells } from './data-table.ts'

/** A cell by its place; the names of columns are the first row. */
export type CellPlace = { readonly row: number; readonly column: number }

/** Some cells beside each other, both corners among them. */
export type CellArea = { readonly from: CellPlace; readonly to: CellPlace }

/** What was typed or pasted, from a place on to the right and below. */
export function withCells(cells: Cells, { row, column }: CellPlace, put: Cells): Cells {
  const height = Math.max(cells.length, row + put.length)
  return Array.from({ length: height }, (_, at) => {
    const before = cells[at] ?? []
    const written = put[at - row]
    if (written === undefined) return before
    const width = Math.max(before.length, column + written.length)
    return Array.from(
      { length: width },
      (_unused, place) => written[place - column] ?? before[place] ?? '',
    )
  })
}

export function cellsIn(cells: Cells, area: CellArea): Cells {
  const { top, bottom, left, right } = edgesOf(area)
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from(
      { length: right - left + 1 },
      (_unused, column) => cells[top + row]?.[left + column] ?? '',
    ),
  )
}

export function withoutCells(cells: Cells, area: CellArea): Cells {
  const { top, left } = edgesOf(area)
  const emptied = cellsIn(cells, area).map((row) => row.map(() => ''))
  return withCells(cells, { row: top, column: left }, emptied)
}

/** An empty row that comes to stand at a place. */
export function withRow(cells: Cells, at: number): Cells {
  return cells.toSpliced(at, 0, [])
}

export function withColumn(cells: Cells, at: number): Cells {
  return cells.map((row) => (at < row.length ? row.toSpliced(at, 0, '') : row))
}

export function withoutRows(cells: Cells, area: CellArea): Cells {
  const { top, bottom } = edgesOf(area)
  return cells.toSpliced(top, bottom - top + 1)
}

export function withoutColumns(cells: Cells, area: CellArea): Cells {
  const { left, right } = edgesOf(area)
  return cells.map((row) => row.toSpliced(left, right - left + 1))
}

export function isInArea({ row, column }: CellPlace, area: CellArea): boolean {
  const { top, bottom, left, right } = edgesOf(area)
  return row >= top && row <= bottom && column >= left && column <= right
}

function edgesOf({ from, to }: CellArea) {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  }
}
