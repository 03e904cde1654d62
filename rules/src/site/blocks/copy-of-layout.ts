import { blocksOfLayout } from './blocks-of-layout.ts'
import type { Layout } from './layout.ts'
import { copyOfRow } from './row-actions.ts'

/** The same layout, whose rows, columns and blocks have ids of their own. */
export function copyOfLayout(layout: Layout, newId: () => string): Layout {
  const rows = layout.rows.map((row) => copyOfRow(row, newId))
  const { promotes: promoted, ...rest } = layout
  const place = blocksOfLayout(layout).findIndex(({ id }) => id === promoted)
  const promotes = blocksOfLayout({ rows })[place]?.id
  return { ...rest, rows, ...(promotes !== undefined && { promotes }) }
}
