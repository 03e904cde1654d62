/** Words and figures in columns with names, as they were typed; rows are as long as the columns. */
export type DataTable = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Rows of a sheet: the first has the names of the columns, any may be short. */
export type Cells = readonly (readonly string[])[]

export const emptyTable: DataTable = { columns: [], rows: [] }

/** Data sets: at most 50 columns and 1000 rows (acceptance, decision 4). */
export const tableLimits = { columns: 50, rows: 1000, cell: 200, characters: 300_000 } as const

export function cellsOf({ columns, rows }: DataTable): Cells {
  return columns.length === 0 ? rows : [columns, ...rows]
}

/** A table of cells as they were typed or pasted, and whether some had no room in it. */
export type TableOfCells = { readonly table: DataTable; readonly isCut: boolean }

/** Empty cells at the right and empty rows at the end are none; what is too much is cut. */
export function tableOfCells(cells: Cells): TableOfCells {
  const height = cells.findLastIndex((row) => row.some(hasWords)) + 1
  // one by one: what was pasted may have more rows than a call takes arguments
  const width = cells.reduce((most, row) => Math.max(most, row.findLastIndex(hasWords) + 1), 0)
  const columns = Math.min(width, tableLimits.columns)
  const isCut = width > columns || height > tableLimits.rows + 1
  if (columns === 0) return { table: emptyTable, isCut }
  const filled = cells
    .slice(0, Math.min(height, tableLimits.rows + 1))
    .map((row) => Array.from({ length: columns }, (_, at) => cellAt(row, at)))
  const [names = [], ...rows] = filled
  return { table: { columns: names, rows }, isCut }
}

/** Whether a row has less than the rows beside it. */
export function missesData({ rows }: DataTable): boolean {
  return rows.some((row) => row.some((cell) => !hasWords(cell)))
}

export function isEmptyTable({ columns, rows }: DataTable): boolean {
  return columns.length === 0 || rows.length === 0
}

function cellAt(row: readonly string[], at: number): string {
  return cutCell(row[at] ?? '')
}

/** No more than fits into a cell, without half a character at its end. */
export function cutCell(words: string): string {
  if (words.length <= tableLimits.cell) return words
  const last = words.charCodeAt(tableLimits.cell - 1)
  const isHalf = last >= 0xd800 && last <= 0xdbff
  return words.slice(0, isHalf ? tableLimits.cell - 1 : tableLimits.cell)
}

function hasWords(cell: string): boolean {
  return cell.trim() !== ''
}
