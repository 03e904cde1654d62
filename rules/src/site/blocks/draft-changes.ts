import { canonicalJson } from '../../ground/documents/json-diff.ts'
import type { Block, Layout, LayoutRow } from './layout.ts'

type Rows = Pick<Layout, 'rows' | 'slide' | 'promotes'>

/**
 * How many things of a draft are otherwise than in public: each block that is new, gone, changed or
 * in another column; of the blocks that stay, each column in which they stand in another order; and
 * each row with other columns, where no block that came or went explains them; how a
 * slide is arranged and what is behind it are one, and so is which block is promoted.
 */
export function countDraftChanges(before: Rows | null, draft: Rows): number {
  const [old, now] = [partsOf(before ?? { rows: [] }), partsOf(draft)]
  const ids = new Set([...old.blocks.keys(), ...now.blocks.keys()])
  const changed = [...ids].filter((id) => !isSame(old.blocks.get(id), now.blocks.get(id)))
  const told = new Set(changed)
  const reordered = [...now.columns].filter(([id, blocks]) => {
    const stays = (block: string): boolean => !told.has(block)
    return !isSame((old.columns.get(id) ?? []).filter(stays), blocks.filter(stays))
  })
  const rearranged = [...now.rows].filter(([id, row]) => {
    const was = old.rows.get(id)
    if (was === undefined || isSame(was.columns, row.columns)) return false
    return ![...was.blocks, ...row.blocks].some((block) => told.has(block))
  })
  const others = [
    !isSame(before?.slide, draft.slide),
    !isSame(before?.promotes, draft.promotes),
  ].filter(Boolean)
  const count = changed.length + reordered.length + rearranged.length + others.length
  // rows in another order, or empty ones that came or went
  return count === 0 && !isSame(before?.rows ?? [], draft.rows) ? 1 : count
}

type Parts = {
  /** Each block, and the column in which it stands. */
  readonly blocks: Map<string, { readonly block: Block; readonly column: string }>
  /** The blocks of each column. */
  readonly columns: Map<string, readonly string[]>
  /** The columns of each row with their widths, and its blocks. */
  readonly rows: Map<string, { readonly columns: unknown; readonly blocks: readonly string[] }>
}

function partsOf({ rows }: Rows): Parts {
  const parts: Parts = { blocks: new Map(), columns: new Map(), rows: new Map() }
  collect(rows, parts)
  return parts
}

function collect(rows: readonly LayoutRow[], parts: Parts): void {
  for (const row of rows) {
    const blocks = row.columns.flatMap((column) => column.blocks.map(({ id }) => id))
    parts.rows.set(row.id, { columns: row.columns.map(({ id, span }) => [id, span]), blocks })
    for (const column of row.columns) {
      const standing = column.blocks.map(({ id }) => id)
      parts.columns.set(column.id, standing)
      for (const block of column.blocks) parts.blocks.set(block.id, { block, column: column.id })
      collect(column.rows, parts)
    }
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one ?? null) === canonicalJson(other ?? null)
}

/** What the header says of a draft, such as `Draft, 5 changes`. */
export function draftWords(count: number): string {
  return count === 1 ? 'Draft, 1 change' : `Draft, ${count} changes`
}
