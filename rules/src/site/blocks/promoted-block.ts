import { blocksOfLayout } from './blocks-of-layout.ts'
import { findBlockType } from './block-types.ts'
import type { Block, Layout } from './layout.ts'
import { promotedBlockTypes, type PromotedBlockType } from './promoted-block-type.ts'
import { takeOut } from './take-out.ts'

/** What a block is promoted as; undefined: blocks of its type stand for nothing but themselves. */
export function promotedTypeOf({ type }: Pick<Block, 'type'>): PromotedBlockType | undefined {
  const name = findBlockType(type)?.name
  return promotedBlockTypes.find((one) => one === name)
}

export type Promoted = { readonly block: Block; readonly type: PromotedBlockType }

/**
 * The block that stands for an item.
 * @param taken the types that its page takes: of another type the block stays what it is in the text
 */
export function promotedIn(
  layout: Pick<Layout, 'rows' | 'promotes'> | undefined,
  taken: readonly PromotedBlockType[],
): Promoted | undefined {
  if (layout?.promotes === undefined || taken.length === 0) return undefined
  const block = blocksOfLayout(layout).find(({ id }) => id === layout.promotes)
  const type = block === undefined ? undefined : promotedTypeOf(block)
  if (block === undefined || type === undefined) return undefined
  return taken.includes(type) ? { block, type } : undefined
}

/** The text without the block that stands for it. */
export function withoutPromoted(layout: Layout, { block }: Promoted): Layout {
  return { ...layout, rows: takeOut(layout.rows, { blockIds: [block.id] }) }
}

/** The text with that block at its head, for markup that knows nothing of promoted blocks. */
export function withPromotedAtHead(layout: Layout, promoted: Promoted): Layout {
  const { block } = promoted
  const column = { id: `column-${block.id}`, span: layout.columns, blocks: [block], rows: [] }
  const head = { id: `row-${block.id}`, columns: [column] }
  return { ...layout, rows: [head, ...withoutPromoted(layout, promoted).rows] }
}
