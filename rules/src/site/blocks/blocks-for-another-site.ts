import { findBlockType, readBlockValue } from './block-types.ts'
import { visitBlock } from './visit-block.ts'
import type { Block } from './layout.ts'

/**
 * Blocks of one site as another one can have them: without what they show and lead to, which is not
 * there. Settings and blocks that nobody can read here might name anything, and stay behind.
 */
export function blocksForAnotherSite(
  blocks: readonly Pick<Block, 'type' | 'value'>[],
): readonly Pick<Block, 'type' | 'value'>[] {
  return blocks.flatMap(({ type, value }) => {
    const blockType = findBlockType(type)
    if (blockType === undefined || blockType.isNameOnly === true) return []
    const read = { id: '', type, value: readBlockValue(blockType, value) }
    return [{ type, value: visitBlock(read, () => null).value }]
  })
}
