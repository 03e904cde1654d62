import type { Block, LayoutColumn, LayoutRow } from './layout.ts'

/** A row as it was stored before rows and columns had ids, and as it may still be sent. */
export type RowWithoutIds = {
  readonly id?: string | undefined
  readonly columns: readonly {
    readonly id?: string | undefined
    readonly span: number
    readonly blocks: readonly Block[]
    readonly rows: readonly RowWithoutIds[]
  }[]
}

/**
 * The same rows, with an id for each row and column that has none. Such an id is made of the place
 * alone, such as `r0-c1`, so that the same rows get the same ids wherever that is asked.
 */
export function withLayoutIds(rows: readonly RowWithoutIds[]): LayoutRow[] {
  const taken = new Set(idsOfRows(rows))
  return rows.map((row, index) => rowWithIds(row, `r${index}`, taken))
}

function rowWithIds(row: RowWithoutIds, place: string, taken: Set<string>): LayoutRow {
  const id = row.id ?? freeId(place, taken)
  const columns = row.columns.map((column, index): LayoutColumn => {
    const here = `${place}-c${index}`
    const { span, blocks } = column
    const columnId = column.id ?? freeId(here, taken)
    const rows = column.rows.map((inner, at) => rowWithIds(inner, `${here}-r${at}`, taken))
    return { id: columnId, span, blocks, rows }
  })
  return { id, columns }
}

function freeId(place: string, taken: Set<string>): string {
  let id = place
  for (let number = 2; taken.has(id); number++) id = `${place}_${number}`
  taken.add(id)
  return id
}

/** The ids of rows and their columns, nested ones included. */
export function idsOfRows(rows: readonly RowWithoutIds[]): string[] {
  return rows.flatMap(({ id, columns }) => [
    ...(id === undefined ? [] : [id]),
    ...columns.flatMap((column) => [
      ...(column.id === undefined ? [] : [column.id]),
      ...idsOfRows(column.rows),
    ]),
  ])
}
