import type { Layout } from './layout.ts'
import { filledSketch, type FindPage } from './filled-sketch.ts'
import type { PageSection, SketchBlock } from './page-sections.ts'

/** A row before it has ids, as rows are put into a layout. */
export type DrawnRow = {
  readonly columns: readonly { readonly span: number; readonly blocks: readonly SketchBlock[] }[]
}

/**
 * The rows of a section that we drew, for a layout of so many columns: in one column all stands
 * below each other, and columns that only keep a distance are left out.
 */
export function drawnRows(
  { rows }: Pick<PageSection, 'rows'>,
  columns: Layout['columns'],
  findPage: FindPage = () => null,
): readonly DrawnRow[] {
  const fill = (blocks: readonly SketchBlock[]) => blocks.map((one) => filledSketch(one, findPage))
  if (columns === 12) {
    return rows.map((row) => ({
      columns: row.map(({ span, blocks }) => ({ span, blocks: fill(blocks) })),
    }))
  }
  const blocks = fill(rows.flatMap((row) => row.flatMap((column) => column.blocks)))
  return [{ columns: [{ span: columns, blocks }] }]
}

/** How many ids rows use up that are drawn. */
export function idsForDrawn(rows: readonly DrawnRow[]): number {
  return rows.reduce(
    (sum, { columns }) =>
      sum + 1 + columns.reduce((inRow, { blocks }) => inRow + 1 + blocks.length, 0),
    0,
  )
}
