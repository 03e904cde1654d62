import {
  compareBodies,
  type Difference,
  type TellValues,
} from '../../ground/changes/compare-bodies.ts'
import { blocksOfLayout } from './blocks-of-layout.ts'
import type { Layout, LayoutRow } from './layout.ts'
import { spokenBlock } from './spoken-block.ts'

type Rows = Pick<Layout, 'rows' | 'promotes'>

/** What differs between two versions of a page's blocks, block by block. */
export function compareLayouts(before: Rows, after: Rows, tell: TellValues): readonly Difference[] {
  const was = new Map(blocksOfLayout(before).map((block) => [block.id, block]))
  const is = new Map(blocksOfLayout(after).map((block) => [block.id, block]))
  const gone = [...was.values()].filter(({ id }) => !is.has(id))
  const added = [...is.values()].filter(({ id }) => !was.has(id))
  const edited = [...is.values()].flatMap((block) => {
    const earlier = was.get(block.id)
    if (earlier === undefined) return []
    return compareBodies(earlier.value, block.value, tell, [`“${spokenBlock(earlier)}”`])
  })
  const isMoved = gone.length + added.length === 0 && shapeOf(before.rows) !== shapeOf(after.rows)
  return [
    ...gone.map((block) => ({ what: 'Deleted block', before: spokenBlock(block), after: null })),
    ...added.map((block) => ({ what: 'New block', before: null, after: spokenBlock(block) })),
    ...edited,
    ...(isMoved ? [{ what: 'Blocks stand elsewhere', before: null, after: null }] : []),
    ...(before.promotes === after.promotes
      ? []
      : [{ what: 'Promoted block', before: promotedIn(before), after: promotedIn(after) }]),
  ]
}

function promotedIn(layout: Rows): string | null {
  const block = blocksOfLayout(layout).find(({ id }) => id === layout.promotes)
  return block === undefined ? null : spokenBlock(block)
}

/** How wide each column is and which blocks it has; ids of rows say nothing. */
function shapeOf(rows: readonly LayoutRow[]): string {
  const columns = (row: LayoutRow): string =>
    row.columns
      .map((column) => {
        const blocks = column.blocks.map(({ id }) => id).join()
        return `${column.span}:${blocks}(${shapeOf(column.rows)})`
      })
      .join('|')
  return rows.map(columns).join(';')
}
