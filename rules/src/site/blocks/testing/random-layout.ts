import fc from 'fast-check'
import { blocksOfLayout } from '../blocks-of-layout.ts'
import type { Block, Layout, LayoutColumn, LayoutRow } from '../layout.ts'

/** Ids of 24 hex digits, each another one. */
export function freshIds(): () => string {
  let made = 0
  return () => (++made).toString(16).padStart(24, '0')
}

const spanLists = fc.constantFrom(
  [12],
  [6, 6],
  [8, 4],
  [3, 9],
  [4, 4, 4],
  [1, 11],
  [5, 7],
  [2, 1, 9],
)
const types = fc.constantFrom(2, 2, 21, 31, 47, 9999)

type Shape = { readonly spans: readonly number[]; readonly cells: readonly CellShape[] }
type CellShape = { readonly types: readonly number[]; readonly rows: readonly Shape[] }

function shapes(depth: number, most: number): fc.Arbitrary<readonly Shape[]> {
  const cell = fc.record({
    types: fc.array(types, { maxLength: 3 }),
    rows:
      depth < 3
        ? fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, shapes(depth + 1, 2))
        : fc.constant([]),
  })
  const shape = spanLists.chain((spans) =>
    fc.record({
      spans: fc.constant(spans),
      cells: fc.array(cell, { minLength: spans.length, maxLength: spans.length }),
    }),
  )
  return fc.array(shape, { maxLength: most })
}

/** Layouts as they may be stored, with empty columns and nested rows. */
export const randomLayout: fc.Arbitrary<Layout> = fc
  .record({ rows: shapes(1, 4), columns: fc.constantFrom(12 as const, 12 as const, 1 as const) })
  .map(({ rows, columns }) => {
    const newId = counted()
    return { columns, rows: rows.map((row) => rowOf(row, columns, newId)), updatedOn: 0 }
  })
  .filter((layout) => blocksOfLayout(layout).length <= 40)

function counted(): (stem: string) => string {
  let made = 0
  return (stem) => `${stem}${++made}`
}

function rowOf(shape: Shape, columns: 1 | 12, newId: (stem: string) => string): LayoutRow {
  const spans = columns === 1 ? [1] : shape.spans
  return {
    id: newId('row'),
    columns: spans.map((span, index): LayoutColumn => {
      const cell = shape.cells[index] ?? { types: [], rows: [] }
      return {
        id: newId('column'),
        span,
        blocks: cell.types.map((type) => blockOf(newId('block'), type)),
        rows: cell.rows.map((row) => rowOf(row, columns, newId)),
      }
    }),
  }
}

export function blockOf(id: string, type = 2): Block {
  return { id, type, value: type === 2 ? { html: `<p>${id}</p>` } : {} }
}
