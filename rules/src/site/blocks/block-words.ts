import { findBlockType } from './block-types.ts'
import type { Block } from './layout.ts'

/** How history speaks of blocks, such as "Gallery block" or "3 blocks". */
export function blockWords(blocks: readonly Pick<Block, 'type'>[]): string {
  const [only, ...more] = blocks
  if (only === undefined || more.length > 0) return `${blocks.length} blocks`
  const title = findBlockType(only.type)?.title
  return title === undefined ? 'block' : `${title} block`
}
