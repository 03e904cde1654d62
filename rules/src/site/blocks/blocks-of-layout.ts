import type { Block, Layout, LayoutRow } from './layout.ts'

/** Every block of a layout in reading order, nested rows included. */
export function blocksOfLayout(layout: Pick<Layout, 'rows'>): Block[] {
  return layout.rows.flatMap(blocksOfRow)
}

function blocksOfRow(row: LayoutRow): Block[] {
  return row.columns.flatMap((column) => [...column.blocks, ...column.rows.flatMap(blocksOfRow)])
}

/** The assets that a layout's blocks name. */
export function assetsOfLayout(layout: Pick<Layout, 'rows'>): string[] {
  return blocksOfLayout(layout).flatMap(({ value }) => [
    ...(typeof value['assetId'] === 'string' ? [value['assetId']] : []),
    ...(Array.isArray(value['assetIds'])
      ? value['assetIds'].filter((id): id is string => typeof id === 'string')
      : []),
  ])
}
