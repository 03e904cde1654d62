import type { Block, Layout, LayoutRow } from './layout.ts'

/** A layout whose blocks are changed where they stand; the same one where no block is another. */
export function mapBlocks<Mapped extends Pick<Layout, 'rows'>>(
  layout: Mapped,
  change: (block: Block) => Block,
): Mapped {
  const rows = mapRows(layout.rows, change)
  return rows === layout.rows ? layout : { ...layout, rows }
}

function mapRows(
  rows: readonly LayoutRow[],
  change: (block: Block) => Block,
): readonly LayoutRow[] {
  return sameOr(rows, (row) => {
    const columns = sameOr(row.columns, (column) => {
      const blocks = sameOr(column.blocks, change)
      const inner = mapRows(column.rows, change)
      return blocks === column.blocks && inner === column.rows
        ? column
        : { ...column, blocks, rows: inner }
    })
    return columns === row.columns ? row : { ...row, columns }
  })
}

function sameOr<One>(list: readonly One[], change: (one: One) => One): readonly One[] {
  const changed = list.map(change)
  return changed.every((one, place) => one === list[place]) ? list : changed
}
