import type { Layout } from './layout.ts'
import { copyOfRow } from './row-actions.ts'

/** The same layout, whose rows, columns and blocks have ids of their own. */
export function copyOfLayout(layout: Layout, newId: () => string): Layout {
  return { ...layout, rows: layout.rows.map((row) => copyOfRow(row, newId)) }
}
