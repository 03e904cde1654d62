import { ok, type Result } from '../../ground/refusals/result.ts'
import { acceptValue, findBlockType } from './block-types.ts'
import type { Block } from './layout.ts'

/** Blocks whose fields may be stored; what their type does not know stays as it is. */
export function acceptedBlocks<Accepted extends Pick<Block, 'type' | 'value'>>(
  blocks: readonly Accepted[],
): Result<readonly Accepted[]> {
  const accepted: Accepted[] = []
  for (const block of blocks) {
    const blockType = findBlockType(block.type)
    const value = blockType === undefined ? ok(block.value) : acceptValue(blockType, block.value)
    if (!value.ok) return value
    accepted.push({ ...block, value: value.value })
  }
  return ok(accepted)
}
