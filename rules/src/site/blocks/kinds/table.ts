import { z } from 'zod'
import { fieldMessages } from '../../../ground/refusals/field-messages.ts'
import { escapeHtml } from '../../../ground/words/escape-html.ts'
import { chartsMessages } from '../../charts/charts-messages.ts'
import { cutCell, emptyTable, tableLimits, type DataTable } from '../../charts/data-table.ts'
import { wordsOf, type FieldKind, type FieldWords, type Stored } from '../field-kind.ts'

type TableShown = {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly cells: readonly string[] }[]
}

export type TableKind = FieldKind<DataTable, TableShown> & { readonly kind: 'table' }

const cell = z.string().max(tableLimits.cell)

/** Words and figures in rows and columns, as in a spreadsheet; markup sees its cells. */
export function table(words: FieldWords): TableKind {
  return {
    kind: 'table',
    ...wordsOf(words),
    schema: z
      .strictObject({
        columns: z.array(cell).max(tableLimits.columns),
        rows: z.array(z.array(cell).max(tableLimits.columns)).max(tableLimits.rows),
      })
      .refine(({ columns, rows }) => rows.length === 0 || columns.length > 0, {
        error: chartsMessages['no-column'],
      })
      .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
        error: chartsMessages['missing-data'],
      })
      .refine((value) => lengthOf(value) <= tableLimits.characters, {
        error: fieldMessages.tooLong,
      }),
    empty: emptyTable,
    read: readTable,
    context: ({ columns, rows }) => ({
      columns: columns.map(escapeHtml),
      rows: rows.map((row) => ({ cells: row.map(escapeHtml) })),
    }),
    searchText: ({ columns, rows }) => [...columns, ...rows.flat()].join(' '),
  }
}

function lengthOf({ columns, rows }: DataTable): number {
  const letters = (cells: readonly string[]) => cells.reduce((sum, one) => sum + one.length, 0)
  return rows.reduce((sum, row) => sum + letters(row), letters(columns))
}

/** Rows of another length are made to fit, and figures are as good as words. */
function readTable(stored: unknown): DataTable | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { columns, rows } = stored as Stored
  if (!Array.isArray(columns) || !Array.isArray(rows)) return undefined
  const names = columns.slice(0, tableLimits.columns).map(cellText)
  if (names.length === 0) return emptyTable
  return {
    columns: names,
    rows: rows
      .slice(0, tableLimits.rows)
      .filter((row): row is readonly unknown[] => Array.isArray(row))
      .map((row) => names.map((_, at) => cellText(row[at]))),
  }
}

function cellText(stored: unknown): string {
  if (typeof stored === 'number') return String(stored)
  return typeof stored === 'string' ? cutCell(stored) : ''
}
